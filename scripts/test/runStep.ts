import { exec } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';
import type { Step } from './steps.ts';

/** What became of a step's tests. `flaky`: passed, but only on their second try; they count as passed too. */
export type Counts = { passed: number; failed: number; flaky: number };

/** Lines at the end of Vitest, of Playwright and of our own programs. */
const SUMMARY = /^ *(?:Tests +)?\d+ (?:passed|failed|flaky)\b.*$/gm;

/** Runs a step and prints how it went, with its output where something failed, was flaky or did not run. */
export async function runStep({ name, command, env }: Step): Promise<Counts> {
  const began = performance.now();
  const settings = { ...process.env, ...env };
  const ended = promisify(exec)(command, { env: settings, maxBuffer: Infinity });
  const { code = 0, stdout, stderr, message = '' } = await ended.catch((error) => error);
  const output = stripVTControlCharacters(`${stdout}${stderr}` || message);
  const counts = countTests(code !== 0, output);
  const { passed, failed, flaky } = counts;
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const again = flaky > 0 ? `, ${flaky} on the second try only` : '';
  const mark = (failed > 0 ? 'FAILED' : 'ok').padEnd(7);
  console.log(`${mark} ${name}: ${passed} passed, ${failed} not${again}, ${seconds} s`);
  // Where the end of a long output is kept, it is what failed.
  if (failed + flaky > 0) console.log(output.replaceAll(/^ *(?:✓|\[\d+\/\d+\]) .*\n/gm, ''));
  for (const line of output.split('\n')) if (line.includes(': not run; ')) console.log(`  ${line}`);
  return counts;
}

/**
 * Counts the tests of a step by the end of its output; a step that says nothing of tests is itself the one. One
 * that ends with an error has at least one failure.
 */
export function countTests(isError: boolean, output: string): Counts {
  const summary = output.match(SUMMARY)?.join('\n') ?? (isError ? '1 failed' : '1 passed');
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0);
  const [failed, flaky] = [count('failed'), count('flaky')];
  const passed = count('passed') + flaky;
  return { passed, failed: isError ? Math.max(1, failed) : failed, flaky };
}
