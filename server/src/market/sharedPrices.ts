import { sql, type Kysely } from 'kysely';
import { parseQuotes } from '#contract/quote.ts';
import type { Store } from '../database/store.ts';
import type { Tables } from '../database/tables.ts';
import { CALL_LIMIT_MS, type AgedQuote, type Fetched } from './coingecko.ts';
import { waitAfter, type FetchQuotes } from './priceCache.ts';

type SharedOptions = Pick<Store, 'run'> & {
  /** Makes an upstream call of this server's own. */
  fetchQuotes: () => Promise<Fetched>;
  intervalMs: number;
  sleep: (ms: number) => Promise<void>;
};

const ROW = 1;
const STORE_LIMIT_MS = 2_000;
const LOOK_EVERY_MS = 500;
const AWAY_LOOK_MS = 5_000;
// A wait is an hour at most: a longer one was set by a database whose clock was wrong.
const LONGEST_WAIT_MS = 2 * 60 * 60 * 1_000;

// PostgreSQL's clock, because those of the servers differ.
const now = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
const after = (ms: number) => sql<number>`${now} + ${sql.lit(Math.ceil(ms))}`;

/**
 * One upstream call an interval for all servers on one PostgreSQL. One row holds the last answer and the
 * time of the next call: the server that claims it calls, the others read what it brought. While the
 * database is away nobody calls, and each server shows what it has until that is too old.
 */
export function createSharedPrices({
  run,
  fetchQuotes,
  intervalMs,
  sleep,
}: SharedOptions): FetchQuotes {
  // A server that died over its call is followed by another when its lease ends.
  const leaseMs = Math.max(intervalMs, CALL_LIMIT_MS + STORE_LIMIT_MS);

  return async () => {
    try {
      const lease = await inTime(claim);
      if (lease === undefined) return await readOthers();
      const fetched = await fetchQuotes();
      const failures = fetched.kind === 'quotes' ? 0 : lease.failures + 1;
      const nextCallInMs = waitAfter(fetched, failures, intervalMs);
      // What cannot be left for the others is ours all the same.
      await inTime((db) => save(db, lease.until, fetched, failures, nextCallInMs)).catch(() => {});
      return { ...fetched, nextCallInMs };
    } catch {
      return { kind: 'failed', reason: 'no database', nextCallInMs: AWAY_LOOK_MS };
    }
  };

  /** Takes the next call if it is due, in one statement: of many who try, one is given it. */
  function claim(db: Kysely<Tables>) {
    const claimed = { next_call_at: after(leaseMs), is_under_way: 1 };
    const isDue = sql<boolean>`market_calls.next_call_at not between ${now} + 1 and ${after(LONGEST_WAIT_MS)}`;
    return db
      .insertInto('market_calls')
      .values({ id: ROW, failures: 0, ...claimed })
      .onConflict((row) => row.column('id').doUpdateSet(claimed).where(isDue))
      .returning(['market_calls.next_call_at as until', 'market_calls.failures'])
      .executeTakeFirst();
  }

  /** Leaves the outcome for the others, unless it came so late that another call was begun. */
  function save(
    db: Kysely<Tables>,
    until: number,
    fetched: Fetched,
    failures: number,
    waitMs: number,
  ) {
    const answer = fetched.kind === 'quotes' && { ...written(fetched.quotes), stored_at: now };
    return db
      .updateTable('market_calls')
      .set({ next_call_at: after(waitMs), is_under_way: 0, failures, ...answer })
      .where('id', '=', ROW)
      .where('next_call_at', '=', until)
      .execute();
  }

  /** What another server's call brought; waits for the one that is under way. */
  async function readOthers(): ReturnType<FetchQuotes> {
    for (let waitedMs = 0; ; waitedMs += LOOK_EVERY_MS) {
      const row = await inTime(read);
      if (row.is_under_way === 0 || waitedMs > CALL_LIMIT_MS) {
        return { kind: 'quotes', quotes: readQuotes(row), nextCallInMs: Math.max(0, row.due_in) };
      }
      await sleep(LOOK_EVERY_MS);
    }
  }

  function read(db: Kysely<Tables>) {
    const clock = sql<number | null>`answered_at + ${now} - stored_at`.as('clock');
    const dueIn = sql<number>`next_call_at - ${now}`.as('due_in');
    const row = db.selectFrom('market_calls').select(['answer', 'is_under_way', clock, dueIn]);
    return row.where('id', '=', ROW).executeTakeFirstOrThrow();
  }

  function inTime<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    const late = sleep(STORE_LIMIT_MS).then(() => Promise.reject(new Error('Too late.')));
    return Promise.race([run(work), late]);
  }
}

/** The quotes, and the time by the clock that dates them. */
function written(quotes: ReadonlyMap<string, AgedQuote>) {
  const all = [...quotes].map(([id, { quote }]) => [id, quote] as const);
  const clocks = [...quotes.values()].map(
    ({ quote, ageMs }) => (quote.last_updated_at ?? 0) * 1_000 + ageMs,
  );
  return {
    answer: JSON.stringify(Object.fromEntries(all)),
    answered_at: Math.round(Math.max(...clocks)),
  };
}

/** @param row its `clock` is the present by the clock that dates the quotes. */
function readQuotes({ answer, clock }: { answer: string | null; clock: number | null }) {
  const quotes = answer === null ? [] : [...parseQuotes(JSON.parse(answer))];
  const age = (at: number | null) => Math.max(0, (clock ?? 0) - (at ?? 0) * 1_000);
  return new Map(
    quotes.map(([id, quote]) => [id, { quote, ageMs: age(quote.last_updated_at) }] as const),
  );
}
