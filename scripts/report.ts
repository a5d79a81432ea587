import { parseArgs } from 'node:util';
import { readManifest } from '../server/src/http/loadSite.ts';
import { readReport } from '../server/src/report/readReport.ts';
import { KEPT_DAYS } from '../server/src/visits/dayCounts.ts';
import { readWholeNumber } from './command.ts';
import { printReport } from './report/printReport.ts';
import { printReportCsv } from './report/printReportCsv.ts';
import { withStore } from './withStore.ts';

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
const days = values.today ? 1 : readWholeNumber('--days', values.days, KEPT_DAYS);
// Beside the server; elsewhere it is not known which experiments the page runs.
const site = await readManifest(process.env['SITE_DIR'] || 'dist').catch(() => undefined);

await withStore(async (store) => {
  const report = await readReport(store, days, Date.now(), site?.experiments ?? []);
  if (values.csv) process.stdout.write(printReportCsv(report));
  else console.log(values.json ? JSON.stringify(report, null, 2) : printReport(report));
});
