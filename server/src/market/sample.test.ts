import { expect, test } from 'vitest';
import { parseQuotes } from '#contract/quote.ts';
import { createClock } from '../../test/clock.ts';
import { createSample } from './sample.ts';

const COINS = ['bitcoin', 'solana', 'a-coin-of-the-owner'];

function sampleOver(chance: number) {
  const clock = createClock();
  const options = { ...clock, coinIds: COINS, stepMs: 60_000, random: () => chance };
  return { sample: createSample(options), clock };
}

test('has figures for every coin of the page, in a shape that the page reads', () => {
  const quotes = sampleOver(0.5).sample();
  expect([...quotes.keys()]).toEqual(COINS);
  expect(parseQuotes(JSON.parse(JSON.stringify(Object.fromEntries(quotes))))).toEqual(quotes);
});

test('walks a little at each interval and stands still in between', () => {
  const { sample, clock } = sampleOver(0.9);
  const first = sample();
  clock.pass(59);
  expect(sample()).toEqual(first);
  clock.pass(1);
  const [before = 0, after = 0] = [first, sample()].map((quotes) => quotes.get('bitcoin')?.usd);
  expect(after).toBeGreaterThan(before);
  expect(after / before).toBeLessThan(1.003);
});

test('never walks further than 5% from where it started', () => {
  const { sample, clock } = sampleOver(0.999);
  for (let step = 0; step < 1_000; step += 1) {
    sample();
    clock.pass(60);
  }
  expect(sample().get('bitcoin')?.usd).toBeLessThanOrEqual(63_000);
});
