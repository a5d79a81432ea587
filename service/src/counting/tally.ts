import { utcDay } from '#contract/utcDay.ts';
import type { World } from '../http/world.ts';
import type { Count, CountsTable } from './countsTable.ts';

type TallyParts = Pick<World, 'now'> & { readonly table: Pick<CountsTable, 'add'> };

export type Tally = ReturnType<typeof createTally>;

/**
 * What came in since it was last written to the store. So a write takes place now and then and not for
 * each visit, and a flood costs the store no more than one visitor.
 */
export function createTally({ now, table }: TallyParts) {
  let waiting = new Map<string, Count>();
  let writing: Promise<void> = Promise.resolve();

  function put({ day, name, count }: Count): void {
    const key = `${day} ${name}`;
    waiting.set(key, { day, name, count: count + (waiting.get(key)?.count ?? 0) });
  }

  async function writeNow(): Promise<void> {
    const taken = [...waiting.values()];
    waiting = new Map();
    try {
      await table.add(taken);
    } catch (cause) {
      taken.forEach(put);
      throw cause;
    }
  }

  return {
    add: (names: readonly string[]): void => {
      const day = utcDay(now());
      for (const name of names) put({ day, name, count: 1 });
    },
    /**
     * Writes it, after what is being written.
     * @throws what the store threw; then it waits for the next time.
     */
    write: (): Promise<void> => {
      writing = writing.catch(() => {}).then(writeNow);
      return writing;
    },
  };
}
