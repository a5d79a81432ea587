import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { VISITS_PATH } from '#contract/countNames.ts';
import { Counts, COUNTS_MAX_BYTES, namesOf, type Refusal, utcDay } from '#contract/counts.ts';
import type { Dependencies } from '../dependencies.ts';
import { refuseCrossSite } from '../http/crossSite.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import type { Job } from '../repeat.ts';
import { addCounts, dropOldCounts } from './visits.ts';

const WRITE_INTERVAL_MS = 2_000;
const HOUR_MS = 60 * 60 * 1_000;
// An office behind one address may leave together; after that, one every five seconds.
const MESSAGES_PER_ADDRESS = { capacity: 30, refillPerSecond: 0.2 };
const STATUS = {
  counted: 204,
  'not-understood': 400,
  'cross-site': 403,
  'too-large': 413,
  'too-many': 429,
} as const satisfies Record<'counted' | Refusal, number>;

/**
 * `POST /api/visits` takes the message of one visit, if the page counts any. What it adds is collected
 * and written now and then, so a flood costs the store no more than one visitor.
 */
export function openVisits(dependencies: Dependencies) {
  const { store, manifest, now } = dependencies;
  const isAllowed = createRateLimit(dependencies, MESSAGES_PER_ADDRESS);
  let waiting = new Map<string, number>();

  const routes = new Hono();
  if (manifest.counting) {
    routes.post(
      VISITS_PATH,
      refuseCrossSite([manifest.siteOrigin]),
      async (c, next) => (isAllowed(c) ? next() : answer(c, 'too-many')),
      bodyLimit({ maxSize: COUNTS_MAX_BYTES, onError: (c) => answer(c, 'too-large') }),
      async (c) => {
        const counts = Counts.parse(await c.req.json());
        const isBuilt = manifest.languages.some(({ tag }) => tag === counts.language);
        return isBuilt ? answer(c, 'counted', namesOf(counts)) : answer(c, 'not-understood');
      },
    );
  }
  routes.onError((cause, c) =>
    answer(c, cause instanceof HTTPException ? 'cross-site' : 'not-understood'),
  );
  const jobs: Job[] = [
    { name: 'writing counts', intervalMs: WRITE_INTERVAL_MS, run: write },
    { name: 'deleting counts', intervalMs: HOUR_MS, run: () => dropOldCounts(store) },
  ];
  return {
    routes,
    jobs,
    /** For when the last visitor is gone: writes what can be written. */
    writeLast: () => write().catch(() => {}),
  };

  function answer(c: Context, kind: keyof typeof STATUS, names = [`refused:${kind}`]) {
    for (const name of names) keep(1, `${utcDay(now())} ${name}`);
    return c.body(null, STATUS[kind], { 'Cache-Control': 'no-store' });
  }

  function keep(count: number, key: string) {
    waiting.set(key, count + (waiting.get(key) ?? 0));
  }

  /** @throws what the store threw; what was not written waits for the next time. */
  async function write() {
    const taken = waiting;
    waiting = new Map();
    try {
      await addCounts(store, taken);
    } catch (cause) {
      taken.forEach(keep);
      throw cause;
    }
  }
}
