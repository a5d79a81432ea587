import { utcDay } from '#contract/time.ts';
import type { Dependencies } from '../dependencies.ts';
import { addCounts, addTo, nameWithRoom, valuesOf } from './dayCounts.ts';
import type { DayCounts, DayValues } from './dayCounts.ts';

/** Adds up in memory what is to be counted, so that the store is written now and then, however much it is. */
export function collectCounts({ store, now }: Pick<Dependencies, 'store' | 'now'>) {
  let waiting = new Map<string, Map<string, number>>();
  /** What the days have that are being counted, as far as this server knows; undefined until it has read. */
  let values: Map<string, DayValues> | undefined;
  return {
    /** Counts one of each name, today. */
    count: (names: readonly string[]): void => {
      const day = utcDay(now());
      for (const name of names) keep(day, name, 1);
    },

    /** @throws what the store threw; what was not written waits for the next time. */
    write: async (): Promise<void> => {
      const today = utcDay(now());
      values ??= new Map([[today, await store.run((db) => valuesOf(db, today))]]);
      if (waiting.size === 0) return;
      const taken: DayCounts = waiting;
      waiting = new Map();
      try {
        values = await addCounts(store, taken, now());
      } catch (cause) {
        for (const [day, names] of taken) for (const [name, count] of names) keep(day, name, count);
        throw cause;
      }
    },
  };

  function keep(day: string, name: string, count: number): void {
    values ??= new Map();
    const known: DayValues = values.get(day) ?? new Map();
    const names = waiting.get(day) ?? new Map<string, number>();
    addTo(names, nameWithRoom(known, name), count);
    values.set(day, known);
    waiting.set(day, names);
  }
}
