import sharp from 'sharp';
import { brand } from '../data/brand.ts';
import { getCached, type GeneratedFile } from '../lib/generatedFile.ts';
import { ACCENT, INK, LIGHT_INK, PAGE_BACKGROUND } from './palette.ts';

/** Logo shapes with one of these classes get this fill color. */
const LOGO_FILLS = { ink: INK, plain: PAGE_BACKGROUND.light, floor: ACCENT };

/** `size` is in px. `logoScale` is the logo's share of the width. */
const PNG_ICONS = [
  { url: '/apple-touch-icon.png', size: 180, logoScale: 0.72 },
  { url: '/icon-192.png', size: 192, logoScale: 0.84 },
  { url: '/icon-512.png', size: 512, logoScale: 0.84 },
  // Launchers may crop a maskable icon to a circle with a diameter of 80%.
  { url: '/maskable-512.png', size: 512, logoScale: 0.62 },
  { url: '/logo.png', size: 512, logoScale: 0.66 },
];
const ICO_SIZE = 32;
/** Resolution for rasterizing the SVG before it's scaled down. */
const DENSITY = 288;

/** A favicon for browsers without SVG support, icons for the web app manifest, and the logo. */
export const icons: GeneratedFile[] = [
  {
    url: '/favicon.ico',
    make: async () => encodeIco(await renderPng(drawLogo(ICO_SIZE), ICO_SIZE)),
  },
  ...PNG_ICONS.map(({ url, size, logoScale }) => {
    const background = `<path fill="${PAGE_BACKGROUND.light}" d="M0 0h${size}v${size}H0z"/>`;
    return { url, make: () => renderPng(background + drawLogo(size, logoScale), size) };
  }),
];

/**
 * Draws the logo as SVG, centered in a square. Shapes keep their classes, so CSS can override the fill.
 * @param scale the logo's share of the width.
 */
export function drawLogo(size: number, scale = 1): string {
  const shapes = Object.entries(LOGO_FILLS).reduce(
    (svg, [name, fill]) => svg.replaceAll(`class="${name}"`, `$& fill="${fill}"`),
    brand.shapes,
  );
  const width = size * scale;
  const margin = (size - width) / 2;
  return `<svg x="${margin}" y="${margin}" width="${width}" height="${width}" viewBox="${brand.viewBox}">${shapes}</svg>`;
}

/** Swaps dark and light fills in dark mode. */
export function faviconSvg(): string {
  const style = `<style>@media(prefers-color-scheme:dark){.ink{fill:${LIGHT_INK}}.plain{fill:${PAGE_BACKGROUND.dark}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${style}${drawLogo(36)}</svg>`;
}

function renderPng(shapes: string, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${shapes}</svg>`;
  const options = { palette: size > ICO_SIZE, effort: 10, compressionLevel: 9 };
  const render = () =>
    sharp(Buffer.from(svg), { density: DENSITY }).resize(size).png(options).toBuffer();
  return getCached([svg, JSON.stringify({ DENSITY, ...options })], render);
}

/**
 * An ICO file is a 6-byte header and a 16-byte directory entry, followed by the PNG image.
 * https://learn.microsoft.com/windows/win32/menurc/newheader
 */
function encodeIco(png: Uint8Array): Buffer<ArrayBuffer> {
  // A single image with 32 bits per pixel, one plane, and no palette. It starts at byte 22.
  const bytes = [0, 0, 1, 0, 1, 0, ICO_SIZE, ICO_SIZE, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0];
  const header = Buffer.from(bytes);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
