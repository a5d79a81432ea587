import { exec } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs, promisify, stripVTControlCharacters } from 'node:util';
import { assertKnownArgs } from './command.ts';
import { installPrograms } from './test/programs.ts';

/**
 * `npm test` runs every check, prints the output of failed ones, and ends with `N passed, N failed`. The checks are
 * shell commands that you can also run yourself with `node_modules/.bin` in the PATH. `check` runs only what doesn't
 * need a build, and `owner` runs only the tests for an owner's page.
 */
const BUILT = 'node_modules/.cache/built';
const OWNERS = {
  frozen: resolve('test/owner'),
  second: resolve('test/secondBrand'),
  'own-form': resolve('test/secondBrandOwnForm'),
  full: resolve('examples/full'),
  owner: process.env['OWNER'] ?? '',
};
const withOwner = (owner: keyof typeof OWNERS, command: string) =>
  `OWNER="${OWNERS[owner]}" E2E_DIST=${BUILT}/${owner} E2E_BUILT=yes ${command}`;
const build = (owner: keyof typeof OWNERS, siteUrl: string, command = 'astro build --silent') =>
  withOwner(
    owner,
    `OUT_DIR=${BUILT}/${owner} SITE_URL=${siteUrl} PUBLIC_MARKET_API=self ${command}`,
  );
const buildForServer = (owner: keyof typeof OWNERS) =>
  build(owner, 'http://localhost:4321', 'node scripts/build.ts --quiet');

const CHECKS = [
  'tsc -p contract',
  'tsc -p site',
  'node scripts/test/astroToTsx.ts && tsc -p site/tsconfig.astro.json',
  'tsc -p server',
  'tsc -p .',
  'oxlint --type-aware --deny-warnings',
  'prettier --check --log-level=warn .',
  'knip',
  'cspell --no-progress --no-summary',
];
const BUILDS = [
  'node scripts/build.ts --quiet',
  buildForServer('frozen'),
  buildForServer('own-form'),
  build('owner', 'https://page.example'),
  build('full', ''),
  build('second', ''),
];
/** Slowest first. */
const PARALLEL_TESTS = [
  withOwner('frozen', 'playwright test --grep=@engine'),
  `BUILT_SITES=${BUILT} vitest run --project=!server`,
  withOwner('second', 'playwright test --grep=@brand'),
  withOwner('own-form', 'playwright test experiments analytics signUp'),
  withOwner('owner', 'playwright test --grep=@brand'),
];
const END_TO_END_TESTS = withOwner('frozen', 'playwright test --grep-invert="@brand|@engine"');

const { positionals } = parseArgs({ allowPositionals: true });
assertKnownArgs(positionals, ['check', 'owner']);
const [suite] = positionals;
const total = { passed: 0, failed: 0 };
const settings = { FORM_ORIGIN: '', ASTRO_TELEMETRY_DISABLED: '1' };
// We start Node many times, so the compile cache pays off.
const env = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'), ...process.env };

if (suite === 'check') {
  await runAll(CHECKS, availableParallelism());
} else if (suite === 'owner') {
  installPrograms(['chromium-headless-shell']);
  const test = withOwner('owner', 'playwright test --grep=@brand');
  await runAll([`${buildForServer('owner')} && ${test}`]);
} else {
  installPrograms();
  // Builds keep files from the previous release, so start from scratch.
  rmSync(BUILT, { recursive: true, force: true });
  await Promise.all([
    runAll([...CHECKS, 'vitest run --project=server']),
    runAll(BUILDS).then(() => runAll(PARALLEL_TESTS, 2)),
  ]);
  await runAll([END_TO_END_TESTS]);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Starts commands in order, with up to `concurrency` running at a time. */
async function runAll(commands: readonly string[], concurrency = 1): Promise<void> {
  const queue = commands.values();
  const runNext = async () => {
    for (const command of queue) await run(command);
  };
  await Promise.all(Array.from({ length: concurrency }, runNext));
}

async function run(command: string): Promise<void> {
  const start = performance.now();
  const result = promisify(exec)(command, { maxBuffer: Infinity, env: { ...env, ...settings } });
  const { code = 0, stdout, stderr, message = '' } = await result.catch((error) => error);
  const output = stripVTControlCharacters(`${stdout}${stderr}` || message);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  // The summary line from Vitest or Playwright. Other tools count as one test, and an error as at least one failure.
  const summary = output.match(/^ *(?:Tests +)?\d+ (?:passed|failed|flaky)\b.*$/gm)?.join('\n');
  const getCount = (status: string) =>
    Number(RegExp(`(\\d+) ${status}`).exec(summary ?? '')?.[1] ?? 0);
  const isError = code !== 0;
  const flaky = getCount('flaky');
  const failed = Math.max(getCount('failed'), isError ? 1 : 0);
  const passed = summary === undefined && !isError ? 1 : getCount('passed') + flaky;
  total.passed += passed;
  total.failed += failed;
  const counts = `${passed} passed (${flaky} flaky), ${failed} failed`;
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${command}\n       ${counts}, ${seconds} s`);
  if (failed + flaky > 0) console.log(output.replaceAll(/^ *(?:✓|\[\d+\/\d+\]) .*\n/gm, ''));
}
