import { expect, test } from 'vitest';
import { COINS } from '../../../test/coins.ts';
import { createSeededRandom } from '../../lib/random.ts';
import { FIRST_NAMES } from './simulate.ts';
import { EMPTY_FEED, advanceFeed, type Feed } from './useFeed.ts';

const INPUT = {
  now: 1_000_000,
  assets: [{ symbol: 'SOL', current_price: 148 }],
  hasStaking: true,
};

/** Simulates 4,000 steps, and returns the feed after each step and all events in order. */
function simulate(hasStaking = true) {
  const input = { ...INPUT, random: createSeededRandom(1), hasStaking };
  const feeds: Feed[] = [];
  for (let step = 0; step < 4_000; step += 1)
    feeds.push(advanceFeed(feeds.at(-1) ?? EMPTY_FEED, input));
  const eventsById = feeds.flatMap(({ items }) =>
    items.toReversed().map((event) => [event.id, event] as const),
  );
  const events = [...new Map(eventsById).values()];
  return { feeds, events, actions: new Set(events.map(({ action }) => action)) };
}
const { feeds, events, actions } = simulate();

test('adds events 3 to 8 seconds apart, including the exit animation', () => {
  const delays = feeds.map(({ items, delay }, index) => {
    const removedItem = (feeds[index - 1]?.items.length ?? 0) > items.length;
    return removedItem ? delay + 300 : delay;
  });
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(3_000);
  expect(Math.min(...delays)).toBeLessThan(3_100);
  expect(Math.max(...delays)).toBeLessThan(8_000);
  expect(Math.max(...delays)).toBeGreaterThan(7_900);
});

test('generates every action with valid amounts, and stakes only if enabled', () => {
  expect(actions).toEqual(new Set(['buy', 'sell', 'stake', 'swap']));
  expect(simulate(false).actions).toEqual(new Set(['buy', 'sell', 'swap']));
  for (const isStake of [false, true]) {
    const matchingEvents = events.filter(({ action }) => (action === 'stake') === isStake);
    const baseAmounts = matchingEvents.map(({ amount }) => (isStake ? amount / 10 : amount));
    expect(Math.min(...baseAmounts)).toBeGreaterThanOrEqual(100);
    expect(Math.min(...baseAmounts)).toBeLessThan(110);
    expect(Math.max(...baseAmounts)).toBeLessThan(1100);
    expect(Math.max(...baseAmounts)).toBeGreaterThan(1090);
  }
});

test('sets a profit only on sales, from -6% to +14% of the amount', () => {
  const sales = events.filter(({ action }) => action === 'sell');
  expect(events.filter(({ profit }) => profit !== null)).toEqual(sales);
  const ratios = sales.map(({ profit, amount }) => Number(profit) / (amount * 0.2));
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(-0.3);
  expect(Math.min(...ratios)).toBeLessThan(-0.28);
  expect(Math.max(...ratios)).toBeLessThan(0.7);
  expect(Math.max(...ratios)).toBeGreaterThan(0.68);
});

test("doesn't repeat the last 15 names unless 20 retries fail", () => {
  const users = events.map(({ user }) => user);
  users.forEach((user, index) => {
    expect(users.slice(Math.max(0, index - 15), index)).not.toContain(user);
  });
  let calls = 0;
  const random = () => (calls += 1) * 0;
  advanceFeed({ ...EMPTY_FEED, eventCount: 1, recentNames: FIRST_NAMES }, { ...INPUT, random });
  // 21 names, an action, an asset, an amount, and a delay.
  expect(calls).toBe(25);
});

test("doesn't use a coin symbol as a name", () => {
  const symbols = COINS.map(({ symbol }) => symbol);
  expect(FIRST_NAMES.filter((name) => symbols.includes(name.toUpperCase()))).toEqual([]);
});
