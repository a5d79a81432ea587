import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Log } from './log.ts';
import type { StaticFiles } from './http/staticFiles.ts';

type AppParts = {
  /** Looks at each request before it is answered. */
  watch: MiddlewareHandler;
  /** The features of the server, each with its own paths. */
  routes: readonly Hono[];
  /** Answers whatever no feature does. */
  staticFiles: StaticFiles;
  log: Log;
};

/** All that the server answers, as a function from request to answer with no side effects of its own. */
export function createApp({ watch, routes, staticFiles, log }: AppParts): Hono {
  const app = new Hono();
  app.use(watch);
  for (const route of routes) app.route('/', route);
  app.all('*', (c) => staticFiles.answer(c));
  app.onError((error: Error, c: Context) => {
    if (error instanceof HTTPException) return error.getResponse();
    log.error('request failed', { path: c.req.path, error: error.stack ?? error.message });
    return staticFiles.error(c, 500);
  });
  return app;
}
