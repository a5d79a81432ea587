import { sql } from 'kysely';
import type { Store } from '../database/store.ts';

/** By day (UTC, year-month-day) and name. */
export type DayCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A year and five weeks, so that the same month of the year before is complete. */
export const KEPT_DAYS = 400;

/**
 * Adds to what is there, in one statement: servers on one database add up.
 * @param counts by day and name, such as `2026-11-21 visits`.
 */
export async function addCounts({ query }: Store, counts: ReadonlyMap<string, number>) {
  if (counts.size === 0) return;
  // Sorted, because two servers that lock rows in different orders could block each other.
  const rows = [...counts.keys()].toSorted().map((key) => {
    const [day, name] = key.split(' ');
    return sql`(${day}, ${name}, ${sql.lit(counts.get(key))})`;
  });
  await query(sql`insert into counted_visits (day, name, count) values ${sql.join(rows)}
    on conflict (day, name) do update set count = counted_visits.count + excluded.count`);
}

/** What was counted from that day on. */
export async function countsSince({ query }: Store, day: string): Promise<DayCounts> {
  const rows = await query(sql<{ day: string; name: string; count: number }>`
    select * from counted_visits where day >= ${day} order by day, name`);
  const days = [...Map.groupBy(rows, ({ day }) => day)];
  return new Map(days.map(([day, all]) => [day, new Map(all.map((row) => [row.name, row.count]))]));
}

/** Keeps the newest days on which anything was counted. By their number, so that no wrong clock empties the table. */
export async function dropOldCounts({ query }: Store): Promise<void> {
  await query(sql`delete from counted_visits where day <= (select distinct day from counted_visits
    order by day desc limit 1 offset ${sql.lit(KEPT_DAYS)})`);
}
