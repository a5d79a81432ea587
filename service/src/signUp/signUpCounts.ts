import { sql, type Kysely } from 'kysely';
import { utcDay } from '#contract/utcDay.ts';
import type { Tables } from '../db/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How many signed up on a day (UTC, year-month-day) by way of a campaign's source; null: none was named. */
export type SignUpCount = {
  readonly day: string;
  readonly source: string | null;
  readonly count: number;
};

/**
 * Counts the sign-ups that are kept, and reads nothing of whose they are.
 * @param since year-month-day.
 */
export async function countSignUps(db: Kysely<Tables>, since: string): Promise<SignUpCount[]> {
  // Both databases cut the quotient of whole numbers.
  const day = sql<number>`created_at / ${sql.lit(DAY_MS)}`;
  const rows = await db
    .selectFrom('sign_ups')
    .select((select) => [day.as('day'), 'utm_source', select.fn.countAll<number>().as('count')])
    .where('created_at', '>=', Date.parse(since))
    .groupBy([day, 'utm_source'])
    .execute();
  return rows.map((row) => ({
    day: utcDay(row.day * DAY_MS),
    source: row.utm_source,
    count: row.count,
  }));
}
