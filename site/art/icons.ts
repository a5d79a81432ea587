import sharp from 'sharp';
import { octagonPath } from './octagon.ts';
import { BONE, FLOOR, INK, PLAIN } from './palette.ts';

const PAINTS = { ink: INK, plain: PLAIN.light, floor: FLOOR };
/** The mark: octagons one in the other, from outside in; `share` is their apothem's of the outermost. */
const RINGS = [
  { share: 1, paint: 'ink' },
  { share: 0.7, paint: 'plain' },
  { share: 0.5, paint: 'ink' },
  { share: 0.3, paint: 'floor' },
] as const;
/** Below `SMALL` px the inner ink ring would close up: it is dropped, and the core takes its place. */
const SMALL = 24;
const SMALL_RINGS = [RINGS[0], RINGS[1], { share: 0.5, paint: 'floor' }] as const;

/** Files of the mark on the plain: size in px, and the mark's share of the width. */
const PLATES = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.72 },
  { file: 'icon-192.png', size: 192, share: 0.84 },
  { file: 'icon-512.png', size: 512, share: 0.84 },
  // Launchers may cut a maskable icon down to a circle of 80%.
  { file: 'maskable-512.png', size: 512, share: 0.62 },
  { file: 'logo.png', size: 512, share: 0.66 },
];
const ICO_SIZES = [16, 32];

/** The favicon in its forms, the icons of the web app manifest, and the logo: paths to files. */
export async function drawIcons(): Promise<Record<string, string | Buffer>> {
  const files: Record<string, string | Buffer> = {
    'src/drawings/favicon.svg': faviconSvg(),
    'public/favicon.ico': ico(await Promise.all(ICO_SIZES.map((size) => png(mark(size), size)))),
  };
  for (const { file, size, share } of PLATES) {
    const plate = `<path fill="${PLAIN.light}" d="M0 0h${size}v${size}H0z"/>`;
    files[`public/${file}`] = await png(plate + mark(size, share), size);
  }
  return files;
}

/**
 * The mark in the middle of a square as SVG shapes; each carries its paint as a class, so that a style may
 * change it.
 * @param share how much of the square's width it takes.
 */
export function mark(size: number, share = 1): string {
  const middle = size / 2;
  const rings = size * share < SMALL ? SMALL_RINGS : RINGS;
  return rings
    .map((ring) => {
      const path = octagonPath([middle, middle], middle * share * ring.share);
      return `<path class="${ring.paint}" fill="${PAINTS[ring.paint]}" d="${path}"/>`;
    })
    .join('');
}

/** The mark alone; ink and plain change places in a dark browser. */
export function faviconSvg(): string {
  const style = `<style>@media(prefers-color-scheme:dark){.ink{fill:${BONE}}.plain{fill:${PLAIN.dark}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${style}${mark(36)}</svg>\n`;
}

function png(shapes: string, size: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${shapes}</svg>`;
  return sharp(Buffer.from(svg), { density: 288 })
    .resize(size)
    .png({ palette: size > 32, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/**
 * An ICO file that holds PNG images: a header of 6 bytes, 16 bytes per image, then the images.
 * https://learn.microsoft.com/windows/win32/menurc/newheader
 */
function ico(images: readonly Buffer[]): Buffer {
  let offset = 6 + 16 * images.length;
  const entries = images.map((image, i) => {
    const size = ICO_SIZES[i] ?? 0;
    // Width, height, no palette, one plane of 32 bits; then how long the image is, and where it begins.
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += image.length;
    return entry;
  });
  return Buffer.concat([Buffer.from([0, 0, 1, 0, images.length, 0]), ...entries, ...images]);
}
