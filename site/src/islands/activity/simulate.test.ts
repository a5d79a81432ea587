import { expect, test } from 'vitest';
import { COINS } from '../../../test/coins.ts';
import { seeded } from '../../lib/random.ts';
import { FIRST_NAMES, generateActivity } from './simulate.ts';

const assets = [
  { symbol: 'BTC', current_price: 64_000 },
  { symbol: 'SOL', current_price: 148 },
];
const chance = (seed: number) => ({ random: seeded(seed), now: 1_000_000, assets });

const invent = (withoutStaking: boolean) =>
  Array.from({ length: 4_000 }, (_, seed) =>
    generateActivity({ ...chance(seed), recentNames: [], id: `e${seed}`, withoutStaking }),
  );
const events = invent(false);

const actionsOf = (made: typeof events) =>
  [...new Set(made.map(({ action }) => action))].toSorted();

test('all four actions happen, with amounts between 100 and 1100 dollars, of stakes ten times that; where there is no staking nobody stakes', () => {
  expect(actionsOf(events)).toEqual(['buy', 'sell', 'stake', 'swap']);
  expect(actionsOf(invent(true))).toEqual(['buy', 'sell', 'swap']);
  for (const { action, amount } of events) {
    const base = action === 'stake' ? amount / 10 : amount;
    expect(base).toBeGreaterThanOrEqual(100);
    expect(base).toBeLessThan(1100);
  }
});

test('only a sale has a profit, between −30% and +70% of a fifth of its amount', () => {
  const sales = events.filter(({ action }) => action === 'sell');
  expect(events.filter(({ profit }) => profit !== null)).toEqual(sales);
  const shares = sales.map(({ profit, amount }) => Number(profit) / (amount * 0.2));
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(-0.3);
  expect(Math.min(...shares)).toBeLessThan(-0.28);
  expect(Math.max(...shares)).toBeLessThan(0.7);
  expect(Math.max(...shares)).toBeGreaterThan(0.68);
});

test('a name that cannot be avoided is used after 20 retries', () => {
  let calls = 0;
  const random = () => (calls += 1) * 0;
  generateActivity({ ...chance(1), random, recentNames: FIRST_NAMES, id: 'e' });
  // 21 names, an action, an asset and an amount.
  expect(calls).toBe(24);
});

test('nobody is called as a coin is, in full or on the chip of a row', () => {
  const symbols = COINS.map(({ symbol }) => symbol);
  const said = FIRST_NAMES.flatMap((name) => [name.toUpperCase(), name.slice(0, 3).toUpperCase()]);
  expect(said.filter((word) => symbols.includes(word))).toEqual([]);
});
