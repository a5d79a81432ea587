import { sql, type Kysely } from 'kysely';
import { utcDay } from '#contract/utcDay.ts';
import type { Tables } from '../db/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

export type SignUpCount = Awaited<ReturnType<typeof countSignUps>>[number];

/**
 * Counts the sign-ups that are kept, and reads nothing of whose they are.
 * @param since year-month-day, in UTC.
 * @returns how many signed up on a day by way of a campaign's source; null: none was named.
 */
export async function countSignUps(db: Kysely<Tables>, since: string) {
  // Both databases cut the quotient of whole numbers.
  const day = sql<number>`created_at / ${sql.lit(DAY_MS)}`;
  const rows = await db
    .selectFrom('sign_ups')
    .select(({ fn }) => [day.as('day'), 'utm_source as source', fn.countAll<number>().as('count')])
    .where('created_at', '>=', Date.parse(since))
    .groupBy([day, 'utm_source'])
    .execute();
  return rows.map((row) => ({ ...row, day: utcDay(row.day * DAY_MS) }));
}
