import { sql } from 'kysely';
import type { Store } from '../database/store.ts';

type Count = { day: string; name: string; count: number };
/** What is to be added, by day and name: `2026-11-21 visits`. */
export type NewCounts = ReadonlyMap<string, number>;
/** By day (UTC, year-month-day) and name. */
export type DayCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A year and five weeks: the same month a year ago stays whole. */
export const KEPT_DAYS = 400;

/** Adds to what is there, in one statement: servers on one database add up. */
export async function addCounts({ query }: Store, counts: NewCounts): Promise<void> {
  // In one order, or two servers could wait for each other's rows.
  const rows = [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => {
      const [day, name] = key.split(' ');
      return sql`(${day}, ${name}, ${sql.lit(count)})`;
    });
  if (rows.length === 0) return;
  await query(sql`insert into counted_visits (day, name, count) values ${sql.join(rows)}
    on conflict (day, name) do update set count = counted_visits.count + excluded.count`);
}

/** What was counted from that day on. */
export async function countsSince({ query }: Store, day: string): Promise<DayCounts> {
  const rows = await query(
    sql<Count>`select * from counted_visits where day >= ${day} order by day, name`,
  );
  const days = [...Map.groupBy(rows, (row) => row.day)];
  return new Map(
    days.map(([each, counts]) => [each, new Map(counts.map(({ name, count }) => [name, count]))]),
  );
}

/** Keeps the newest days on which anything was counted. By their number, so that no wrong clock empties the table. */
export async function dropOldCounts({ query }: Store): Promise<void> {
  await query(sql`delete from counted_visits where day <= (select distinct day from counted_visits
    order by day desc limit 1 offset ${sql.lit(KEPT_DAYS)})`);
}
