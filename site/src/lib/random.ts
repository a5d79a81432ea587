/** Returns a number from 0 up to, but not including, 1. */
export type Random = () => number;

/** The numbers are reproducible (mulberry32). */
export function createSeededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** From `min` up to, but not including, `max`. */
export const randomBetween = (random: Random, min: number, max: number) =>
  min + random() * (max - min);

/** @throws RangeError if the list is empty. */
export function pickRandom<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new RangeError('Cannot pick from an empty list.');
  return item;
}
