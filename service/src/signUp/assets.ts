import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** One of the form's own files, ready to be served. */
export type Asset = {
  readonly type: string;
  readonly etag: string;
  /** As `integrity` writes it: `sha256-…`. */
  readonly integrity: string;
  readonly body: Uint8Array<ArrayBuffer>;
};
/** The owner's accent and its shade, as `#rrggbb`. */
export type Colors = { readonly floor: string; readonly floorShade: string };
/** By request path. */
export type Assets = ReadonlyMap<string, Asset>;

const FORM_FOLDER = path.join(import.meta.dirname, 'form');
const FORM_FILES = [
  { name: 'form.css', type: 'text/css; charset=utf-8' },
  { name: 'fonts.css', type: 'text/css; charset=utf-8' },
  { name: 'form.js', type: 'text/javascript; charset=utf-8' },
  { name: 'icon.svg', type: 'image/svg+xml' },
];
// What the form's files are painted with, until the owner says otherwise.
const PAINTED: Colors = { floor: '#ffe100', floorShade: '#c9a800' };
const FONTS = ['archivo.woff2', 'big-shoulders.woff2'];
/** The system's fonts, as wide as these. */
const STAND_INS = 'standIn.css';

/**
 * Reads the form's files into memory.
 * @param fontsFolder the site's fonts; one that is missing is left out, and the form then shows
 *   the system's.
 */
export async function loadAssets(fontsFolder: string, colors: Colors = PAINTED): Promise<Assets> {
  const assets = new Map<string, Asset>();
  const standIns = await readFile(path.join(fontsFolder, STAND_INS), 'utf8').catch(() => '');
  for (const { name, type } of FORM_FILES) {
    const file = await readFile(path.join(FORM_FOLDER, name), 'utf8');
    // In the same file, because each one more is a round trip before the form is painted.
    const text = name === 'form.css' ? standIns + file : file;
    assets.set(`/${name}`, asset(type, paint(text, colors)));
  }
  for (const name of FONTS) {
    const font = await readFile(path.join(fontsFolder, name)).catch(() => undefined);
    if (font !== undefined) assets.set(`/fonts/${name}`, asset('font/woff2', font));
  }
  return assets;
}

function paint(text: string, { floor, floorShade }: Colors): Uint8Array {
  const painted = text.replaceAll(PAINTED.floor, floor).replaceAll(PAINTED.floorShade, floorShade);
  return Buffer.from(painted);
}

function asset(type: string, file: Uint8Array): Asset {
  const hash = createHash('sha256').update(file).digest('base64');
  return { type, etag: `"${hash}"`, integrity: `sha256-${hash}`, body: new Uint8Array(file) };
}

/** Whether the site's fonts were found, all of them. */
export function hasFonts(assets: Assets): boolean {
  return FONTS.every((name) => assets.has(`/fonts/${name}`));
}

/** For the `integrity` of the form's script; empty when there is none. */
export function scriptHash(assets: Assets): string {
  return assets.get('/form.js')?.integrity ?? '';
}
