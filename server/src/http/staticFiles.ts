import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { LoadedFile, Site } from './loadSite.ts';
import { matchesEtag } from './matchesEtag.ts';

export type StaticFiles = ReturnType<typeof createStaticFiles>;

const TWO_YEARS = 'max-age=63072000; includeSubDomains';

/**
 * Answers from the built site.
 * @param isHttps whether this visitor comes over HTTPS, so that the browser may be told to stay there.
 */
export function createStaticFiles(site: Site, isHttps: (c: Context) => boolean) {
  const { manifest, byUrl, byPath } = site;
  // Over plain HTTP browsers ignore the header.
  const isHttpsSite = manifest.siteOrigin.startsWith('https:');

  /** The built page of an error, in the language of the path; one line where there is none. */
  function error(c: Context, status: 404 | 500): Response {
    const { path } = manifest.languages.findLast(({ path }) => c.req.path.startsWith(path)) ?? {
      path: '/',
    };
    const file = byPath.get(`${path.slice(1)}${status}.html`) ?? byPath.get(`${status}.html`);
    return file ? send(c, file, status) : c.text('Unexpected Application Error!\n', status);
  }

  function send(c: Context, file: LoadedFile, status: 200 | 404 | 500): Response {
    const encoding = preferredEncoding(c.req.header('accept-encoding'), file);
    // Bytes differ by encoding, so the strong tag must differ too.
    const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
    const unchanged = {
      ...manifest.headers[file.headers],
      ...((isHttpsSite || isHttps(c)) && { 'Strict-Transport-Security': TWO_YEARS }),
      'Cache-Control': file.cacheControl,
      ETag: etag,
      Vary: 'Accept-Encoding',
    };
    if (status === 200 && matchesEtag(c.req.header('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers: unchanged });
    }
    const bytes = (encoding && file.compressed.get(encoding)) ?? file.bytes;
    return new Response(new Uint8Array(bytes), {
      status,
      headers: {
        ...unchanged,
        ...(encoding && { 'Content-Encoding': encoding }),
        'Content-Length': String(bytes.byteLength),
        'Content-Type': file.type,
      },
    });
  }

  return {
    /** GET and HEAD of a built file; 404 for what is none, 405 for other methods. */
    answer: (c: Context): Response => {
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
        return c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' });
      }
      const file = byUrl.get(c.req.path);
      return file ? send(c, file, 200) : error(c, 404);
    },
    error,
  };
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
