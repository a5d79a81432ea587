import { spawnSync } from 'node:child_process';
import { addressOn, buildSettings, freePorts, startCompanion } from './environment.ts';

/**
 * Builds the page as `npm start` does, and starts one companion for all tests. Tests that need an
 * upstream of their own start their own companion on the same build. `E2E_BUILT_FOR` names the two
 * ports for which the page was built already.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const builtFor = process.env['E2E_BUILT_FOR'];
  const address = addressOn(builtFor ?? (await freePorts()));
  if (builtFor === undefined) {
    const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], {
      stdio: 'inherit',
      env: { ...process.env, ...buildSettings(address) },
    });
    if (status !== 0) throw new Error('The page did not build, so there is nothing to test.');
  }
  const companion = await startCompanion({ MARKET_FALLBACK: 'sample' }, address);
  process.env['E2E_SITE'] = companion.site;
  process.env['E2E_FORM'] = companion.form;
  process.env['E2E_DATA'] = companion.dataDir;
  return companion.stop;
}
