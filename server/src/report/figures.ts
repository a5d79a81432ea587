import { OTHER } from '#contract/origin.ts';
import type { FunnelRow, VitalFigure } from '#contract/report.ts';
import { BUCKETS, VITALS, type Vital } from '#contract/visits.ts';
import { NONE } from './signUpCounts.ts';

/** From so many visits on a percentage is given: among fewer, one visitor more or less would change it much. */
export const MIN_VISITS = 30;
/** Up to where a figure is good, and beyond where poor: https://web.dev/articles/vitals. */
const LIMITS: readonly { name: Vital; good: number; poor: number }[] = [
  { name: 'lcp', good: 2_500, poor: 4_000 },
  { name: 'inp', good: 200, poor: 500 },
  { name: 'cls', good: 0.1, poor: 0.25 },
  { name: 'ttfb', good: 800, poor: 1_800 },
];

/** What visits are told apart by. */
type RateKind = 'page' | 'source' | 'medium' | 'campaign' | 'content' | 'referrer' | 'variant';

/** Under which name all visits are counted in each column. */
const ALL = { visits: 'visits', seen: 'form:seen', begun: 'form:begun', sent: 'form:sent' };
/** Whether a sign-up has names of a kind. */
const isStored = (kind: RateKind) => kind !== 'page' && kind !== 'referrer';
const MAX_NAMES = 50;
const EMPTY_ROW = { visits: 0, seen: 0, begun: 0, sent: 0, signedUp: 0 };
type Column = keyof typeof EMPTY_ROW;

/**
 * The names of a kind, those with most visits first. Anyone may write a name into an address, so beyond
 * fifty they are added up as `other`.
 * @param totals of visits by name, such as `source|visits|news`.
 * @param signUps of the same days, by name.
 */
export function ratesOf(
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
