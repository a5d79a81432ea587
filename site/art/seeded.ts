/**
 * A source of chance that repeats itself: the same seed gives the same drawing on every machine.
 * Mulberry32 by Tommy Ettinger, in the public domain. Each call returns a number in [0, 1).
 */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
