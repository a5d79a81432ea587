import type { Transaction } from 'kysely';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/time.ts';
import type { Database, NewOutboxRow, OutboxRow } from '../database/schema.ts';
import { getErrorMessage, type Store } from '../database/store.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Job } from '../repeat.ts';

/** A visitor is waiting for the mail. */
const LOOK_INTERVAL_MS = 3 * SECOND_MS;
const FIRST_RETRIES_MS = [5, 15, 30].map((seconds) => seconds * SECOND_MS);
const MAX_RETRY_MS = 6 * HOUR_MS;
/** Time to store the result before another server may send the message again. */
const LEASE_MARGIN_MS = 5 * SECOND_MS;
const ROWS_PER_DELETE = 1_000;

/** Where messages go: a webhook or the mail server. */
export type Destination = {
  kind: OutboxRow['kind'];
  name: string;
  /** How many messages are sent at the same time. */
  maxAtOnce: number;
  /** Between two messages. */
  pauseMs: number;
  /** Then the message counts as undelivered. */
  timeoutMs: number;
  /** @throws Error to try the message again later. */
  send: (message: OutboxRow, signal: AbortSignal) => Promise<void>;
};

/**
 * Background jobs that deliver each outbox message at least once. They retry until it is delivered, also after a
 * restart, and then delete it.
 */
export function createDeliveries(
  dependencies: Dependencies,
  destinations: readonly Destination[],
): Job[] {
  return destinations.flatMap((destination) => {
    const run = createDelivery(dependencies, destination);
    const name = `delivering to ${destination.name}`;
    // Parallel jobs, so that a slow message doesn't delay others.
    return Array.from({ length: destination.maxAtOnce }, () => {
      return { name, intervalMs: LOOK_INTERVAL_MS, run };
    });
  });
}

function createDelivery(
  { store, now, sleep, log }: Dependencies,
  { kind, name, pauseMs, timeoutMs, send }: Destination,
): Job['run'] {
  let hasReported = false;

  /** Sends until nothing is due, a delivery fails, or the server stops. */
  return async (stopping) => {
    while (!stopping.aborted) {
      const message = await claim();
      if (message === undefined || !(await deliver(message, stopping))) return;
      await sleep(pauseMs, { signal: stopping });
    }
  };

  /** Takes the next message. No other server takes it until the lease ends, even if this one is killed. */
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

  /** Returns whether the message was delivered. Logs only the first failure after a success. */
  async function deliver(message: OutboxRow, stopping: AbortSignal): Promise<boolean> {
    try {
      await send(message, AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]));
      hasReported = false;
    } catch (cause) {
      if (!hasReported && !stopping.aborted) {
        log.error('message not delivered', { destination: name, reason: getErrorMessage(cause) });
        hasReported = true;
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

/** 5, 15 and 30 s, then 1 min, 2 min and so on up to 6 h. */
export function getRetryDelayMs(attempts: number): number {
  const doublings = attempts - FIRST_RETRIES_MS.length - 1;
  return FIRST_RETRIES_MS[attempts - 1] ?? Math.min(MINUTE_MS * 2 ** doublings, MAX_RETRY_MS);
}

/** Adds messages unless they exist. */
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

/** How many messages wait for a destination, and how many of them have failed for an hour. */
export type Backlog = { destination: string; waiting: number; failing: number };

/**
 * Counts the waiting messages by destination.
 * @param now milliseconds since 1970.
 */
export function readBacklog({ reader }: Pick<Store, 'reader'>, now: number): Promise<Backlog[]> {
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

/** Deletes all messages for a webhook in parts. Returns how many there were. */
export async function deleteMessages(
  { write }: Pick<Store, 'write'>,
  destination: string,
): Promise<number> {
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
            .limit(ROWS_PER_DELETE),
        )
        .executeTakeFirst(),
    );
    if (numDeletedRows === 0n) return count;
    count += Number(numDeletedRows);
  }
}
