import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { HOUR_MS } from '#contract/time.ts';
import { withStore } from './withStore.ts';

/** `npm run backup` copies the database to `<DATA_DIR>/backups`. The server can keep running. */
parseArgs();

await withStore(async (store, folder) => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    // Interrupted backups contain personal data, so clean them up. No backup takes longer than an hour.
    const file = path.join(folder, name);
    const isOld = Date.now() - (await stat(file)).mtimeMs > HOUR_MS;
    if (isOld && name.endsWith('.unfinished')) await rm(file);
  }
  // Some file systems don't allow colons in file names.
  const time = new Date().toISOString().replaceAll(':', '-');
  const copy = path.join(folder, `sign-ups-${time}.sqlite`);
  await store.copyTo(copy);
  console.log(copy);
});
