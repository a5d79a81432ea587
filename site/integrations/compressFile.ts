import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteFile } from '#contract/siteManifest.ts';

/** Each as hard as it can, because it is done once; brotli's default is its hardest. */
const FORMS = [
  { encoding: 'br', suffix: '.br', compress: promisify(brotliCompress) },
  {
    encoding: 'gzip',
    suffix: '.gz',
    compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  },
] as const;

/**
 * Writes the compressed forms of a file beside it, where they are smaller.
 * @returns those that were written, smallest first.
 */
export async function compressFile(file: string, bytes: Buffer): Promise<SiteFile['encodings']> {
  const written: SiteFile['encodings'] = [];
  for (const { encoding, suffix, compress } of FORMS) {
    const compressed = await compress(bytes);
    if (compressed.byteLength >= bytes.byteLength) continue;
    await writeFile(`${file}${suffix}`, compressed);
    written.push(encoding);
  }
  return written;
}
