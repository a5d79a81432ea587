import type { VitalFigure } from '#contract/report.ts';
import { BUCKETS, VITALS, type Vital } from '#contract/visits.ts';

/** From so many visits on a percentage is given: among fewer, one visitor more or less would change it much. */
export const MIN_VISITS = 30;
/** Up to where a figure is good, and beyond where poor: https://web.dev/articles/vitals. */
const LIMITS: readonly { name: Vital; good: number; poor: number }[] = [
  { name: 'lcp', good: 2_500, poor: 4_000 },
  { name: 'inp', good: 200, poor: 500 },
  { name: 'cls', good: 0.1, poor: 0.25 },
  { name: 'ttfb', good: 800, poor: 1_800 },
];

/**
 * Each figure by nearest rank: the end of the first bucket by which three quarters of the visits are counted.
 * @param countOf how many visits were counted under a name, such as `lcp:12`, the 13th bucket of `lcp`.
 */
export const vitalsOf = (countOf: (name: string) => number): VitalFigure[] =>
  LIMITS.map(({ name, good, poor }) => {
    const buckets = Array.from({ length: BUCKETS }, (_, bucket) => countOf(`${name}:${bucket}`));
    const measured = sum(buckets);
    if (measured < MIN_VISITS) return { kind: 'tooFew', name, measured };
    const bucket = buckets.findIndex((_, i) => sum(buckets.slice(0, i + 1)) >= measured * 0.75);
    const isBeyond = bucket === BUCKETS - 1;
    // A width is no whole part of 1: 0.015 would be 0.015000000000000001.
    const p75 = Number(((isBeyond ? bucket : bucket + 1) * VITALS[name]).toFixed(3));
    const rating = isBeyond || p75 > poor ? 'poor' : p75 > good ? 'middling' : 'good';
    return { kind: 'measured', name, measured, p75, isBeyond, rating };
  });

/** The sum of figures, 0 of none. */
export const sum = (figures: readonly number[]) => figures.reduce((so, figure) => so + figure, 0);
