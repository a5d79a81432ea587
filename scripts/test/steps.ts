import { BRANDS, OWN_FORM, SECOND } from '../../site/test/builtSite.ts';
import { E2E_DIST, FROZEN_OWNER, buildSettings } from '../../site/e2e/environment.ts';

/** One command of the gate. */
export type Step = {
  name: string;
  /** As a shell takes it. */
  command: string;
  /** Over the environment of the gate itself. */
  env?: Record<string, string | undefined>;
};

/** Where the builds stand whose files are read as text. */
export const BUILT = 'node_modules/.cache/built';
const OWN_FORM_DIST = 'node_modules/.cache/e2e-own-form';
const OWNER_DIST = 'node_modules/.cache/e2e-owner';

function build(name: string, env: NonNullable<Step['env']>): Step {
  return { name, command: 'node scripts/build.ts --quiet', env };
}
/** By Astro's own command, which hosts may run. */
function staticBuild(name: string, brand: keyof typeof BRANDS): Step {
  const folders = { FORM_ORIGIN: '', PUBLIC_MARKET_API: 'self', OUT_DIR: `${BUILT}/${brand}` };
  const env = { ...BRANDS[brand], ...folders, ASTRO_TELEMETRY_DISABLED: '1' };
  return { name, command: 'astro build --silent', env };
}
/** Settings of the tests of a build behind a server. */
const served = (E2E_DIST: string, OWNER_CONFIG: string) => {
  return { OWNER_CONFIG, E2E_DIST, E2E_BUILT: 'yes' };
};

/** The end-to-end tests that any owner's page passes. */
const BRAND_TESTS = 'playwright test --grep=@brand';
const ENGINES = {
  name: 'browser engines',
  command: 'playwright test --grep=@engine',
  env: served(E2E_DIST, FROZEN_OWNER),
};

/** The steps of `npm test`. */
export const STEPS = {
  /** What needs no build. */
  checks: [
    { name: 'types: contract', command: 'tsc -p contract' },
    { name: 'types: site', command: 'tsc -p site' },
    {
      name: 'types: .astro files',
      command: 'node scripts/test/astroToTsx.ts && tsc -p site/tsconfig.astro.json',
    },
    { name: 'types: server', command: 'tsc -p server' },
    { name: 'types: scripts', command: 'tsc -p .' },
    { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
    { name: 'format', command: 'prettier --check --log-level=warn .' },
    { name: 'unused code', command: 'knip' },
  ],
  /** Each made once in order. */
  builds: [
    build('build', {}),
    build('build for npm start', { ...buildSettings(), OWNER_CONFIG: FROZEN_OWNER }),
    staticBuild('build for a host of its own', 'owner'),
    staticBuild('build of the example owner', 'full'),
    staticBuild('build of a second brand', 'second'),
    build('build of its own form', { ...buildSettings(OWN_FORM_DIST), OWNER_CONFIG: OWN_FORM }),
  ],
  /** They build what little they need themselves, and mostly wait. */
  server: { name: 'tests of the server', command: 'vitest run --project=server' },
  /** What looks at the builds and may run beside others, the longest first. */
  onBuilds: [
    ENGINES,
    {
      name: 'unit and component tests',
      command: 'vitest run --project=!server',
      env: { BUILT_SITES: BUILT },
    },
    {
      name: 'end-to-end tests of a second brand',
      command: BRAND_TESTS,
      env: served(`${BUILT}/second`, SECOND),
    },
    {
      name: 'end-to-end tests of its own form',
      command:
        'playwright test --grep="signs up in the frame|form names the brand|script of another service|an experiment"',
      env: served(OWN_FORM_DIST, OWN_FORM),
    },
    {
      name: 'end-to-end tests of the owner’s page',
      command: BRAND_TESTS,
      env: served(`${BUILT}/owner`, BRANDS.owner.OWNER_CONFIG),
    },
  ],
  /** After all others, alone: they fill the processors. */
  endToEnd: {
    name: 'end-to-end tests',
    command: 'playwright test --grep-invert="@brand|@engine"',
    env: { ...served(E2E_DIST, FROZEN_OWNER), BUILT_SITES: BUILT },
  },
} as const satisfies Record<string, Step | Step[]>;

/** What may be asked of `npm test` alone, as further commands of package.json do. */
export const PARTS = {
  check: STEPS.checks,
  engines: [ENGINES],
  /**
   * By the settings of the environment: no link leads nowhere; in each language the page reads without script,
   * nothing runs sideways, over something else or out of sight, and axe finds nothing, contrast with it.
   */
  owner: [
    // The form's other host is not there to answer, so the form stands at the page's own.
    build('the page builds', { ...buildSettings(OWNER_DIST), FORM_ORIGIN: '' }),
    {
      name: 'it reads in each language',
      command: `${BRAND_TESTS} --reporter=./scripts/test/ownerReporter.ts`,
      env: served(OWNER_DIST, BRANDS.owner.OWNER_CONFIG),
    },
  ],
  /**
   * 60 rounds of kill -9 on each database, 20,000 malformed requests, 40,000 false counts, which `npm test` runs in
   * a short form.
   */
  faults: [
    {
      name: 'tests of faults at full length',
      // One file after the other: several at once would measure each other.
      command: 'vitest run --project=server --no-file-parallelism server/test openVisits',
      env: { FAULTS: 'full' },
    },
  ],
} as const satisfies Record<string, readonly Step[]>;
