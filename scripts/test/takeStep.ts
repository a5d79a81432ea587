import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readLines, readReport, type Outcome } from './reports.ts';
import type { Step } from './steps.ts';

export const REPORTS = 'node_modules/.cache/reports';

/** A step that was taken: what became of its tests, and what must be said even when all is well. */
export type Taken = Outcome & { remarks: string[] };

/**
 * Runs a step's command and prints how it went, with its whole output where something failed. A
 * command that ends with an error, or has too few tests, counts as at least one failure.
 */
export async function takeStep(step: Step): Promise<Taken> {
  const start = performance.now();
  const report = join(REPORTS, `${step.name.replaceAll(/\W+/g, '-')}.json`);
  const { code, output } = await run(step, report);
  const outcome = outcomeOf(step, code, output, report);
  const missing = Math.max(0, (step.least ?? 0) - outcome.passed - outcome.failed);
  const failed = Math.max(outcome.failed, code === 0 && missing === 0 ? 0 : 1);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const mark = failed > 0 ? 'FAILED' : 'ok';
  console.log(
    `${mark.padEnd(7)} ${step.name} (${outcome.passed} passed, ${failed} not) ${seconds} s`,
  );
  if (failed > 0) console.log(output);
  if (missing > 0) console.log(`        ${missing} of its tests did not run at all`);
  const remarks = [
    ...output.split('\n').filter((line) => line.includes(': not run; ')),
    ...outcome.again.map((name) => `passed on the second try only: ${name}`),
  ];
  return { ...outcome, failed, remarks };
}

function outcomeOf({ format }: Step, code: number, output: string, report: string): Outcome {
  if (format === 'lines') return readLines(output);
  if (format !== undefined) return readReport(format, report);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, took: [], again: [] };
}

function run({ command, format, env }: Step, report: string) {
  const [file = '', ...args] = command;
  if (format === 'vitest') {
    args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  }
  const quiet = { FORCE_COLOR: '0', NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(file, args, {
      env: { ...process.env, ...quiet, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
