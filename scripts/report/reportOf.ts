import { VITALS, type Vital } from '#contract/countNames.ts';
import { REFUSALS } from '#contract/counts.ts';
import type { DayCounts } from '../../service/src/counting/countsTable.ts';
import type { SignUpCount } from '../../service/src/signUp/signUpCounts.ts';
import {
  BUTTON_LABELS,
  DEVICE_LABELS,
  FORM_LABELS,
  PRACTICE_LABELS,
  REFUSAL_LABELS,
  SECTION_LABELS,
} from './labels.ts';
import { LEAST_VISITS, vitalReport } from './vitals.ts';

const MOST_SOURCES = 12;
const NO_SOURCE = 'no campaign';
const OTHER_SOURCES = 'all others';

export type Report = ReturnType<typeof reportOf>;
export type Line = Report['form'][number];

/**
 * Everything the report says, as figures and the owner's words for them.
 * @param days every day it is about, year-month-day, the oldest first.
 */
export function reportOf(
  days: readonly string[],
  counts: DayCounts,
  signUps: readonly SignUpCount[],
) {
  const on = (day: string, name: string) => counts.get(day)?.get(name) ?? 0;
  const total = (name: string) => sum(days.map((day) => on(day, name)));
  const visits = total('visits');
  const isEnough = visits >= LEAST_VISITS;
  const line = (name: string, label: string) => {
    const count = total(name);
    /** Of all visits, 0 to 1; null where there are too few of them. */
    const share = isEnough ? count / visits : null;
    return { name, label, count, share };
  };
  const lines = (kind: string, labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([name, label]) => line(`${kind}:${name}`, label));
  const kept = signUps.filter(({ day }) => days.includes(day));

  const byDay = days.map((day) => ({
    day,
    visits: on(day, 'visits'),
    practised: on(day, 'practice:opened'),
    seen: on(day, 'form:seen'),
    sent: on(day, 'form:sent'),
    signedUp: sum(kept.filter((one) => one.day === day).map(({ count }) => count)),
    refused: sum(REFUSALS.map((refusal) => on(day, `refused:${refusal}`))),
  }));
  const languages = [...new Set(days.flatMap((day) => [...(counts.get(day)?.keys() ?? [])]))]
    .filter((name) => name.startsWith('language:'))
    .toSorted();
  return {
    days: days.length,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    /** On which a visit was counted. */
    daysWithVisits: byDay.filter((day) => day.visits > 0).length,
    visits,
    isEnough,
    /** From the store, with those whose visits were not counted. */
    signedUp: sum(kept.map(({ count }) => count)),
    devices: lines('device', DEVICE_LABELS),
    languages: languages.map((name) => line(name, name.slice('language:'.length))),
    reached: lines('section', SECTION_LABELS),
    pressed: lines('button', BUTTON_LABELS),
    practised: lines('practice', PRACTICE_LABELS),
    form: lines('form', FORM_LABELS),
    vitals: (Object.keys(VITALS) as Vital[]).map((name) =>
      vitalReport(name, (bucket) => total(`${name}:${bucket}`)),
    ),
    sources: sourcesOf(kept),
    refused: REFUSALS.map((name) => ({
      name,
      label: REFUSAL_LABELS[name],
      count: total(`refused:${name}`),
    })),
    byDay,
  };
}

/** The most fruitful first. Anybody may write a source into an address, so there may be any number. */
function sourcesOf(signUps: readonly SignUpCount[]) {
  const bySource = new Map<string, number>();
  for (const { source, count } of signUps) {
    const name = source ?? NO_SOURCE;
    bySource.set(name, (bySource.get(name) ?? 0) + count);
  }
  const all = [...bySource]
    .map(([source, count]) => ({ source, signedUp: count }))
    .toSorted((a, b) => b.signedUp - a.signedUp || (a.source < b.source ? -1 : 1));
  const rest = sum(all.slice(MOST_SOURCES).map(({ signedUp }) => signedUp));
  const shown = all.slice(0, MOST_SOURCES);
  return rest === 0 ? shown : [...shown, { source: OTHER_SOURCES, signedUp: rest }];
}

function sum(figures: readonly number[]): number {
  return figures.reduce((so, figure) => so + figure, 0);
}
