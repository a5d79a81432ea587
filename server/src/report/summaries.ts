import { OTHER } from '#contract/origin.ts';
import type { FunnelRow, VitalSummary } from '#contract/report.ts';
import { BUCKET_COUNT, VITALS, type Vital } from '#contract/visits.ts';
import { NONE } from './signUpCounts.ts';

/** Below this, a single visitor would change a percentage too much. */
export const MIN_VISITS = 30;
/** Values up to `good` are good. Values above `poor` are poor (https://web.dev/articles/vitals). */
const THRESHOLDS: readonly { name: Vital; good: number; poor: number }[] = [
  { name: 'lcp', good: 2_500, poor: 4_000 },
  { name: 'inp', good: 200, poor: 500 },
  { name: 'cls', good: 0.1, poor: 0.25 },
  { name: 'ttfb', good: 800, poor: 1_800 },
];

type GroupType = 'page' | 'source' | 'medium' | 'campaign' | 'content' | 'referrer' | 'variant';

/** Counters that include all visits, by column. */
const TOTALS = { visits: 'visits', seen: 'form:seen', begun: 'form:begun', sent: 'form:sent' };
const isStoredWithSignUps = (type: GroupType) => type !== 'page' && type !== 'referrer';
const MAX_NAMES = 50;
const EMPTY_ROW = { visits: 0, seen: 0, begun: 0, sent: 0, signedUp: 0 };
type Column = keyof typeof EMPTY_ROW;

/**
 * Builds funnel rows, sorted by visits. All names after the fiftieth are summed up as `other`, because anyone can put any
 * name in a link.
 * @param totals visits by counter, e.g. `source|visits|news`.
 * @param signUps sign-ups from the same days, by name.
 */
export function buildFunnelRows(
  type: GroupType,
  totals: ReadonlyMap<string, number>,
  signUps: ReadonlyMap<string, number> = new Map(),
): FunnelRow[] {
  const rows = new Map<string, typeof EMPTY_ROW>();
  const add = (name: string, column: Column, count: number) => {
    const row = rows.get(name) ?? EMPTY_ROW;
    if (count > 0) rows.set(name, { ...row, [column]: row[column] + count });
  };
  for (const [column, totalCounter] of Object.entries(TOTALS) as [keyof typeof TOTALS, string][]) {
    const prefix = `${type}|${column}|`;
    const named = [...totals].filter(([key]) => key.startsWith(prefix));
    for (const [key, count] of named) add(key.slice(prefix.length), column, count);
    // Variants don't have a remainder, because a visit can be part of several experiments.
    if (type !== 'variant')
      add(NONE, column, (totals.get(totalCounter) ?? 0) - sum(named.map(([, count]) => count)));
  }
  for (const [name, count] of signUps) add(name, 'signedUp', count);

  const ranked = [...rows]
    .filter(([name]) => name !== OTHER && name !== NONE)
    .toSorted(
      ([x, a], [y, b]) => b.visits - a.visits || b.signedUp - a.signedUp || (x < y ? -1 : 1),
    );
  for (const [, row] of ranked.splice(MAX_NAMES))
    for (const [column, count] of Object.entries(row) as [Column, number][])
      add(OTHER, column, count);
  return [...ranked.map(([name]) => name), OTHER, NONE].flatMap((name) => {
    const row = rows.get(name);
    if (!row) return [];
    const rate = row.visits < MIN_VISITS ? null : row.sent / row.visits;
    return { name, ...row, rate, signedUp: isStoredWithSignUps(type) ? row.signedUp : null };
  });
}

/**
 * Calculates the 75th percentile of each web vital, as the upper bound of its bucket.
 * @param getCount returns a counter's visits. For example, `lcp:12` is the 13th bucket for `lcp`.
 */
export const summarizeVitals = (getCount: (name: string) => number): VitalSummary[] =>
  THRESHOLDS.map(({ name, good, poor }) => {
    const buckets = Array.from({ length: BUCKET_COUNT }, (_, bucket) =>
      getCount(`${name}:${bucket}`),
    );
    const measured = sum(buckets);
    if (measured < MIN_VISITS) return { kind: 'tooFew', name, measured };
    const bucket = buckets.findIndex((_, i) => sum(buckets.slice(0, i + 1)) >= measured * 0.75);
    const isBeyond = bucket === BUCKET_COUNT - 1;
    // Rounding avoids results like 0.015000000000000001.
    const p75 = Number(((isBeyond ? bucket : bucket + 1) * VITALS[name]).toFixed(3));
    const rating = isBeyond || p75 > poor ? 'poor' : p75 > good ? 'middling' : 'good';
    return { kind: 'measured', name, measured, p75, isBeyond, rating };
  });

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
