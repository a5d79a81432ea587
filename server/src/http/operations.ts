import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Metrics } from '../metrics.ts';

type OperationsOptions = {
  metrics: Metrics;
  /** Opens `/metrics`; without one nobody may read them. */
  metricsToken: string | undefined;
  isStopping: () => boolean;
  /** Rejects when the store does not answer, or cannot write. */
  checkStore: () => Promise<unknown>;
  /** What an operator should look at though new visitors may come, such as a webhook that is refused. */
  details: () => Readonly<Record<string, string | number>>;
};

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** What machines ask of the server: `/healthz`, `/readyz` and `/metrics`. */
export function operationsRoutes(options: OperationsOptions): Hono {
  let checking: Promise<boolean> | undefined;
  const app = new Hono();
  // The process is alive. It says nothing that changes with the world outside, so that nobody
  // restarts it for that.
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, HEADERS));
  // Whether new visitors may be sent here. Page and prices work without the store, so a balancer that
  // must keep the page up asks for health.
  app.get('/readyz', async (c) => {
    if (options.isStopping()) return c.json({ status: 'stopping' }, 503, HEADERS);
    // Once for all who ask at the same time: the question must not become a load.
    checking ??= answers(options.checkStore).finally(() => (checking = undefined));
    if (!(await checking)) return c.json({ status: 'store-unavailable' }, 503, HEADERS);
    const details = options.details();
    const named = Object.keys(details).length > 0 && { details };
    return c.json({ status: 'ready', ...named }, 200, HEADERS);
  });
  app.get('/metrics', (c, next) => {
    if (!holdsToken(c.req.header('authorization'), options.metricsToken)) return next();
    const type = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };
    return c.text(options.metrics.print(), 200, { ...HEADERS, ...type });
  });
  return app;
}

async function answers(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
}

/** Hashed, because the comparison in constant time asks for equal lengths. */
function holdsToken(authorization: string | undefined, token: string | undefined): boolean {
  if (authorization === undefined || token === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}
