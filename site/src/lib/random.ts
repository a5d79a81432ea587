/** A source of chance: each call gives a number from 0 up to, but not including, 1. */
export type Random = () => number;

/** The same numbers in the same order for the same seed (mulberry32), so that chance can be tested. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number from `min` up to, but not including, `max`. */
export const between = (random: Random, min: number, max: number) => min + random() * (max - min);

/** @throws RangeError when there is nothing to pick from. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from: the list is empty.');
  return item;
}
