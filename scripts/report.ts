import { parseArgs } from 'node:util';
import * as z from 'zod';
import { readSettings, wholeNumber } from '#contract/settings.ts';
import { readReport } from '../server/src/report/readReport.ts';
import { printCsv } from '../server/src/signUp/csv.ts';
import { KEPT_DAYS } from '../server/src/visits/dayCounts.ts';
import { printReport } from './printReport.ts';
import { lastManifest } from '../site/integrations/lastRelease.ts';
import { withStore } from './withStore.ts';

const CSV_COLUMNS = ['by', 'name', 'visits', 'seen', 'begun', 'sent', 'rate', 'signedUp'];

/**
 * `npm run report`: what brought people to the form, from the counts and the sign-ups of the store.
 * `--days` how many, today with them, or `--today` alone; `--json` as data, `--csv` the rates as a table.
 */
const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '28' },
    today: { type: 'boolean' },
    json: { type: 'boolean' },
    csv: { type: 'boolean' },
  },
});
const asked = { days: values.today ? '1' : values.days };
const { days } = readSettings(z.object({ days: wholeNumber('--days', KEPT_DAYS) }), asked);
// Beside the server; elsewhere it is not known which experiments the page runs.
const site = await lastManifest(process.env['SITE_DIR'] || 'dist');

await withStore(async (store) => {
  const report = await readReport(store, days, Date.now(), site?.experiments ?? []);
  const { rates, contents } = report;
  const rows = [
    ...Object.entries(rates).flatMap(([by, all]) => all.map((rate) => ({ by, ...rate }))),
    ...contents.map(({ name, count }) => ({ by: 'content', name, signedUp: count })),
  ];
  if (values.csv) process.stdout.write(printCsv(rows, CSV_COLUMNS));
  else console.log(values.json ? JSON.stringify(report, null, 2) : printReport(report));
});
