import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../../scripts/programs.ts';
import { brandFolder } from '../src/data/brand.ts';
import { owner } from '../src/data/owner.ts';
import { directionOf, socialImage, type Language } from '../src/i18n/locales.ts';
import { outsideTranslator } from '../src/i18n/translate.ts';
import { mark } from './icons.ts';
import { INK, PLAIN } from './palette.ts';
import type { View } from './pit/perspective.ts';
import { drawPit } from './pit/drawPit.ts';

const SIZE = { width: 1200, height: 630 };
const VIEW: View = { ...SIZE, center: [1010, 352], focal: 2240, people: 1 };
/** Beside words that begin on the right. */
const MIRRORED: View = { ...VIEW, center: [SIZE.width - 1010, 352] };
const FONTS = new URL('../src/assets/fonts/', import.meta.url);

/**
 * The picture that stands for the page where its address is shared, in each language that is built. Needs
 * Chromium, and the fonts that `fonts` has made.
 */
export async function drawSocial(): Promise<Record<string, Buffer>> {
  await using browser = await chromium.launch({
    executablePath: findChromium('with a window'),
    args: ['--no-sandbox', '--font-render-hinting=none'],
  });
  const page = await browser.newPage({ viewport: SIZE });
  const files: Record<string, Buffer> = {};
  for (const language of owner.languages) {
    await page.setContent(await socialPage(language));
    await page.evaluate(() => document.fonts.ready);
    const picture = sharp(await page.screenshot()).png({ palette: true, effort: 10 });
    files[`public/${socialImage(language)}`] = await picture.toBuffer();
  }
  return files;
}

async function socialPage(language: Language): Promise<string> {
  const t = outsideTranslator(owner, language);
  const direction = directionOf(language);
  const view = direction === 'rtl' ? MIRRORED : VIEW;
  const logo = `<svg width="56" height="56">${mark(56)}</svg>`;
  const lines = t('head.social.title')
    .split(/(?<=[.؟!]) /)
    .map((line) => `<span>${escaped(line)}</span>`);
  return `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><style>
${await fontFace('Big Shoulders', 'big-shoulders-western.woff2', '700 900')}
${await fontFace('Archivo', 'archivo-western.woff2', '400 600')}
${await fontFace('Cairo', 'cairo.woff2', '700 900')}
${await fontFace('Readex', 'readex.woff2', '400 600')}
body { margin: 0; position: relative; color: ${INK}; background: ${PLAIN.light}; }
body > svg { position: absolute; inset: 0; }
body > img { position: absolute; inset-block: 0; inset-inline-end: 0; width: 560px; height: ${SIZE.height}px; object-fit: cover; }
main { position: relative; box-sizing: border-box; height: ${SIZE.height}px; padding: 56px 64px; }
header { display: flex; align-items: center; gap: 18px; font: 900 54px 'Big Shoulders', Cairo; }
h1 { margin: 62px 0 0; max-width: 570px; font: 800 88px/.88 'Big Shoulders', Cairo; letter-spacing: -.005em; text-transform: uppercase; text-wrap: balance; }
h1 span { display: block; }
h1 span + span { margin-top: 18px; }
p { position: absolute; inset-inline-start: 64px; bottom: 50px; margin: 0; font: 500 28px Archivo, Readex; }
:not(:lang(en)) > h1 { font-size: 80px; line-height: 1; }
:lang(ar) > h1 { font-size: 66px; line-height: 1.12; letter-spacing: 0; }
</style>
${await picture(view)}
<main><header>${logo}${escaped(owner.name)}</header><h1>${lines.join(' ')}</h1><p>${escaped(t('head.social.risk'))}</p></main>`;
}

/** The pit, or the owner's own picture at the far side of the words. */
async function picture(view: View): Promise<string> {
  if (owner.hero === null) return drawPit('light', view);
  const file = await sharp(join(brandFolder, owner.hero.picture)).png().toBuffer();
  return `<img alt="" src="data:image/png;base64,${file.toString('base64')}">`;
}

async function fontFace(family: string, file: string, weight: string): Promise<string> {
  const data = (await readFile(new URL(file, FONTS))).toString('base64');
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); }`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
