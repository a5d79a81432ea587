import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Dependencies } from '../dependencies.ts';

/** Counts and times requests. Visitors can't add series: files share the route `file`, unknown paths `other`. */
export function measureRequests({ metrics, monotonicNow }: Dependencies): MiddlewareHandler {
  return async (c, next) => {
    const start = monotonicNow();
    await next();
    const { method } = c.req;
    const { status } = c.res;
    const path = routePath(c);
    const route = path !== '/*' ? path : [200, 304].includes(status) ? 'file' : 'other';
    metrics.requests.inc({ method, route, status });
    if (status >= 500) metrics.requestErrors.inc({ method, route });
    metrics.requestSeconds.observe({ method, route }, (monotonicNow() - start) / 1_000);
  };
}
