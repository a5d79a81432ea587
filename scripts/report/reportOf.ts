import { BUTTONS, DEVICES, FORM_STEPS, PRACTICE_STEPS } from '#contract/visits.ts';
import { VISIT_REFUSALS } from '#contract/counts.ts';
import { SECTIONS } from '#contract/sections.ts';
import type { SignUpCount } from '../../server/src/signUp/signUps.ts';
import type { DayCounts } from '../../server/src/visits/dayCounts.ts';
import { MIN_VISITS, sum, vitalsOf } from './vitals.ts';

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

const MAX_SOURCES = 12;
const refusals = Object.keys(VISIT_REFUSALS);

/** Everything that the report says, as figures. */
export function reportOf({ days, counts, signUps, refusedWebhooks }: Facts) {
  const on = (day: string, name: string) => counts.get(day)?.get(name) ?? 0;
  const total = (name: string) => sum(days.map((day) => on(day, name)));
  const visits = total('visits');
  const isEnough = visits >= MIN_VISITS;
  const lines = (kind: string, names: readonly string[]) =>
    names.map((name): Line => {
      const count = total(`${kind}:${name}`);
      return { name, count, share: isEnough ? count / visits : null };
    });
  const kept = signUps.filter(({ day }) => days.includes(day));
  const counted = days.flatMap((day) => [...(counts.get(day)?.keys() ?? [])]).toSorted();
  const namesOf = (kind: string) =>
    counted.flatMap((name) => (name.startsWith(`${kind}:`) ? name.slice(kind.length + 1) : []));
  return {
    days: days.length,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    visits,
    isEnough,
    /** From the store, with those whose visits were not counted. */
    signedUp: signUpsIn(kept),
    devices: lines('device', DEVICES),
    languages: lines('language', [...new Set(namesOf('language'))]),
    /** Those that are shipped, then the owner's own. */
    reached: lines('section', [...new Set([...SECTIONS, ...namesOf('section')])]),
    pressed: lines('button', BUTTONS),
    practised: lines('practice', PRACTICE_STEPS),
    form: lines('form', FORM_STEPS),
    vitals: vitalsOf(total),
    sources: sourcesOf(kept),
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
  };
}

const signUpsIn = (counts: readonly SignUpCount[]) => sum(counts.map(({ count }) => count));

/** The most fruitful first. Anybody may write a source into an address, so there may be any number. */
function sourcesOf(signUps: readonly SignUpCount[]): Line[] {
  const all = [...Map.groupBy(signUps, ({ source }) => source ?? 'no campaign')]
    .map(([name, of]) => ({ name, count: signUpsIn(of), share: null }))
    .toSorted((a, b) => b.count - a.count);
  const count = sum(all.slice(MAX_SOURCES).map((other) => other.count));
  const others = count === 0 ? [] : [{ name: 'all others', count, share: null }];
  return [...all.slice(0, MAX_SOURCES), ...others];
}
