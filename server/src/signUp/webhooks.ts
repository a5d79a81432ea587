import { sql } from 'kysely';
import { HOUR_MS } from '#contract/time.ts';
import { reasonOf, type Store } from '../database/store.ts';
import type { Dependencies } from '../dependencies.ts';
import type { SignUpRow } from './signUps.ts';

// 30 s, 1 min, 2 min … 6 h, and then every 6 h until it arrives.
const FIRST_DELAY_MS = sql.lit(30_000);
const MAX_DELAY_MS = sql.lit(6 * HOUR_MS);
const DOUBLINGS = sql.lit(10);
// No honest wait is longer; the hour is for clocks of servers that differ.
const MAX_WAIT_MS = sql.lit(7 * HOUR_MS);
// Mail servers let strangers wait. Within the half minute for which a message is nobody else's.
const ANSWER_LIMIT_MS = 25_000;

/** Who is told of sign-ups: a webhook, or by mail the visitor, who is asked to confirm it. */
export type Target = {
  /** By which messages wait for it. */
  name: string;
  atOnce: number;
  /** Between messages, or as many as are sent at once. */
  pauseMs: number;
  /** @throws Error where it is to be tried again. */
  send: (row: SignUpRow, signal: AbortSignal) => Promise<void>;
};

/**
 * Tells of each sign-up, at least once. A message leaves the store when it has arrived; until then it is tried
 * again, also after a restart.
 */
export function createWebhooks({ store, now, sleep, log, metrics }: Dependencies) {
  const { query, engine } = store;
  let refused: ReadonlyMap<string, number> = new Map();
  const failing = new Set<string>();
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
        if (isUp) await sleep(target.pauseMs, { signal: stopping });
      }
      const found = await findRefusedWebhooks(store, now());
      // Once, and again only after it took everything.
      for (const [name, count] of found) {
        const isNew = !refused.has(name);
        if (isNew) log.error('a webhook has refused sign-ups for an hour', { target: name, count });
      }
      refused = found;
      metrics.outboxFailing.reset();
      for (const [destination, count] of found) metrics.outboxFailing.set({ destination }, count);
    },
  };

  /**
   * Takes the next messages and sets their next try: until then they are nobody else's, also when this
   * program is killed while sending. A try too far ahead was set by a clock that was wrong.
   */
  async function claim({ name, atOnce }: Target): Promise<SignUpRow[]> {
    const time = sql`cast(${now()} as bigint)`;
    const due = sql`select sign_up_id from webhook_messages where target = ${name}
      and (next_attempt_at <= ${time} or next_attempt_at > ${time} + ${MAX_WAIT_MS})
      order by next_attempt_at limit ${atOnce}
      ${engine === 'postgres' ? sql`for update skip locked` : sql``}`;
    const claimed = await query(sql<{ id: string }>`update webhook_messages
      set attempts = attempts + 1, next_attempt_at = ${time} + case when attempts < ${DOUBLINGS}
        then ${FIRST_DELAY_MS} * (1 << attempts) else ${MAX_DELAY_MS} end
      where target = ${name} and sign_up_id in (${due}) returning sign_up_id as id`);
    if (claimed.length === 0) return [];
    const ids = sql.join(claimed.map(({ id }) => id));
    return query(sql<SignUpRow>`select * from sign_ups where id in (${ids})`);
  }

  /** Sends one message; returns whether it arrived. Why it did not is told once, until the next one arrives. */
  async function tell(row: SignUpRow, { name, send }: Target, stopping: AbortSignal) {
    try {
      await send(row, AbortSignal.any([stopping, AbortSignal.timeout(ANSWER_LIMIT_MS)]));
    } catch (cause) {
      if (!failing.has(name) && !stopping.aborted)
        log.error('a sign-up was not told', { target: name, reason: reasonOf(cause) });
      failing.add(name);
      return false;
    }
    failing.delete(name);
    await query(sql`delete from webhook_messages
      where target = ${name} and sign_up_id = ${row.id}`);
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
