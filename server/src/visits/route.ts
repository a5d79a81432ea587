import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { VISITS_PATH } from '#contract/countNames.ts';
import { Counts, COUNTS_MAX_BYTES, namesOf, type Refusal } from '#contract/counts.ts';
import type { Dependencies } from '../dependencies.ts';
import { refuseCrossSite } from '../http/crossSite.ts';
import { createRateLimit, rateLimitKey } from '../http/rateLimit.ts';
import type { Buffer } from './buffer.ts';

export type VisitRouteParts = Pick<Dependencies, 'monotonicNow' | 'metrics'> & {
  buffer: Pick<Buffer, 'add'>;
  /** The languages that are built, as pages say them. */
  languages: readonly string[];
  /** Where pages are besides the request's own host, such as `https://example.com`. */
  origins: readonly string[];
  clientAddress: (c: Context) => string;
};

// An office behind one address may leave together; after that, one every five seconds.
const MESSAGES_PER_ADDRESS = { capacity: 30, refillPerSecond: 0.2, maxKeys: 20_000 };
const STATUS = {
  counted: 204,
  'not-understood': 400,
  'cross-site': 403,
  'too-large': 413,
  'too-many': 429,
} as const satisfies Record<'counted' | Refusal, number>;

/** `POST /api/visits`: takes the message of one visit. Nobody waits for the answer; it is for whoever looks. */
export function visitRoutes(parts: VisitRouteParts): Hono {
  const { buffer, languages, metrics, monotonicNow } = parts;
  const limit = createRateLimit({ ...MESSAGES_PER_ADDRESS, monotonicNow });
  const app = new Hono();

  app.post(
    VISITS_PATH,
    refuseCrossSite(parts.origins),
    async (c, next) =>
      limit.take(rateLimitKey(parts.clientAddress(c))) ? next() : refuse(c, 'too-many'),
    bodyLimit({ maxSize: COUNTS_MAX_BYTES, onError: (c) => refuse(c, 'too-large') }),
    async (c) => {
      const read = Counts.safeParse(await c.req.json().catch(() => undefined));
      if (!read.success || !languages.includes(read.data.language)) {
        return refuse(c, 'not-understood');
      }
      return answer(c, 'counted', namesOf(read.data));
    },
  );
  app.onError((cause, c) => {
    const isCrossSite = cause instanceof HTTPException && cause.status === 403;
    return refuse(c, isCrossSite ? 'cross-site' : 'not-understood');
  });
  return app;

  function refuse(c: Context, refusal: Refusal) {
    return answer(c, refusal, [`refused:${refusal}`]);
  }

  function answer(c: Context, kind: keyof typeof STATUS, names: readonly string[]): Response {
    buffer.add(names);
    metrics.count('counts_total', { kind });
    return c.body(null, STATUS[kind], { 'Cache-Control': 'no-store' });
  }
}
