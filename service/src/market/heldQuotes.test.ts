import { expect, test } from 'vitest';
import type { Quote } from '#contract/quote.ts';
import { createHeldQuotes } from './heldQuotes.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const NOON_S = NOON / 1_000;

function createBoard() {
  let elapsedMs = 0;
  let wallMs = NOON;
  const held = createHeldQuotes({
    elapsed: () => elapsedMs,
    now: () => wallMs,
  });
  return {
    ...held,
    pass: (seconds: number) => {
      elapsedMs += seconds * 1_000;
      wallMs += seconds * 1_000;
    },
    setWallClock: (seconds: number) => (wallMs += seconds * 1_000),
    ids: () => [...held.young().keys()],
    price: (id: string) => held.young().get(id)?.usd,
  };
}

const coin = (usd: number, last_updated_at: number | null): Quote => ({
  usd,
  usd_market_cap: null,
  usd_24h_vol: null,
  usd_24h_change: null,
  last_updated_at,
});
const both = (usd: number, at: number | null) =>
  new Map([
    ['ethereum', coin(usd, at)],
    ['bitcoin', coin(usd, at)],
  ]);

test('shows the coins in the configured order', () => {
  const board = createBoard();
  board.take(both(100, NOON_S), NOON);
  expect(board.ids()).toEqual(['bitcoin', 'ethereum']);
});

test('keeps a coin that an answer leaves out, and lets it grow old alone', () => {
  const board = createBoard();
  board.take(both(100, NOON_S), NOON);
  board.pass(10 * 60);
  board.take(new Map([['bitcoin', coin(101, NOON_S + 600)]]), NOON + 600_000);
  expect([board.price('bitcoin'), board.price('ethereum')]).toEqual([101, 100]);
  board.pass(5 * 60 + 1);
  expect(board.ids()).toEqual(['bitcoin']);
});

test('counts the age that a coin already had when it arrived', () => {
  const board = createBoard();
  board.take(both(100, NOON_S - 14 * 60), NOON);
  expect(board.oldestAgeMs()).toBe(14 * 60_000);
  board.pass(61);
  expect(board.ids()).toEqual([]);
});

test('does not take a repeated answer for a new one', () => {
  const board = createBoard();
  for (let minute = 0; minute <= 15; minute += 1) {
    // An answer without a date: only the stamp tells that nothing has happened since.
    board.take(both(100, NOON_S), null);
    board.pass(60);
  }
  expect(board.ids()).toEqual([]);
});

test('does not go back in time when two caches of the upstream disagree', () => {
  const board = createBoard();
  board.take(both(102, NOON_S), NOON);
  board.take(both(101, NOON_S - 60), NOON);
  expect(board.price('bitcoin')).toBe(102);
});

test.each([
  ['an hour back', -3_600],
  ['a day ahead', 86_400],
])('is not impressed by a wall clock set %s', (_name, seconds) => {
  const board = createBoard();
  board.take(both(100, NOON_S), NOON);
  board.setWallClock(seconds);
  expect(board.oldestAgeMs()).toBe(0);
  board.pass(60);
  board.take(both(101, NOON_S + 60), null);
  expect(board.price('bitcoin')).toBe(101);
  expect(board.oldestAgeMs()).toBe(0);
});

test('takes a stamp in the future for now', () => {
  const board = createBoard();
  board.take(both(100, NOON_S + 86_400), NOON);
  expect(board.young().get('bitcoin')?.last_updated_at).toBe(NOON_S);
});

test('dates a coin without a stamp by the answer it came in', () => {
  const board = createBoard();
  board.take(both(100, null), NOON + 5_000);
  expect(board.young().get('bitcoin')?.last_updated_at).toBe(NOON_S + 5);
});

test('shows one and the same board until it changes', () => {
  const board = createBoard();
  board.take(
    new Map([
      ['ethereum', coin(1, NOON_S - 60)],
      ['bitcoin', coin(1, NOON_S)],
    ]),
    NOON,
  );
  const shown = board.young();
  board.pass(14 * 60);
  expect(board.young()).toBe(shown);
  board.pass(1);
  expect(board.ids()).toEqual(['bitcoin']);
  expect(board.young()).toBe(board.young());
  board.take(both(2, NOON_S + 14 * 60), null);
  expect(board.ids()).toEqual(['bitcoin', 'ethereum']);
});
