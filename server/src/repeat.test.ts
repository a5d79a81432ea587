import { expect, test } from 'vitest';
import { testDependencies } from '../test/testDependencies.ts';
import { repeat } from './repeat.ts';

test('a job that fails goes on, and is logged once until it succeeds again', async () => {
  const { dependencies, clock, lines } = testDependencies();
  const stopping = new AbortController();
  const outcomes = ['fails', 'fails', 'works', 'fails'];
  const run = async () => {
    const outcome = outcomes.shift();
    if (outcomes.length === 0) stopping.abort();
    if (outcome === 'fails') throw new Error('away');
  };
  await repeat({ name: 'writing', intervalMs: 1_000, run }, stopping.signal, dependencies);
  const line = 'error: a job failed {"job":"writing","reason":"Error: away"}';
  expect([lines, clock.monotonicNow()]).toEqual([[line, line], 4_000]);
});
