import type { Transaction } from 'kysely';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/time.ts';
import type { Database, NewOutboxRow, OutboxRow } from '../database/schema.ts';
import { reasonOf, type Store } from '../database/store.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Job } from '../repeat.ts';

/** A visitor waits for the mail. */
const LOOK_INTERVAL_MS = 3 * SECOND_MS;
const FIRST_RETRIES_MS = [5, 15, 30].map((seconds) => seconds * SECOND_MS);
const MAX_RETRY_MS = 6 * HOUR_MS;
/** So long a server has to store what became of a message, before another server may send it. */
const LEASE_MARGIN_MS = 5 * SECOND_MS;
const ROWS_PER_DELETE = 1_000;

/** Where messages go: a webhook of the owner, or the mail server. */
export type Destination = {
  kind: OutboxRow['kind'];
  name: string;
  /** How many messages are sent at the same time. */
  maxAtOnce: number;
  /** Between messages. */
  pauseMs: number;
  /** After this time a message counts as not delivered. */
  timeoutMs: number;
  /** @throws Error if the message should be tried again. */
  send: (message: OutboxRow, signal: AbortSignal) => Promise<void>;
};

/**
 * Background work that delivers the outbox at least once: a message is deleted once it was delivered
 * and tried again until then, also after a restart.
 */
export function createDeliveries(
  dependencies: Dependencies,
  destinations: readonly Destination[],
): Job[] {
  return destinations.flatMap((destination) => {
    const run = createDelivery(dependencies, destination);
    const name = `delivering to ${destination.name}`;
    // One job for each message at a time, so that a slow one holds up no others.
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

  /** Sends until nothing is due, a message does not arrive, or the server stops. */
  return async (stopping) => {
    while (!stopping.aborted) {
      const message = await claim();
      if (message === undefined || !(await deliver(message, stopping))) return;
      await sleep(pauseMs, { signal: stopping });
    }
  };

  /** Takes the next message. Nobody else takes it until the lease ends, even if this server is killed. */
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

  /** Returns whether the message was delivered. A reason for failing is logged once until one was. */
  async function deliver(message: OutboxRow, stopping: AbortSignal): Promise<boolean> {
    try {
      await send(message, AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]));
      hasReported = false;
    } catch (cause) {
      if (!hasReported && !stopping.aborted) {
        log.error('message not delivered', { destination: name, reason: reasonOf(cause) });
        hasReported = true;
      }
      const dueAt = now() + retryDelayMs(message.attempts);
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
export function retryDelayMs(attempts: number): number {
  const doublings = attempts - FIRST_RETRIES_MS.length - 1;
  return FIRST_RETRIES_MS[attempts - 1] ?? Math.min(MINUTE_MS * 2 ** doublings, MAX_RETRY_MS);
}

/** Adds messages. One that is there already stays. */
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

/** How many messages wait for a destination, and how many of them were refused for an hour. */
export type Backlog = { destination: string; waiting: number; failing: number };

/**
 * What waits in the outbox, by destination.
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

/** Deletes what waits for a webhook, a part at a time; returns how many messages there were. */
export async function dropMessages(
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
