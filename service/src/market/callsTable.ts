import { sql, type Kysely } from 'kysely';
import { parseQuotes } from '#contract/quote.ts';
import type { Tables } from '../db/schema.ts';
import type { World } from '../http/world.ts';
import { newestStampMs } from './heldQuotes.ts';
import type { UpstreamAnswer } from './upstream.ts';

/** The right to make the next call; `token` names it. */
export type Claim = { readonly token: number; readonly failures: number };
type GoodAnswer = Extract<UpstreamAnswer, { kind: 'quotes' }>;
export type CallsTable = ReturnType<typeof createCallsTable>;

const ROW = 1;
// A wait is an hour at most: one that is longer was set by a database whose clock was wrong.
const LONGEST_WAIT_MS = 2 * 60 * 60 * 1_000;
// PostgreSQL's clock, because those of the companions differ.
const now = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
const after = (ms: number) => sql<number>`${now} + ${sql.lit(Math.ceil(ms))}`;

/** The last answer and the time of the next call, as companions on one PostgreSQL share them. */
export function createCallsTable(db: Kysely<Tables>, wallNow: World['now']) {
  return {
    /**
     * Takes the next call if it is due, in one statement: of many who try, one is given it.
     * @param leaseMs how long the others wait for its outcome; then it is due again.
     */
    claim: (leaseMs: number): Promise<Claim | undefined> => {
      const claimed = { next_call_at: after(leaseMs), is_under_way: 1 };
      return db
        .insertInto('market_calls')
        .values({ id: ROW, failures: 0, ...claimed })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet(claimed)
            .where(
              sql<boolean>`(market_calls.next_call_at <= ${now} or market_calls.next_call_at > ${after(LONGEST_WAIT_MS)})`,
            ),
        )
        .returning(['market_calls.next_call_at as token', 'market_calls.failures'])
        .executeTakeFirst();
    },

    /** Leaves the outcome of a call for the others, unless it came so late that another was begun. */
    save: async ({ token }: Claim, answer: UpstreamAnswer, failures: number, waitMs: number) => {
      await db
        .updateTable('market_calls')
        .set({
          next_call_at: after(waitMs),
          is_under_way: 0,
          failures,
          ...(answer.kind === 'quotes' && { ...written(answer, wallNow()), stored_at: now }),
        })
        .where('id', '=', ROW)
        .where('next_call_at', '=', token)
        .execute();
    },

    /** What the others' last call brought, as if it had come now, and when the next one is due. */
    read: async () => {
      const row = await db
        .selectFrom('market_calls')
        .select([
          'answer',
          'is_under_way',
          sql<number | null>`answered_at + ${now} - stored_at`.as('answered_at'),
          sql<number>`next_call_at - ${now}`.as('due_in'),
        ])
        .where('id', '=', ROW)
        .executeTakeFirst();
      if (row === undefined) return { found: null, dueInMs: 0, isUnderWay: false };
      const { answer, answered_at: answeredAtMs } = row;
      return {
        found:
          answer === null || answeredAtMs === null
            ? null
            : { quotes: parseQuotes(JSON.parse(answer)), answeredAtMs },
        dueInMs: Math.max(0, row.due_in),
        isUnderWay: row.is_under_way === 1,
      };
    },
  };
}

/** Each coin with its date: without one, it would seem as new each time it is read. */
function written({ quotes, answeredAtMs }: GoodAnswer, wallMs: number) {
  const answered_at = answeredAtMs ?? newestStampMs(quotes) ?? wallMs;
  const seconds = Math.floor(answered_at / 1_000);
  const dated = [...quotes].map(([id, quote]) => [
    id,
    { ...quote, last_updated_at: quote.last_updated_at ?? seconds },
  ]);
  return { answer: JSON.stringify(Object.fromEntries(dated)), answered_at };
}
