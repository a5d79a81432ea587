import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Dependencies } from '../dependencies.ts';
import type { Site } from './loadSite.ts';

/** Unknown paths share a route label, so visitors can't create new time series. */
export function measureRequests(
  dependencies: Dependencies,
  files: Site['byUrl'],
): MiddlewareHandler {
  const { metrics, monotonicNow } = dependencies;
  return async (c, next) => {
    const start = monotonicNow();
    await next();
    const { method } = c.req;
    const { status } = c.res;
    const path = routePath(c);
    const isFile = method !== 'POST' && files.has(path);
    const route = isFile ? 'file' : path === '/*' ? 'other' : path;
    metrics.requests.inc({ method, route, status });
    if (status >= 500) metrics.requestErrors.inc({ method, route });
    metrics.requestSeconds.observe({ method, route }, (monotonicNow() - start) / 1_000);
  };
}
