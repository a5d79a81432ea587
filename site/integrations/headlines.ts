import { readFile } from 'node:fs/promises';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Owner } from '#contract/owner.ts';
import { experimentFiles, locate, messageFiles } from '../src/i18n/messageFiles.ts';
import type { Language } from '../src/i18n/locales.ts';
import { plainTranslator } from '../src/i18n/translate.ts';
import { lettersOf } from '../src/lib/letters.ts';

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
export async function refuseWideHeadlines(owner: Owner): Promise<void> {
  const sentences: string[] = [];
  for (const language of owner.languages) {
    const files = [messageFiles([language]), experimentFiles(owner)];
    const t = plainTranslator(owner, language);
    const texts = [t('hero.heading'), t.tested('hero.heading')?.text ?? ''];
    for (const [variant, text] of texts.entries()) {
      const problem = await tooWide(text, language);
      if (problem) sentences.push(locate(files[variant] ?? [], language, 'hero.heading', problem));
    }
  }
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}

/** By how much a headline is too wide for two lines, in a wide window; empty where it fits all. */
export async function tooWide(heading: string, language: Language) {
  const text = heading.toLocaleUpperCase(language);
  const faces = await Promise.all(FACES.map((face) => cutFor(text, face)));
  const widthOf = (line: string) => widthIn(faces, line, lettersOf(language) !== 'arabic');
  const words = text.split(' ').map(widthOf);
  const space = widthOf(' ');
  const line = (some: number[]) => some.reduce((sum, width) => sum + space + width, -space);
  // A browser balances the lines: as narrow as they can be.
  const breaks = words.map((_, place) => [words.slice(0, place + 1), words.slice(place + 1)]);
  const excess = Math.min(...breaks.map((lines) => Math.max(...lines.map(line)))) - ROOM;
  if (excess <= 0) return '';
  return `the headline is ${Math.ceil(excess * LARGEST_PX)} px too wide for its two lines, which hold some nine capitals each. Write fewer or shorter words.`;
}

/** A face with the letters of a text. */
async function cutFor(text: string, { file, scale, options }: (typeof FACES)[number]) {
  const woff2 = await readFile(new URL(`${file}.woff2`, FONTS));
  const sfnt = await subsetFont(woff2, text, { ...options, targetFormat: 'sfnt' });
  return { face: new hb.Face(new hb.Blob(sfnt)), scale };
}

/** How wide a word is set in headlines, in em, with kerning, joined letters and tracking. */
function widthIn(faces: Awaited<ReturnType<typeof cutFor>>[], word: string, isTracked: boolean) {
  const widths = faces.map(({ face, scale }) => {
    const buffer = new hb.Buffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    hb.shape(new hb.Font(face), buffer);
    const units = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    const isWhole = buffer.getGlyphInfos().every(({ codepoint }) => codepoint !== 0);
    return { isWhole, width: (units / face.upem) * scale };
  });
  const { width = 0 } = widths.find(({ isWhole }) => isWhole) ?? widths.at(-1) ?? {};
  return isTracked ? width - 0.01 * word.length : width;
}
