import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import type { Dependencies } from '../dependencies.ts';

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/**
 * What machines ask of the server: `/healthz`, `/readyz`, and `/metrics` where a token opens them.
 * @param details how many messages each webhook has refused for an hour: new visitors may come all the same.
 */
export function operationsRoutes(
  { config, metrics, store }: Pick<Dependencies, 'config' | 'metrics' | 'store'>,
  stopping: AbortSignal,
  details: () => object,
): Hono {
  const app = new Hono();
  // Without the store, because a restart would not mend that.
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, HEADERS));
  // Whether new visitors may be sent here. Page and prices work without the store, so a balancer that
  // must keep the page up asks for health.
  app.get('/readyz', async (c) => {
    if (stopping.aborted) return c.json({ status: 'stopping' }, 503, HEADERS);
    try {
      await store.check();
    } catch {
      return c.json({ status: 'store-unavailable' }, 503, HEADERS);
    }
    return c.json({ status: 'ready', details: details() }, 200, HEADERS);
  });
  if (config.METRICS_TOKEN !== undefined) {
    const type = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };
    app.get('/metrics', bearerAuth({ token: config.METRICS_TOKEN }), (c) =>
      c.text(metrics.print(), 200, { ...HEADERS, ...type }),
    );
  }
  return app;
}
