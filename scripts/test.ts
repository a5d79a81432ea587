import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import './command.ts';
import { findChromium } from './programs.ts';
import { runStep, type Counts } from './test/runStep.ts';
import { BUILT, FAULTS, OWNER_STEPS, STEPS, type Step } from './test/steps.ts';

/**
 * `npm test`, the only gate: types, lint, format, unused code, builds, unit and component tests,
 * end-to-end tests of the built page behind the real server, other browser engines. Prints each step with
 * its time and the output of what failed, and closes with `N passed, N failed`. `--check` stops before
 * the builds: what an editor wants to know at once. `--owner` is `npm run check:owner`, which an owner asks
 * before publishing: the page builds, reads in each language, and the doctor says what is missing. `--faults`
 * is `npm run test:faults`.
 */
const isGiven = { type: 'boolean' } as const;
const { values } = parseArgs({ options: { check: isGiven, owner: isGiven, faults: isGiven } });
if (values.faults) handOver(FAULTS);
process.env['CHROMIUM_PATH'] = findChromium();
// The gate starts Node a hundred times: what one process has compiled serves the next.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/compiled');
if (values.owner) await checkOwner();

// A build keeps files of the build before in the same folder, and tests would count them too.
if (!values.check) rmSync(BUILT, { recursive: true, force: true });

const all: Counts[] = [];
if (values.check) {
  const checks = STEPS.checks.values();
  await Promise.all(Array.from({ length: availableParallelism() }, () => runAll(checks)));
} else {
  // Builds would disturb each other; what only reads, or waits for other programs, may run beside them.
  const built = runAll(STEPS.builds);
  await Promise.all([
    runAll([...STEPS.checks, STEPS.server]),
    built.then(() => runAll([STEPS.unit])),
    built.then(() => runAll(STEPS.besideUnit)),
  ]);
  await runAll([STEPS.endToEnd]);
}
const sum = (key: 'passed' | 'failed') => all.reduce((total, counts) => total + counts[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);

/** In under three minutes, and so no further than to the first failure. */
async function checkOwner(): Promise<never> {
  for (const step of OWNER_STEPS) {
    if ((await runStep(step)).failed > 0) process.exit(1);
  }
  console.log();
  return handOver({ command: [process.execPath, 'scripts/doctor.ts'] });
}

/** Lets another program run in the place of this one. */
function handOver({ command: [program = '', ...words], env }: Omit<Step, 'name'>): never {
  const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const;
  process.exit(spawnSync(program, words, options).status ?? 1);
}

/** Runs steps one after the other; several calls with one iterator share its steps. */
async function runAll(steps: Iterable<Step>): Promise<void> {
  for (const step of steps) all.push(await runStep(step));
}
