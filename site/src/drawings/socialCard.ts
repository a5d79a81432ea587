import { join } from 'node:path';
import sharp from 'sharp';
import type { Owner } from '#site/owner/settings.ts';
import { owner, picturesFolder } from '../data/owner.ts';
import { landingPages } from '../data/pages.ts';
import { getDirection, getSocialImageName, type Language } from '../i18n/locales.ts';
import { createMetadataTranslator } from '../i18n/translate.ts';
import { getCached, type GeneratedFile } from '../lib/generatedFile.ts';
import { getScript } from '../lib/letters.ts';
import { mark } from './icons.ts';
import { balanceLines, openFonts, type Typesetter } from './textOutlines.ts';
import { FLOOR, INK, PLAIN } from './palette.ts';
import { drawPit } from './pit/drawPit.ts';

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 64];
const LOGO = { size: 56, top: 61, gap: 18 };
/** The room of the headline next to the pit, and the gap between its sentences. */
const HEADLINE = { width: 570, top: 183, bottom: 540, gap: 18 };
/** The largest headline of a language, and its line height. */
const TYPE = {
  english: { size: 88, leading: 0.88 },
  western: { size: 80, leading: 1 },
  arabic: { size: 66, leading: 1.12 },
};
/** From the middle of a headline's line to its baseline, in em. */
const MIDDLE_TO_BASELINE = 0.384;
const PHOTO_WIDTH = 560;

/** The pictures that stand for each page where its address is shared, one for each of its languages. */
export const socialCards: GeneratedFile[] = landingPages.flatMap((page) =>
  page.languages.map((language) => ({
    url: `/${getSocialImageName(owner, language, page)}`,
    make: async () => {
      const svg = await socialCard(page.owner, language);
      const draw = () => sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();
      return getCached([svg], draw);
    },
  })),
);

/** The card as SVG. Its words are outlines, which look alike on every machine. */
async function socialCard(ofPage: Owner, language: Language): Promise<string> {
  const t = createMetadataTranslator(ofPage, language);
  const direction = getDirection(language);
  const isMirrored = direction === 'rtl';
  /** Mirrors a distance from the left for languages that begin at the right. */
  const fromStart = (distance: number, width = 0) =>
    isMirrored ? WIDTH - distance - width : distance;
  const set = ({ width, paths }: ReturnType<Typesetter>, y: number, distance = MARGIN) =>
    `<g transform="translate(${fromStart(distance, width)} ${y})">${paths}</g>`;

  const title = t('head.social.title').toLocaleUpperCase(language);
  const risk = t('head.social.risk');
  const setName = await openFonts(owner.name, 'display', 900, 'ltr');
  const setTitle = await openFonts(title, 'display', 800, direction);
  const setRisk = await openFonts(risk, 'text', 500, direction);
  const headline = fitHeadline(title.split(/(?<=[.؟!]) /), setTitle, TYPE[getScript(language)]);
  const logoX = fromStart(MARGIN, LOGO.size);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="${INK}">`,
    `<rect width="100%" height="100%" fill="${PLAIN.light}"/>`,
    await picture(fromStart),
    `<svg x="${logoX}" y="${LOGO.top}" width="${LOGO.size}" height="${LOGO.size}">${mark(LOGO.size)}</svg>`,
    set(setName(owner.name, 54), 109, MARGIN + LOGO.size + LOGO.gap),
    ...headline.map(({ line, size, baseline }) => set(setTitle(line, size), baseline)),
    set(setRisk(risk, 28), 574),
    '</svg>',
  ].join('');
}

/** The lines of a headline with their baselines, in the largest size in which all of it has room. */
function fitHeadline(
  sentences: readonly string[],
  set: Typesetter,
  { size, leading }: typeof TYPE.english,
): { line: string; size: number; baseline: number }[] {
  const measure = (line: string) => set(line, size).width;
  const blocks = sentences.map((sentence) => balanceLines(sentence, measure, HEADLINE.width));
  const lineHeight = size * leading;
  let baseline = HEADLINE.top - lineHeight / 2 + MIDDLE_TO_BASELINE * size;
  const lines = blocks.flatMap((block) => {
    const set = block.map((line) => ({ line, size, baseline: (baseline += lineHeight) }));
    baseline += HEADLINE.gap;
    return set;
  });
  const isTooWide = lines.some(({ line }) => measure(line) > HEADLINE.width);
  const isTooTall = baseline > HEADLINE.bottom;
  if (!isTooWide && !isTooTall) return lines;
  return fitHeadline(sentences, set, { size: size - 2, leading });
}

/** The owner's own picture at the far side of the words, or the pit, or a band in the accent. */
async function picture(fromStart: (distance: number, width?: number) => number): Promise<string> {
  if (owner.hero === null && owner.look.motif === 'none') {
    const x = fromStart(WIDTH - PHOTO_WIDTH, PHOTO_WIDTH);
    return `<rect x="${x}" width="${PHOTO_WIDTH}" height="${HEIGHT}" fill="${FLOOR}"/>`;
  }
  if (owner.hero === null) {
    const view = { width: WIDTH, height: HEIGHT, focal: 2900, people: 1.05, visitor: 3.1, top: 0 };
    return drawPit('light', { ...view, center: [fromStart(1010), 330] });
  }
  const photo = await sharp(join(picturesFolder, owner.hero.picture))
    .autoOrient()
    .resize(PHOTO_WIDTH, HEIGHT)
    .png()
    .toBuffer();
  const x = fromStart(WIDTH - PHOTO_WIDTH, PHOTO_WIDTH);
  return `<image x="${x}" width="${PHOTO_WIDTH}" height="${HEIGHT}" href="data:image/png;base64,${photo.toString('base64')}"/>`;
}
