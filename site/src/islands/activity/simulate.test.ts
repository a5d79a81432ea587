import { expect, test } from 'vitest';
import { COINS } from '../../../test/coins.ts';
import { seeded } from '../../lib/random.ts';
import { EMPTY_FEED, continueFeed, removeExited, type Feed } from './activityFeed.ts';
import { FIRST_NAMES, generateActivity } from './simulate.ts';

const assets = [
  { symbol: 'BTC', current_price: 64_000 },
  { symbol: 'SOL', current_price: 148 },
];
const names = Array.from({ length: 36 }, (_, index) => `Name${index}`);
const chance = (seed: number) => ({ random: seeded(seed), now: 1_000_000, assets, names });

const events = Array.from({ length: 4_000 }, (_, seed) =>
  generateActivity({ ...chance(seed), recentNames: [], id: `e${seed}` }),
);

test('amounts lie between 100 and 1100 dollars, stakes between 1000 and 11000', () => {
  for (const { action, amount } of events) {
    const base = action === 'stake' ? amount / 10 : amount;
    expect(base).toBeGreaterThanOrEqual(100);
    expect(base).toBeLessThan(1100);
  }
});

test('all four actions happen, and only a sale has a profit', () => {
  expect(new Set(events.map(({ action }) => action))).toEqual(
    new Set(['buy', 'sell', 'swap', 'stake']),
  );
  expect(events.filter((event) => 'profit' in event !== (event.action === 'sell'))).toEqual([]);
});

test('a sale ends between −30% and +70% of a fifth of its amount', () => {
  const shares = events.flatMap((event) =>
    event.action === 'sell' ? [event.profit / (event.amount * 0.2)] : [],
  );
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(-0.3);
  expect(Math.min(...shares)).toBeLessThan(-0.28);
  expect(Math.max(...shares)).toBeLessThan(0.7);
  expect(Math.max(...shares)).toBeGreaterThan(0.68);
});

test('a name that cannot be avoided is used after 20 retries', () => {
  let calls = 0;
  const random = () => {
    calls += 1;
    return 0;
  };
  generateActivity({ ...chance(1), random, names: ['Ada'], recentNames: ['Ada'], id: 'e' });
  // 21 names, an action, an asset and an amount.
  expect(calls).toBe(24);
});

test('nobody is called as a coin is, in full or on the chip of a row', () => {
  const symbols = COINS.map(({ symbol }) => symbol);
  const said = FIRST_NAMES.flatMap((name) => [name.toUpperCase(), name.slice(0, 3).toUpperCase()]);
  expect(said.filter((word) => symbols.includes(word))).toEqual([]);
});

function run(seed: number, steps: number): Feed[] {
  const made = chance(seed);
  const feeds = [continueFeed(EMPTY_FEED, made)];
  for (let step = 1; step < steps; step += 1) {
    const last = feeds.at(-1) ?? EMPTY_FEED;
    feeds.push(continueFeed(removeExited(last), { ...made, now: made.now + step * 5_000 }));
  }
  return feeds;
}

test('the feed begins with five events, newest first', () => {
  const { items, now } = continueFeed(EMPTY_FEED, chance(3));
  expect(items).toHaveLength(5);
  expect(items[0]?.timestamp).toBe(now);
  const times = items.map(({ timestamp }) => timestamp);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});

test('the next event is due in 3 to 8 seconds', () => {
  const waits = Array.from({ length: 200 }, (_, seed) => run(seed, 2)[1]?.next.after ?? 0);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(3_000);
  expect(Math.max(...waits)).toBeLessThan(8_000);
});

test('of eleven events the oldest leaves, and ten stay', () => {
  const feeds = run(5, 12);
  expect(feeds.map(({ items }) => items.filter((item) => !item.isExiting).length)).toEqual([
    5, 6, 7, 8, 9, 10, 10, 10, 10, 10, 10, 10,
  ]);
  const full = feeds[6];
  expect(full?.items.map((item) => item.isExiting).lastIndexOf(true)).toBe(10);
  expect(full?.items.at(-1)?.id).toBe('event-1');
});

test('none of the last fifteen names is used again', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const users = run(seed, 40).map(({ items }) => items[0]?.user);
    users.forEach((user, index) => {
      expect(users.slice(Math.max(0, index - 15), index)).not.toContain(user);
    });
  }
});
