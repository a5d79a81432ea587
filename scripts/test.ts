import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import * as z from 'zod';
import { findChromium } from './chromium.ts';

/**
 * `npm test`, the only gate: types, lint, format, unused code, build, unit and component tests,
 * end-to-end tests of the built page behind the real companion. Prints each step with its time, the
 * output of what failed, and closes with `N passed, N failed`.
 */
type Step = { name: string; command: string[]; report?: Report };
type Report = 'vitest' | 'playwright' | 'last line';
type Tally = { passed: number; failed: number };

const REPORTS = 'node_modules/.cache/reports';
const VITEST_REPORT = `${REPORTS}/vitest.json`;
const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`;

const STEPS: Step[] = [
  { name: 'types: contract', command: ['tsc', '-p', 'contract'] },
  { name: 'types: site', command: ['tsc', '-p', 'site'] },
  { name: 'types: service', command: ['tsc', '-p', 'service'] },
  { name: 'types: scripts', command: ['tsc', '-p', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'build', command: [process.execPath, 'scripts/build.ts', '--quiet'] },
  {
    name: 'unit and component tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${VITEST_REPORT}`,
    ],
    report: 'vitest',
  },
  { name: 'end-to-end tests', command: ['playwright', 'test'], report: 'playwright' },
  {
    name: 'browser engines',
    command: [process.execPath, 'scripts/testEngines.ts'],
    report: 'last line',
  },
];

const BEFORE_BUILD = STEPS.findIndex(({ name }) => name === 'build');
const total: Tally = { passed: 0, failed: 0 };
async function main(): Promise<void> {
  try {
    process.env['CHROMIUM_PATH'] = findChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = PLAYWRIGHT_REPORT;
  // `--check` stops before the build: what an editor wants to know at once.
  const steps = process.argv.includes('--check') ? STEPS.slice(0, BEFORE_BUILD) : STEPS;
  for (const step of steps) await take(step);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

async function take({ name, command, report }: Step): Promise<void> {
  const start = performance.now();
  const { code, output } = await run(command);
  const tally = report
    ? read(report, code, output)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  total.passed += tally.passed;
  total.failed += tally.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const mark = tally.failed > 0 ? 'FAILED' : 'ok';
  console.log(
    `${mark.padEnd(7)} ${name} (${tally.passed} passed, ${tally.failed} not) ${seconds} s`,
  );
  if (tally.failed > 0) console.log(output);
  // What a step left out, or passed only on the second try, is said even when all is well.
  else
    for (const line of output.split('\n').filter(isRemark)) console.log(`        ${line.trim()}`);
}

const isRemark = (line: string) => /: not run; |^\s+\d+ flaky|needed a second try/.test(line);

function run([file = '', ...args]: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const VitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

/** Counts a runner's tests; a runner that failed outside of any test counts as one failure. */
function read(report: Report, code: number, output: string): Tally {
  if (report === 'last line') {
    const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
    return { passed: Number(passed), failed: Number(failed) || (code === 0 ? 0 : 1) };
  }
  const path = report === 'vitest' ? VITEST_REPORT : PLAYWRIGHT_REPORT;
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (report === 'vitest') {
    const { numPassedTests, numFailedTests } = VitestReport.parse(json);
    return { passed: numPassedTests, failed: numFailedTests || (code === 0 ? 0 : 1) };
  }
  const { expected, unexpected, flaky } = PlaywrightReport.parse(json).stats;
  return { passed: expected + flaky, failed: unexpected || (code === 0 ? 0 : 1) };
}

await main();
