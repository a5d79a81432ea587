import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What a test measured, in a few words, for the table of `npm run test:faults`. */
    measured?: string;
  }
}

/** `npm run test:faults` runs at full length; the ordinary run takes the short one. */
export const IS_FULL = process.env['FAULTS'] === 'full';

export const KILL_ROUNDS = IS_FULL ? 60 : 3;
export const FUZZ_COUNT = IS_FULL ? 20_000 : 2_000;
/** For tests whose length depends on the above. */
export const LONG_MS = IS_FULL ? 900_000 : 60_000;

export function measured({ task }: Pick<TestContext, 'task'>, text: string): void {
  task.meta.measured = text;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Mulberry32: the same numbers, from 0 up to 1, at each run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
