import { inspect } from 'node:util';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { RETAINED_304_HEADERS, etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { parseAccept } from 'hono/utils/accept';
import { getPath } from 'hono/utils/url';
import { createCleanUpJob } from './cleanUp.ts';
import type { Dependencies } from './dependencies.ts';
import { prefixRedirects, stripBasePath } from './http/basePath.ts';
import type { LoadedFile, Site } from './http/loadSite.ts';
import { measureRequests } from './http/measureRequests.ts';
import { createOperationsRoutes } from './http/operationsRoutes.ts';
import { createMarketRoutes } from './market/marketRoutes.ts';
import { createReportRoutes } from './report/reportRoutes.ts';
import { createSignUpFeature } from './signUp/signUpFeature.ts';
import { createVisitsFeature } from './visits/visits.ts';

/** Creates the app with the routes of all features, their background jobs, and a function to store the last counts. */
export function createFeatures(
  dependencies: Dependencies,
  site: Site,
  shutdownSignal: AbortSignal,
) {
  const signUp = createSignUpFeature(dependencies);
  const visits = createVisitsFeature(dependencies);
  const routes = [
    createMarketRoutes(dependencies),
    createOperationsRoutes(dependencies, shutdownSignal, signUp.getDetails),
    signUp.routes,
    visits.routes,
    createReportRoutes(dependencies),
  ];
  return {
    app: createApp(site, routes, dependencies),
    jobs: [...signUp.jobs, ...visits.jobs, createCleanUpJob(dependencies)],
    flushCounts: visits.flushCounts,
  };
}

/** The app serves the features' routes and the built site's files. */
export function createApp(
  { manifest, byUrl, byPath }: Site,
  routes: readonly Hono[],
  dependencies: Dependencies,
): Hono {
  const { base } = manifest;
  const app = new Hono({ getPath: (request) => stripBasePath(base, getPath(request)) });
  app.use(measureRequests(dependencies, byUrl));
  if (base !== '') app.use(prefixRedirects(base));
  app.use(setDefaultHeaders);
  app.use(methodNotAllowed({ app, onMethodNotAllowed: rejectMethod }));
  for (const route of routes) app.route('/', route);
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] }));
  for (const [url, file] of byUrl) app.get(url, (c) => sendFile(c, file, 200));
  app.notFound((c) => sendErrorPage(c, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    dependencies.log.error('request failed', { path: c.req.path, error: inspect(error) });
    return sendErrorPage(c, 500);
  });
  return app;

  /** Uses the language in the request path. Falls back to plain text if the site doesn't have an error page. */
  function sendErrorPage(c: Context, status: 404 | 500): Response {
    const language = manifest.languages.findLast(({ path }) => c.req.path.startsWith(path));
    const folder = language?.path.slice(1) ?? '';
    const file = byPath.get(`${folder}${status}.html`) ?? byPath.get(`${status}.html`);
    return file ? sendFile(c, file, status) : c.text('Unexpected Application Error!\n', status);
  }

  function sendFile(c: Context, file: LoadedFile, status: 200 | 404 | 500): Response {
    // A q-value of 0 means not acceptable (RFC 9110, section 12.5.3).
    const accepted = parseAccept(c.req.header('accept-encoding')?.toLowerCase() ?? '');
    const encoding = file.encodings.find((name) =>
      accepted.some(({ type, q }) => type === name && q > 0),
    );
    const bytes = file.bytes[encoding ?? 'identity'] ?? Buffer.of();
    return c.body(bytes, status, {
      ...manifest.headers[file.headers],
      'Content-Type': file.type,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': file.cacheControl,
      // A strong ETag identifies exact bytes, so each encoding needs its own.
      ETag: encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag,
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    });
  }
}

/** Turns off content sniffing. Also turns off caching, unless the response already has a Cache-Control header. */
const setDefaultHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('X-Content-Type-Options', 'nosniff');
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
};

function rejectMethod(c: Context, allowedMethods: string[]): Response {
  // Otherwise, Hono would copy headers from the 404 page, e.g. its Content-Encoding.
  c.res = undefined;
  return c.text('Method not allowed\n', 405, { Allow: allowedMethods.join(', ') });
}
