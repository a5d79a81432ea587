import { expect, test } from 'vitest';
import { createTestDependencies } from '../test/testDependencies.ts';
import { repeat } from './repeat.ts';

test('repeats a job after a failure and logs the first with its cause', async () => {
  const { dependencies, clock, lines } = createTestDependencies();
  const stopping = new AbortController();
  const outcomes = ['fails', 'fails', 'works', 'fails'];
  const run = async () => {
    const outcome = outcomes.shift();
    if (outcomes.length === 0) stopping.abort();
    if (outcome === 'fails') throw new Error('away', { cause: new Error('disk full') });
  };
  await repeat({ name: 'writing', intervalMs: 1_000, run }, stopping.signal, dependencies);
  expect([lines.length, clock.monotonicNow()]).toEqual([2, 4_000]);
  for (const line of lines) {
    expect(line).toMatch(
      /^error: a job failed \{"job":"writing","error":"Error: away\\n +at run .*\[cause\]: Error: disk full\\n +at run/,
    );
  }
});
