import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import type { Metrics } from '../metrics.ts';

type OperationsOptions = {
  metrics: Metrics;
  /** Opens `/metrics`; without one there are none. */
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
  const { metrics, metricsToken, isStopping, checkStore } = options;
  const app = new Hono();
  // The process is alive. It says nothing that changes with the world outside, so that nobody
  // restarts it for that.
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, HEADERS));
  // Whether new visitors may be sent here. Page and prices work without the store, so a balancer that
  // must keep the page up asks for health.
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503, HEADERS);
    try {
      await checkStore();
    } catch {
      return c.json({ status: 'store-unavailable' }, 503, HEADERS);
    }
    const details = options.details();
    const named = Object.keys(details).length > 0 && { details };
    return c.json({ status: 'ready', ...named }, 200, HEADERS);
  });
  if (metricsToken !== undefined) {
    const type = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };
    app.get('/metrics', bearerAuth({ token: metricsToken }), (c) =>
      c.text(metrics.print(), 200, { ...HEADERS, ...type }),
    );
  }
  return app;
}
