import { readSettings } from '#contract/settings.ts';
import { utcDay } from '#contract/utcDay.ts';
import { StoreSettings } from '../server/src/config.ts';
import { openStore } from '../server/src/database/open.ts';
import { realDependencies } from '../server/src/dependencies.ts';
import { createSignUps } from '../server/src/signUp/signUps.ts';
import { findRefusedWebhooks } from '../server/src/signUp/webhooks.ts';
import { createVisits, KEPT_DAYS } from '../server/src/visits/visits.ts';
import { orEnd, readArguments } from './command.ts';
import { printReport } from './report/printReport.ts';
import { reportOf } from './report/reportOf.ts';

/**
 * `npm run report`: what brought people to the form, from the counts and the sign-ups of the store.
 * `--days` how many, today with them; `--json` as data.
 */
const { values } = readArguments({
  days: { type: 'string', default: '28' },
  json: { type: 'boolean', default: false },
});
// A reader that has seen enough (`… | head`) closes the pipe: that is no failure.
process.stdout.on('error', () => process.exit(0));
const DAY_MS = 24 * 60 * 60 * 1_000;
const { now } = realDependencies('text');

await orEnd(async () => {
  const count = Number(values.days);
  if (!Number.isInteger(count) || count < 1 || count > KEPT_DAYS) {
    throw new Error(`--days must be a whole number from 1 to ${KEPT_DAYS}, not "${values.days}".`);
  }
  const first = now() - (count - 1) * DAY_MS;
  const days = Array.from({ length: count }, (_, index) => utcDay(first + index * DAY_MS));
  const settings = readSettings(StoreSettings, process.env);
  const store = await openStore(settings, { now }, 'command');
  try {
    const report = reportOf({
      days,
      counts: await createVisits(store).since(utcDay(first)),
      signUps: await createSignUps(store).countBySource(utcDay(first)),
      refusedWebhooks: await findRefusedWebhooks(store, now()),
    });
    console.log(values.json ? JSON.stringify(report, null, 2) : printReport(report));
  } finally {
    await store.close();
  }
});
