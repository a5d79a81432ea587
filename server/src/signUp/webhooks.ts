import { sql } from 'kysely';
import { reasonOf, type Store } from '../database/store.ts';
import type { Dependencies } from '../dependencies.ts';
import type { SignUpRow } from './signUps.ts';
import { signUpMessage, webhookRequest } from './webhookRequest.ts';
import type { WebhookTarget } from './webhookTargets.ts';

type Message = SignUpRow & { attempts: number };
type WebhookParts = Pick<Dependencies, 'now' | 'sleep' | 'metrics'> & {
  store: Pick<Store, 'run' | 'engine'>;
  /** Hands a request to its receiver; rejects when there is no answer in time. */
  send: (request: Request) => Promise<Response>;
};

export type Webhooks = ReturnType<typeof createWebhooks>;

// 30 s, 1 min, 2 min … 6 h, and then every 6 h until it arrives.
const FIRST_DELAY_MS = 30_000;
const MAX_DELAY_MS = 6 * 60 * 60 * 1_000;
const DOUBLINGS = 10;
// No honest wait is longer; the hour is for clocks of servers that differ.
const LONGEST_WAIT_MS = MAX_DELAY_MS + 60 * 60 * 1_000;
const AT_ONCE = { json: 20, slack: 1 };
// Slack takes one message a second (https://docs.slack.dev/apis/web-api/rate-limits).
const PAUSE_MS = { json: 0, slack: 1_000 };

/**
 * Tells the owner's systems of each sign-up, at least once. A message leaves the store when it was
 * answered with a 2xx; until then it is tried again, also after a restart.
 */
export function createWebhooks({ store, send, now, sleep, metrics }: WebhookParts) {
  const { run } = store;
  const lastRefusals = new Map<string, string>();
  return {
    /**
     * Sends until nothing is due, nothing arrives any more, or the signal tells it to stop.
     * @throws what the store threw; no message is under way then.
     */
    deliver: async (target: WebhookTarget, stopping: AbortSignal): Promise<void> => {
      for (let isUp = true; isUp && !stopping.aborted;) {
        const messages = await claim(target);
        const told = await Promise.allSettled(messages.map((one) => tell(one, target, stopping)));
        const failure = told.find((one) => one.status === 'rejected');
        if (failure !== undefined) throw failure.reason;
        isUp = told.some((one) => one.status === 'fulfilled' && one.value);
        if (isUp) await sleep(PAUSE_MS[target.kind], stopping);
      }
    },

    /** What a receiver answered to the last message that it did not take, such as `401`. */
    lastRefusal: (target: string): string => lastRefusals.get(target) ?? '',
  };

  /**
   * Takes the next messages and sets their next try, in one statement: until then they are nobody
   * else's, and a program that is killed while sending tries again.
   */
  async function claim({ name, kind }: WebhookTarget): Promise<Message[]> {
    const time = sql<number>`cast(${now()} as bigint)`;
    // One too far ahead was set by a clock that was wrong.
    const due = sql<boolean>`(next_attempt_at <= ${time} or next_attempt_at > ${time} + ${sql.lit(LONGEST_WAIT_MS)})`;
    return run(async (db) => {
      const next = db
        .selectFrom('webhook_messages')
        .select('sign_up_id')
        .where('target', '=', name)
        .where(due)
        .orderBy('next_attempt_at')
        .limit(AT_ONCE[kind])
        .$if(store.engine === 'postgres', (query) => query.forUpdate().skipLocked());
      const claimed = await db
        .updateTable('webhook_messages')
        .set({
          attempts: sql`attempts + 1`,
          next_attempt_at: sql`${time} + case when attempts < ${sql.lit(DOUBLINGS)}
            then ${sql.lit(FIRST_DELAY_MS)} * (1 << attempts) else ${sql.lit(MAX_DELAY_MS)} end`,
        })
        .where('target', '=', name)
        .where('sign_up_id', 'in', next)
        .where(due)
        .returning('sign_up_id')
        .execute();
      const ids = claimed.map(({ sign_up_id }) => sign_up_id);
      if (ids.length === 0) return [];
      return db
        .selectFrom('webhook_messages')
        .innerJoin('sign_ups', 'sign_ups.id', 'sign_up_id')
        .selectAll('sign_ups')
        .select('attempts')
        .where('target', '=', name)
        .where('sign_up_id', 'in', ids)
        .execute();
    });
  }

  /** Whether it arrived; one that was cut by the stop is due again at once, for whoever looks next. */
  async function tell(message: Message, target: WebhookTarget, stopping: AbortSignal) {
    const hasArrived = await arrives(message, target, stopping);
    const { id, attempts } = message;
    if (hasArrived) {
      await run((db) =>
        db
          .deleteFrom('webhook_messages')
          .where('sign_up_id', '=', id)
          .where('target', '=', target.name)
          .execute(),
      );
    } else if (stopping.aborted) {
      await run((db) =>
        db
          .updateTable('webhook_messages')
          .set({ attempts: attempts - 1, next_attempt_at: 0 })
          .where('sign_up_id', '=', id)
          .where('target', '=', target.name)
          .where('attempts', '=', attempts)
          .execute(),
      );
    }
    return hasArrived;
  }

  async function arrives(row: SignUpRow, target: WebhookTarget, stopping: AbortSignal) {
    const refuse = (answer: string) => {
      lastRefusals.set(target.name, answer);
      metrics.count('webhook_messages_total', { target: target.name, outcome: 'refused' });
      return false;
    };
    try {
      const response = await send(webhookRequest(target, signUpMessage(row), now(), stopping));
      await response.body?.cancel();
      if (!response.ok) return refuse(String(response.status));
      metrics.count('webhook_messages_total', { target: target.name, outcome: 'delivered' });
      return true;
    } catch (cause) {
      return refuse(reasonOf(cause));
    }
  }
}
