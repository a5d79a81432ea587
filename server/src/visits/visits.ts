import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { StatusCode } from 'hono/utils/http-status';
import { VISITS_PATH } from '#contract/visits.ts';
import { Counts, COUNTS_MAX_BYTES, getCounterNames } from '#contract/counts.ts';
import { utcDay } from '#contract/time.ts';
import type { Dependencies } from '../dependencies.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import { refuseCrossSite } from '../http/guards.ts';
import type { Job } from '../repeat.ts';
import { addCounts, increment, toOther, type DayCounts } from './dayCounts.ts';

const WRITE_INTERVAL_MS = 2_000;
// Many people behind one address may leave at once. After that, one message every five seconds.
const MESSAGES_PER_ADDRESS = { capacity: 30, refillPerSecond: 0.2 };
// Names per day. Only reached while the store is unavailable.
const MAX_WAITING = 100_000;

/**
 * `POST /api/visits` takes one message per visit if the page counts visits. Counts are collected in memory and
 * written every two seconds, so a flood of messages costs the store no more than one.
 */
export function createVisits(dependencies: Dependencies) {
  const { store, manifest, now } = dependencies;
  const experiments = manifest.experiments.map(({ id }) => id);
  const isAllowed = createRateLimit(dependencies, MESSAGES_PER_ADDRESS);
  let waiting = new Map<string, Map<string, number>>();

  const routes = new Hono();
  if (manifest.counting) {
    routes.post(
      VISITS_PATH,
      refuseCrossSite([manifest.siteOrigin]),
      async (c, next) => (isAllowed(c) ? next() : answer(c, 429)),
      bodyLimit({ maxSize: COUNTS_MAX_BYTES, onError: (c) => answer(c, 413) }),
      async (c) => {
        const body: unknown = await c.req.json().catch(() => undefined);
        const { data: counts } = Counts.safeParse(body);
        if (counts === undefined) return answer(c, 400);
        const isBuilt =
          manifest.languages.some(({ tag }) => tag === counts.language) &&
          (counts.page === undefined || manifest.pages.includes(counts.page)) &&
          counts.sections.every((id) => manifest.sections.includes(id)) &&
          counts.buttons.every((name) => manifest.buttons.includes(name)) &&
          Object.keys(counts.variants ?? {}).every((id) => experiments.includes(id));
        return isBuilt ? answer(c, 204, getCounterNames(counts)) : answer(c, 400);
      },
    );
  }
  routes.onError((cause, c) => {
    if (cause instanceof HTTPException) return answer(c, 403);
    throw cause;
  });
  const jobs: Job[] = [{ name: 'writing counts', intervalMs: WRITE_INTERVAL_MS, run: write }];
  return {
    routes,
    jobs,
    /** Writes the remaining counts on stop. Ignores a failure. */
    flushCounts: () => write().catch(() => {}),
  };

  /** Counts the names of a visit, or `refused` so that the report shows a flood. */
  function answer(c: Context, status: StatusCode, names = ['refused']) {
    for (const name of names) keep(utcDay(now()), name, 1);
    return c.body(null, status, { 'Cache-Control': 'no-store' });
  }

  function keep(day: string, name: string, count: number): void {
    const names = waiting.get(day) ?? new Map<string, number>();
    const hasRoom = names.size < MAX_WAITING || names.has(name);
    increment(names, hasRoom ? name : toOther(name), count);
    waiting.set(day, names);
  }

  /** @throws the store's error. The counts stay for the next time. */
  async function write(): Promise<void> {
    if (waiting.size === 0) return;
    const taken: DayCounts = waiting;
    waiting = new Map();
    try {
      await addCounts(store, taken, now());
    } catch (cause) {
      for (const [day, names] of taken) for (const [name, count] of names) keep(day, name, count);
      throw cause;
    }
  }
}
