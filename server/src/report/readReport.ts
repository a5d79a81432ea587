import type { Report } from '#contract/report.ts';
import type { SiteManifest } from '#contract/siteManifest.ts';
import { DAY_MS, utcDay } from '#contract/time.ts';
import type { Store } from '../database/store.ts';
import { createSignUps } from '../signUp/signUps.ts';
import { findRefusedWebhooks } from '../signUp/webhooks.ts';
import { countsSince, countsWrittenAt } from '../visits/dayCounts.ts';
import { experimentFigures } from './experiment.ts';
import { reportOf } from './reportOf.ts';

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
  const byVariant = await countsSince(store, '', 'variant|%');
  const first = now - (days - 1) * DAY_MS;
  return reportOf({
    days: Array.from({ length: days }, (_, index) => utcDay(first + index * DAY_MS)),
    counts: await countsSince(store, utcDay(first)),
    signUps: await createSignUps(store).countByCampaign(utcDay(first)),
    refusedWebhooks: await findRefusedWebhooks(store, now),
    experiments: experiments.map((one) => experimentFigures(one, byVariant, utcDay(now))),
    writtenAt: await countsWrittenAt(store),
  });
}
