import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { refuseUnknown } from './command.ts';
import { findChromium } from './findChromium.ts';
import { installMissing, PROGRAMS, requirePrograms } from './programs.ts';
import { runStep, type Counts } from './test/runStep.ts';
import { BUILT, PARTS, STEPS, type Step } from './test/steps.ts';

/**
 * `npm test`, the only gate: types, lint, format, unused code, builds, unit and component tests,
 * end-to-end tests of the built page behind the real server, other browser engines. Prints each step with
 * its time and the output of what failed, and closes with `N passed, N failed`. A part of it alone: `check`
 * stops before the builds, what an editor wants to know at once; `owner` is what an owner asks before
 * publishing, in under three minutes; `faults` kills and fuzzes the server at full length; `engines`.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const names = Object.keys(PARTS) as (keyof typeof PARTS)[];
refuseUnknown(positionals, names);
const part = names.find((name) => positionals.includes(name));
const { headlessChromium, postgres, nginx, haproxy, firefox, webkit, xvfb } = PROGRAMS;
const servers = part === undefined || part === 'faults' ? [postgres, nginx, haproxy] : [];
const engines = part === undefined || part === 'engines' ? [firefox, webkit, xvfb] : [];
const installed = installMissing([headlessChromium, ...servers, ...engines]);
requirePrograms([...servers, ...engines.filter((engine) => installed.includes(engine))]);
process.env['CHROMIUM_PATH'] = findChromium();
// The gate starts Node a hundred times: what one process has compiled serves the next.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/compiled');

const all: Counts[] = [];
if (part) {
  await runAll(PARTS[part], part === 'check' ? availableParallelism() : 1);
} else {
  // A build keeps files of the build before in the same folder, and tests would count them too.
  rmSync(BUILT, { recursive: true, force: true });
  // Builds would disturb each other; what only reads, or waits for other programs, may run beside them.
  await Promise.all([
    runAll([...STEPS.checks, STEPS.server]),
    runAll(STEPS.builds).then(() => runAll(STEPS.onBuilds, 2)),
  ]);
  await runAll([STEPS.endToEnd]);
}
const sum = (key: 'passed' | 'failed') => all.reduce((total, counts) => total + counts[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);

/** Runs steps in their order, `atOnce` of them at a time. */
async function runAll(steps: readonly Step[], atOnce = 1): Promise<void> {
  const left = steps.values();
  const runLeft = async () => {
    for (const step of left) {
      const counts = await runStep(step);
      all.push(counts);
      // An owner mends what is named first; what follows needs it.
      if (part === 'owner' && counts.failed > 0) return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runLeft));
}
