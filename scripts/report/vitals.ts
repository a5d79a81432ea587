import { BUCKETS, VITALS, type Vital } from '#contract/countNames.ts';

/** Fewer prove nothing: one visitor more or less would be a leap. */
export const LEAST_VISITS = 30;
/** Up to where a figure is good, and beyond where poor: https://web.dev/articles/vitals. */
const LIMITS = {
  lcp: [2_500, 4_000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  ttfb: [800, 1_800],
} as const satisfies Record<Vital, readonly [good: number, poor: number]>;

/**
 * What a page's speed was for three visits of four, by nearest rank: the first bucket by whose end three
 * quarters of the visits are in.
 * @param countOf how many visits were counted under a name, such as `lcp:12`, the 13th bucket of `lcp`.
 * @returns `measured`: visits in which it was; `p75`: the end of that bucket, in milliseconds, `cls` a score;
 *   `isBeyond`: whether it is the last one, so that `p75` is where it begins. Null: too few visits.
 */
export const vitalsOf = (countOf: (name: string) => number) =>
  (Object.keys(VITALS) as Vital[]).map((name) => {
    const buckets = Array.from({ length: BUCKETS }, (_, bucket) => countOf(`${name}:${bucket}`));
    const measured = sum(buckets);
    const bucket = buckets.findIndex((_, i) => sum(buckets.slice(0, i + 1)) >= measured * 0.75);
    const isBeyond = bucket === BUCKETS - 1;
    if (measured < LEAST_VISITS) return { name, measured, p75: null, isBeyond, rating: null };
    // A width is no whole part of 1: 0.015 would be 0.015000000000000001.
    const p75 = Number(((isBeyond ? bucket : bucket + 1) * VITALS[name]).toFixed(3));
    const [good, poor] = LIMITS[name];
    const rating = isBeyond || p75 > poor ? 'poor' : p75 > good ? 'middling' : 'good';
    return { name, measured, p75, isBeyond, rating };
  });

export const sum = (figures: readonly number[]) => figures.reduce((so, figure) => so + figure, 0);
