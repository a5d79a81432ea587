import { sql } from 'kysely';
import type { Store } from '../db/store.ts';
import type { World } from '../http/world.ts';
import type { SignUpRow } from './signUps.ts';
import { signedRequest, type WebhookTarget } from './webhookRequest.ts';

type Message = SignUpRow & { readonly attempts: number };
type WebhookParts = Pick<World, 'now' | 'send'> & {
  readonly store: Store;
  readonly target: WebhookTarget;
};

// 30 s, 1 min, 2 min … 6 h, and then every 6 h until it arrives.
const FIRST_DELAY_MS = 30_000;
const MAX_DELAY_MS = 6 * 60 * 60 * 1_000;
const DOUBLINGS = 10;
// No honest wait is longer; the hour is for clocks of companions that differ.
const LONGEST_WAIT_MS = MAX_DELAY_MS + 60 * 60 * 1_000;
const PARALLEL = 20;

/** Sends until nothing is due, nothing arrives any more, or the signal tells it to stop. */
export type Deliver = (stopping: AbortSignal) => Promise<void>;

/**
 * Tells the owner's system of each sign-up, at least once. A message leaves the outbox when it was
 * answered with a 2xx; until then it is tried again, also after a restart.
 * @returns never rejects because a receiver is down, only when the store is.
 */
export function createWebhook({ store, target, send, now }: WebhookParts): Deliver {
  const { db } = store;
  return async (stopping) => {
    for (let isUp = true; isUp && !stopping.aborted;) {
      const told = await Promise.all((await claim()).map((message) => tell(message, stopping)));
      isUp = told.includes(true);
    }
  };

  /**
   * Takes the next messages and sets their next try, in one statement: until then they are nobody
   * else's, and a program that is killed while sending tries again.
   */
  async function claim(): Promise<Message[]> {
    const time = sql<number>`cast(${now()} as bigint)`;
    // One too far ahead was set by a clock that was wrong.
    const due = sql<boolean>`(next_attempt_at <= ${time} or next_attempt_at > ${time} + ${sql.lit(LONGEST_WAIT_MS)})`;
    const next = db
      .selectFrom('webhook_outbox')
      .select('sign_up_id')
      .where(due)
      .orderBy('next_attempt_at')
      .limit(PARALLEL)
      .$if(store.locksRows, (query) => query.forUpdate().skipLocked());
    const claimed = await db
      .updateTable('webhook_outbox')
      .set({
        attempts: sql`attempts + 1`,
        next_attempt_at: sql`${time} + case when attempts < ${sql.lit(DOUBLINGS)}
          then ${sql.lit(FIRST_DELAY_MS)} * (1 << attempts) else ${sql.lit(MAX_DELAY_MS)} end`,
      })
      .where('sign_up_id', 'in', next)
      .where(due)
      .returning('sign_up_id')
      .execute();
    const ids = claimed.map(({ sign_up_id }) => sign_up_id);
    if (ids.length === 0) return [];
    return db
      .selectFrom('webhook_outbox')
      .innerJoin('sign_ups', 'sign_ups.id', 'webhook_outbox.sign_up_id')
      .selectAll('sign_ups')
      .select('attempts')
      .where('sign_up_id', 'in', ids)
      .execute();
  }

  /** Whether it arrived; one that was cut by the stop is due again at once, for whoever looks next. */
  async function tell(message: Message, stopping: AbortSignal): Promise<boolean> {
    const { id, attempts } = message;
    const arrived = await arrives(message, stopping);
    if (arrived) {
      await db.deleteFrom('webhook_outbox').where('sign_up_id', '=', id).execute();
    } else if (stopping.aborted) {
      await db
        .updateTable('webhook_outbox')
        .set({ attempts: attempts - 1, next_attempt_at: 0 })
        .where('sign_up_id', '=', id)
        .where('attempts', '=', attempts)
        .execute();
    }
    return arrived;
  }

  async function arrives(row: SignUpRow, stopping: AbortSignal): Promise<boolean> {
    try {
      const response = await send(signedRequest(target, row, now(), stopping));
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}
