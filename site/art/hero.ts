import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { greatestPlainError, withoutPlain } from './plainColor.ts';
import { THEMES, type Theme } from './palette.ts';
import type { View } from './pit/camera.ts';
import { drawPit, type Scene } from './pit/drawPit.ts';

interface Picture {
  name: string;
  scene: Scene;
  view: View;
  /** Width of the file in px; the view is drawn at twice its own size and scaled to this. */
  fileWidth: number;
  /** AVIF quality to start from: a little above the one that fits. */
  quality: number;
  /** Greatest size of the AVIF file per theme, in bytes. */
  limit: Record<Theme, number>;
  /** A WebP copy for browsers without AVIF, and its greatest size in bytes. */
  webpLimit?: number;
}

const DESKTOP: View = { width: 1440, height: 880, center: [1100, 498], focal: 2800, nosing: 1.3 };
const PHONE: View = { width: 390, height: 440, center: [214, 236], focal: 1330, nosing: 1 };

export const PICTURES: readonly Picture[] = [
  {
    name: 'hero',
    scene: 'open',
    view: DESKTOP,
    fileWidth: 1440,
    quality: 53,
    limit: { light: 35_600, dark: 31_800 },
    webpLimit: 60_000,
  },
  {
    name: 'hero-wide',
    scene: 'open',
    view: { ...DESKTOP, width: 2200, center: [1480, 498] },
    fileWidth: 2200,
    quality: 53,
    limit: { light: 38_900, dark: 34_900 },
  },
  {
    name: 'hero-phone',
    scene: 'open',
    view: PHONE,
    // It is the largest thing of a phone's first view: below this a fresh connection carries it in
    // its first flight of packets, which was 0.13 s of the largest paint.
    fileWidth: 700,
    quality: 30,
    limit: { light: 13_800, dark: 13_800 },
    webpLimit: 60_000,
  },
  {
    name: 'empty',
    scene: 'empty',
    view: { ...DESKTOP, center: [1064, 470] },
    fileWidth: 1440,
    quality: 53,
    limit: { light: 9_900, dark: 7_500 },
  },
];

const WEBP_QUALITY = 77;
/** How far the plain may be off `--plain`, in 1/255 of a channel: no seam shows. */
export const PLAIN_TOLERANCE = 1;
/** Below this the drawing falls apart; a picture that still does not fit needs a new limit. */
const WORST_QUALITY = 24;
const TARGET = new URL('../src/assets/images/', import.meta.url);

/** Draws every picture of the pit and writes it as AVIF, some also as WebP. */
export async function makeHero(): Promise<void> {
  await mkdir(TARGET, { recursive: true });
  for (const picture of PICTURES) {
    for (const theme of THEMES) {
      const source = await rasterize(picture, theme);
      await save(`${picture.name}-${theme}.avif`, source, theme, {
        start: picture.quality,
        limit: picture.limit[theme],
        encode: (quality) =>
          sharp(source).avif({ quality, effort: 9, chromaSubsampling: '4:4:4' }).toBuffer(),
      });
      if (picture.webpLimit === undefined) continue;
      // WebP keeps color in steps too coarse for the plain, so there the plain is left out.
      const cutOut = await withoutPlain(source, theme);
      await save(`${picture.name}-${theme}.webp`, source, theme, {
        start: WEBP_QUALITY,
        limit: picture.webpLimit,
        encode: (quality) =>
          sharp(cutOut).webp({ quality, effort: 6, smartSubsample: true }).toBuffer(),
      });
    }
  }
}

/** The picture before compression, as PNG. */
export async function rasterize({ scene, view, fileWidth }: Picture, theme: Theme) {
  const svg = Buffer.from(drawPit(scene, theme, view));
  const large = await sharp(svg, { density: 144 }).png().toBuffer();
  return sharp(large).resize(fileWidth).removeAlpha().png().toBuffer();
}

interface Encoding {
  start: number;
  limit: number;
  encode: (quality: number) => Promise<Buffer>;
}

/** Lowers the quality until the file fits, and refuses a background that would show a seam. */
async function save(file: string, source: Buffer, theme: Theme, how: Encoding): Promise<void> {
  let quality = how.start;
  let image = await how.encode(quality);
  while (image.length > how.limit && quality > WORST_QUALITY) {
    quality -= 1;
    image = await how.encode(quality);
  }
  const error = await greatestPlainError(image, source, theme);
  const result = `${file}: ${image.length} bytes at quality ${quality}, background off by ${error}/255`;
  if (image.length > how.limit || error > PLAIN_TOLERANCE) {
    throw new Error(
      `${result}; the limits are ${how.limit} bytes and ${PLAIN_TOLERANCE}/255. ` +
        'Draw less, or change the limits in hero.ts.',
    );
  }
  await writeFile(new URL(file, TARGET), image);
  console.log(result);
}
