import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readSettings } from '#contract/settings.ts';
import { StoreSettings } from '../server/src/config.ts';
import { openStore } from '../server/src/database/open.ts';
import { realDependencies } from '../server/src/dependencies.ts';
import { orEnd, readArguments } from './command.ts';

/** `npm run backup`: copies the sign-ups while the server runs, into `<DATA_DIR>/backups`. */
readArguments({});
const HOUR_MS = 60 * 60 * 1_000;
const { now } = realDependencies('text');

await orEnd(async () => {
  const settings = readSettings(StoreSettings, process.env);
  const store = await openStore(settings, { now }, 'command');
  try {
    const folder = path.resolve(settings.DATA_DIR, 'backups');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeLeftovers(folder);
    // Colons are not allowed in the file names of every system.
    const time = new Date(now()).toISOString().replaceAll(':', '-');
    const copy = path.join(folder, `sign-ups-${time}.sqlite`);
    await store.copyTo(copy);
    process.stdout.write(`${copy}\n`);
  } finally {
    await store.close();
  }
});

/** What an interrupted copy left holds personal data. One that is under way takes less than an hour. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const isLeft = name.endsWith('.unfinished') && now() - (await stat(file)).mtimeMs > HOUR_MS;
    if (isLeft) await rm(file);
  }
}
