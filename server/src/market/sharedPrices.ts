import { sql } from 'kysely';
import { parseQuotes } from '#contract/quote.ts';
import { ANSWER_TIMEOUT_MS } from '#contract/time.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Fetched } from './coingecko.ts';
import { waitAfter, type FetchQuotes } from './priceCache.ts';

const LOOK_MS = 1_000;
const AWAY_LOOK_MS = 5_000;

// PostgreSQL's clock, because those of the servers differ.
const NOW = sql`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
const after = (ms: number) => sql`${NOW} + ${sql.lit(Math.ceil(ms))}`;

/**
 * One upstream call an interval for all servers on one PostgreSQL. One row holds the last answer and the
 * time of the next call: the server that claims it calls, the others show what the row holds. While the
 * database is away nobody calls, and each server shows what it has until that is too old.
 * @param callService makes an upstream call of this server's own.
 */
export function createSharedPrices(
  { config, store: { query }, sleep }: Pick<Dependencies, 'config' | 'store' | 'sleep'>,
  callService: () => Promise<Fetched>,
): FetchQuotes {
  const intervalMs = config.MARKET_REFRESH_SECONDS * 1_000;
  // After this time another server takes the place of one that died during its call.
  const leaseMs = Math.max(intervalMs, ANSWER_TIMEOUT_MS + 2_000);

  return async () => {
    try {
      for (;;) {
        // In one statement: of many who try to take the next call, one is given it.
        const [claimed] = await query(sql<{ failures: number }>`
          insert into market_calls (id, next_call_at, failures) values (1, ${after(leaseMs)}, 0)
          on conflict (id) do update set next_call_at = excluded.next_call_at
          where market_calls.next_call_at <= ${NOW} returning failures`);
        if (claimed) return await call(claimed.failures);
        const others = await read();
        if (others) return others;
        await sleep(LOOK_MS);
      }
    } catch {
      return { kind: 'failed', reason: 'no database', nextCallInMs: AWAY_LOOK_MS };
    }
  };

  async function call(failuresBefore: number): ReturnType<FetchQuotes> {
    const fetched = await callService();
    const failures = fetched.kind === 'quotes' ? 0 : failuresBefore + 1;
    const nextCallInMs = waitAfter(fetched, failures, intervalMs);
    let row = sql`next_call_at = ${after(nextCallInMs)}, failures = ${failures}`;
    if (fetched.kind === 'quotes') {
      const answer = JSON.stringify(Object.fromEntries(fetched.quotes));
      row = sql`${row}, answer = ${answer}, answered_at = ${Math.round(fetched.now)}, stored_at = ${NOW}`;
    }
    // This server shows the answer even when it cannot be stored for the others.
    await query(sql`update market_calls set ${row}`).catch(() => {});
    return { ...fetched, nextCallInMs };
  }

  /** What the others brought; undefined while the first call of all is under way. */
  async function read() {
    const [row] = await query(sql<{ answer: string; now: number; due_in: number; age: number }>`
      select answer, answered_at + ${NOW} - stored_at as now, next_call_at - ${NOW} as due_in,
        ${NOW} - stored_at as age from market_calls where answer is not null`);
    if (row === undefined) return undefined;
    const quotes = parseQuotes(JSON.parse(row.answer));
    // After an interval another server is asking, or was told to wait: look again for what it brings.
    const nextCallInMs = Math.max(0, row.age < intervalMs ? row.due_in : LOOK_MS);
    return { kind: 'quotes' as const, quotes, now: row.now, nextCallInMs };
  }
}
