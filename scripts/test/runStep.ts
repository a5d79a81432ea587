import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Step } from './steps.ts';

/** What became of a step's tests. `flaky`: passed, but only on their second try. */
export type Counts = { passed: number; failed: number; flaky: number };

const REPORTS = 'node_modules/.cache/reports';
/** The reports of Vitest and of Playwright. */
const Report = z.union([
  z
    .object({ numPassedTests: z.int(), numFailedTests: z.int() })
    .transform((all) => ({ passed: all.numPassedTests, failed: all.numFailedTests, flaky: 0 })),
  z
    .object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) })
    .transform(({ stats: { expected, unexpected: failed, flaky } }) => {
      return { passed: expected + flaky, failed, flaky };
    }),
]);

/**
 * Runs a step and prints how it went, with its whole output where something failed, was flaky or did not
 * run. A command that ends with an error, or has too few tests, counts as at least one failure.
 */
export async function runStep(step: Step): Promise<Counts> {
  const began = performance.now();
  const report = join(REPORTS, `${step.name.replaceAll(/\W+/g, '-')}.json`);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  const { code, output } = await run(step, report);
  const { passed, flaky, ...counts } = readCounts(step, code, output, report);
  const isWhole = code === 0 && passed + counts.failed >= (step.least ?? 1);
  const failed = isWhole ? counts.failed : Math.max(1, counts.failed);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const again = flaky > 0 ? `, ${flaky} on the second try only` : '';
  const mark = (failed > 0 ? 'FAILED' : 'ok').padEnd(7);
  console.log(`${mark} ${step.name}: ${passed} passed, ${failed} not${again}, ${seconds} s`);
  if (failed + flaky > 0) console.log(output);
  for (const line of output.split('\n')) if (line.includes(': not run; ')) console.log(`  ${line}`);
  return { passed, failed, flaky };
}

/** Counts tests by the report of a runner, or by the last line of the output; else the step is one test. */
export function readCounts(step: Step, code: number, output: string, report: string): Counts {
  const failed = code === 0 ? 0 : 1;
  if (step.runner === undefined) return { passed: 1 - failed, failed, flaky: 0 };
  if (step.runner === 'lines') {
    const [, passed = 0, not = 1] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
    return { passed: Number(passed), failed: Number(not), flaky: 0 };
  }
  if (!existsSync(report)) return { passed: 0, failed, flaky: 0 };
  return Report.parse(JSON.parse(readFileSync(report, 'utf8')));
}

async function run({ command, runner, env }: Step, report: string) {
  const [file = '', ...args] = command;
  if (runner === 'vitest')
    args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  const quiet = { FORCE_COLOR: '0', NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const child = spawn(file, args, {
    env: { ...process.env, ...quiet, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  // A program that is not there is told by an error of the child.
  const [code] = await once(child, 'close').catch((error) => [1, (output += error)]);
  return { code: Number(code ?? 1), output };
}
