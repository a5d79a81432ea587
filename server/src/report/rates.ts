import { cleanName, OTHER } from '#contract/origin.ts';
import type { Rate } from '#contract/report.ts';
import type { SignUpCount } from '../signUp/signUps.ts';
import { MIN_VISITS, sum } from './vitals.ts';

/** What visits are told apart by. */
export type RateKind = 'source' | 'medium' | 'campaign' | 'content' | 'referrer' | 'variant';

type Row = Omit<Rate, 'name' | 'rate' | 'signedUp'> & { signedUp: number };
/** Under which name all visits are counted in each column. */
const ALL = { visits: 'visits', seen: 'form:seen', begun: 'form:begun', sent: 'form:sent' };
/** What came without any such name. */
const NONE = '(none)';
const MAX_NAMES = 50;

/**
 * The names of a kind, those with most visits first. Anybody may write a name into an address, so there may be
 * any number: beyond fifty they are added up as `other`.
 * @param totals by name, such as `source|visits|news`.
 * @param signUps of the same days.
 */
export function ratesOf(
  kind: RateKind,
  totals: ReadonlyMap<string, number>,
  signUps: readonly SignUpCount[],
): Rate[] {
  const rows = new Map<string, Row>();
  const add = (name: string, column: keyof Row, count: number) => {
    const row = rows.get(name) ?? { visits: 0, seen: 0, begun: 0, sent: 0, signedUp: 0 };
    if (count > 0) rows.set(name, { ...row, [column]: row[column] + count });
  };
  for (const [column, all] of Object.entries(ALL) as [keyof typeof ALL, string][]) {
    const begin = `${kind}|${column}|`;
    let rest = totals.get(all) ?? 0;
    for (const [key, count] of totals) {
      if (!key.startsWith(begin)) continue;
      add(key.slice(begin.length), column, count);
      rest -= count;
    }
    // A visit may be in several experiments.
    if (kind !== 'variant') add(NONE, column, rest);
  }
  for (const signUp of signUps)
    for (const name of namesOf(signUp, kind)) add(name, 'signedUp', signUp.count);

  const named = [...rows]
    .filter(([name]) => name !== OTHER && name !== NONE)
    .toSorted(
      ([x, a], [y, b]) => b.visits - a.visits || b.signedUp - a.signedUp || (x < y ? -1 : 1),
    );
  for (const [, row] of named.slice(MAX_NAMES))
    for (const [column, count] of Object.entries(row) as [keyof Row, number][])
      add(OTHER, column, count);
  const shown = [...named.slice(0, MAX_NAMES).map(([name]) => name), OTHER, NONE];
  return shown.flatMap((name) => {
    const row = rows.get(name);
    if (!row) return [];
    const rate = row.visits < MIN_VISITS ? null : row.sent / row.visits;
    return { name, ...row, rate, signedUp: kind === 'referrer' ? null : row.signedUp };
  });
}

/** The names that a stored sign-up came by, spelt as those of visits. */
function namesOf(signUp: SignUpCount, kind: RateKind): string[] {
  if (kind === 'referrer') return [];
  if (kind === 'variant') return signUp.variants?.split(' ') ?? [];
  return [cleanName(signUp[kind] ?? '') || NONE];
}

/** How many signed up, how many of them were asked to confirm it, and how many did. */
export const signUpTotals = (signUps: readonly SignUpCount[]) => ({
  signedUp: sum(signUps.map(({ count }) => count)),
  asked: sum(signUps.map(({ asked }) => asked)),
  confirmed: sum(signUps.map(({ confirmed }) => confirmed)),
});
