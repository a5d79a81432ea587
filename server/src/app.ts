import { inspect } from 'node:util';
import { Hono, type Context } from 'hono';
import { RETAINED_304_HEADERS, etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { parseAccept } from 'hono/utils/accept';
import { getPath } from 'hono/utils/url';
import { createCleanUp } from './cleanUp.ts';
import type { Dependencies } from './dependencies.ts';
import { pathBelow, redirectBelow } from './http/basePath.ts';
import type { LoadedFile, Site } from './http/loadSite.ts';
import { measureRequests } from './http/measureRequests.ts';
import { createOperationsRoutes } from './http/operationsRoutes.ts';
import { createMarketRoutes } from './market/marketRoutes.ts';
import { createReportRoutes } from './report/reportRoutes.ts';
import { createSignUps } from './signUp/signUps.ts';
import { createVisits } from './visits/visits.ts';

/**
 * Creates all features: routes, background jobs, and what to write on stop.
 * @param stopping is aborted when the server begins to stop.
 */
export function createFeatures(dependencies: Dependencies, site: Site, stopping: AbortSignal) {
  const signUps = createSignUps(dependencies);
  const visits = createVisits(dependencies);
  const routes = [
    createMarketRoutes(dependencies),
    createOperationsRoutes(dependencies, stopping, signUps.details),
    signUps.routes,
    visits.routes,
    createReportRoutes(dependencies),
  ];
  return {
    app: createApp(site, routes, dependencies),
    jobs: [...signUps.jobs, ...visits.jobs, createCleanUp(dependencies)],
    flushCounts: visits.flushCounts,
  };
}

/** Serves the features' routes, then files of the built site, then the 404 page in the path's language. */
export function createApp(
  { manifest, byUrl, byPath }: Site,
  routes: readonly Hono[],
  dependencies: Dependencies,
): Hono {
  const { base } = manifest;
  const app = new Hono({ getPath: (request) => pathBelow(base, getPath(request)) });
  app.use(measureRequests(dependencies));
  if (base !== '') app.use(redirectBelow(base));
  for (const route of routes) app.route('/', route);
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] }));
  app.get('*', (c) => {
    const file = byUrl.get(c.req.path);
    return file ? send(c, file, 200) : errorPage(c, 404);
  });
  app.all('*', (c) => c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' }));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    dependencies.log.error('request failed', { path: c.req.path, error: inspect(error) });
    return errorPage(c, 500);
  });
  return app;

  /** The built error page in the language of the path, or one line if there is none. */
  function errorPage(c: Context, status: 404 | 500): Response {
    const language = manifest.languages.findLast(({ path }) => c.req.path.startsWith(path));
    const folder = language?.path.slice(1) ?? '';
    const file = byPath.get(`${folder}${status}.html`) ?? byPath.get(`${status}.html`);
    return file ? send(c, file, status) : c.text('Unexpected Application Error!\n', status);
  }

  function send(c: Context, file: LoadedFile, status: 200 | 404 | 500): Response {
    // A weight of 0 refuses a coding (RFC 9110, section 12.5.3).
    const accepted = parseAccept(c.req.header('accept-encoding')?.toLowerCase() ?? '');
    const encoding = file.encodings.find((each) =>
      accepted.some(({ type, q }) => type === each && q > 0),
    );
    const bytes = file.bytes[encoding ?? 'identity'] ?? Buffer.of();
    return c.body(bytes, status, {
      ...manifest.headers[file.headers],
      'Content-Type': file.type,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': file.cacheControl,
      // Bytes differ by encoding, so the strong tag must differ too.
      ETag: encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag,
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    });
  }
}
