import { BRANDS, OWN_FORM, SECOND } from '../../site/test/builtSite.ts';
import { E2E_DIST, buildSettings } from '../../site/e2e/environment.ts';

/** One command of the gate. */
export type Step = {
  name: string;
  command: string[];
  /** Over the environment of the gate itself. */
  env?: Record<string, string | undefined>;
  /** How its tests are counted; without it the step itself is the one test. */
  runner?: 'vitest' | 'playwright' | 'lines';
  /** How many tests it must at least have: a pattern that matches nothing is no success. */
  least?: number;
};

/** Where the builds stand whose files are read as text. */
export const BUILT = 'node_modules/.cache/built';
const BUILD = [process.execPath, 'scripts/build.ts', '--quiet'];

/** What needs no build. */
export const STATIC_CHECKS: Step[] = [
  { name: 'types: contract', command: ['tsc', '-p', 'contract'] },
  { name: 'types: site', command: ['tsc', '-p', 'site'] },
  { name: 'types: server', command: ['tsc', '-p', 'server'] },
  { name: 'types: scripts', command: ['tsc', '-p', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] },
  { name: 'unused code', command: ['knip'] },
];

const staticBuild = (brand: keyof typeof BRANDS) => ({
  ...BRANDS[brand],
  PUBLIC_MARKET_API: 'self',
  OUT_DIR: `${BUILT}/${brand}`,
});

function endToEnd(
  name: string,
  more: string[],
  env: NonNullable<Step['env']>,
  least: number,
): Step {
  return { name, command: ['playwright', 'test', ...more], env, runner: 'playwright', least };
}

const OWN_FORM_DIST = 'node_modules/.cache/e2e-own-form';
/** Settings of the tests of a build behind a server. */
const served = (folder: string, brand?: string) => ({
  OWNER_CONFIG: brand,
  E2E_DIST: folder,
  E2E_BUILT: 'yes',
});

/** Builds, each made once in order. */
export const BUILDS: Step[] = [
  { name: 'build', command: BUILD },
  { name: 'build for npm start', command: BUILD, env: buildSettings() },
  { name: 'build for a host of its own', command: BUILD, env: staticBuild('owner') },
  { name: 'build of the example owner', command: BUILD, env: staticBuild('full') },
  { name: 'build of a second brand', command: BUILD, env: staticBuild('second') },
  {
    name: 'build of its own form',
    command: BUILD,
    env: { ...buildSettings(OWN_FORM_DIST), OWNER_CONFIG: OWN_FORM },
  },
];

export const UNIT: Step = {
  name: 'unit and component tests',
  command: ['vitest', 'run'],
  env: { BUILT_SITES: BUILT },
  runner: 'vitest',
  least: 100,
};

/** What may run beside them. */
export const BESIDE_UNIT: Step[] = [
  {
    name: 'browser engines',
    command: [process.execPath, 'scripts/testEngines.ts'],
    env: served(E2E_DIST),
    runner: 'lines',
    least: 0,
  },
  endToEnd(
    'end-to-end tests of a second brand',
    ['--grep=@brand'],
    served(`${BUILT}/second`, SECOND),
    5,
  ),
  endToEnd(
    'end-to-end tests of its own form',
    ['--grep=signs up in the frame|form names the brand'],
    served(OWN_FORM_DIST, OWN_FORM),
    2,
  ),
];

/** After them, alone. */
export const END_TO_END = endToEnd(
  'end-to-end tests',
  [],
  { ...served(E2E_DIST), BUILT_SITES: BUILT },
  100,
);
