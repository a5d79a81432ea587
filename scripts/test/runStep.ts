import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Step } from './steps.ts';

/** What became of a step's tests. `flaky`: passed, but only on their second try; they count as passed too. */
export type Counts = { passed: number; failed: number; flaky: number };

/** Lines at the end of Vitest, of Playwright and of our own programs. */
const SUMMARY = /^ *(?:Tests +)?\d+ (?:passed|failed|flaky)\b.*$/gm;

/** Runs a step and prints how it went, with its whole output where something failed, was flaky or did not run. */
export async function runStep(step: Step): Promise<Counts> {
  const began = performance.now();
  const { code, output } = await run(step);
  const counts = countTests(step, code, output);
  const { passed, failed, flaky } = counts;
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const again = flaky > 0 ? `, ${flaky} on the second try only` : '';
  const mark = (failed > 0 ? 'FAILED' : 'ok').padEnd(7);
  console.log(`${mark} ${step.name}: ${passed} passed, ${failed} not${again}, ${seconds} s`);
  if (failed + flaky > 0) console.log(output);
  for (const line of output.split('\n')) if (line.includes(': not run; ')) console.log(`  ${line}`);
  return counts;
}

/**
 * Counts the tests of a step by the end of its output. One that ends with an error, or has too few tests, has
 * at least one failure.
 */
export function countTests({ minTests }: Step, code: number, output: string): Counts {
  const isError = code !== 0;
  if (minTests === undefined)
    return { passed: Number(!isError), failed: Number(isError), flaky: 0 };
  const summary = output.match(SUMMARY)?.join('\n') ?? '';
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0);
  const [failed, flaky] = [count('failed'), count('flaky')];
  const passed = count('passed') + flaky;
  const isWhole = !isError && passed + failed >= minTests;
  return { passed, failed: isWhole ? failed : Math.max(1, failed), flaky };
}

async function run({ command, env }: Step) {
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  // A program that is not there is told by an error of the child.
  const [code] = await once(child, 'close').catch((error) => [1, (output += error)]);
  return { code: Number(code ?? 1), output };
}
