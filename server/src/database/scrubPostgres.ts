import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { connectionConfig } from './postgresConnection.ts';

// Sign-ups wait as long as a table is rewritten.
const SCRUB_LIMIT_MS = 60_000;
const SCRUB_TRIES = 5;
const SCRUB_PAUSE_MS = 200;
// Sign-ups queue behind whoever waits for the whole table.
const LOCK_LIMIT_MS = 1_000;

/**
 * Writes the table anew, without what was deleted: a plain VACUUM leaves the bytes where they are. What
 * remains is in the server's write-ahead log until it is recycled.
 */
export async function scrubPostgres(address: string): Promise<void> {
  const client = new Client(connectionConfig(address, SCRUB_LIMIT_MS));
  client.on('error', () => {});
  let seenByOthers = 0;
  // The server says in words how many rows it had to keep; in all its languages the number comes first.
  client.on('notice', ({ detail }) => {
    seenByOthers += Number(/\d+/.exec(detail ?? '')?.[0] ?? 0);
  });
  try {
    await client.connect();
    await client.query(
      `set statement_timeout = ${SCRUB_LIMIT_MS}; set lock_timeout = ${LOCK_LIMIT_MS}`,
    );
    // Somebody who is signing up at this moment sees the old rows too, but not for long.
    for (let tries = 0; tries < SCRUB_TRIES; tries += 1) {
      if (tries > 0) await setTimeout(SCRUB_PAUSE_MS);
      seenByOthers = 0;
      await client.query('vacuum (full, verbose) sign_ups');
      if (seenByOthers === 0) return;
    }
  } finally {
    await client.end().catch(() => {});
  }
  throw new Error('Another session of the database still sees the old rows.');
}
