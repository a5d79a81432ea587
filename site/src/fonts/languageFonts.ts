import { withBase } from '../lib/withBase.ts';
import { getScript } from '../lib/letters.ts';
import { owner } from '../data/owner.ts';
import { getMessages } from '../i18n/loadMessages.ts';
import { ARABIC_METRICS, assertGlyphCoverage, type FontFile } from './families.ts';
import { buildPageFont, type FontName } from './subsetFonts.ts';

const LATIN_RANGE = 'unicode-range:U+0-5FF,U+2000-22FF';
const CENTRAL_RANGE = 'unicode-range:U+100-17F,U+218-21B';
const ARABIC_RANGE = 'unicode-range:U+600-6FF';
const { size, descriptors: arabicDisplayMetrics } = ARABIC_METRICS.display;

type FontFace = { font: FontName; family: string; descriptors: string };

/** A font's name starts with its family. */
const createFace = (font: FontName, descriptors = '', suffix = ''): FontFace => ({
  font,
  family: `${font.split('-')[0]}${suffix}`,
  descriptors,
});

// These are separate families. Adding them to the first two would make Chromium's first layout 50% slower.
const CENTRAL_FACES = [
  createFace('display-central', CENTRAL_RANGE, ' central'),
  createFace('text-central', CENTRAL_RANGE, ' central'),
];
// The first file reuses the HTML request's connection, so put the largest one first.
const ARABIC_FACES = [
  createFace('text-arabic', `${ARABIC_RANGE};${ARABIC_METRICS.text.descriptors}`),
  createFace(
    'display-arabic',
    `${ARABIC_RANGE};size-adjust:${size * 100}%;${arabicDisplayMetrics}`,
  ),
];
/** Font faces for each script. A page only loads the characters that its language needs. */
const FACES = {
  english: [createFace('display'), createFace('text')],
  western: [createFace('display-western'), createFace('text-western'), ...CENTRAL_FACES],
  arabic: [
    ...ARABIC_FACES,
    createFace('display-names', LATIN_RANGE),
    createFace('text-names', LATIN_RANGE),
  ],
};
/** Font faces that the owner's name needs in every language. */
const NAME_FACES = [
  ...(/[\u0100-\u017f\u0218-\u021b]/.test(owner.name) ? CENTRAL_FACES : []),
  ...(/[\u0600-\u06ff]/.test(owner.name) ? ARABIC_FACES : []),
];
/** Accents on capitals and Arabic letters need more space between lines. */
const NAME_LEADING = NAME_FACES.length > 0 ? ':root:root{--leading-small:1.12}' : '';

type LoadedFace = FontFace & { url: string; source: FontFile };

/** Returns `@font-face` rules, and the URLs of fonts to preload because they're on the first screen. */
export async function getLanguageFonts(language: string) {
  const messages = Object.values(getMessages(owner, language));
  await assertGlyphCoverage(language, [owner.name, ...messages].join(''));
  const fonts = await Promise.all(
    [...new Set([...FACES[getScript(language)], ...NAME_FACES])].map(async (face) => ({
      face,
      font: await buildPageFont(face.font),
    })),
  );
  const faces = fonts.flatMap(({ face, font }): LoadedFace[] =>
    font === undefined ? [] : [{ ...face, url: withBase(font.url), source: font }],
  );
  return {
    css: faces.map(formatFontFace).join('') + formatDisplayMetrics(faces) + NAME_LEADING,
    preloadUrls: faces
      .filter(({ descriptors }) => descriptors !== CENTRAL_RANGE)
      .map(({ url }) => url),
  };
}

function formatFontFace({ family, url, descriptors, source }: LoadedFace): string {
  const weights = family.startsWith('display') ? '700 900' : '400 600';
  const src = `src:url(${url}) format('woff2');font-weight:${weights};font-display:swap`;
  const unicodeRange = descriptors
    .split(';')
    .filter((descriptor) => descriptor.startsWith('unicode-range'))
    .join('');
  // The metrics of an owner's font replace the default font's.
  const extra =
    source.descriptors === undefined ? descriptors : `${unicodeRange};${source.descriptors}`;
  return `@font-face{font-family:'${family}';${src};${extra}}`;
}

/** The line height and word spacing of headlines depend on the owner's font. */
function formatDisplayMetrics(faces: readonly LoadedFace[]): string {
  const sources = faces.flatMap(({ family, source }) => (family === 'display' ? [source] : []));
  // On Arabic pages, the first font has the letters, and the second one has the spaces.
  const leading = sources[0]?.leading ?? 1;
  const wordSpacing = sources.find((source) => source.wordSpacing !== undefined)?.wordSpacing;
  return wordSpacing === undefined
    ? ''
    : `:root{--face-leading:${leading.toFixed(2)};--face-words:${wordSpacing.toFixed(3)}em}`;
}
