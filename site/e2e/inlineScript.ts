import { brotliCompressSync } from 'node:zlib';

// Data for search engines is no script, and a file of its own is weighed as a file.
const INLINE = /<script(?![^>]*(?: src=|ld\+json))[^>]*>(?<code>[^]*?)<\/script>/g;

/** Bytes, in brotli, of the script that stands inside a page's HTML. */
export function inlineScriptBytes(html: string): number {
  const code = [...html.matchAll(INLINE)].map(({ groups }) => groups?.['code']);
  return brotliCompressSync(code.join('')).length;
}
