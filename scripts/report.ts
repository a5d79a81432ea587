import { writeFile } from 'node:fs/promises';
import { readSettings } from '#contract/settings.ts';
import { utcDay } from '#contract/utcDay.ts';
import { createCountsTable, KEPT_DAYS } from '../service/src/counting/countsTable.ts';
import { openStore } from '../service/src/db/open.ts';
import { readOwner } from '../service/src/owner.ts';
import { SignUpSettings } from '../service/src/signUp/settings.ts';
import { countSignUps } from '../service/src/signUp/signUpCounts.ts';
import { readArguments } from './arguments.ts';
import { orEnd } from './orEnd.ts';
import { printPage } from './report/printPage.ts';
import { printTable } from './report/printTable.ts';
import { reportOf } from './report/reportOf.ts';

/**
 * `npm run report`: what brought people to the form, from the counts and the sign-ups of the store.
 * `--days` how many, today with them; `--json` as data; `--html` writes a page into a file.
 */
const { values } = readArguments('npm run report', {
  days: { type: 'string', default: '28' },
  json: { type: 'boolean', default: false },
  html: { type: 'string' },
});
// A reader that has seen enough (`… | head`) closes the pipe: that is no failure.
process.stdout.on('error', () => process.exit(0));
const DAY_MS = 24 * 60 * 60 * 1_000;

await orEnd(async () => {
  const count = Number(values.days);
  if (!Number.isInteger(count) || count < 1 || count > KEPT_DAYS) {
    throw new Error(`--days must be a whole number from 1 to ${KEPT_DAYS}, not "${values.days}".`);
  }
  const first = Date.now() - (count - 1) * DAY_MS;
  const days = Array.from({ length: count }, (_, index) => utcDay(first + index * DAY_MS));
  const store = await openStore(readSettings(SignUpSettings, process.env), Date.now);
  try {
    const counts = await createCountsTable(store.db).since(utcDay(first));
    const found = reportOf(days, counts, await countSignUps(store.db, utcDay(first)));
    if (values.html !== undefined) {
      const { name } = await readOwner(process.env['OWNER_CONFIG']);
      await writeFile(values.html, printPage(found, name));
      console.error(`Written to ${values.html}.`);
    }
    if (values.json) console.log(JSON.stringify(found, null, 2));
    else if (values.html === undefined) process.stdout.write(printTable(found));
  } finally {
    await store.close();
  }
});
