import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** One of the form's own files, ready to be served. */
export type Asset = {
  readonly type: string;
  readonly etag: string;
  readonly body: Uint8Array<ArrayBuffer>;
};
/** By request path. */
export type Assets = ReadonlyMap<string, Asset>;

const FORM_FOLDER = path.join(import.meta.dirname, 'form');
const FORM_FILES = [
  { name: 'form.css', type: 'text/css; charset=utf-8' },
  { name: 'fonts.css', type: 'text/css; charset=utf-8' },
  { name: 'form.js', type: 'text/javascript; charset=utf-8' },
  { name: 'icon.svg', type: 'image/svg+xml' },
];
const FONTS = ['archivo.woff2', 'big-shoulders.woff2'];

/**
 * Reads the form's files into memory.
 * @param fontsFolder the site's fonts; one that is missing is left out, and the form then shows
 *   the system's.
 */
export async function loadAssets(fontsFolder: string): Promise<Assets> {
  const assets = new Map<string, Asset>();
  for (const { name, type } of FORM_FILES) {
    assets.set(`/${name}`, asset(type, await readFile(path.join(FORM_FOLDER, name))));
  }
  for (const name of FONTS) {
    const font = await readFile(path.join(fontsFolder, name)).catch(() => undefined);
    if (font !== undefined) assets.set(`/fonts/${name}`, asset('font/woff2', font));
  }
  return assets;
}

function asset(type: string, file: Uint8Array): Asset {
  const hash = createHash('sha256').update(file).digest('base64url');
  return { type, etag: `"${hash}"`, body: new Uint8Array(file) };
}

/** Whether the site's fonts were found, all of them. */
export function hasFonts(assets: Assets): boolean {
  return FONTS.every((name) => assets.has(`/fonts/${name}`));
}
