import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Dependencies } from '../dependencies.ts';

/**
 * Counts and times requests. Routes that we registered have their own label. All files of the site share `file`
 * and all other paths `other`, so that visitors cannot add series.
 */
export function measureRequests({
  metrics,
  monotonicNow,
}: Pick<Dependencies, 'metrics' | 'monotonicNow'>): MiddlewareHandler {
  return async (c, next) => {
    const start = monotonicNow();
    await next();
    const { method } = c.req;
    const { status } = c.res;
    const path = routePath(c);
    const rest = status === 200 || status === 304 ? 'file' : 'other';
    const route = path === '/*' ? rest : path;
    metrics.requests.inc({ method, route, status });
    if (status >= 500) metrics.requestErrors.inc({ method, route });
    metrics.requestSeconds.observe({ method, route }, (monotonicNow() - start) / 1_000);
  };
}
