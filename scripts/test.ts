import { exec } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs, promisify, stripVTControlCharacters } from 'node:util';
import { refuseUnknown } from './command.ts';
import { installPrograms } from './test/programs.ts';

/**
 * `npm test` runs each tool, prints the output of those that fail, and ends with `N passed, N failed`. Each step is
 * a shell command that also runs alone, with `node_modules/.bin` in the PATH. `check` runs the tools that need no
 * build, `owner` the checks before publishing.
 */
const BUILT = 'node_modules/.cache/built';
const OWNERS = {
  frozen: resolve('test/owner'),
  second: resolve('test/secondBrand'),
  'own-form': resolve('test/secondBrandOwnForm'),
  full: resolve('examples/full'),
  owner: process.env['OWNER'] ?? '',
};
const on = (owner: keyof typeof OWNERS, command: string) =>
  `OWNER="${OWNERS[owner]}" E2E_DIST=${BUILT}/${owner} E2E_BUILT=yes ${command}`;
const build = (owner: keyof typeof OWNERS, siteUrl: string, command = 'astro build --silent') =>
  on(owner, `OUT_DIR=${BUILT}/${owner} SITE_URL=${siteUrl} PUBLIC_MARKET_API=self ${command}`);
const serverBuild = (owner: keyof typeof OWNERS) =>
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
  serverBuild('frozen'),
  serverBuild('own-form'),
  build('owner', 'https://page.example'),
  build('full', ''),
  build('second', ''),
];
/** The longest first. */
const TESTS_BESIDE_OTHERS = [
  on('frozen', 'playwright test --grep=@engine'),
  `BUILT_SITES=${BUILT} vitest run --project=!server`,
  on('second', 'playwright test --grep=@brand'),
  on('own-form', 'playwright test experiments analytics signUp'),
  on('owner', 'playwright test --grep=@brand'),
];
const END_TO_END = on('frozen', 'playwright test --grep-invert="@brand|@engine"');

const { positionals } = parseArgs({ allowPositionals: true });
refuseUnknown(positionals, ['check', 'owner']);
const [part] = positionals;
const total = { passed: 0, failed: 0 };
const settings = { FORM_ORIGIN: '', ASTRO_TELEMETRY_DISABLED: '1' };
// The tools start Node many times, and the cache speeds that up.
const env = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'), ...process.env };

if (part === 'check') {
  await runAll(CHECKS, availableParallelism());
} else if (part === 'owner') {
  installPrograms(['chromium-headless-shell']);
  await runAll([`${serverBuild('owner')} && ${on('owner', 'playwright test --grep=@brand')}`]);
} else {
  installPrograms();
  // A build keeps files of the previous build.
  rmSync(BUILT, { recursive: true, force: true });
  await Promise.all([
    runAll([...CHECKS, 'vitest run --project=server']),
    runAll(BUILDS).then(() => runAll(TESTS_BESIDE_OTHERS, 2)),
  ]);
  await runAll([END_TO_END]);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs commands in order, `atOnce` in parallel. */
async function runAll(commands: readonly string[], atOnce = 1): Promise<void> {
  const left = commands.values();
  const runLeft = async () => {
    for (const command of left) await run(command);
  };
  await Promise.all(Array.from({ length: atOnce }, runLeft));
}

async function run(command: string): Promise<void> {
  const start = performance.now();
  const ended = promisify(exec)(command, { maxBuffer: Infinity, env: { ...env, ...settings } });
  const { code = 0, stdout, stderr, message = '' } = await ended.catch((error) => error);
  const output = stripVTControlCharacters(`${stdout}${stderr}` || message);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  // The last lines of Vitest and Playwright. A tool without them is one test, and an error is at least one failure.
  const summary = output.match(/^ *(?:Tests +)?\d+ (?:passed|failed|flaky)\b.*$/gm)?.join('\n');
  const count = (word: string) => Number(RegExp(`(\\d+) ${word}`).exec(summary ?? '')?.[1] ?? 0);
  const isError = code !== 0;
  const failed = Math.max(count('failed'), isError ? 1 : 0);
  const passed = summary === undefined && !isError ? 1 : count('passed') + count('flaky');
  total.passed += passed;
  total.failed += failed;
  const counts = `${passed} passed, ${failed} failed, ${count('flaky')} passed on the second try`;
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${command}\n       ${counts}, ${seconds} s`);
  if (failed + count('flaky') > 0)
    console.log(output.replaceAll(/^ *(?:✓|\[\d+\/\d+\]) .*\n/gm, ''));
}
