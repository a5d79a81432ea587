import { Hono, type Context } from 'hono';
import { RETAINED_304_HEADERS, etag } from 'hono/etag';
import { parseAccept } from 'hono/utils/accept';
import type { LoadedFile, Site } from './loadSite.ts';

/**
 * Answers from the built site whatever no other route does: a file for GET and HEAD, else the 404 page
 * in the language of the path. An error thrown by any route is answered with the 500 page.
 */
export function staticFiles({ manifest, byUrl, byPath }: Site) {
  const app = new Hono();
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] }));
  app.get('*', (c) => {
    const file = byUrl.get(c.req.path);
    return file ? send(c, file, 200) : errorPage(c, 404);
  });
  app.all('*', (c) => c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' }));
  return { routes: app, errorPage };

  /** The built page of an error, in the language of the path; one line where there is none. */
  function errorPage(c: Context, status: 404 | 500): Response {
    const language = manifest.languages.findLast(({ path }) => c.req.path.startsWith(path));
    const folder = language?.path.slice(1) ?? '';
    const file = byPath.get(`${folder}${status}.html`) ?? byPath.get(`${status}.html`);
    return file ? send(c, file, status) : c.text('Unexpected Application Error!\n', status);
  }

  function send(c: Context, file: LoadedFile, status: 200 | 404 | 500): Response {
    const encoding = preferredEncoding(c.req.header('accept-encoding'), file);
    const headers = {
      ...manifest.headers[file.headers],
      'Content-Type': file.type,
      'Cache-Control': file.cacheControl,
      // Bytes differ by encoding, so the strong tag must differ too.
      ETag: encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag,
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    };
    const bytes = file.bytes[encoding ?? 'identity'] ?? Buffer.of();
    return c.body(bytes, status, { ...headers, 'Content-Length': String(bytes.byteLength) });
  }
}

/**
 * Of the encodings that a client takes, by its `Accept-Encoding` (RFC 9110, section 12.5.3), the
 * smallest: a browser lists all of them alike.
 */
function preferredEncoding(accepted: string | undefined, { encodings }: LoadedFile) {
  const listed = parseAccept(accepted ?? '');
  const weights = new Map(listed.map(({ type, q }) => [type.toLowerCase(), q]));
  const others = weights.get('*') ?? 0;
  return encodings.find((encoding) => (weights.get(encoding) ?? others) > 0);
}
