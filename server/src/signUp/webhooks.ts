import { sql } from 'kysely';
import { reasonOf, type Store } from '../database/store.ts';
import type { Dependencies } from '../dependencies.ts';
import { findRefusedWebhooks } from './findRefusedWebhooks.ts';
import type { SignUpRow } from './signUps.ts';
import { signUpMessage, webhookRequest } from './webhookRequest.ts';
import type { WebhookTarget } from './webhookTargets.ts';

type WebhookParts = Pick<Dependencies, 'now' | 'sleep' | 'log' | 'metrics'> & {
  store: Pick<Store, 'run' | 'engine'>;
  fetch: typeof fetch;
};

// 30 s, 1 min, 2 min … 6 h, and then every 6 h until it arrives.
const FIRST_DELAY_MS = 30_000;
const MAX_DELAY_MS = 6 * 60 * 60 * 1_000;
const DOUBLINGS = 10;
// No honest wait is longer; the hour is for clocks of servers that differ.
const LONGEST_WAIT_MS = MAX_DELAY_MS + 60 * 60 * 1_000;
const ANSWER_LIMIT_MS = 10_000;
const ARRIVED = 'arrived';
const AT_ONCE = { json: 20, slack: 1 };
// Slack takes one message a second (https://docs.slack.dev/apis/web-api/rate-limits).
const PAUSE_MS = { json: 0, slack: 1_000 };

/**
 * Tells the owner's systems of each sign-up, at least once. A message leaves the store when it was
 * answered with a 2xx; until then it is tried again, also after a restart.
 */
export function createWebhooks({ store, fetch, now, sleep, log, metrics }: WebhookParts) {
  const { run, engine } = store;
  const lastRefusals = new Map<string, string>();
  const complained = new Set<string>();
  let refused: ReadonlyMap<string, number> = new Map();
  metrics.gauge('webhook_messages_refused_for_an_hour', () =>
    [...refused.values()].reduce((sum, count) => sum + count, 0),
  );
  return {
    /** How many messages each target has refused for an hour. */
    refusedForAnHour: () => refused,

    /**
     * Sends until nothing is due, nothing arrives any more, or the signal tells it to stop.
     * @throws what the store threw; no message is under way then.
     */
    deliver: async (target: WebhookTarget, stopping: AbortSignal): Promise<void> => {
      for (let isUp = true; isUp && !stopping.aborted;) {
        const messages = await claim(target);
        const answers = await settle(messages.map((message) => tell(message, target, stopping)));
        isUp = answers.includes(ARRIVED);
        if (isUp) await sleep(PAUSE_MS[target.kind], stopping);
      }
      await complain(target.name);
    },
  };

  /** Logs once when a target has refused for an hour, and again only after it took everything. */
  async function complain(target: string): Promise<void> {
    refused = await findRefusedWebhooks(store, now());
    const count = refused.get(target);
    if (count === undefined) complained.delete(target);
    if (count === undefined || complained.has(target)) return;
    complained.add(target);
    const answer = lastRefusals.get(target) ?? '';
    log.error('a webhook has refused sign-ups for an hour', { target, count, answer });
  }

  /**
   * Takes the next messages and sets their next try: until then they are nobody else's, and a program
   * that is killed or stopped while sending leaves them for that time.
   */
  async function claim({ name, kind }: WebhookTarget) {
    const time = sql<number>`cast(${now()} as bigint)`;
    return run((db) =>
      db.transaction().execute(async (trx) => {
        const messages = await trx
          .selectFrom('webhook_messages')
          .innerJoin('sign_ups', 'sign_ups.id', 'sign_up_id')
          .selectAll('sign_ups')
          .where('target', '=', name)
          // One too far ahead was set by a clock that was wrong.
          .where(
            sql<boolean>`(next_attempt_at <= ${time} or next_attempt_at > ${time} + ${sql.lit(LONGEST_WAIT_MS)})`,
          )
          .orderBy('next_attempt_at')
          .limit(AT_ONCE[kind])
          .$if(engine === 'postgres', (query) => query.forUpdate('webhook_messages').skipLocked())
          .execute();
        if (messages.length === 0) return [];
        const ids = messages.map(({ id }) => id);
        await trx
          .updateTable('webhook_messages')
          .set({
            attempts: sql`attempts + 1`,
            next_attempt_at: sql`${time} + case when attempts < ${sql.lit(DOUBLINGS)}
              then ${sql.lit(FIRST_DELAY_MS)} * (1 << attempts) else ${sql.lit(MAX_DELAY_MS)} end`,
          })
          .where('target', '=', name)
          .where('sign_up_id', 'in', ids)
          .execute();
        return messages;
      }),
    );
  }

  /** Returns what came of it. */
  async function tell(row: SignUpRow, target: WebhookTarget, stopping: AbortSignal) {
    const answer = await send(row, target, stopping);
    const outcome = answer === ARRIVED ? 'delivered' : 'refused';
    metrics.count('webhook_messages_total', { target: target.name, outcome });
    if (answer !== ARRIVED) {
      lastRefusals.set(target.name, answer);
      return answer;
    }
    await run((db) => {
      const messages = db.deleteFrom('webhook_messages').where('target', '=', target.name);
      return messages.where('sign_up_id', '=', row.id).execute();
    });
    return answer;
  }

  /** Returns `ARRIVED`, or what came instead, such as `401`. */
  async function send(row: SignUpRow, target: WebhookTarget, stopping: AbortSignal) {
    try {
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(ANSWER_LIMIT_MS)]);
      const response = await fetch(webhookRequest(target, signUpMessage(row), now(), signal));
      await response.body?.cancel();
      return response.ok ? ARRIVED : String(response.status);
    } catch (cause) {
      return reasonOf(cause);
    }
  }
}

/** As `Promise.all`, but nothing is still under way when it rejects. */
async function settle<Value>(all: readonly Promise<Value>[]): Promise<Value[]> {
  await Promise.allSettled(all);
  return Promise.all(all);
}
