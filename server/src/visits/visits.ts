import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { StatusCode } from 'hono/utils/http-status';
import { VISITS_PATH } from '#contract/visits.ts';
import { Counts, COUNTS_MAX_BYTES, getCounterNames } from '#contract/counts.ts';
import { utcDay } from '#contract/time.ts';
import type { Dependencies } from '../dependencies.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import { rejectCrossSite } from '../http/guards.ts';
import type { Job } from '../repeat.ts';
import { addCounts, increment, replaceValueWithOther, type DayCounts } from './dayCounts.ts';

const WRITE_INTERVAL_MS = 2_000;
// Many visitors with the same address may leave at once. After that, we accept one message every five seconds.
const MESSAGE_RATE = { capacity: 30, refillPerSecond: 0.2 };
// Counters per day. We only get this far if the store is unavailable.
const MAX_PENDING_NAMES = 100_000;

/**
 * Creates `POST /api/visits` if the site counts visits. It receives one message per visit. Counts stay in memory and are
 * stored every two seconds, so a flood of messages doesn't overload the store.
 */
export function createVisitsFeature(dependencies: Dependencies) {
  const { store, manifest, now } = dependencies;
  const experimentIds = manifest.experiments.map(({ id }) => id);
  const isAllowed = createRateLimit(dependencies, MESSAGE_RATE);
  let pending = new Map<string, Map<string, number>>();

  const routes = new Hono();
  if (manifest.counting) {
    routes.post(
      VISITS_PATH,
      rejectCrossSite([manifest.siteOrigin]),
      async (c, next) => (isAllowed(c) ? next() : respond(c, 429)),
      bodyLimit({ maxSize: COUNTS_MAX_BYTES, onError: (c) => respond(c, 413) }),
      async (c) => {
        const body: unknown = await c.req.json().catch(() => undefined);
        const { data: visit } = Counts.safeParse(body);
        if (visit === undefined) return respond(c, 400);
        const hasKnownNames =
          manifest.languages.some(({ tag }) => tag === visit.language) &&
          (visit.page === undefined || manifest.pages.includes(visit.page)) &&
          visit.sections.every((id) => manifest.sections.includes(id)) &&
          visit.buttons.every((name) => manifest.buttons.includes(name)) &&
          Object.keys(visit.variants ?? {}).every((id) => experimentIds.includes(id));
        return hasKnownNames ? respond(c, 204, getCounterNames(visit)) : respond(c, 400);
      },
    );
  }
  routes.onError((cause, c) => {
    if (cause instanceof HTTPException) return respond(c, 403);
    throw cause;
  });
  const jobs: Job[] = [
    { name: 'storing counts', intervalMs: WRITE_INTERVAL_MS, run: storePending },
  ];
  return {
    routes,
    jobs,
    /** Stores the last counts before the server stops. Ignores errors. */
    flushCounts: () => storePending().catch(() => {}),
  };

  /** Rejected messages count as `refused`, so a flood of them shows up in the report. */
  function respond(c: Context, status: StatusCode, names = ['refused']) {
    for (const name of names) addPending(utcDay(now()), name, 1);
    return c.body(null, status);
  }

  function addPending(day: string, name: string, count: number): void {
    const names = pending.get(day) ?? new Map<string, number>();
    const hasRoom = names.size < MAX_PENDING_NAMES || names.has(name);
    increment(names, hasRoom ? name : replaceValueWithOther(name), count);
    pending.set(day, names);
  }

  /** @throws Error if the store fails, in which case the counts remain pending. */
  async function storePending(): Promise<void> {
    if (pending.size === 0) return;
    const counts: DayCounts = pending;
    pending = new Map();
    try {
      await addCounts(store, counts, now());
    } catch (cause) {
      for (const [day, names] of counts)
        for (const [name, count] of names) addPending(day, name, count);
      throw cause;
    }
  }
}
