import { spawnSync } from 'node:child_process';
import { E2E_DIST, freePort, startCompanion } from './environment.ts';

/**
 * Builds the page as `npm start` does, and starts one companion for all tests. Tests that need an
 * upstream of their own start their own companion on the same build.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const port = String(await freePort());
  const formPort = String(await freePort());
  const build = spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      OUT_DIR: E2E_DIST,
      PUBLIC_MARKET_API: 'self',
      SITE_URL: `http://localhost:${port}`,
      FORM_ORIGIN: `http://localhost:${formPort}`,
    },
  });
  if (build.status !== 0) throw new Error('The page did not build, so there is nothing to test.');

  const companion = await startCompanion({
    PORT: port,
    FORM_PORT: formPort,
    MARKET_FALLBACK: 'sample',
  });
  process.env['E2E_SITE'] = companion.site;
  process.env['E2E_FORM'] = companion.form;
  process.env['E2E_DATA'] = companion.dataDir;
  return companion.stop;
}
