import './command.ts';
import path from 'node:path';
import { readSettings } from '#contract/settings.ts';
import { StoreSettings } from '../server/src/config.ts';
import { openStore } from '../server/src/database/openStore.ts';
import type { Store } from '../server/src/database/store.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough (`… | head`) closes the pipe.
  if (error.code === 'EPIPE') process.exit(0);
  console.error(`The output could not be written (${error.code}).`);
  process.exit(1);
});

/**
 * Opens the store of the owner's server, which may run, for one of the owner's commands.
 * @param use is given the store and the folder of its copies.
 */
export async function withStore(
  use: (store: Store, copies: string) => Promise<void>,
): Promise<void> {
  const settings = readSettings(StoreSettings, process.env);
  const store = await openStore(settings, 'command');
  try {
    await use(store, path.resolve(settings.DATA_DIR, 'backups'));
  } finally {
    await store.close();
  }
}
