/** Copies the sign-ups while the service runs, into `<DATA_DIR>/backups`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '#contract/settings.ts';
import { openStore, sqliteFile } from '../service/src/db/open.ts';
import { SignUpSettings } from '../service/src/signUp/settings.ts';
import { orEnd } from './orEnd.ts';

await orEnd(async () => {
  const settings = readSettings(SignUpSettings, process.env);
  const { DATABASE_URL, DATA_DIR } = settings;
  // Opening makes a store where there is none: a copy of nothing, night after night, is no backup.
  if (DATABASE_URL === undefined && !existsSync(sqliteFile(DATA_DIR))) {
    throw new Error(
      `There are no sign-ups in ${path.resolve(DATA_DIR)}. Set DATA_DIR to the service's own folder.`,
    );
  }
  const store = await openStore(settings, Date.now);
  try {
    // Colons are not allowed in the file names of every system.
    const time = new Date().toISOString().replaceAll(':', '-');
    const copy = path.resolve(DATA_DIR, 'backups', `sign-ups-${time}.sqlite`);
    await store.copyTo(copy);
    process.stdout.write(`${copy}\n`);
  } finally {
    await store.close();
  }
});
