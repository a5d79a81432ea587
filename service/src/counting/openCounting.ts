import type { Store } from '../db/store.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import { createVisitorKey } from '../http/visitorKey.ts';
import type { World } from '../http/world.ts';
import { answerCounts } from './answerCounts.ts';
import { createCountsTable } from './countsTable.ts';
import { createTally } from './tally.ts';

type CountingWorld = Pick<World, 'now' | 'elapsed' | 'every' | 'randomId' | 'log' | 'metrics'> & {
  readonly store: Pick<Store, 'db'>;
  readonly languages: ReadonlySet<string>;
  readonly siteOrigin: string;
};

// An office behind one address may leave together; after that, one every five seconds.
const MESSAGES_PER_ADDRESS = { capacity: 30, refillPerSecond: 0.2, maxKeys: 20_000 };
const WRITE_INTERVAL_MS = 2_000;
const HOUR_MS = 60 * 60 * 1_000;

/** Puts the counting together over the store; nothing runs in the background yet. */
export function openCounting(world: CountingWorld) {
  const { every, log, now } = world;
  const table = createCountsTable(world.store.db);
  const tally = createTally({ now, table });
  const limit = createRateLimit({ ...MESSAGES_PER_ADDRESS, now: world.elapsed });
  const visitorKey = createVisitorKey({ now, saltOf: () => world.randomId() });
  let isFailing = false;
  // Once, and not every two seconds while the store is away.
  const complain = (cause: unknown) => {
    if (!isFailing) log.error('counts not written yet', { reason: String(cause) });
    isFailing = true;
  };
  const write = () => tally.write().then(() => void (isFailing = false), complain);
  return {
    answer: answerCounts({
      ...world,
      tally,
      mayCount: (address) => limit.take(visitorKey(address)),
    }),
    /** Begins to write to the store; returns the stop, which writes what is left. */
    startJobs: (): (() => Promise<void>) => {
      const stops = [
        every(WRITE_INTERVAL_MS, write),
        every(HOUR_MS, () => void table.dropOld().catch(complain)),
      ];
      return () => {
        for (const stop of stops) stop();
        return write();
      };
    },
  };
}
