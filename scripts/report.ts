import { parseArgs } from 'node:util';
import * as z from 'zod';
import { getNonEmptySettings, readSettings, integerSetting } from '#contract/settings.ts';
import { readReport } from '../server/src/report/readReport.ts';
import { RETENTION_DAYS } from '../server/src/visits/dayCounts.ts';
import { readLastManifest } from '../site/integrations/lastRelease.ts';
import { withStore } from './withStore.ts';

/** `npm run report` prints the report's URL. `--json` prints the data itself, for the last 28 days or `--days`. */
const { values } = parseArgs({ options: { json: { type: 'boolean' }, days: { type: 'string' } } });
const { PORT = '4321', SITE_DIR = 'dist' } = getNonEmptySettings(process.env);
// Undefined if there's no build.
const site = await readLastManifest(SITE_DIR);
if (values.json) {
  const options = z.object({ days: integerSetting('--days', RETENTION_DAYS) });
  const { days } = readSettings(options, { days: values.days ?? '28' });
  await withStore(async (store) => {
    const report = await readReport(store, days, Date.now(), site?.experiments ?? []);
    console.log(JSON.stringify(report, null, 2));
  });
} else if (values.days === undefined) {
  console.log(`Open the report at  ${site?.siteOrigin ?? `http://localhost:${PORT}`}${site?.base ?? ''}/report
Sign in with any user name and the server's REPORT_PASSWORD. If you get a 404, set REPORT_PASSWORD to
at least 12 characters and restart the server.
To get the data as JSON:  npm run -s report -- --json --days 28`);
} else {
  throw new Error(
    'Option "--days" requires "--json". In the browser, add ?days= to the report\'s URL instead.',
  );
}
