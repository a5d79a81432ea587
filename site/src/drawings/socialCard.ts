import { join } from 'node:path';
import sharp from 'sharp';
import type { Owner } from '#site/owner/settings.ts';
import { owner, picturesFolder } from '../data/owner.ts';
import { landingPages } from '../data/pages.ts';
import { getDirection, getSocialImageName, type Language } from '../i18n/locales.ts';
import { createMetadataTranslator } from '../i18n/translate.ts';
import { getCached, type GeneratedFile } from '../lib/generatedFile.ts';
import { getScript } from '../lib/letters.ts';
import { drawLogo } from './icons.ts';
import { ACCENT, INK, PAGE_BACKGROUND } from './palette.ts';
import { drawPit } from './pit/drawPit.ts';
import { createTypesetter, wrapBalanced, type Typesetter } from './textOutlines.ts';

// Lengths are in px.
const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 64];
const LOGO = { size: 56, top: 61, gap: 18 };
/** Maximum font size of the name. */
const NAME_SIZE = 54;
/** The box for the headline, and the gap between its sentences. */
const HEADLINE = { width: 570, top: 183, bottom: 540, gap: 18 };
/** The headline's maximum font size and its line height. */
const HEADLINE_TYPE = {
  english: { size: 88, leading: 0.88 },
  western: { size: 80, leading: 1 },
  arabic: { size: 66, leading: 1.12 },
};
/** Distance from the middle of a line box to the baseline, in em. */
const MIDDLE_TO_BASELINE = 0.384;
const IMAGE_WIDTH = 560;
const PNG_OPTIONS = { palette: true, effort: 10 };

/** Preview images (`og:image`) for each landing page and language. */
export const socialCards: GeneratedFile[] = landingPages.flatMap((page) =>
  page.languages.map((language) => ({
    url: `/${getSocialImageName(owner, language, page)}`,
    make: async () => {
      const svg = await drawSocialCard(page.owner, language);
      const render = () => sharp(Buffer.from(svg)).png(PNG_OPTIONS).toBuffer();
      return getCached([svg, JSON.stringify(PNG_OPTIONS)], render);
    },
  })),
);

/** Converts text to outlines, so the card looks the same on every machine. */
export async function drawSocialCard(pageOwner: Owner, language: Language): Promise<string> {
  const t = createMetadataTranslator(pageOwner, language);
  const direction = getDirection(language);
  const isMirrored = direction === 'rtl';
  /** `start` is the distance from the left edge, or from the right edge in right-to-left languages. */
  const getX = (start: number, width = 0) => (isMirrored ? WIDTH - start - width : start);
  const placeText = ({ width, paths }: ReturnType<Typesetter>, y: number, start = MARGIN) =>
    `<g transform="translate(${getX(start, width)} ${y})">${paths}</g>`;

  const text = t('head.social.title');
  const isCapitals = pageOwner.look.headlines === 'capitals';
  const title = isCapitals ? text.toLocaleUpperCase(language) : text;
  const risk = t('head.social.risk');
  const typesetName = await createTypesetter(owner.name, 'display', 900, 'ltr');
  const maxNameWidth = HEADLINE.width - LOGO.size - LOGO.gap;
  const nameSize = Math.min(1, maxNameWidth / typesetName(owner.name, NAME_SIZE).width) * NAME_SIZE;
  const nameBaseline = 109 - 0.36 * (NAME_SIZE - nameSize);
  const typesetTitle = await createTypesetter(title, 'display', 800, direction);
  const typesetRisk = await createTypesetter(risk, 'text', 500, direction);
  const sentences = title.split(/(?<=[.؟!]) /);
  const headline = fitHeadline(sentences, typesetTitle, HEADLINE_TYPE[getScript(language)]);
  const logoX = getX(MARGIN, LOGO.size);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="${INK}">`,
    `<rect width="100%" height="100%" fill="${PAGE_BACKGROUND.light}"/>`,
    await drawImage(getX),
    `<svg x="${logoX}" y="${LOGO.top}" width="${LOGO.size}" height="${LOGO.size}">${drawLogo(LOGO.size)}</svg>`,
    placeText(typesetName(owner.name, nameSize), nameBaseline, MARGIN + LOGO.size + LOGO.gap),
    ...headline.map(({ line, size, baseline }) => placeText(typesetTitle(line, size), baseline)),
    placeText(typesetRisk(risk, 28), 574),
    '</svg>',
  ].join('');
}

/** Uses the largest font size at which the headline fits its box. */
function fitHeadline(
  sentences: readonly string[],
  typesetTitle: Typesetter,
  { size, leading }: typeof HEADLINE_TYPE.english,
): { line: string; size: number; baseline: number }[] {
  const measure = (line: string) => typesetTitle(line, size).width;
  const paragraphs = sentences.map((sentence) => wrapBalanced(sentence, measure, HEADLINE.width));
  const lineHeight = size * leading;
  let baseline = HEADLINE.top - lineHeight / 2 + MIDDLE_TO_BASELINE * size;
  const lines = paragraphs.flatMap((paragraph) => {
    const placedLines = paragraph.map((line) => ({
      line,
      size,
      baseline: (baseline += lineHeight),
    }));
    baseline += HEADLINE.gap;
    return placedLines;
  });
  const isTooWide = lines.some(({ line }) => measure(line) > HEADLINE.width);
  const isTooTall = baseline > HEADLINE.bottom;
  if (!isTooWide && !isTooTall) return lines;
  return fitHeadline(sentences, typesetTitle, { size: size - 2, leading });
}

/** Draws the owner's hero picture, the pit, or (without a motif) a band in the accent color. */
async function drawImage(getX: (start: number, width?: number) => number): Promise<string> {
  const x = getX(WIDTH - IMAGE_WIDTH, IMAGE_WIDTH);
  if (owner.hero === null && owner.look.motif === 'none')
    return `<rect x="${x}" width="${IMAGE_WIDTH}" height="${HEIGHT}" fill="${ACCENT}"/>`;
  if (owner.hero === null)
    return drawPit('light', {
      width: WIDTH,
      height: HEIGHT,
      center: [getX(1010), 330],
      focalLength: 2900,
      crowdScale: 1.05,
      visitorScale: 3.1,
    });
  const photo = await sharp(join(picturesFolder, owner.hero.picture))
    .autoOrient()
    .resize(IMAGE_WIDTH, HEIGHT)
    .png()
    .toBuffer();
  return `<image x="${x}" width="${IMAGE_WIDTH}" height="${HEIGHT}" href="data:image/png;base64,${photo.toString('base64')}"/>`;
}
