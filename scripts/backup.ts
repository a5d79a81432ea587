import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { HOUR_MS } from '#contract/time.ts';
import { withStore } from './withStore.ts';

/** `npm run backup`: copies the sign-ups while the server runs, into `<DATA_DIR>/backups`. */
parseArgs();

await withStore(async (store, folder) => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    // What an interrupted copy left holds personal data. One that is under way takes less than an hour.
    const file = path.join(folder, name);
    const isOld = Date.now() - (await stat(file)).mtimeMs > HOUR_MS;
    if (isOld && name.endsWith('.unfinished')) await rm(file);
  }
  // Colons are not allowed in the file names of every system.
  const time = new Date().toISOString().replaceAll(':', '-');
  const copy = path.join(folder, `sign-ups-${time}.sqlite`);
  await store.copyTo(copy);
  console.log(copy);
});
