import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** In the order in which we prefer them: smallest first. */
const CODINGS = ['br', 'zstd', 'gzip'] as const;

export type Coding = (typeof CODINGS)[number];

/** Compresses as hard as each method can, because it is done once. */
export const compress: Readonly<
  Record<Coding, (bytes: Uint8Array) => Promise<Buffer<ArrayBuffer>>>
> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  zstd: (bytes) =>
    promisify(zstdCompress)(bytes, {
      // Told the size, it takes a window that fits instead of the largest of its level.
      pledgedSrcSize: bytes.byteLength,
      params: { [constants.ZSTD_c_compressionLevel]: 19 },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Of the codings that a client takes, by its `Accept-Encoding` (RFC 9110, section 12.5.3), the one we
 * prefer: a browser lists all of them alike, and the smallest serves it best.
 */
export function preferredCoding(acceptEncoding: string | null): Coding | undefined {
  const listed = parseAccept(acceptEncoding ?? '');
  const weights = new Map(listed.map(({ type, q }) => [type.toLowerCase(), q]));
  const others = weights.get('*') ?? 0;
  return CODINGS.find((coding) => (weights.get(coding) ?? others) > 0);
}
