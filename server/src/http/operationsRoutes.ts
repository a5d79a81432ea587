import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { Dependencies } from '../dependencies.ts';

// Limits the load on the store.
const CHECK_INTERVAL_MS = 1_000;

/**
 * Creates `/healthz`, `/readyz`, and (if METRICS_TOKEN is set) `/metrics`.
 * @param getDetails returns more `/readyz` data for clients with the token.
 */
export function createOperationsRoutes(
  { config, metrics, store, monotonicNow }: Dependencies,
  shutdownSignal: AbortSignal,
  getDetails: () => object,
): Hono {
  const { METRICS_TOKEN: token } = config;
  let isReady = Promise.resolve(true);
  let nextCheckAt = 0;
  const app = new Hono();
  // Don't check the store here, because restarting the server wouldn't fix it.
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  // Pages and prices work without the store, so a load balancer can fall back to /healthz.
  app.get('/readyz', async (c) => {
    if (monotonicNow() >= nextCheckAt) {
      nextCheckAt = Infinity;
      const check = store.check().finally(() => (nextCheckAt = monotonicNow() + CHECK_INTERVAL_MS));
      isReady = check.then(
        () => true,
        () => false,
      );
    }
    const isStopping = shutdownSignal.aborted;
    const status = isStopping ? 'stopping' : (await isReady) ? 'ready' : 'store-unavailable';
    const authorization = c.req.header('authorization') ?? '';
    const isOperator =
      token !== undefined && (await timingSafeEqual(authorization, `Bearer ${token}`));
    const body = isOperator ? { status, details: getDetails() } : { status };
    return c.json(body, status === 'ready' ? 200 : 503);
  });
  if (token !== undefined) {
    app.get('/metrics', bearerAuth({ token }), async (c) => {
      const { registry } = metrics;
      return c.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
    });
  }
  return app;
}
