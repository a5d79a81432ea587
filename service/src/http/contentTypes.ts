import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType, mimes } from 'hono/utils/mime';

type ContentType = { readonly type: string; readonly compressible: boolean };

// XML names its own encoding, so the header says none.
const TYPES = { ...mimes, svg: 'image/svg+xml', xml: 'application/xml' };

/** The content type of a file by its name; an unknown one is only offered as bytes. */
export function contentTypeOf(path: string): ContentType {
  const type = getMimeType(path, TYPES) ?? 'application/octet-stream';
  return { type, compressible: COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) };
}
