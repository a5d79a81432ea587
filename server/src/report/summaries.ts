import { OTHER } from '#contract/origin.ts';
import type { FunnelRow, VitalSummary } from '#contract/report.ts';
import { BUCKET_COUNT, VITALS, type Vital } from '#contract/visits.ts';
import { NONE } from './signUpCounts.ts';

/** Fewer visits get no percentage: one visitor would change it too much. */
export const MIN_VISITS = 30;
/** Good up to `good`, poor above `poor`: https://web.dev/articles/vitals. */
const LIMITS: readonly { name: Vital; good: number; poor: number }[] = [
  { name: 'lcp', good: 2_500, poor: 4_000 },
  { name: 'inp', good: 200, poor: 500 },
  { name: 'cls', good: 0.1, poor: 0.25 },
  { name: 'ttfb', good: 800, poor: 1_800 },
];

/** What visits can be grouped by. */
type RateKind = 'page' | 'source' | 'medium' | 'campaign' | 'content' | 'referrer' | 'variant';

/** The counter of all visits for each column. */
const ALL = { visits: 'visits', seen: 'form:seen', begun: 'form:begun', sent: 'form:sent' };
/** Whether a sign-up has names of a kind. */
const isStored = (kind: RateKind) => kind !== 'page' && kind !== 'referrer';
const MAX_NAMES = 50;
const EMPTY_ROW = { visits: 0, seen: 0, begun: 0, sent: 0, signedUp: 0 };
type Column = keyof typeof EMPTY_ROW;

/**
 * Builds the funnel rows of a kind, most visits first. Anyone can write names into an address, so names after the
 * fiftieth are summed as `other`.
 * @param totals of visits by name, such as `source|visits|news`.
 * @param signUps of the same days by name.
 */
export function buildFunnelRows(
  kind: RateKind,
  totals: ReadonlyMap<string, number>,
  signUps: ReadonlyMap<string, number> = new Map(),
): FunnelRow[] {
  const rows = new Map<string, typeof EMPTY_ROW>();
  const add = (name: string, column: Column, count: number) => {
    const row = rows.get(name) ?? EMPTY_ROW;
    if (count > 0) rows.set(name, { ...row, [column]: row[column] + count });
  };
  for (const [column, all] of Object.entries(ALL) as [keyof typeof ALL, string][]) {
    const begin = `${kind}|${column}|`;
    const named = [...totals].filter(([key]) => key.startsWith(begin));
    for (const [key, count] of named) add(key.slice(begin.length), column, count);
    // A visit may be in several experiments.
    if (kind !== 'variant')
      add(NONE, column, (totals.get(all) ?? 0) - sum(named.map(([, count]) => count)));
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
    return { name, ...row, rate, signedUp: isStored(kind) ? row.signedUp : null };
  });
}

/**
 * Finds each vital's 75th percentile: the end of the first bucket that completes three quarters of the visits.
 * @param countOf visits by counter, such as `lcp:12` for the 13th bucket of `lcp`.
 */
export const summarizeVitals = (countOf: (name: string) => number): VitalSummary[] =>
  LIMITS.map(({ name, good, poor }) => {
    const buckets = Array.from({ length: BUCKET_COUNT }, (_, bucket) =>
      countOf(`${name}:${bucket}`),
    );
    const measured = sum(buckets);
    if (measured < MIN_VISITS) return { kind: 'tooFew', name, measured };
    const bucket = buckets.findIndex((_, i) => sum(buckets.slice(0, i + 1)) >= measured * 0.75);
    const isBeyond = bucket === BUCKET_COUNT - 1;
    // Avoids 0.015000000000000001.
    const p75 = Number(((isBeyond ? bucket : bucket + 1) * VITALS[name]).toFixed(3));
    const rating = isBeyond || p75 > poor ? 'poor' : p75 > good ? 'middling' : 'good';
    return { kind: 'measured', name, measured, p75, isBeyond, rating };
  });

export const sum = (figures: readonly number[]) => figures.reduce((so, figure) => so + figure, 0);
