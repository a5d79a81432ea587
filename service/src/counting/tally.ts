import { utcDay } from '#contract/utcDay.ts';
import type { World } from '../http/world.ts';
import type { CountsTable, DayCounts } from './countsTable.ts';

type TallyParts = Pick<World, 'now'> & { readonly table: Pick<CountsTable, 'add'> };

export type Tally = ReturnType<typeof createTally>;

/**
 * What came in since it was last written to the store. So a write takes place now and then and not for
 * each visit, and a flood costs the store no more than one visitor.
 */
export function createTally({ now, table }: TallyParts) {
  let waiting = new Map<string, Map<string, number>>();
  let writing: Promise<void> = Promise.resolve();

  function add(names: readonly string[], day = utcDay(now())): void {
    for (const name of names) put(day, name, 1);
  }

  function put(day: string, name: string, count: number): void {
    const names = waiting.get(day) ?? new Map<string, number>();
    waiting.set(day, names.set(name, (names.get(name) ?? 0) + count));
  }

  /**
   * Writes it, after what is being written.
   * @throws what the store threw; then it waits for the next time.
   */
  function write(): Promise<void> {
    writing = writing.catch(() => {}).then(writeNow);
    return writing;
  }

  async function writeNow(): Promise<void> {
    const taken: DayCounts = waiting;
    waiting = new Map();
    try {
      await table.add(taken);
    } catch (cause) {
      for (const [day, names] of taken) for (const [name, count] of names) put(day, name, count);
      throw cause;
    }
  }

  return { add, write };
}
