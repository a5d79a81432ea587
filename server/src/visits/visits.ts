import { sql } from 'kysely';
import type { Store } from '../database/store.ts';
import type { Tables } from '../database/tables.ts';

/** How often a name was counted on a day. */
export type Count = Tables['counted_visits'];
/** By day (UTC, year-month-day) and name. */
export type DayCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;
export type Visits = ReturnType<typeof createVisits>;

/** A year and five weeks: the same month a year ago stays whole. */
export const KEPT_DAYS = 400;

/** All SQL on what is counted. */
export function createVisits({ run }: Pick<Store, 'run'>) {
  return {
    /** Adds to what is there, in one statement: servers on one database add up. */
    add: async (counts: readonly Count[]): Promise<void> => {
      if (counts.length === 0) return;
      // In one order, or two servers could wait for each other's rows.
      const rows = counts.toSorted((a, b) =>
        `${a.day} ${a.name}` < `${b.day} ${b.name}` ? -1 : 1,
      );
      await run((db) =>
        db
          .insertInto('counted_visits')
          .values(rows)
          .onConflict((known) =>
            known
              .columns(['day', 'name'])
              .doUpdateSet({ count: sql`counted_visits.count + excluded.count` }),
          )
          .execute(),
      );
    },

    /** What was counted from that day on. */
    since: async (day: string): Promise<DayCounts> => {
      const rows = await run((db) =>
        db
          .selectFrom('counted_visits')
          .selectAll()
          .where('day', '>=', day)
          .orderBy('day')
          .orderBy('name')
          .execute(),
      );
      const counts = new Map<string, Map<string, number>>();
      for (const row of rows) {
        const names = counts.get(row.day) ?? new Map<string, number>();
        counts.set(row.day, names.set(row.name, row.count));
      }
      return counts;
    },

    /** Keeps the newest days on which anything was counted. By their number, so that no wrong clock empties the table. */
    dropOld: async (): Promise<void> => {
      await run((db) => {
        const tooOld = db
          .selectFrom('counted_visits')
          .select('day')
          .groupBy('day')
          .orderBy('day', 'desc')
          .limit(1)
          .offset(KEPT_DAYS);
        return db.deleteFrom('counted_visits').where('day', '<=', tooOld).execute();
      });
    },
  };
}
