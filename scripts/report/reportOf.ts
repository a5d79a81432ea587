import {
  BUTTONS,
  DEVICES,
  FORM_STEPS,
  PRACTICE_STEPS,
  SECTIONS,
  VITALS,
  type Vital,
} from '#contract/countNames.ts';
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
import { vitalReport, type VitalReport } from './vitals.ts';

/** Fewer prove nothing: one visitor more or less would be a leap. */
export const LEAST_VISITS = 30;
const MOST_SOURCES = 12;
const NO_SOURCE = 'no campaign';
const OTHER_SOURCES = 'all others';

/** `share`: of all visits, 0 to 1; null where there are too few of them. */
export type Line = {
  readonly name: string;
  readonly label: string;
  readonly count: number;
  readonly share: number | null;
};
export type Day = {
  readonly day: string;
  readonly visits: number;
  readonly practised: number;
  readonly seen: number;
  readonly sent: number;
  readonly signedUp: number;
  readonly refused: number;
};
export type Report = ReturnType<typeof reportOf>;

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
  const line = (name: string, label: string): Line => {
    const count = total(name);
    return { name, label, count, share: isEnough ? count / visits : null };
  };
  const lines = <Name extends string>(
    kind: string,
    names: readonly Name[],
    labels: Readonly<Record<Name, string>>,
  ) => names.map((name) => line(`${kind}:${name}`, labels[name]));
  const kept = signUps.filter(({ day }) => days.includes(day));

  const byDay = days.map((day): Day => ({
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
    devices: lines('device', DEVICES, DEVICE_LABELS),
    languages: languages.map((name) => line(name, name.slice('language:'.length))),
    reached: lines('section', SECTIONS, SECTION_LABELS),
    pressed: lines('button', BUTTONS, BUTTON_LABELS),
    practised: lines('practice', PRACTICE_STEPS, PRACTICE_LABELS),
    form: lines('form', FORM_STEPS, FORM_LABELS),
    vitals: vitals((name) => total(name)),
    sources: sourcesOf(kept),
    refused: REFUSALS.map((name) => ({
      name,
      label: REFUSAL_LABELS[name],
      count: total(`refused:${name}`),
    })),
    byDay,
  };
}

function vitals(total: (name: string) => number): VitalReport[] {
  return (Object.keys(VITALS) as Vital[]).map((name) =>
    vitalReport(name, (bucket) => total(`${name}:${bucket}`), LEAST_VISITS),
  );
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
