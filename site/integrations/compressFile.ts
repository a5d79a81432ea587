import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteFile } from '#contract/siteManifest.ts';

type Encoding = SiteFile['encodings'][number];

/** The end of a compressed file's name. */
const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

// As hard as each method can, because it is done once.
const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes the compressed forms of a file beside it, where they are smaller.
 * @returns those that were written, smallest first.
 */
export async function compressFile(file: string, bytes: Buffer): Promise<Encoding[]> {
  const written: Encoding[] = [];
  for (const encoding of ['br', 'gzip'] as const) {
    const compressed = await COMPRESS[encoding](bytes);
    if (compressed.byteLength >= bytes.byteLength) continue;
    await writeFile(`${file}${SUFFIX[encoding]}`, compressed);
    written.push(encoding);
  }
  return written;
}
