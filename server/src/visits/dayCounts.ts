import type { Transaction } from 'kysely';
import { OTHER } from '#contract/origin.ts';
import { DAY_MS, utcDay } from '#contract/time.ts';
import type { Database } from '../database/schema.ts';
import { ROWS_PER_DELETE, type Store } from '../database/store.ts';

/** Counts by UTC day, e.g. `2026-11-21`, and then by name. */
export type DayCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A year and five weeks, so the report still has the entire same month last year. */
export const RETENTION_DAYS = 400;

/** Maximum number of values (e.g. campaigns) per type and day, because anyone can put any campaign name in a link. */
export const MAX_VALUES = 200;

// Limits how long the report blocks the event loop.
const MAX_TOTALS = 50_000;

/**
 * Adds counts to the stored counts in one transaction. Several servers can share a database.
 * @param now milliseconds since 1970.
 */
export function addCounts({ write }: Store, counts: DayCounts, now: number): Promise<void> {
  return write(async (trx) => {
    // This locks the row, so servers take turns and know how many names the day already has.
    await trx
      .insertInto('last_run')
      .values({ name: 'visit counts', at: now })
      .onConflict((oc) => oc.column('name').doUpdateSet({ at: now }))
      .execute();
    for (const [day, names] of counts) {
      const limitName = await createNameLimiter(trx, day);
      const sums = new Map<string, number>();
      for (const [name, count] of names) increment(sums, limitName(name), count);
      await trx
        .insertInto('visit_counts')
        .values([...sums].map(([name, count]) => ({ day, name, count })))
        .onConflict((oc) =>
          oc.columns(['day', 'name']).doUpdateSet((eb) => ({
            count: eb('visit_counts.count', '+', eb.ref('excluded.count')),
          })),
        )
        .execute();
    }
  });
}

/** Returns a function that replaces new values with `other` if a day has too many. */
async function createNameLimiter(
  trx: Transaction<Database>,
  day: string,
): Promise<(name: string) => string> {
  const values = new Map<string, Set<string>>();
  const limitName = (name: string) => {
    const [type = '', step, ...rest] = name.split('|');
    const value = rest.join('|');
    if (step === undefined || value === OTHER) return name;
    const known = values.get(type) ?? new Set();
    if (known.size >= MAX_VALUES && !known.has(value)) return replaceValueWithOther(name);
    values.set(type, known.add(value));
    return name;
  };
  const rows = await trx
    .selectFrom('visit_counts')
    .select('name')
    .where('day', '=', day)
    .where('name', 'like', '%|visits|%')
    .execute();
  for (const { name } of rows) limitName(name);
  return limitName;
}

/** `campaign|visits|spring` becomes `campaign|visits|other`. */
export const replaceValueWithOther = (name: string) =>
  name.replace(/^(\w+\|\w+\|)[^]*$/, `$1${OTHER}`);

export function increment(counts: Map<string, number>, name: string, count: number): void {
  counts.set(name, count + (counts.get(name) ?? 0));
}

/** Returns milliseconds since 1970, or null if counts have never been stored. */
export async function readLastWrite({ reader }: Store): Promise<number | null> {
  const row = await reader
    .selectFrom('last_run')
    .select('at')
    .where('name', '=', 'visit counts')
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Sums up each name's counts since a day. If there are too many names, leaves out the rarest ones. */
export async function readTotals({ reader }: Store, since: string): Promise<Map<string, number>> {
  const rows = await reader
    .selectFrom('visit_counts')
    .select((eb) => ['name', eb.fn.sum<number | string>('count').as('total')])
    .where('day', '>=', since)
    .groupBy('name')
    .orderBy('total', 'desc')
    .limit(MAX_TOTALS)
    .execute();
  // PostgreSQL returns sums as strings, because they can exceed JavaScript's safe integers.
  return new Map(rows.map(({ name, total }) => [name, Number(total)]));
}

/** Returns counts by day, oldest first. */
export async function readDays(
  { reader }: Store,
  since: string,
  names: readonly string[],
): Promise<DayCounts> {
  if (names.length === 0) return new Map();
  const rows = await reader
    .selectFrom('visit_counts')
    .selectAll()
    .where('day', '>=', since)
    .where('name', 'in', names)
    .orderBy('day')
    .execute();
  const days = [...Map.groupBy(rows, ({ day }) => day)];
  return new Map(
    days.map(([day, dayRows]) => [day, new Map(dayRows.map((row) => [row.name, row.count]))]),
  );
}

/** Deletes a batch of counts past their retention period, and returns how many. */
export function deleteOldCounts({ write }: Store, now: number): Promise<number> {
  return write(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('visit_counts')
      .where((eb) =>
        eb(
          eb.refTuple('day', 'name'),
          'in',
          eb
            .selectFrom('visit_counts')
            .select(['day', 'name'])
            .where('day', '<=', utcDay(now - RETENTION_DAYS * DAY_MS))
            .limit(ROWS_PER_DELETE)
            .$asTuple('day', 'name'),
        ),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
