import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../../scripts/chromium.ts';
import { head } from '../src/content/head.ts';
import { owner } from '../src/content/owner.ts';
import { mark } from './mark.ts';
import { INK, PLAIN } from './palette.ts';
import type { View } from './pit/camera.ts';
import { drawPit } from './pit/drawPit.ts';

const SIZE = { width: 1200, height: 630 };
const VIEW: View = { ...SIZE, center: [1010, 352], focal: 2240, nosing: 1.2 };
const FONTS = new URL('../src/assets/fonts/', import.meta.url);
const TARGET = new URL('../public/social.png', import.meta.url);

/**
 * Writes `public/social.png`, which stands for the page where its address is shared. Needs Chromium,
 * and the fonts that `fonts` has made.
 */
export async function makeSocial(): Promise<void> {
  const picture = await photograph(await socialPage());
  await writeFile(TARGET, await sharp(picture).png({ palette: true, effort: 10 }).toBuffer());
}

async function photograph(html: string): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath: findChromium('with a window'),
    args: ['--no-sandbox', '--font-render-hinting=none'],
  });
  try {
    const page = await browser.newPage({ viewport: SIZE });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot();
  } finally {
    await browser.close();
  }
}

async function socialPage(): Promise<string> {
  const { title, risk } = head('en').social;
  const logo = `<svg width="56" height="56">${mark([28, 28], 28)}</svg>`;
  const lines = title.split(/(?<=\.) /).map((line) => `<span>${escaped(line)}</span>`);
  return `<!doctype html><meta charset="utf-8"><style>
${await fontFace('Big Shoulders', 'big-shoulders.woff2', '700 900')}
${await fontFace('Archivo', 'archivo.woff2', '400 600')}
body { margin: 0; position: relative; color: ${INK}; background: ${PLAIN.light}; }
body > svg { position: absolute; inset: 0; }
main { position: relative; box-sizing: border-box; height: ${SIZE.height}px; padding: 56px 64px; }
header { display: flex; align-items: center; gap: 18px; font: 900 54px 'Big Shoulders'; }
h1 { margin: 62px 0 0; max-width: 570px; font: 800 88px/.88 'Big Shoulders'; letter-spacing: -.005em; text-transform: uppercase; text-wrap: balance; }
h1 span { display: block; }
h1 span + span { margin-top: 18px; }
p { position: absolute; left: 64px; bottom: 50px; margin: 0; font: 500 28px Archivo; }
</style>
${drawPit('open', 'light', VIEW)}
<main><header>${logo}${escaped(owner.name)}</header><h1>${lines.join(' ')}</h1><p>${escaped(risk)}</p></main>`;
}

async function fontFace(family: string, file: string, weight: string): Promise<string> {
  const data = (await readFile(new URL(file, FONTS))).toString('base64');
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); }`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
