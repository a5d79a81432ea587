import { sql } from 'kysely';
import { parseQuotes } from '#contract/quote.ts';
import { ANSWER_TIMEOUT_MS } from '#contract/time.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Fetched } from './coingecko.ts';
import { waitAfter, type FetchQuotes } from './priceCache.ts';

const LOOK_MS = 1_000;
const AWAY_LOOK_MS = 5_000;

// PostgreSQL's clock, because those of the servers differ.
const NOW = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
const after = (ms: number) => sql<number>`${NOW} + ${sql.lit(Math.ceil(ms))}`;

/**
 * One upstream call per interval for all servers on one PostgreSQL. One row holds the last answer and the
 * time of the next call: the server that claims it calls, the others show what the row holds. While the
 * database is away nobody calls, and each server shows what it has until that is too old.
 * @param callService makes an upstream call of this server's own.
 */
export function createSharedPrices(
  { config, store, sleep }: Pick<Dependencies, 'config' | 'store' | 'sleep'>,
  callService: () => Promise<Fetched>,
): FetchQuotes {
  const intervalMs = config.MARKET_REFRESH_SECONDS * 1_000;
  // After this time another server takes the place of one that died during its call.
  const leaseMs = Math.max(intervalMs, ANSWER_TIMEOUT_MS + 2_000);

  return async () => {
    try {
      for (;;) {
        const claimed = await claim();
        if (claimed) return await call(claimed.failures);
        const others = await read();
        if (others) return others;
        await sleep(LOOK_MS);
      }
    } catch {
      return { kind: 'failed', reason: 'no database', nextCallInMs: AWAY_LOOK_MS };
    }
  };

  /** One statement: of many servers that try to take the next call, one gets it. */
  function claim() {
    return store.db
      .insertInto('shared_prices')
      .values({ id: 1, next_call_at: after(leaseMs), failures: 0 })
      .onConflict((oc) =>
        oc
          .column('id')
          .doUpdateSet((eb) => ({ next_call_at: eb.ref('excluded.next_call_at') }))
          .where('shared_prices.next_call_at', '<=', NOW),
      )
      .returning('failures')
      .executeTakeFirst();
  }

  async function call(failuresBefore: number): ReturnType<FetchQuotes> {
    const fetched = await callService();
    const failures = fetched.kind === 'quotes' ? 0 : failuresBefore + 1;
    const nextCallInMs = waitAfter(fetched, failures, intervalMs);
    const answer = fetched.kind === 'quotes' && {
      answer: JSON.stringify(Object.fromEntries(fetched.quotes)),
      answered_at: Math.round(fetched.now),
      stored_at: NOW,
    };
    // This server shows the answer even if it can't be stored for the others.
    await store.db
      .updateTable('shared_prices')
      .set({ next_call_at: after(nextCallInMs), failures, ...answer })
      .execute()
      .catch(() => {});
    return { ...fetched, nextCallInMs };
  }

  /** What the others stored; undefined while the first call of all is under way. */
  async function read() {
    const row = await store.db
      .selectFrom('shared_prices')
      .select((eb) => [
        'answer',
        eb('answered_at', '+', eb(NOW, '-', eb.ref('stored_at'))).as('now'),
        eb('next_call_at', '-', NOW).as('dueInMs'),
        eb(NOW, '-', eb.ref('stored_at')).as('ageMs'),
      ])
      .executeTakeFirst();
    if (row?.answer == null || row.now === null || row.ageMs === null) return undefined;
    const quotes = parseQuotes(JSON.parse(row.answer));
    // After an interval another server is asking, or was told to wait: look again for what it brings.
    const nextCallInMs = Math.max(0, row.ageMs < intervalMs ? row.dueInMs : LOOK_MS);
    return { kind: 'quotes' as const, quotes, now: row.now, nextCallInMs };
  }
}
