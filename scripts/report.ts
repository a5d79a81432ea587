import { parseArgs } from 'node:util';
import * as z from 'zod';
import { getNonEmptySettings, readSettings, integerSetting } from '#contract/settings.ts';
import { readReport } from '../server/src/report/readReport.ts';
import { RETENTION_DAYS } from '../server/src/visits/dayCounts.ts';
import { readLastManifest } from '../site/integrations/lastRelease.ts';
import { withStore } from './withStore.ts';

/** `npm run report`: says where the report is. With `--json` it prints the figures of the last `--days`, 28. */
const { values } = parseArgs({ options: { json: { type: 'boolean' }, days: { type: 'string' } } });
const { PORT = '4321', SITE_DIR = 'dist' } = getNonEmptySettings(process.env);
// The page's address and its experiments; a folder without a build says neither.
const site = await readLastManifest(SITE_DIR);
if (values.json) {
  const options = z.object({ days: integerSetting('--days', RETENTION_DAYS) });
  const { days } = readSettings(options, { days: values.days ?? '28' });
  await withStore(async (store) => {
    const report = await readReport(store, days, Date.now(), site?.experiments ?? []);
    console.log(JSON.stringify(report, null, 2));
  });
} else if (values.days === undefined) {
  console.log(`The report is a page of the server:  ${site?.siteOrigin ?? `http://localhost:${PORT}`}${site?.base ?? ''}/report
Sign in with any name and the server's REPORT_PASSWORD. A server without this setting answers 404:
set it, with 12 characters or more, and start the server again.
For the figures as JSON:  npm run -s report -- --json --days 28`);
} else {
  throw new Error(
    '--days is for --json. On the page, choose a period or add ?days= to its address.',
  );
}
