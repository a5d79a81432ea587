import { acceptedCodings, type Coding } from './contentCodings.ts';
import { matchesEtag } from './etag.ts';
import type { BuiltFile, Variant } from './loadFiles.ts';

export type HeaderSet = Readonly<Record<string, string>>;

/** One form of a file with its headers. */
type Prepared = Variant & {
  readonly headers: HeaderSet;
  /** For a client that has these bytes already. */
  readonly unchangedHeaders: HeaderSet;
};

/**
 * A handler for GET and HEAD that sends a file in the smallest form that the client takes, or 304.
 * Headers of each form are put together once and not for each request.
 * @param status of the answer; only a 200 can become a 304.
 * @param common the security headers of the origin.
 */
export function answerFile(file: BuiltFile, status: 200 | 404 | 500, common: HeaderSet) {
  function prepare(variant: Variant, coding?: Coding): Prepared {
    const unchangedHeaders = {
      ...securityHeaders(file.type, common),
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

  const plain = prepare(file.plain);
  const coded = new Map<Coding, Prepared>();

  async function inCoding(coding: Coding): Promise<Prepared> {
    const variant = await file.inCoding(coding);
    const prepared = variant ? prepare(variant, coding) : plain;
    coded.set(coding, prepared);
    return prepared;
  }

  return async ({ method, headers: asked }: Request): Promise<Response> => {
    const [coding] = acceptedCodings(asked.get('accept-encoding'));
    const form = coding ? (coded.get(coding) ?? (await inCoding(coding))) : plain;
    if (status === 200 && matchesEtag(asked.get('if-none-match'), form.etag)) {
      return new Response(null, { status: 304, headers: form.unchangedHeaders });
    }
    return new Response(method === 'HEAD' ? null : form.body, { status, headers: form.headers });
  };
}

const DRAWING_POLICY = "default-src 'none'; frame-ancestors 'none'";
const PART_HEADERS = new Set([
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Cross-Origin-Resource-Policy',
]);

/**
 * The policies of a page mean nothing to fonts, images and scripts, which go without them: a kilobyte
 * less for each. A drawing can be opened as a page of its own, where nothing may run or be fetched.
 */
function securityHeaders(type: string, common: HeaderSet): HeaderSet {
  if (/html|\/xml|text\/plain/.test(type)) return common;
  const part = Object.fromEntries(
    Object.entries(common).filter(([name]) => PART_HEADERS.has(name)),
  );
  return type.includes('svg') ? { ...part, 'Content-Security-Policy': DRAWING_POLICY } : part;
}
