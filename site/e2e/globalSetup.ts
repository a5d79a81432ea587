import { spawnSync } from 'node:child_process';
import { getBuildSettings, startServer } from './environment.ts';

/**
 * Builds the site like `npm start` does, unless `E2E_BUILT` is set, and starts the server that tests share. Tests that
 * need their own price service start another server with the same build.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!process.env['E2E_BUILT']) {
    const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], {
      stdio: 'inherit',
      env: { ...process.env, ...getBuildSettings() },
    });
    if (status !== 0) throw new Error('The build failed. Fix the errors above, then try again.');
  }
  const server = await startServer({ MARKET_FALLBACK: 'sample' });
  process.env['E2E_SITE'] = server.site;
  process.env['E2E_DATA'] = server.dataDir;
  return server.stop;
}
