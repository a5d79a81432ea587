import { sql } from 'kysely';
import { OTHER } from '#contract/origin.ts';
import type { Database, Store } from '../database/store.ts';

/** By day (UTC, year-month-day) and name. */
export type DayCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A year and five weeks, so that the same month of the year before is complete. */
export const KEPT_DAYS = 400;

/** So many of each kind, such as campaigns, are told apart on a day: anybody may write a name into an address. */
export const MAX_VALUES = 200;

/** Adds to what is there, all or nothing; servers on one database add up. `now`: milliseconds since 1970. */
export function addCounts({ transaction }: Store, counts: DayCounts, now: number): Promise<void> {
  return transaction(async (trx) => {
    // Locks the row, so servers write one after the other: each sees for what the day still has room, and
    // none waits for another's rows in a circle.
    await sql`insert into jobs values ('counted', ${now})
        on conflict (name) do update set at = excluded.at`.execute(trx);
    for (const [day, names] of counts) {
      const withRoom = await roomOn(trx, day);
      const sums = new Map<string, number>();
      for (const [name, count] of names) addTo(sums, withRoom(name), count);
      const rows = [...sums].map(([name, count]) => sql`(${day}, ${name}, ${sql.lit(count)})`);
      await sql`insert into counted_visits (day, name, count) values ${sql.join(rows)}
          on conflict (day, name) do update set count = counted_visits.count + excluded.count`.execute(
        trx,
      );
    }
  });
}

/** The name under which to count, given what visits of the day came by so far: of a value too many that of `other`. */
async function roomOn(db: Database, day: string): Promise<(name: string) => string> {
  const values = new Map<string, Set<string>>();
  const withRoom = (name: string) => {
    const [kind = '', step, ...rest] = name.split('|');
    const value = rest.join('|');
    if (step === undefined || value === OTHER) return name;
    const known = values.get(kind) ?? new Set();
    if (known.size >= MAX_VALUES && !known.has(value)) return otherOf(name);
    values.set(kind, known.add(value));
    return name;
  };
  const { rows } = await sql<{ name: string }>`select name from counted_visits
    where day = ${day} and name like '%|visits|%'`.execute(db);
  for (const { name } of rows) withRoom(name);
  return withRoom;
}

/** Of a name such as `campaign|visits|spring` that of `other`; any other name as it is. */
export const otherOf = (name: string) => name.replace(/^(\w+\|\w+\|)[^]*$/, `$1${OTHER}`);

/** Adds to one count of several. */
export function addTo(counts: Map<string, number>, name: string, count: number): void {
  counts.set(name, count + (counts.get(name) ?? 0));
}

/** When counts were last written, milliseconds since 1970; null before the first. */
export const countsWrittenAt = async ({ query }: Store): Promise<number | null> =>
  (await query(sql<{ at: number }>`select at from jobs where name = 'counted'`))[0]?.at ?? null;

/**
 * What was counted from that day on, the oldest first.
 * @param names a pattern of those that are wanted, such as `variant|%`.
 */
export async function countsSince({ query }: Store, day: string, names = '%'): Promise<DayCounts> {
  const rows = await query(sql<{ day: string; name: string; count: number }>`
    select * from counted_visits where day >= ${day} and name like ${names} order by day, name`);
  const days = [...Map.groupBy(rows, ({ day }) => day)];
  return new Map(days.map(([day, all]) => [day, new Map(all.map((row) => [row.name, row.count]))]));
}

/** Keeps the newest days on which anything was counted. By their number, so that no wrong clock empties the table. */
export async function dropOldCounts({ query }: Store): Promise<void> {
  await query(sql`delete from counted_visits where day <= (select distinct day from counted_visits
    order by day desc limit 1 offset ${sql.lit(KEPT_DAYS)})`);
}
