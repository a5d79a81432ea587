import type { Transaction } from 'kysely';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/time.ts';
import type { Database, NewOutboxRow, OutboxRow } from '../database/schema.ts';
import { getErrorMessage, type Store } from '../database/store.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Job } from '../repeat.ts';

// Keep this short, because visitors are waiting for their confirmation email.
const POLL_INTERVAL_MS = 3 * SECOND_MS;
const FIRST_RETRY_DELAYS_MS = [5, 15, 30].map((seconds) => seconds * SECOND_MS);
const MAX_RETRY_DELAY_MS = 6 * HOUR_MS;
/** Extra time to store the result before another server may resend the message. */
const LEASE_MARGIN_MS = 5 * SECOND_MS;
const MESSAGES_PER_DELETE = 1_000;

/** A webhook or the mail server. */
export type Destination = {
  kind: OutboxRow['kind'];
  name: string;
  /** Maximum number of messages to send at the same time. */
  concurrency: number;
  /** Pause between two messages. */
  pauseMs: number;
  /** When a delivery counts as failed. */
  timeoutMs: number;
  /** @throws Error if the message should be retried later. */
  send: (message: OutboxRow, signal: AbortSignal) => Promise<void>;
};

/**
 * Creates jobs that deliver outbox messages at least once. They keep retrying, even after a restart, and only delete a
 * message once it's delivered.
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

  /** Sends messages until none are due, a delivery fails, or the server stops. */
  return async (shutdownSignal) => {
    while (!shutdownSignal.aborted) {
      const message = await claim();
      if (message === undefined || !(await deliver(message, shutdownSignal))) return;
      await sleep(pauseMs, { signal: shutdownSignal });
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

  /** Returns whether the message was delivered. Only logs the first failure in a row. */
  async function deliver(message: OutboxRow, shutdownSignal: AbortSignal): Promise<boolean> {
    try {
      await send(message, AbortSignal.any([shutdownSignal, AbortSignal.timeout(timeoutMs)]));
      hasLoggedFailure = false;
    } catch (cause) {
      if (!hasLoggedFailure && !shutdownSignal.aborted) {
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

/** Retries after 5, 15, and 30 s, and then after 1 min, doubled each time up to 6 h. */
export function getRetryDelayMs(attempts: number): number {
  const doublings = attempts - FIRST_RETRY_DELAYS_MS.length - 1;
  return (
    FIRST_RETRY_DELAYS_MS[attempts - 1] ?? Math.min(MINUTE_MS * 2 ** doublings, MAX_RETRY_DELAY_MS)
  );
}

/** Ignores messages whose ID already exists. */
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

/** `failing` is how many of the waiting messages have been failing for an hour. */
type Backlog = { destination: string; waiting: number; failing: number };

/**
 * Counts queued messages by destination.
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

/** Deletes all messages for a webhook in batches, and returns how many. */
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
