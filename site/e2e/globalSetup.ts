import { spawnSync } from 'node:child_process';
import { getBuildSettings, startServer } from './environment.ts';

/**
 * Builds the site like `npm start` does, unless `E2E_BUILT` is set, and starts the server that tests share. Tests that
 * need their own price service start another server with the same build. To test behind a proxy, start that
 * server yourself, and set `E2E_SITE` to the proxy's URL of the page and `E2E_DATA` to the server's data folder.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!process.env['E2E_BUILT']) {
    const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], {
      stdio: 'inherit',
      env: { ...process.env, ...getBuildSettings() },
    });
    if (status !== 0) throw new Error('The build failed. Fix the errors above, then try again.');
  }
  if (process.env['E2E_SITE']) return async () => {};
  const server = await startServer({ MARKET_FALLBACK: 'sample' });
  process.env['E2E_SITE'] = server.site;
  process.env['E2E_DATA'] = server.dataDir;
  return server.stop;
}
