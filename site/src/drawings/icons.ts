import sharp from 'sharp';
import { brand } from '../data/brand.ts';
import { getCached, type GeneratedFile } from '../lib/generatedFile.ts';
import { BONE, FLOOR, INK, PLAIN } from './palette.ts';

/** The paint of each class of the logo's shapes. Shapes without a class keep their own paint. */
const PAINTS = { ink: INK, plain: PLAIN.light, floor: FLOOR };

/** Files of the mark on the page's color: size in px, and the mark's share of the width. */
const PLATES = [
  { url: '/apple-touch-icon.png', size: 180, share: 0.72 },
  { url: '/icon-192.png', size: 192, share: 0.84 },
  { url: '/icon-512.png', size: 512, share: 0.84 },
  // Launchers may cut a maskable icon down to a circle of 80%.
  { url: '/maskable-512.png', size: 512, share: 0.62 },
  { url: '/logo.png', size: 512, share: 0.66 },
];
const ICO_SIZE = 32;

/** The favicon for browsers without SVG, the icons of the web app manifest, and the logo. */
export const icons: GeneratedFile[] = [
  { url: '/favicon.ico', make: async () => ico(await png(mark(ICO_SIZE), ICO_SIZE)) },
  ...PLATES.map(({ url, size, share }) => {
    const plate = `<path fill="${PLAIN.light}" d="M0 0h${size}v${size}H0z"/>`;
    return { url, make: () => png(plate + mark(size, share), size) };
  }),
];

/**
 * The logo in the middle of a square as SVG; each shape keeps its class, so that a style may change its paint.
 * @param share how much of the square's width it takes.
 */
export function mark(size: number, share = 1): string {
  const shapes = Object.entries(PAINTS).reduce(
    (svg, [name, paint]) => svg.replaceAll(`class="${name}"`, `$& fill="${paint}"`),
    brand.shapes,
  );
  const side = size * share;
  const edge = (size - side) / 2;
  return `<svg x="${edge}" y="${edge}" width="${side}" height="${side}" viewBox="${brand.viewBox}">${shapes}</svg>`;
}

/** The mark alone; ink and plain change places in a dark browser. */
export function faviconSvg(): string {
  const style = `<style>@media(prefers-color-scheme:dark){.ink{fill:${BONE}}.plain{fill:${PLAIN.dark}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${style}${mark(36)}</svg>`;
}

function png(shapes: string, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${shapes}</svg>`;
  const draw = () =>
    sharp(Buffer.from(svg), { density: 288 })
      .resize(size)
      .png({ palette: size > ICO_SIZE, effort: 10, compressionLevel: 9 })
      .toBuffer();
  return getCached([svg], draw);
}

/**
 * An ICO file that holds one PNG image: a header of 6 bytes, an entry of 16 bytes, then the image.
 * https://learn.microsoft.com/windows/win32/menurc/newheader
 */
function ico(image: Uint8Array): Buffer<ArrayBuffer> {
  // One image; its width, height, no palette, one plane of 32 bits, how long it is, and where it begins.
  const header = [0, 0, 1, 0, 1, 0, ICO_SIZE, ICO_SIZE, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0];
  const head = Buffer.from(header);
  head.writeUInt32LE(image.length, 14);
  return Buffer.concat([head, image]);
}
