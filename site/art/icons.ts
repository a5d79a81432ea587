import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { mark } from './mark.ts';
import { BONE, FLOOR, PLAIN } from './palette.ts';

const PUBLIC = new URL('../public/', import.meta.url);
const FAVICON = new URL('../src/drawings/favicon.svg', import.meta.url);

/** Files of the mark on the plain: size in px, and the mark's share of the width. */
const PLATES = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.72 },
  { file: 'icon-192.png', size: 192, share: 0.84 },
  { file: 'icon-512.png', size: 512, share: 0.84 },
  // Launchers may cut a maskable icon down to a circle of 80%.
  { file: 'maskable-512.png', size: 512, share: 0.62 },
  { file: 'logo.png', size: 512, share: 0.66 },
] as const;
const ICO_SIZES = [16, 32] as const;

/** Writes the favicon in its forms, the icons of the web app manifest, and the logo. */
export async function makeIcons(): Promise<void> {
  await writeFile(FAVICON, faviconSvg());
  const images = await Promise.all(ICO_SIZES.map((size) => png(markSvg(size, 1, false), size)));
  await writeFile(new URL('favicon.ico', PUBLIC), ico(images));
  for (const { file, size, share } of PLATES) {
    await writeFile(new URL(file, PUBLIC), await png(markSvg(size, share, true), size));
  }
}

/** The mark alone; ink and plain change places in a dark browser. */
export function faviconSvg(floor = FLOOR): string {
  const style = `<style>@media(prefers-color-scheme:dark){.ink{fill:${BONE}}.plain{fill:${PLAIN.dark}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${style}${mark([18, 18], 18, floor)}</svg>\n`;
}

function markSvg(size: number, share: number, hasPlate: boolean): string {
  const plate = hasPlate ? `<path fill="${PLAIN.light}" d="M0 0h${size}v${size}H0z"/>` : '';
  const shapes = mark([size / 2, size / 2], (size / 2) * share);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${plate}${shapes}</svg>`;
}

async function png(svg: string, size: number): Promise<Buffer> {
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
