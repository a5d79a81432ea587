import {
  BUCKETS,
  BUTTONS,
  DEVICES,
  FORM_STEPS,
  PRACTICE_STEPS,
  SECTIONS,
  VITALS,
  type Vital,
} from '#contract/countNames.ts';
import { REFUSALS } from '#contract/counts.ts';
import type { SignUpCount } from '../../server/src/signUp/signUps.ts';
import type { DayCounts } from '../../server/src/visits/visits.ts';

type Facts = {
  /** Every day the report is about, year-month-day, the oldest first. */
  days: readonly string[];
  counts: DayCounts;
  signUps: readonly SignUpCount[];
  /** How many messages each has refused for an hour, now. */
  refusedWebhooks: ReadonlyMap<string, number>;
};

export type Report = ReturnType<typeof reportOf>;
/** `share`: of all visits, 0 to 1; null where it would say nothing, or there are too few of them. */
export type Line = { name: string; count: number; share: number | null };

/** Fewer prove nothing: one visitor more or less would be a leap. */
export const LEAST_VISITS = 30;
const MOST_SOURCES = 12;
/** Up to where a figure is good, and beyond where poor: https://web.dev/articles/vitals. */
const LIMITS = {
  lcp: [2_500, 4_000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  ttfb: [800, 1_800],
} as const satisfies Record<Vital, readonly [good: number, poor: number]>;

/** Everything that the report says, as figures. */
export function reportOf({ days, counts, signUps, refusedWebhooks }: Facts) {
  const on = (day: string, name: string) => counts.get(day)?.get(name) ?? 0;
  const total = (name: string) => sum(days.map((day) => on(day, name)));
  const visits = total('visits');
  const isEnough = visits >= LEAST_VISITS;
  const lines = (kind: string, names: readonly string[]) =>
    names.map((name): Line => {
      const count = total(`${kind}:${name}`);
      return { name, count, share: isEnough ? count / visits : null };
    });
  const kept = signUps.filter(({ day }) => days.includes(day));
  const counted = new Set(days.flatMap((day) => [...(counts.get(day)?.keys() ?? [])]));
  const languages = [...counted].filter((name) => name.startsWith('language:')).toSorted();
  return {
    days: days.length,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    visits,
    isEnough,
    /** From the store, with those whose visits were not counted. */
    signedUp: sum(kept.map(({ count }) => count)),
    devices: lines('device', DEVICES),
    languages: lines(
      'language',
      languages.map((name) => name.slice('language:'.length)),
    ),
    reached: lines('section', SECTIONS),
    pressed: lines('button', BUTTONS),
    practised: lines('practice', PRACTICE_STEPS),
    form: lines('form', FORM_STEPS),
    vitals: (Object.keys(VITALS) as Vital[]).map((name) =>
      vitalOf(
        name,
        Array.from({ length: BUCKETS }, (_, bucket) => total(`${name}:${bucket}`)),
      ),
    ),
    sources: sourcesOf(kept),
    refused: lines('refused', REFUSALS).map((line): Line => ({ ...line, share: null })),
    byDay: days.map((day) => ({
      day,
      visits: on(day, 'visits'),
      practised: on(day, 'practice:opened'),
      seen: on(day, 'form:seen'),
      sent: on(day, 'form:sent'),
      signedUp: sum(kept.filter((one) => one.day === day).map(({ count }) => count)),
      refused: sum(REFUSALS.map((refusal) => on(day, `refused:${refusal}`))),
    })),
    refusedWebhooks: Object.fromEntries(refusedWebhooks),
  };
}

/**
 * What a page's speed was for three visits of four, by nearest rank: the first bucket by whose end three
 * quarters of the visits are in.
 * @returns `measured`: visits in which it was; `p75`: the end of that bucket, in milliseconds, `cls` a score;
 *   `isBeyond`: whether it is the last one, so that `p75` is where it begins. Null: too few visits.
 */
function vitalOf(name: Vital, buckets: readonly number[]) {
  const measured = sum(buckets);
  if (measured < LEAST_VISITS) {
    return { name, measured, p75: null, isBeyond: false, rating: null };
  }
  const bucket = buckets.findIndex((_, i) => sum(buckets.slice(0, i + 1)) >= measured * 0.75);
  const isBeyond = bucket === BUCKETS - 1;
  // A width is no whole part of 1: 0.015 would be 0.015000000000000001.
  const p75 = Number(((isBeyond ? bucket : bucket + 1) * VITALS[name]).toFixed(3));
  const [good, poor] = LIMITS[name];
  const rating = isBeyond || p75 > poor ? 'poor' : p75 > good ? 'middling' : 'good';
  return { name, measured, p75, isBeyond, rating };
}

/** The most fruitful first. Anybody may write a source into an address, so there may be any number. */
function sourcesOf(signUps: readonly SignUpCount[]): Line[] {
  const bySource = Map.groupBy(signUps, ({ source }) => source ?? 'no campaign');
  const all = [...bySource]
    .map(([name, of]) => ({ name, count: sum(of.map(({ count }) => count)), share: null }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  const rest = sum(all.slice(MOST_SOURCES).map(({ count }) => count));
  const shown = all.slice(0, MOST_SOURCES);
  return rest === 0 ? shown : [...shown, { name: 'all others', count: rest, share: null }];
}

const sum = (figures: readonly number[]) => figures.reduce((so, figure) => so + figure, 0);
