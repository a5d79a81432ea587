import { expect, test } from 'vitest';
import { COINS } from '../../../test/coins.ts';
import { createSeededRandom } from '../../lib/random.ts';
import { FIRST_NAMES } from './simulate.ts';
import { EMPTY_FEED, continueFeed, type Feed } from './useFeed.ts';

const made = { now: 1_000_000, hasStaking: true, assets: [{ symbol: 'SOL', current_price: 148 }] };

/** A feed after each change, and all its events in order. */
function run(hasStaking = true) {
  const ingredients = { ...made, random: createSeededRandom(1), hasStaking };
  const feeds: Feed[] = [];
  for (let step = 0; step < 4_000; step += 1)
    feeds.push(continueFeed(feeds.at(-1) ?? EMPTY_FEED, ingredients));
  const came = feeds.flatMap(({ items }) =>
    items.toReversed().map((one) => [one.id, one] as const),
  );
  const events = [...new Map(came).values()];
  return { feeds, events, actions: new Set(events.map(({ action }) => action)) };
}
const { feeds, events, actions } = run();

test('adds events 3 to 8 seconds apart, even while an old one leaves', () => {
  const waits = feeds.map(({ items, nextIn }, place) => {
    const hasLeft = (feeds[place - 1]?.items.length ?? 0) > items.length;
    return hasLeft ? nextIn + 300 : nextIn;
  });
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(3_000);
  expect(Math.min(...waits)).toBeLessThan(3_100);
  expect(Math.max(...waits)).toBeLessThan(8_000);
  expect(Math.max(...waits)).toBeGreaterThan(7_900);
});

test('uses all four actions with amounts in range, stakes only if enabled', () => {
  expect(actions).toEqual(new Set(['buy', 'sell', 'stake', 'swap']));
  expect(run(false).actions).toEqual(new Set(['buy', 'sell', 'swap']));
  for (const isStake of [false, true]) {
    const some = events.filter(({ action }) => (action === 'stake') === isStake);
    const bases = some.map(({ amount }) => (isStake ? amount / 10 : amount));
    expect(Math.min(...bases)).toBeGreaterThanOrEqual(100);
    expect(Math.min(...bases)).toBeLessThan(110);
    expect(Math.max(...bases)).toBeLessThan(1100);
    expect(Math.max(...bases)).toBeGreaterThan(1090);
  }
});

test('only sales have a profit, −30% to +70% of a fifth of the amount', () => {
  const sales = events.filter(({ action }) => action === 'sell');
  expect(events.filter(({ profit }) => profit !== null)).toEqual(sales);
  const shares = sales.map(({ profit, amount }) => Number(profit) / (amount * 0.2));
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(-0.3);
  expect(Math.min(...shares)).toBeLessThan(-0.28);
  expect(Math.max(...shares)).toBeLessThan(0.7);
  expect(Math.max(...shares)).toBeGreaterThan(0.68);
});

test('repeats none of the last 15 names unless 20 retries fail', () => {
  const users = events.map(({ user }) => user);
  users.forEach((user, index) => {
    expect(users.slice(Math.max(0, index - 15), index)).not.toContain(user);
  });
  let calls = 0;
  const random = () => (calls += 1) * 0;
  continueFeed({ ...EMPTY_FEED, invented: 1, recentNames: FIRST_NAMES }, { ...made, random });
  // 21 names, an action, an asset, an amount, and the time until the next event.
  expect(calls).toBe(25);
});

test("no name is also a coin's", () => {
  const symbols = COINS.map(({ symbol }) => symbol);
  expect(FIRST_NAMES.filter((name) => symbols.includes(name.toUpperCase()))).toEqual([]);
});
