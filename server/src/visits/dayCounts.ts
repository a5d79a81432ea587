import type { Transaction } from 'kysely';
import { OTHER } from '#contract/origin.ts';
import { DAY_MS, utcDay } from '#contract/time.ts';
import type { Database } from '../database/schema.ts';
import { ROWS_PER_DELETE, type Store } from '../database/store.ts';

/** By day (UTC, year-month-day), then name. */
export type DayCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A year and five weeks, so that last year's same month is complete. */
export const RETENTION_DAYS = 400;

/** Values per kind (such as campaigns) and day: anyone can write names into an address. */
export const MAX_VALUES = 200;

// Anyone can write names into addresses, and reading too many rows blocks the server.
const MAX_TOTALS = 50_000;

/**
 * Adds to the stored counts, all or nothing. Several servers can share a database.
 * @param now milliseconds since 1970.
 */
export function addCounts(
  { write }: Pick<Store, 'write'>,
  counts: DayCounts,
  now: number,
): Promise<void> {
  return write(async (trx) => {
    // Locks the row, so servers write one after the other and see how many names the day has.
    await trx
      .insertInto('last_run')
      .values({ name: 'visit counts', at: now })
      .onConflict((oc) => oc.column('name').doUpdateSet({ at: now }))
      .execute();
    for (const [day, names] of counts) {
      const limit = await limitValues(trx, day);
      const sums = new Map<string, number>();
      for (const [name, count] of names) increment(sums, limit(name), count);
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

/** Returns a function that replaces a new value with `other` once the day has too many. */
async function limitValues(
  trx: Transaction<Database>,
  day: string,
): Promise<(name: string) => string> {
  const values = new Map<string, Set<string>>();
  const limit = (name: string) => {
    const [kind = '', step, ...rest] = name.split('|');
    const value = rest.join('|');
    if (step === undefined || value === OTHER) return name;
    const known = values.get(kind) ?? new Set();
    if (known.size >= MAX_VALUES && !known.has(value)) return toOther(name);
    values.set(kind, known.add(value));
    return name;
  };
  const rows = await trx
    .selectFrom('visit_counts')
    .select('name')
    .where('day', '=', day)
    .where('name', 'like', '%|visits|%')
    .execute();
  for (const { name } of rows) limit(name);
  return limit;
}

/** Replaces the value of a name such as `campaign|visits|spring` with `other`. */
export const toOther = (name: string) => name.replace(/^(\w+\|\w+\|)[^]*$/, `$1${OTHER}`);

export function increment(counts: Map<string, number>, name: string, count: number): void {
  counts.set(name, count + (counts.get(name) ?? 0));
}

/** When counts were last written, in milliseconds since 1970; null if never. */
export async function readLastWrite({ reader }: Pick<Store, 'reader'>): Promise<number | null> {
  const row = await reader
    .selectFrom('last_run')
    .select('at')
    .where('name', '=', 'visit counts')
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Sums each name since a day. Leaves out the rarest of very many names. */
export async function readTotals(
  { reader }: Pick<Store, 'reader'>,
  since: string,
): Promise<Map<string, number>> {
  const rows = await reader
    .selectFrom('visit_counts')
    .select((eb) => ['name', eb.fn.sum<number | string>('count').as('total')])
    .where('day', '>=', since)
    .groupBy('name')
    .orderBy('total', 'desc')
    .limit(MAX_TOTALS)
    .execute();
  // PostgreSQL returns sums as text, because they have no limit.
  return new Map(rows.map(({ name, total }) => [name, Number(total)]));
}

/** Returns the counts of some names by day, the oldest day first. */
export async function readDays(
  { reader }: Pick<Store, 'reader'>,
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
  return new Map(days.map(([day, all]) => [day, new Map(all.map((row) => [row.name, row.count]))]));
}

/** Deletes a few counts past their retention. Returns how many. */
export function deleteOldCounts({ write }: Pick<Store, 'write'>, now: number): Promise<number> {
  return write(async (trx) => {
    const deleted = await trx
      .deleteFrom('visit_counts')
      .where((row) =>
        row(
          row.refTuple('day', 'name'),
          'in',
          row
            .selectFrom('visit_counts')
            .select(['day', 'name'])
            .where('day', '<=', utcDay(now - RETENTION_DAYS * DAY_MS))
            .limit(ROWS_PER_DELETE)
            .$asTuple('day', 'name'),
        ),
      )
      .executeTakeFirst();
    return Number(deleted.numDeletedRows);
  });
}
