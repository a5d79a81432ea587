import type { FunnelRow, Report } from '#contract/report.ts';
import { SECTIONS } from '#contract/sections.ts';
import type { SiteManifest } from '#contract/siteManifest.ts';
import { DAY_MS, utcDay } from '#contract/time.ts';
import { BUTTONS, DEVICES, FORM_STEPS, PRACTICE_STEPS } from '#contract/visits.ts';
import type { Store } from '../database/store.ts';
import { readBacklog } from '../outbox/outbox.ts';
import { readDays, readLastWrite, readTotals } from '../visits/dayCounts.ts';
import { experimentFigures } from './experiment.ts';
import { MIN_VISITS, ratesOf, vitalsOf } from './figures.ts';
import { NONE, readSignUpCounts } from './signUpCounts.ts';

const SHOWN_BY_DAY = ['visits', 'form:seen', 'form:sent', 'refused'];

/**
 * The report on the last days, including today.
 * @param now milliseconds since 1970.
 * @param experiments of the built page; their figures are of all days.
 */
export async function readReport(
  store: Store,
  days: number,
  now: number,
  experiments: SiteManifest['experiments'],
): Promise<Report> {
  const first = now - (days - 1) * DAY_MS;
  const since = utcDay(first);
  const totals = await readTotals(store, since);
  const byDay = await readDays(store, since, SHOWN_BY_DAY);
  const signUps = await readSignUpCounts(store, since);
  const backlog = await readBacklog(store, now);
  const total = (name: string) => totals.get(name) ?? 0;
  const visits = total('visits');
  const lines = <Name extends string>(kind: string, names: readonly Name[]) =>
    names.map((name) => ({ name, count: total(`${kind}:${name}`) }));
  const counted = (kind: string) =>
    [...totals.keys()]
      .toSorted()
      .flatMap((name) => (name.startsWith(`${kind}:`) ? name.slice(kind.length + 1) : []));
  const figuresOf = async (experiment: SiteManifest['experiments'][number]) => {
    const names = ['a', 'b'].flatMap((variant) =>
      ['visits', 'sent'].map((step) => `variant|${step}|${experiment.id}:${variant}`),
    );
    return experimentFigures(experiment, await readDays(store, '', names), utcDay(now));
  };
  const writtenAt = await readLastWrite(store);
  return {
    days,
    from: since,
    to: utcDay(now),
    visits,
    rate: visits < MIN_VISITS ? null : total('form:sent') / visits,
    signedUp: signUps.signedUp,
    asked: signUps.asked,
    confirmed: signUps.confirmed,
    form: lines('form', FORM_STEPS),
    rates: {
      page: pagesIn(totals),
      source: ratesOf('source', totals, signUps.source),
      medium: ratesOf('medium', totals, signUps.medium),
      campaign: ratesOf('campaign', totals, signUps.campaign),
      referrer: ratesOf('referrer', totals),
      variant: ratesOf('variant', totals, signUps.variant),
    },
    contents: ratesOf('content', new Map(), signUps.content).map(({ name, signedUp }) => {
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
      const on = (name: string) => byDay.get(day)?.get(name) ?? 0;
      return {
        day,
        visits: on('visits'),
        seen: on('form:seen'),
        sent: on('form:sent'),
        signedUp: signUps.byDay.get(day) ?? 0,
        refused: on('refused'),
      };
    }),
    refusedWebhooks: Object.fromEntries(
      backlog.flatMap(({ destination, failing }) => (failing > 0 ? [[destination, failing]] : [])),
    ),
    writtenAt: writtenAt === null ? null : new Date(writtenAt).toISOString(),
  };
}

/** The pages by their paths, once there is more than the home page. */
function pagesIn(totals: ReadonlyMap<string, number>): FunnelRow[] {
  const rows = ratesOf('page', totals);
  if (rows.every(({ name }) => name === NONE)) return [];
  return rows.map((row) => ({ ...row, name: row.name === NONE ? '/' : `/${row.name}/` }));
}
