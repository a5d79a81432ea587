import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Step } from './steps.ts';

/** What became of a step's tests. `flaky`: passed, but only on their second try. */
export type Counts = { passed: number; failed: number; flaky: number };

const REPORTS = 'node_modules/.cache/reports';
const Vitest = z
  .object({ numPassedTests: z.int(), numFailedTests: z.int() })
  .transform((all): Counts => ({
    passed: all.numPassedTests,
    failed: all.numFailedTests,
    flaky: 0,
  }));
const Playwright = z
  .object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) })
  .transform(({ stats: { expected, unexpected, flaky } }): Counts => {
    return { passed: expected + flaky, failed: unexpected, flaky };
  });

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
  const counts = readCounts(step, code, output, report);
  const isWhole = code === 0 && counts.passed + counts.failed >= (step.least ?? 1);
  const failed = isWhole ? counts.failed : Math.max(1, counts.failed);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const mark = failed > 0 ? 'FAILED' : 'ok';
  const flaky = counts.flaky > 0 ? `, ${counts.flaky} on the second try only` : '';
  console.log(
    `${mark.padEnd(7)} ${step.name}: ${counts.passed} passed, ${failed} not${flaky}, ${seconds} s`,
  );
  if (failed > 0 || counts.flaky > 0) console.log(output);
  for (const line of output.split('\n')) if (line.includes(': not run; ')) console.log(`  ${line}`);
  return { ...counts, failed };
}

/** Counts tests by the report of a runner, or by the last line of the output; else the step is one test. */
export function readCounts(step: Step, code: number, output: string, report: string): Counts {
  const single = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, flaky: 0 };
  if (step.runner === undefined) return single;
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  if (step.runner === 'lines')
    return { passed: Number(passed ?? 0), failed: Number(failed ?? 1), flaky: 0 };
  if (!existsSync(report)) return { ...single, passed: 0 };
  return z.union([Vitest, Playwright]).parse(JSON.parse(readFileSync(report, 'utf8')));
}

function run({ command, runner, env }: Step, report: string) {
  const [file = '', ...args] = command;
  if (runner === 'vitest')
    args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  const quiet = { FORCE_COLOR: '0', NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(file, args, {
      env: { ...process.env, ...quiet, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
