import { acceptedCodings } from './contentCodings.ts';
import { matchesEtag } from './etag.ts';
import type { Site, SiteFile } from './loadSite.ts';

type HeaderSet = Readonly<Record<string, string>>;

/**
 * Answers a path from the site in memory. Nothing is decoded or joined: a path is a key of a map,
 * or it is not found.
 * @param common the security headers that every answer carries, errors too.
 */
export function answerSite(
  site: Site,
  request: Request,
  path: string,
  common: HeaderSet,
): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method not allowed\n', {
      status: 405,
      headers: { ...common, Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  const file = site.files.get(path);
  return file === undefined
    ? answerFile(site.notFound, request, 404, common)
    : answerFile(file, request, 200, common);
}

/** Answers our own failure: the built `500.html`, or its one line when the build has none. */
export function answerFailure(site: Site, request: Request, common: HeaderSet): Response {
  if (site.failure !== null) return answerFile(site.failure, request, 500, common);
  return new Response('Unexpected Application Error!\n', {
    status: 500,
    headers: {
      ...common,
      'Cache-Control': 'no-cache',
      'Content-Type': 'text/plain; charset=utf-8',
    },
  });
}

/** One file in the smallest form that the client takes; only a 200 can become a 304. */
function answerFile(
  file: SiteFile,
  request: Request,
  status: 200 | 404 | 500,
  common: HeaderSet,
): Response {
  const coding = acceptedCodings(request.headers.get('accept-encoding')).find((accepted) =>
    file.coded.has(accepted),
  );
  const { body, etag } = (coding && file.coded.get(coding)) ?? file.plain;
  const headers = {
    ...(isDocument(file.type) ? common : forPart(common)),
    'Cache-Control': status === 200 ? file.cacheControl : 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
  };
  if (status === 200 && matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: {
      ...headers,
      ...(coding !== undefined && { 'Content-Encoding': coding }),
      'Content-Length': String(body.byteLength),
      'Content-Type': file.type,
    },
  });
}

/** What a browser may show as a page of its own: a security policy means nothing to the rest. */
function isDocument(type: string): boolean {
  return /html|svg|xml|text\/plain/.test(type);
}

const PART_HEADERS = new Set([
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Cross-Origin-Resource-Policy',
]);

/** Fonts, images and scripts go without the policies of pages: a kilobyte less for each. */
function forPart(common: HeaderSet): HeaderSet {
  return Object.fromEntries(Object.entries(common).filter(([name]) => PART_HEADERS.has(name)));
}
