import type { Line, Report } from '#contract/report.ts';
import { BUTTONS, DEVICES, FORM_STEPS, PRACTICE_STEPS } from '#contract/visits.ts';
import { VISIT_REFUSALS } from '#contract/counts.ts';
import { SECTIONS } from '#contract/sections.ts';
import type { SignUpCount } from '../signUp/signUps.ts';
import { addTo, type DayCounts } from '../visits/dayCounts.ts';
import type { ExperimentFigures } from './experiment.ts';
import { ratesOf, signUpTotals } from './rates.ts';
import { MIN_VISITS, sum, vitalsOf } from './vitals.ts';

type Facts = {
  /** Every day the report is about, year-month-day, the oldest first. */
  days: readonly string[];
  counts: DayCounts;
  signUps: readonly SignUpCount[];
  /** How many messages each has refused for an hour, now. */
  refusedWebhooks: ReadonlyMap<string, number>;
  experiments: ExperimentFigures[];
  /** When counts were last written, milliseconds since 1970; null before the first. */
  writtenAt: number | null;
};

const refusals = Object.keys(VISIT_REFUSALS);

/** The report on some days, from what the store has of them. */
export function reportOf(facts: Facts): Report {
  const { days, counts, signUps, refusedWebhooks, experiments, writtenAt } = facts;
  const on = (day: string, name: string) => counts.get(day)?.get(name) ?? 0;
  const totals = totalsOf(days.map((day) => counts.get(day) ?? new Map()));
  const total = (name: string) => totals.get(name) ?? 0;
  const visits = total('visits');
  const isEnough = visits >= MIN_VISITS;
  const lines = (kind: string, names: readonly string[]) =>
    names.map((name): Line => {
      const count = total(`${kind}:${name}`);
      return { name, count, share: isEnough ? count / visits : null };
    });
  const kept = signUps.filter(({ day }) => days.includes(day));
  const namesOf = (kind: string) =>
    [...totals.keys()]
      .toSorted()
      .flatMap((name) => (name.startsWith(`${kind}:`) ? name.slice(kind.length + 1) : []));
  return {
    days: days.length,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    visits,
    isEnough,
    ...signUpTotals(kept),
    devices: lines('device', DEVICES),
    languages: lines('language', namesOf('language')),
    /** Those that are shipped, then the owner's own. */
    reached: lines('section', [...new Set([...SECTIONS, ...namesOf('section')])]),
    pressed: lines('button', BUTTONS),
    practised: lines('practice', PRACTICE_STEPS),
    form: lines('form', FORM_STEPS),
    vitals: vitalsOf(total),
    rates: {
      source: ratesOf('source', totals, kept),
      medium: ratesOf('medium', totals, kept),
      campaign: ratesOf('campaign', totals, kept),
      referrer: ratesOf('referrer', totals, kept),
      variant: ratesOf('variant', totals, kept),
    },
    experiments,
    contents: ratesOf('content', new Map(), kept).map(({ name, signedUp }): Line => ({
      name,
      count: signedUp ?? 0,
      share: null,
    })),
    refused: lines('refused', refusals).map((line): Line => ({ ...line, share: null })),
    byDay: days.map((day) => ({
      day,
      visits: on(day, 'visits'),
      practised: on(day, 'practice:opened'),
      seen: on(day, 'form:seen'),
      sent: on(day, 'form:sent'),
      signedUp: signUpsIn(kept.filter((one) => one.day === day)),
      refused: sum(refusals.map((refusal) => on(day, `refused:${refusal}`))),
    })),
    refusedWebhooks: Object.fromEntries(refusedWebhooks),
    writtenAt: writtenAt === null ? null : new Date(writtenAt).toISOString(),
  };
}

const signUpsIn = (counts: readonly SignUpCount[]) => sum(counts.map(({ count }) => count));

/** Of all days together, by name. */
function totalsOf(days: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (const day of days) for (const [name, count] of day) addTo(totals, name, count);
  return totals;
}
