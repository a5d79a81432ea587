import type { Report } from '#contract/report.ts';
import { SECTIONS } from '#contract/sections.ts';
import type { SiteManifest } from '#contract/siteManifest.ts';
import { DAY_MS, utcDay } from '#contract/time.ts';
import { BUTTONS, DEVICES, FORM_STEPS, PRACTICE_STEPS } from '#contract/visits.ts';
import type { Store } from '../database/store.ts';
import { createSignUps } from '../signUp/signUps.ts';
import { findRefusedWebhooks } from '../signUp/webhooks.ts';
import { addTo, countsSince, countsWrittenAt } from '../visits/dayCounts.ts';
import { experimentFigures } from './experiment.ts';
import { MIN_VISITS, ratesOf, sum, vitalsOf } from './figures.ts';

/**
 * The report on the last days, today with them, as a store has it.
 * @param now milliseconds since 1970.
 * @param experiments those that the built page runs; their figures are of all days.
 */
export async function readReport(
  store: Store,
  days: number,
  now: number,
  experiments: SiteManifest['experiments'],
): Promise<Report> {
  const first = now - (days - 1) * DAY_MS;
  const counts = await countsSince(store, utcDay(first));
  const signUps = await createSignUps(store).countByCampaign(utcDay(first));
  const totals = new Map<string, number>();
  for (const names of counts.values())
    for (const [name, count] of names) addTo(totals, name, count);
  const total = (name: string) => totals.get(name) ?? 0;
  const visits = total('visits');
  const lines = <Name extends string>(kind: string, names: readonly Name[]) =>
    names.map((name) => ({ name, count: total(`${kind}:${name}`) }));
  const counted = (kind: string) =>
    [...totals.keys()]
      .toSorted()
      .flatMap((name) => (name.startsWith(`${kind}:`) ? name.slice(kind.length + 1) : []));
  const figuresOf = async (experiment: SiteManifest['experiments'][number]) =>
    experimentFigures(
      experiment,
      await countsSince(store, '', `variant|%|${experiment.id}:%`),
      utcDay(now),
    );
  const writtenAt = await countsWrittenAt(store);
  return {
    days,
    from: utcDay(first),
    to: utcDay(now),
    visits,
    rate: visits < MIN_VISITS ? null : total('form:sent') / visits,
    signedUp: sum(signUps.map(({ count }) => count)),
    asked: sum(signUps.map(({ asked }) => asked)),
    confirmed: sum(signUps.map(({ confirmed }) => confirmed)),
    form: lines('form', FORM_STEPS),
    rates: {
      source: ratesOf('source', totals, signUps),
      medium: ratesOf('medium', totals, signUps),
      campaign: ratesOf('campaign', totals, signUps),
      referrer: ratesOf('referrer', totals, signUps),
      variant: ratesOf('variant', totals, signUps),
    },
    contents: ratesOf('content', new Map(), signUps).map(({ name, signedUp }) => {
      return { name, count: signedUp ?? 0 };
    }),
    experiments: await Promise.all(experiments.map(figuresOf)),
    vitals: vitalsOf(total),
    /** Those that are shipped, then the owner's own. */
    reached: lines('section', [...new Set([...SECTIONS, ...counted('section')])]),
    pressed: lines('button', [...new Set([...BUTTONS, ...counted('button')])]),
    practised: lines('practice', PRACTICE_STEPS),
    devices: lines('device', DEVICES),
    languages: lines('language', counted('language')),
    byDay: Array.from({ length: days }, (_, index) => {
      const day = utcDay(first + index * DAY_MS);
      const on = (name: string) => counts.get(day)?.get(name) ?? 0;
      return {
        day,
        visits: on('visits'),
        seen: on('form:seen'),
        sent: on('form:sent'),
        signedUp: sum(signUps.map((one) => (one.day === day ? one.count : 0))),
        refused: on('refused'),
      };
    }),
    refusedWebhooks: Object.fromEntries(await findRefusedWebhooks(store, now)),
    writtenAt: writtenAt === null ? null : new Date(writtenAt).toISOString(),
  };
}
