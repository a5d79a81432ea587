import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { readArguments } from './arguments.ts';
import { findChromium } from './chromium.ts';
import { STATIC_CHECKS, buildsAndTests, type Step } from './test/steps.ts';
import { REPORTS, takeStep, type Taken } from './test/takeStep.ts';

/**
 * `npm test`, the only gate: types, lint, format, unused code, builds, unit and component tests,
 * end-to-end tests of the built page behind the real server, other browser engines. Prints each
 * step with its time and the output of what failed, then the slowest tests and what was not run or
 * passed on a second try only, and closes with `N passed, N failed`. `--check` stops before the
 * builds: what an editor wants to know at once.
 */
const SLOWEST = 10;

const { values } = readArguments('npm test', { check: { type: 'boolean', default: false } });
const taken: Taken[] = [];
try {
  process.env['CHROMIUM_PATH'] = findChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
// Programs of the gate start a hundred times; what Node has compiled once serves the next.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/compiled');
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

// What is only read may be read side by side, also beside builds, which would disturb each other.
const checks = STATIC_CHECKS.values();
const steps = values.check ? undefined : buildsAndTests();
await Promise.all(
  Array.from({ length: availableParallelism() }, async (_, core) => {
    if (core === 0) await takeAll(steps?.builds ?? []);
    await takeAll(checks);
  }),
);
if (steps) {
  // Other programs and the page's own clock are waited for most of the time.
  await Promise.all([takeAll([steps.unit]), takeAll(steps.besideUnit)]);
  await takeAll([steps.last]);
}

const slowest = taken
  .flatMap(({ took }) => took)
  .toSorted((a, b) => b.seconds - a.seconds)
  .slice(0, SLOWEST);
if (slowest.length > 0) console.log('\nSlowest tests:');
for (const { name, seconds } of slowest)
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
const remarks = taken.flatMap((step) => step.remarks);
if (remarks.length > 0) console.log('\nRemarks:');
for (const remark of remarks) console.log(`  ${remark.trim()}`);
const sum = (key: 'passed' | 'failed') => taken.reduce((all, step) => all + step[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);

/** Takes steps one after the other; several of it at once share them. */
async function takeAll(steps: Iterable<Step>): Promise<void> {
  for (const step of steps) taken.push(await takeStep(step));
}
