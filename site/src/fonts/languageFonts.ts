import { withBase } from '../lib/withBase.ts';
import { getScript } from '../lib/letters.ts';
import { owner } from '../data/owner.ts';
import { getMessages } from '../i18n/loadMessages.ts';
import { buildPageFont, type FontName } from './subsetFonts.ts';
import { assertGlyphCoverage } from './families.ts';

const LATIN = 'unicode-range:U+0-5FF,U+2000-22FF';
const CENTRAL = 'unicode-range:U+100-17F,U+218-21B';
const ARABIC = 'unicode-range:U+600-6FF';
/** A little smaller than Latin capitals, which need no room for tails; lines as high as theirs. */
const CAIRO = 'size-adjust:92%;ascent-override:107%;descent-override:23%';
const READEX = 'ascent-override:88%;descent-override:21%';

type Face = { font: FontName; family: string; weights: string; more: string };

const display = (font: FontName, more = '', family = 'display'): Face => {
  return { font, family, weights: '700 900', more };
};
const text = (font: FontName, more = '', family = 'text'): Face => {
  return { font, family, weights: '400 600', more };
};

/** The typefaces, of headlines and of text, in files that hold no letter more than a language needs. */
const FACES = {
  english: [display('display'), text('text')],
  western: [
    display('display-western'),
    text('text-western'),
    // Separate families: as ranges of the others, they make Chromium's first layout half as long again.
    display('display-central', CENTRAL, 'display central'),
    text('text-central', CENTRAL, 'text central'),
  ],
  // The largest first: it has the connection that brought the page.
  arabic: [
    text('text-arabic', `${ARABIC};${READEX}`),
    display('display-arabic', `${ARABIC};${CAIRO}`),
    display('display-names', LATIN),
    text('text-names', LATIN),
  ],
};

/** Returns a language's faces as CSS, and the addresses of the fonts that its first view uses. */
export async function getLanguageFonts(language: string) {
  await assertGlyphCoverage(language, Object.values(getMessages(owner, language)).join(''));
  const all = await Promise.all(
    FACES[getScript(language)].map(async (face) => ({
      face,
      font: await buildPageFont(face.font),
    })),
  );
  const faces = all.flatMap(({ face, font }) =>
    font === undefined
      ? []
      : [
          {
            ...face,
            url: withBase(font.url),
            own: font.css,
            leading: font.leading,
            words: font.words,
          },
        ],
  );
  return {
    css: faces.map(faceRule).join('') + leadingRule(faces),
    preloadUrls: faces.filter(({ more }) => more !== CENTRAL).map(({ url }) => url),
  };
}

/** The owner's typeface brings its own metrics, which replace those of ours. */
function faceRule({
  family,
  url,
  weights,
  more,
  own,
}: Face & { url: string; own?: string | undefined }) {
  const source = `src:url(${url}) format('woff2');font-weight:${weights};font-display:swap`;
  const range = more
    .split(';')
    .filter((line) => line.startsWith('unicode-range'))
    .join('');
  return `@font-face{font-family:'${family}';${source};${own === undefined ? more : `${range};${own}`}}`;
}

/** Headlines in the owner's typeface have lines as high as its letters need, and words as far apart. */
function leadingRule(
  faces: readonly {
    family: string;
    leading?: number | undefined;
    words?: number | undefined;
  }[],
): string {
  const { leading, words = 0 } = faces.find(({ family }) => family === 'display') ?? {};
  return leading === undefined
    ? ''
    : `:root{--face-leading:${leading.toFixed(2)};--face-words:${words.toFixed(3)}em}`;
}
