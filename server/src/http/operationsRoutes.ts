import { Hono, type Context } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { timingSafeEqual } from 'hono/utils/buffer';
import { reasonOf } from '../database/store.ts';
import type { Dependencies } from '../dependencies.ts';

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
// However many ask, the store is checked once a second.
const CHECK_INTERVAL_MS = 1_000;

/**
 * `/healthz`, `/readyz` and, with a METRICS_TOKEN, `/metrics`.
 * @param details what `/readyz` tells the holder of the token in addition.
 */
export function operationsRoutes(
  {
    config: { METRICS_TOKEN: token },
    metrics: { registry },
    store,
    monotonicNow,
    log,
  }: Pick<Dependencies, 'config' | 'metrics' | 'store' | 'monotonicNow' | 'log'>,
  stopping: AbortSignal,
  details: () => object,
): Hono {
  let isReady = true;
  let checked = Promise.resolve();
  let nextCheckAt = -Infinity;
  const app = new Hono();
  // Doesn't look at the store: a restart would not repair it.
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, HEADERS));
  // Page and prices work without the store, so a balancer that must keep the page up asks /healthz.
  app.get('/readyz', async (c) => {
    if (!stopping.aborted) await checkStore();
    const status = stopping.aborted ? 'stopping' : isReady ? 'ready' : 'store-unavailable';
    const body = (await isOperator(c)) ? { status, details: details() } : { status };
    return c.json(body, status === 'ready' ? 200 : 503, HEADERS);
  });
  if (token !== undefined) {
    app.get('/metrics', bearerAuth({ token }), async (c) =>
      c.text(await registry.metrics(), 200, { ...HEADERS, 'Content-Type': registry.contentType }),
    );
  }
  return app;

  function checkStore(): Promise<void> {
    if (monotonicNow() >= nextCheckAt) {
      nextCheckAt = Infinity;
      checked = check().finally(() => (nextCheckAt = monotonicNow() + CHECK_INTERVAL_MS));
    }
    return checked;
  }

  async function check(): Promise<void> {
    try {
      await store.check();
      isReady = true;
    } catch (cause) {
      if (isReady) log.error('sign-up store unavailable', { reason: reasonOf(cause) });
      isReady = false;
    }
  }

  async function isOperator(c: Context): Promise<boolean> {
    const given = c.req.header('authorization') ?? '';
    return token !== undefined && (await timingSafeEqual(given, `Bearer ${token}`));
  }
}
