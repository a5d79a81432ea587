import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { Dependencies } from '../dependencies.ts';

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
// No matter how many clients ask.
const CHECK_INTERVAL_MS = 1_000;

/**
 * `/healthz`, `/readyz` and, if METRICS_TOKEN is set, `/metrics`.
 * @param details extra `/readyz` facts for clients with the token.
 */
export function createOperationsRoutes(
  { config, metrics, store, monotonicNow }: Dependencies,
  stopping: AbortSignal,
  details: () => object,
): Hono {
  const { METRICS_TOKEN: token } = config;
  let isReady = Promise.resolve(true);
  let nextCheckAt = 0;
  const app = new Hono();
  // Ignores the store: a restart would not repair it.
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, HEADERS));
  // Pages and prices work without the store, so a balancer that must keep the page up asks /healthz.
  app.get('/readyz', async (c) => {
    if (monotonicNow() >= nextCheckAt) {
      nextCheckAt = Infinity;
      const check = store.check().finally(() => (nextCheckAt = monotonicNow() + CHECK_INTERVAL_MS));
      isReady = check.then(
        () => true,
        () => false,
      );
    }
    const status = stopping.aborted ? 'stopping' : (await isReady) ? 'ready' : 'store-unavailable';
    const authorization = c.req.header('authorization') ?? '';
    const isOperator =
      token !== undefined && (await timingSafeEqual(authorization, `Bearer ${token}`));
    const body = isOperator ? { status, details: details() } : { status };
    return c.json(body, status === 'ready' ? 200 : 503, HEADERS);
  });
  if (token !== undefined) {
    app.get('/metrics', bearerAuth({ token }), async (c) => {
      const { registry } = metrics;
      const headers = { ...HEADERS, 'Content-Type': registry.contentType };
      return c.text(await registry.metrics(), 200, headers);
    });
  }
  return app;
}
