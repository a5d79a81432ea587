import { expect, test } from 'vitest';
import { createTestDependencies } from '../test/testDependencies.ts';
import { repeat } from './repeat.ts';

test('keeps running a failing job and logs the first failure with its cause', async () => {
  const { dependencies, clock, lines } = createTestDependencies();
  const shutdown = new AbortController();
  const outcomes = ['fail', 'fail', 'succeed', 'fail'];
  const run = async () => {
    const outcome = outcomes.shift();
    if (outcomes.length === 0) shutdown.abort();
    if (outcome === 'fail') throw new Error('unavailable', { cause: new Error('disk full') });
  };
  await repeat({ name: 'storing', intervalMs: 1_000, run }, shutdown.signal, dependencies);
  expect([lines.length, clock.monotonicNow()]).toEqual([2, 4_000]);
  for (const line of lines) {
    expect(line).toMatch(
      /^error: a job failed \{"job":"storing","error":"Error: unavailable\\n +at run .*\[cause\]: Error: disk full\\n +at run/,
    );
  }
});
