import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Site } from './http/loadSite.ts';
import { staticFiles } from './http/staticFiles.ts';
import type { Log } from './log.ts';

/**
 * All that the server answers, as a function from request to answer.
 * @param routes the features of the server; whatever none of them answers is asked of the built site.
 */
export function createApp(site: Site, routes: readonly Hono[], log: Pick<Log, 'error'>): Hono {
  const { routes: files, errorPage } = staticFiles(site);
  const app = new Hono();
  for (const route of [...routes, files]) app.route('/', route);
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    log.error('request failed', { path: c.req.path, error: error.stack ?? error.message });
    return errorPage(c, 500);
  });
  return app;
}
