import type { Transaction } from 'kysely';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/time.ts';
import type { Database, NewOutboxRow, OutboxRow } from '../database/schema.ts';
import { getErrorMessage, type Store } from '../database/store.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Job } from '../repeat.ts';

// Short, because visitors are waiting for their confirmation email.
const POLL_INTERVAL_MS = 3 * SECOND_MS;
const FIRST_RETRY_DELAYS_MS = [5, 15, 30].map((seconds) => seconds * SECOND_MS);
const MAX_RETRY_DELAY_MS = 6 * HOUR_MS;
/** Extra time to store the result before another server may send the message again. */
const LEASE_MARGIN_MS = 5 * SECOND_MS;
const MESSAGES_PER_DELETE = 1_000;

/** A webhook or the mail server. */
export type Destination = {
  kind: OutboxRow['kind'];
  name: string;
  /** How many messages to send at the same time, at most. */
  concurrency: number;
  /** Pause between two messages. */
  pauseMs: number;
  /** When a delivery counts as failed. */
  timeoutMs: number;
  /** @throws Error if the message should be retried later. */
  send: (message: OutboxRow, signal: AbortSignal) => Promise<void>;
};

/**
 * Creates the jobs that deliver outbox messages at least once. They keep retrying a message, even after a restart, and
 * only delete it once it's delivered.
 */
export function createDeliveryJobs(
  dependencies: Dependencies,
  destinations: readonly Destination[],
): Job[] {
  return destinations.flatMap((destination) => {
    const run = createDeliveryRun(dependencies, destination);
    const name = `delivering to ${destination.name}`;
    // Run several jobs in parallel, so a slow message doesn't delay the others.
    return Array.from({ length: destination.concurrency }, () => {
      return { name, intervalMs: POLL_INTERVAL_MS, run };
    });
  });
}

function createDeliveryRun(
  { store, now, sleep, log }: Dependencies,
  { kind, name, pauseMs, timeoutMs, send }: Destination,
): Job['run'] {
  let hasLoggedFailure = false;

  /** Sends messages until none is due, a delivery fails, or the server stops. */
  return async (stopping) => {
    while (!stopping.aborted) {
      const message = await claim();
      if (message === undefined || !(await deliver(message, stopping))) return;
      await sleep(pauseMs, { signal: stopping });
    }
  };

  /** Leases the next due message, so no other server sends it until the lease expires. */
  function claim(): Promise<OutboxRow | undefined> {
    const time = now();
    return store.write((trx) =>
      trx
        .updateTable('outbox')
        .set((eb) => ({
          attempts: eb('attempts', '+', 1),
          due_at: time + timeoutMs + LEASE_MARGIN_MS,
        }))
        .where('id', '=', (eb) =>
          eb
            .selectFrom('outbox')
            .select('id')
            .where('kind', '=', kind)
            .where('destination', '=', name)
            .where('due_at', '<=', time)
            .orderBy('due_at')
            .limit(1)
            .$if(store.engine === 'postgres', (query) => query.forUpdate().skipLocked()),
        )
        .returningAll()
        .executeTakeFirst(),
    );
  }

  /** Returns whether the message was delivered. Logs only the first of several failures in a row. */
  async function deliver(message: OutboxRow, stopping: AbortSignal): Promise<boolean> {
    try {
      await send(message, AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]));
      hasLoggedFailure = false;
    } catch (cause) {
      if (!hasLoggedFailure && !stopping.aborted) {
        log.error('message not delivered', { destination: name, reason: getErrorMessage(cause) });
        hasLoggedFailure = true;
      }
      const dueAt = now() + getRetryDelayMs(message.attempts);
      await store.write((trx) =>
        trx.updateTable('outbox').set({ due_at: dueAt }).where('id', '=', message.id).execute(),
      );
      return false;
    }
    await store.write((trx) => trx.deleteFrom('outbox').where('id', '=', message.id).execute());
    return true;
  }
}

/** Returns the delay before the next attempt: 5, 15, and 30 s, then 1 min, doubled each time up to 6 h. */
export function getRetryDelayMs(attempts: number): number {
  const doublings = attempts - FIRST_RETRY_DELAYS_MS.length - 1;
  return (
    FIRST_RETRY_DELAYS_MS[attempts - 1] ?? Math.min(MINUTE_MS * 2 ** doublings, MAX_RETRY_DELAY_MS)
  );
}

/** Adds messages. Ignores a message if its ID already exists. */
export async function addMessages(
  trx: Transaction<Database>,
  messages: readonly NewOutboxRow[],
): Promise<void> {
  if (messages.length === 0) return;
  await trx
    .insertInto('outbox')
    .values([...messages])
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** How many messages are queued for a destination, and how many of them have been failing for an hour. */
type Backlog = { destination: string; waiting: number; failing: number };

/**
 * Counts the queued messages for each destination.
 * @param now milliseconds since 1970.
 */
export function readBacklog({ reader }: Store, now: number): Promise<Backlog[]> {
  return reader
    .selectFrom('outbox')
    .select((eb) => [
      'destination',
      eb.fn.countAll<number>().as('waiting'),
      eb.fn
        .countAll<number>()
        .filterWhere('attempts', '>', 0)
        .filterWhere('created_at', '<=', now - HOUR_MS)
        .as('failing'),
    ])
    .groupBy('destination')
    .orderBy('destination')
    .execute();
}

/** Deletes all messages for a webhook in batches. Returns how many it deleted. */
export async function deleteMessages({ write }: Store, destination: string): Promise<number> {
  for (let count = 0; ;) {
    const { numDeletedRows } = await write((trx) =>
      trx
        .deleteFrom('outbox')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('outbox')
            .select('id')
            .where('kind', '=', 'webhook')
            .where('destination', '=', destination)
            .limit(MESSAGES_PER_DELETE),
        )
        .executeTakeFirst(),
    );
    if (numDeletedRows === 0n) return count;
    count += Number(numDeletedRows);
  }
}
