import { parseArgs } from 'node:util';
import { DAY_MS, utcDay } from '#contract/time.ts';
import { createSignUps } from '../server/src/signUp/signUps.ts';
import { findRefusedWebhooks } from '../server/src/signUp/webhooks.ts';
import { countsSince, KEPT_DAYS } from '../server/src/visits/dayCounts.ts';
import { readWholeNumber } from './command.ts';
import { printReport } from './report/printReport.ts';
import { reportOf } from './report/reportOf.ts';
import { withStore } from './withStore.ts';

/**
 * `npm run report`: what brought people to the form, from the counts and the sign-ups of the store.
 * `--days` how many, today with them; `--json` as data.
 */
const { values } = parseArgs({
  options: { days: { type: 'string', default: '28' }, json: { type: 'boolean' } },
});
const count = readWholeNumber('--days', values.days, KEPT_DAYS);
const now = Date.now();
const first = now - (count - 1) * DAY_MS;

await withStore(async (store) => {
  const report = reportOf({
    days: Array.from({ length: count }, (_, index) => utcDay(first + index * DAY_MS)),
    counts: await countsSince(store, utcDay(first)),
    signUps: await createSignUps(store).countBySource(utcDay(first)),
    refusedWebhooks: await findRefusedWebhooks(store, now),
  });
  console.log(values.json ? JSON.stringify(report, null, 2) : printReport(report));
});
