import { utcDay } from '#contract/utcDay.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Count, Visits } from './visits.ts';

type BufferParts = Pick<Dependencies, 'now'> & { visits: Pick<Visits, 'add'> };

export type Buffer = ReturnType<typeof createBuffer>;

/**
 * What was counted since it was last written to the store. So a write takes place now and then and not
 * for each visit, and a flood costs the store no more than one visitor.
 */
export function createBuffer({ now, visits }: BufferParts) {
  let waiting = new Map<string, Count>();

  function put({ day, name, count }: Count): void {
    const key = `${day} ${name}`;
    waiting.set(key, { day, name, count: count + (waiting.get(key)?.count ?? 0) });
  }

  return {
    add: (names: readonly string[]): void => {
      const day = utcDay(now());
      for (const name of names) put({ day, name, count: 1 });
    },
    /** @throws what the store threw; what was not written waits for the next time. */
    write: async (): Promise<void> => {
      const taken = [...waiting.values()];
      waiting = new Map();
      try {
        await visits.add(taken);
      } catch (cause) {
        taken.forEach(put);
        throw cause;
      }
    },
  };
}
