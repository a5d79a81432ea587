import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Metrics } from '../metrics.ts';

export type Readiness = {
  status: 'ready' | 'stopping' | 'store-unavailable';
  /** What an operator should look at, though new visitors may come, such as a refused webhook. */
  details?: Readonly<Record<string, string | number>>;
};

type OperationsOptions = {
  metrics: Metrics;
  /** Opens `/metrics`; without one nobody may read them. */
  metricsToken: string | undefined;
  readiness: () => Promise<Readiness>;
};

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** What machines ask of the server: `/healthz`, `/readyz` and `/metrics`. */
export function operationsRoutes({ metrics, metricsToken, readiness }: OperationsOptions): Hono {
  const app = new Hono();
  // The process is alive. It says nothing that changes with the world outside, so that nobody
  // restarts it for that.
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, HEADERS));
  // Whether new visitors may be sent here. Page and prices work without the store, so a balancer that
  // must keep the page up asks for health.
  app.get('/readyz', async (c) => {
    const answer = await readiness();
    return c.json(answer, answer.status === 'ready' ? 200 : 503, HEADERS);
  });
  app.get('/metrics', (c, next) =>
    holdsToken(c.req.header('authorization'), metricsToken)
      ? c.text(metrics.print(), 200, {
          ...HEADERS,
          'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
        })
      : next(),
  );
  return app;
}

function holdsToken(authorization: string | undefined, token: string | undefined): boolean {
  if (authorization === undefined || token === undefined) return false;
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}

/** Equal lengths, as the comparison in constant time asks for. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
