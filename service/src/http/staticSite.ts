import { acceptedCodings } from './contentCodings.ts';
import type { Coding } from './contentCodings.ts';
import { matchesEtag } from './etag.ts';
import type { BuiltFile, Variant } from './loadFiles.ts';
import type { Site } from './loadSite.ts';

type HeaderSet = Readonly<Record<string, string>>;

export type StaticSite = {
  /** Nothing is decoded or joined: a path is a key of a map, or it is not found. */
  readonly answer: (request: Request, path: string) => Response;
  /** Our own failure: the built `500.html`, or its one line when the build has none. */
  readonly fail: (request: Request) => Response;
};

/** @returns undefined when no file has this path. */
export type ServeFile = (request: Request, path: string) => Response | undefined;

/**
 * Answers GET and HEAD from files in memory, compressed as the client takes it, with entity tags.
 * Headers are put together once, here, and not for each request.
 * @param common the security headers of the origin.
 */
export function serveFiles(files: ReadonlyMap<string, BuiltFile>, common: HeaderSet): ServeFile {
  const prepared = new Map([...files].map(([path, file]) => [path, prepare(file, 200, common)]));
  return (request, path) => {
    const file = prepared.get(path);
    return file && answerFile(file, request);
  };
}

/**
 * Answers from the site in memory.
 * @param common the security headers that every answer carries, errors too.
 */
export function createStaticSite(site: Site, common: HeaderSet): StaticSite {
  const text = { ...common, 'Content-Type': 'text/plain; charset=utf-8' };
  const refusal = { ...text, Allow: 'GET, HEAD' };
  const failureLine = { ...text, 'Cache-Control': 'no-cache' };
  const serve = serveFiles(site.files, common);
  const notFound = prepare(site.notFound, 404, common);
  const failure = site.failure && prepare(site.failure, 500, common);

  return {
    answer: (request, path) =>
      request.method === 'GET' || request.method === 'HEAD'
        ? (serve(request, path) ?? answerFile(notFound, request))
        : new Response('Method not allowed\n', { status: 405, headers: refusal }),
    fail: (request) =>
      failure === null
        ? new Response('Unexpected Application Error!\n', { status: 500, headers: failureLine })
        : answerFile(failure, request),
  };
}

/** A file with the headers of each of its forms. */
type Prepared = {
  readonly status: 200 | 404 | 500;
  readonly plain: PreparedForm;
  readonly coded: ReadonlyMap<Coding, PreparedForm>;
};

type PreparedForm = Variant & {
  readonly headers: HeaderSet;
  /** For a client that has these bytes already. */
  readonly unchangedHeaders: HeaderSet;
};

function prepare(file: BuiltFile, status: Prepared['status'], common: HeaderSet): Prepared {
  function form(variant: Variant, coding?: Coding): PreparedForm {
    const unchangedHeaders = {
      ...(isDocument(file.type) ? common : forPart(common)),
      'Cache-Control': status === 200 ? file.cacheControl : 'no-cache',
      ETag: variant.etag,
      Vary: 'Accept-Encoding',
    };
    const headers = {
      ...unchangedHeaders,
      ...(coding !== undefined && { 'Content-Encoding': coding }),
      'Content-Length': String(variant.body.byteLength),
      'Content-Type': file.type,
    };
    return { ...variant, headers, unchangedHeaders };
  }

  const coded = [...file.coded].map(
    ([coding, variant]) => [coding, form(variant, coding)] as const,
  );
  return { status, plain: form(file.plain), coded: new Map(coded) };
}

/** The smallest form that the client takes; only a 200 can become a 304. */
function answerFile({ status, plain, coded }: Prepared, { method, headers: asked }: Request) {
  const coding = acceptedCodings(asked.get('accept-encoding')).find((each) => coded.has(each));
  const { body, etag, headers, unchangedHeaders } = (coding && coded.get(coding)) ?? plain;
  if (status === 200 && matchesEtag(asked.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: unchangedHeaders });
  }
  return new Response(method === 'HEAD' ? null : body, { status, headers });
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
