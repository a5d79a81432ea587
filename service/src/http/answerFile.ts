import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { compress, preferredCoding, type Coding } from './contentCodings.ts';
import { matchesEtag } from './etag.ts';
import type { BuiltFile } from './loadFiles.ts';

export type HeaderSet = Readonly<Record<string, string>>;

/**
 * A handler for GET and HEAD that sends a file in the smallest form that the client takes, or 304.
 * Each form is made when it is first asked for, and kept with its headers: to make all forms of all
 * files took three quarters of the time in which a companion starts.
 * @param status of the answer; only a 200 can become a 304.
 * @param common the security headers of the origin.
 */
export function answerFile(file: BuiltFile, status: 200 | 404 | 500, common: HeaderSet) {
  const forms = new Map<Coding | undefined, ReturnType<typeof prepare>>();

  async function prepare(coding: Coding | undefined) {
    const coded = coding && (await inCoding(file, coding));
    const { body, etag } = coded ?? { body: file.body, etag: `"${file.tag}"` };
    const unchangedHeaders = {
      ...securityHeaders(file.type, common),
      'Cache-Control': status === 200 ? file.cacheControl : 'no-cache',
      ETag: etag,
      Vary: 'Accept-Encoding',
    };
    const headers = {
      ...unchangedHeaders,
      ...(coding && coded && { 'Content-Encoding': coding }),
      'Content-Length': String(body.byteLength),
      'Content-Type': file.type,
    };
    return { body, etag, headers, unchangedHeaders };
  }

  return async ({ method, headers: asked }: Request): Promise<Response> => {
    const coding = preferredCoding(asked.get('accept-encoding'));
    const prepared = forms.get(coding) ?? prepare(coding);
    forms.set(coding, prepared);
    const { body, etag, headers, unchangedHeaders } = await prepared;
    if (status === 200 && matchesEtag(asked.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers: unchangedHeaders });
    }
    return new Response(method === 'HEAD' ? null : body, { status, headers });
  };
}

/** Undefined where that is no smaller, as with pictures and fonts. */
async function inCoding({ type, body, tag }: BuiltFile, coding: Coding) {
  if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)) return undefined;
  const coded = await compress[coding](body);
  // Bytes differ per coding, so the strong tag must differ too.
  return coded.byteLength < body.byteLength
    ? { body: coded, etag: `"${tag}-${coding}"` }
    : undefined;
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
