import { expect, test } from 'vitest';
import { ASSET_IDS, parseQuotes } from '#contract/quote.ts';
import { createSample } from './sample.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

test('has figures for every asset of the dashboard, in a shape that the page reads', () => {
  const quotes = createSample({ random: () => 0.5, stepMs: MINUTE })(0, NOON);
  expect([...quotes.keys()]).toEqual([...ASSET_IDS]);
  expect(parseQuotes(JSON.parse(JSON.stringify(Object.fromEntries(quotes))))).toEqual(quotes);
});

test('walks a little at each interval and stands still in between', () => {
  const sample = createSample({ random: () => 0.9, stepMs: MINUTE });
  const first = sample(0, NOON);
  expect(sample(59_000, NOON + 59_000)).toEqual(first);
  const second = sample(MINUTE, NOON + MINUTE).get('bitcoin')?.usd ?? 0;
  const before = first.get('bitcoin')?.usd ?? 0;
  expect(second).toBeGreaterThan(before);
  expect(second / before).toBeLessThan(1.003);
});

test('never walks further than 5% from where it started', () => {
  const sample = createSample({ random: () => 0.999, stepMs: MINUTE });
  let usd = 0;
  for (let step = 0; step < 1_000; step += 1)
    usd = sample(step * MINUTE, NOON).get('bitcoin')?.usd ?? 0;
  expect(usd).toBeLessThanOrEqual(63_000);
});
