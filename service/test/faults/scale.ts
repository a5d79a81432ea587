import type { TestContext } from 'vitest';

// The page's own chance that repeats itself: faults that were found once are found again.
export { seeded } from '../../../site/src/lib/random.ts';

/** `npm run test:faults` runs at full length; the ordinary run takes the short one. */
export const IS_FULL = process.env['FAULTS'] === 'full';

export const KILL_ROUNDS = IS_FULL ? 60 : 3;
export const FUZZ_COUNT = IS_FULL ? 20_000 : 2_000;
/** For tests whose length depends on the above. */
export const LONG_MS = IS_FULL ? 900_000 : 60_000;

/** What a test measured, in a few words that the runner prints beside its name. */
export function measured({ annotate }: Pick<TestContext, 'annotate'>, text: string): void {
  void annotate(text);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
