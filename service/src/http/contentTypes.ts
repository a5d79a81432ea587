type ContentType = { readonly type: string; readonly compressible: boolean };

const TEXT: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  mjs: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
};

// An icon is a bitmap without compression of its own, so it gains; the others would only grow.
const BINARY: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

/** The content type of a file by its name; an unknown one is only offered as bytes. */
export function contentTypeOf(path: string): ContentType {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const text = TEXT[extension];
  if (text !== undefined) return { type: text, compressible: true };
  if (extension === 'ico') return { type: 'image/x-icon', compressible: true };
  return { type: BINARY[extension] ?? 'application/octet-stream', compressible: false };
}
