import { readFile } from 'node:fs/promises';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { variantFiles } from '../src/i18n/experiments.ts';
import { locate, messageFiles } from '../src/i18n/messageFiles.ts';
import { languages, type Language } from '../src/i18n/locales.ts';
import { plainTranslator } from '../src/i18n/translate.ts';
import { lettersOf } from '../src/lib/letters.ts';
import { variantsOf } from '../src/lib/variants.ts';

const FONTS = new URL('../src/assets/fonts/', import.meta.url);
/** The faces of headlines: the first that has all letters of a word sets it, `scale` times as large. */
const FACES = [
  { file: 'big-shoulders-western', scale: 1, options: { variationAxes: { wght: 800 } } },
  { file: 'big-shoulders-central', scale: 1, options: { variationAxes: { wght: 800 } } },
  { file: 'cairo', scale: 0.92, options: {} },
];
/** As wide as the styles let a headline be, in em: that has room in every window. */
const ROOM = 4.2;
/** Its largest size. */
const LARGEST_PX = 172;

/**
 * Refuses a headline of the first view that needs more than its two lines, in any language that is built.
 * @throws Error with a sentence for each such language.
 */
export async function refuseWideHeadlines(): Promise<void> {
  const refusals = await Promise.all(
    languages.map((language) => {
      const texts = variantsOf(plainTranslator(language)('hero.heading'));
      const files = [messageFiles([language]), variantFiles()];
      return Promise.all(
        texts.map(async (text, variant) => {
          const problem = await tooWide(text, language);
          return problem && locate(files[variant] ?? [], language, 'hero.heading', problem);
        }),
      );
    }),
  );
  const sentences = refusals.flat().filter(Boolean);
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}

/** By how much a headline is too wide for two lines, in a wide window; empty where it fits all. */
export async function tooWide(heading: string, language: Language) {
  const excess = Math.max(...(await balancedLines(heading, language))) - ROOM;
  if (excess <= 0) return '';
  return `the headline is ${Math.ceil(excess * LARGEST_PX)} px too wide for its two lines, which hold some nine capitals each. Write fewer or shorter words.`;
}

/** The widths of both lines, in em, as a browser balances them: as narrow as they can be, the first one filled. */
async function balancedLines(heading: string, language: Language) {
  const words = heading.toLocaleUpperCase(language).split(' ');
  const space = await widthOf(' ', language);
  const widths = await Promise.all(words.map((word) => widthOf(word, language)));
  const line = (some: number[]) => some.reduce((sum, width) => sum + space + width, -space);
  const lines = widths.map((_, place) => {
    return [line(widths.slice(0, place + 1)), Math.max(0, line(widths.slice(place + 1)))] as const;
  });
  const narrowest = Math.min(...lines.map((both) => Math.max(...both)));
  return lines.findLast(([first]) => first <= narrowest) ?? ([narrowest, 0] as const);
}

/** How wide a word is set in headlines, in em, with kerning, joined letters and tracking. */
async function widthOf(word: string, language: Language): Promise<number> {
  let width = 0;
  for (const { file, scale, options } of FACES) {
    const woff2 = await readFile(new URL(`${file}.woff2`, FONTS));
    const face = new hb.Face(
      new hb.Blob(await subsetFont(woff2, word, { ...options, targetFormat: 'sfnt' })),
    );
    const buffer = new hb.Buffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    hb.shape(new hb.Font(face), buffer);
    const units = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    const tracking = lettersOf(language) === 'arabic' ? 0 : -0.01 * word.length;
    width = (units / face.upem) * scale + tracking;
    if (buffer.getGlyphInfos().every(({ codepoint }) => codepoint !== 0)) break;
  }
  return width;
}
