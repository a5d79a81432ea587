import { sql } from 'kysely';
import { HOUR_MS } from '#contract/time.ts';
import type { Store } from '../database/store.ts';
import type { Dependencies } from '../dependencies.ts';
import type { SignUpRow } from './signUps.ts';
import { signUpMessage, webhookRequest, type WebhookTarget } from './webhookRequest.ts';

// 30 s, 1 min, 2 min … 6 h, and then every 6 h until it arrives.
const FIRST_DELAY_MS = sql.lit(30_000);
const MAX_DELAY_MS = sql.lit(6 * HOUR_MS);
const DOUBLINGS = sql.lit(10);
// No honest wait is longer; the hour is for clocks of servers that differ.
const MAX_WAIT_MS = sql.lit(7 * HOUR_MS);
// Mail servers let strangers wait. Within the half minute for which a message is nobody else's.
const ANSWER_LIMIT_MS = { json: 10_000, slack: 10_000, mail: 25_000 };
const AT_ONCE = { json: 20, slack: 1, mail: 5 };
// Slack takes one message a second (https://docs.slack.dev/apis/web-api/rate-limits).
const PAUSE_MS = { json: 0, slack: 1_000, mail: 0 };

/** The mail that asks a visitor to confirm a sign-up waits and is tried again as webhooks' messages are. */
export type MailTarget = {
  name: string;
  kind: 'mail';
  /** @throws Error where it is to be tried again. */
  send: (row: SignUpRow, signal: AbortSignal) => Promise<void>;
};
type Target = WebhookTarget | MailTarget;

/**
 * Tells the owner's systems of each sign-up, at least once. A message leaves the store when it was
 * answered with a 2xx; until then it is tried again, also after a restart.
 */
export function createWebhooks({ store, fetch, now, sleep, log, metrics }: Dependencies) {
  const { query, engine } = store;
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
    deliver: async (target: Target, stopping: AbortSignal): Promise<void> => {
      for (let isUp = true; isUp && !stopping.aborted;) {
        const telling = (await claim(target)).map((row) => tell(row, target, stopping));
        // An error of the store waits until nothing is under way.
        await Promise.allSettled(telling);
        isUp = (await Promise.all(telling)).includes(true);
        if (isUp) await sleep(PAUSE_MS[target.kind], { signal: stopping });
      }
      const found = await findRefusedWebhooks(store, now());
      // Once, and again only after it took everything.
      for (const [name, count] of found) {
        const isNew = !refused.has(name);
        if (isNew) log.error('a webhook has refused sign-ups for an hour', { target: name, count });
      }
      refused = found;
    },
  };

  /**
   * Takes the next messages and sets their next try: until then they are nobody else's, also when this
   * program is killed while sending. A try too far ahead was set by a clock that was wrong.
   */
  async function claim({ name, kind }: Target): Promise<SignUpRow[]> {
    const time = sql`cast(${now()} as bigint)`;
    const due = sql`select sign_up_id from webhook_messages where target = ${name}
      and (next_attempt_at <= ${time} or next_attempt_at > ${time} + ${MAX_WAIT_MS})
      order by next_attempt_at limit ${AT_ONCE[kind]}
      ${engine === 'postgres' ? sql`for update skip locked` : sql``}`;
    const claimed = await query(sql<{ id: string }>`update webhook_messages
      set attempts = attempts + 1, next_attempt_at = ${time} + case when attempts < ${DOUBLINGS}
        then ${FIRST_DELAY_MS} * (1 << attempts) else ${MAX_DELAY_MS} end
      where target = ${name} and sign_up_id in (${due}) returning sign_up_id as id`);
    if (claimed.length === 0) return [];
    const ids = sql.join(claimed.map(({ id }) => id));
    return query(sql<SignUpRow>`select * from sign_ups where id in (${ids})`);
  }

  /** Sends one message; returns whether it arrived. */
  async function tell(row: SignUpRow, target: Target, stopping: AbortSignal) {
    const limit = AbortSignal.timeout(ANSWER_LIMIT_MS[target.kind]);
    const signal = AbortSignal.any([stopping, limit]);
    try {
      if (target.kind === 'mail') await target.send(row, signal);
      else {
        const response = await fetch(webhookRequest(target, signUpMessage(row), now(), signal));
        await response.body?.cancel();
        if (!response.ok) return false;
      }
    } catch {
      return false;
    }
    await query(sql`delete from webhook_messages
      where target = ${target.name} and sign_up_id = ${row.id}`);
    return true;
  }
}

/**
 * How many messages each webhook has refused for an hour. One that nobody has tried for an hour is not
 * named: it is no longer in the settings, or no server runs.
 * @param now milliseconds since 1970.
 */
export async function findRefusedWebhooks({ query }: Store, now: number) {
  const rows = await query(sql<{ target: string; refused: number }>`
    select target, count(*) as refused from webhook_messages join sign_ups on id = sign_up_id
    where attempts > 0 and coalesce(confirmed_at, asked_at, created_at) <= ${now - HOUR_MS}
    group by target having max(next_attempt_at) > ${now - HOUR_MS} order by target`);
  return new Map(rows.map(({ target, refused }) => [target, refused]));
}
