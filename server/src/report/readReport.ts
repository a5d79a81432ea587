import type { FunnelRow, Report } from '#contract/report.ts';
import { SECTIONS } from '#contract/sections.ts';
import type { SiteManifest } from '#contract/siteManifest.ts';
import { DAY_MS, utcDay } from '#contract/time.ts';
import { BUTTONS, DEVICES, FORM_STEPS, PRACTICE_STEPS } from '#contract/visits.ts';
import type { Store } from '../database/store.ts';
import { readBacklog } from '../outbox/outbox.ts';
import { readDays, readLastWrite, readTotals } from '../visits/dayCounts.ts';
import { evaluateExperiment } from './experiment.ts';
import { MIN_VISITS, buildFunnelRows, summarizeVitals } from './summaries.ts';
import { NONE, readSignUpCounts } from './signUpCounts.ts';

const DAILY_NAMES = ['visits', 'form:seen', 'form:sent', 'refused'];

/**
 * Reads the report for the last `days` days, including today.
 * @param now milliseconds since 1970.
 * @param experiments from the built site. Results include all days since they started.
 */
export async function readReport(
  store: Store,
  days: number,
  now: number,
  experiments: SiteManifest['experiments'],
): Promise<Report> {
  const firstDay = now - (days - 1) * DAY_MS;
  const since = utcDay(firstDay);
  const totals = await readTotals(store, since);
  const byDay = await readDays(store, since, DAILY_NAMES);
  const signUps = await readSignUpCounts(store, since);
  const backlog = await readBacklog(store, now);
  const getTotal = (name: string) => totals.get(name) ?? 0;
  const visits = getTotal('visits');
  const getCounts = <Name extends string>(type: string, names: readonly Name[]) =>
    names.map((name) => ({ name, count: getTotal(`${type}:${name}`) }));
  const getCountedNames = (type: string) =>
    [...totals.keys()]
      .toSorted()
      .flatMap((name) => (name.startsWith(`${type}:`) ? name.slice(type.length + 1) : []));
  const readExperiment = async (experiment: SiteManifest['experiments'][number]) => {
    const names = ['a', 'b'].flatMap((variant) =>
      ['visits', 'sent'].map((step) => `variant|${step}|${experiment.id}:${variant}`),
    );
    return evaluateExperiment(experiment, await readDays(store, '', names), utcDay(now));
  };
  const writtenAt = await readLastWrite(store);
  return {
    days,
    from: since,
    to: utcDay(now),
    visits,
    rate: visits < MIN_VISITS ? null : getTotal('form:sent') / visits,
    signedUp: signUps.signedUp,
    asked: signUps.asked,
    confirmed: signUps.confirmed,
    form: getCounts('form', FORM_STEPS),
    rates: {
      page: buildPageRows(totals),
      source: buildFunnelRows('source', totals, signUps.source),
      medium: buildFunnelRows('medium', totals, signUps.medium),
      campaign: buildFunnelRows('campaign', totals, signUps.campaign),
      referrer: buildFunnelRows('referrer', totals),
      variant: buildFunnelRows('variant', totals, signUps.variant),
    },
    contents: buildFunnelRows('content', new Map(), signUps.content).map(({ name, signedUp }) => {
      return { name, count: signedUp ?? 0 };
    }),
    experiments: await Promise.all(experiments.map(readExperiment)),
    vitals: summarizeVitals(getTotal),
    // Built-in sections first, followed by the owner's.
    reached: getCounts('section', [...new Set([...SECTIONS, ...getCountedNames('section')])]),
    pressed: getCounts('button', [...new Set([...BUTTONS, ...getCountedNames('button')])]),
    practised: getCounts('practice', PRACTICE_STEPS),
    devices: getCounts('device', DEVICES),
    languages: getCounts('language', getCountedNames('language')),
    byDay: Array.from({ length: days }, (_, index) => {
      const day = utcDay(firstDay + index * DAY_MS);
      const getDayCount = (name: string) => byDay.get(day)?.get(name) ?? 0;
      return {
        day,
        visits: getDayCount('visits'),
        seen: getDayCount('form:seen'),
        sent: getDayCount('form:sent'),
        signedUp: signUps.byDay.get(day) ?? 0,
        refused: getDayCount('refused'),
      };
    }),
    refusedWebhooks: Object.fromEntries(
      backlog.flatMap(({ destination, failing }) => (failing > 0 ? [[destination, failing]] : [])),
    ),
    writtenAt: writtenAt === null ? null : new Date(writtenAt).toISOString(),
  };
}

/** Builds a funnel row for each page, or none if people only visited the home page. */
function buildPageRows(totals: ReadonlyMap<string, number>): FunnelRow[] {
  const rows = buildFunnelRows('page', totals);
  if (rows.every(({ name }) => name === NONE)) return [];
  return rows.map((row) => ({ ...row, name: row.name === NONE ? '/' : `/${row.name}/` }));
}
