import './command.ts';
import path from 'node:path';
import { readSettings } from '#contract/settings.ts';
import { StoreSettings } from '../server/src/config.ts';
import { openStore } from '../server/src/database/openStore.ts';
import type { Store } from '../server/src/database/store.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader closed the pipe, e.g. `… | head`.
  if (error.code === 'EPIPE') process.exit(0);
  console.error(`Can't write the output (${error.code}).`);
  process.exit(1);
});

/**
 * Opens the server's store for a command. The server can keep running.
 * @param run receives the store and the folder for backups.
 */
export async function withStore(
  run: (store: Store, backupFolder: string) => Promise<void>,
): Promise<void> {
  const settings = readSettings(StoreSettings, process.env);
  const store = await openStore(settings, 'command');
  try {
    await run(store, path.resolve(settings.DATA_DIR, 'backups'));
  } finally {
    await store.close();
  }
}
