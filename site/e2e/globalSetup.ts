import { spawnSync } from 'node:child_process';
import { buildSettings, startServer } from './environment.ts';

/**
 * Builds the page like `npm start`, unless `E2E_BUILT` is set, and starts one server for all tests. Tests with their
 * own upstream start another server with the same build.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!process.env['E2E_BUILT']) {
    const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], {
      stdio: 'inherit',
      env: { ...process.env, ...buildSettings() },
    });
    if (status !== 0) throw new Error('The page did not build, so there is nothing to test.');
  }
  const server = await startServer({ MARKET_FALLBACK: 'sample' });
  process.env['E2E_SITE'] = server.site;
  process.env['E2E_DATA'] = server.dataDir;
  return server.stop;
}
