import { expect, test } from 'vitest';
import { seeded } from '../../lib/random.ts';
import { EMPTY_FEED, continueFeed, type Feed } from './useFeed.ts';

const assets = [{ symbol: 'SOL', current_price: 148 }];

/** The feed at each of its first changes, for whatever chance brings. */
const runs = Array.from({ length: 20 }, (_, seed) => {
  const made = { random: seeded(seed), now: 1_000_000, assets };
  const feeds: Feed[] = [continueFeed(EMPTY_FEED, made)];
  for (let step = 0; step < 80; step += 1) {
    feeds.push(continueFeed(feeds.at(-1) ?? EMPTY_FEED, made));
  }
  return feeds;
});

test('events come 3 to 8 seconds apart, and one that waits for an old one to leave is not late', () => {
  const waits = runs.flatMap((feeds) =>
    feeds.flatMap(({ items, nextIn }, place) => {
      const hasLeft = (feeds[place - 1]?.items.length ?? 0) > items.length;
      return hasLeft ? nextIn + 300 : nextIn;
    }),
  );
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(3_000);
  expect(Math.max(...waits)).toBeLessThan(8_000);
});

test('no name of the last fifteen comes again', () => {
  for (const feeds of runs) {
    const events = new Map(
      feeds.flatMap(({ items }) => items.toReversed().map(({ id, user }) => [id, user] as const)),
    );
    const users = [...events.values()];
    users.forEach((user, index) => {
      expect(users.slice(Math.max(0, index - 15), index)).not.toContain(user);
    });
  }
});
