import { lettersOf } from '../lib/letters.ts';
import { pageFont, type FontName } from './cutFonts.ts';

const LATIN = 'unicode-range:U+0-5FF,U+2000-22FF';
const CENTRAL = 'unicode-range:U+100-17F,U+218-21B';
const ARABIC = 'unicode-range:U+600-6FF';
/** A little smaller than Latin capitals, which need no room for tails; lines as high as theirs. */
const CAIRO = 'size-adjust:92%;ascent-override:107%;descent-override:23%';
const READEX = 'ascent-override:88%;descent-override:21%';

type Face = { font: FontName; family: string; weights: string; more: string };

const display = (font: FontName, more = '', family = 'Big Shoulders'): Face => {
  return { font, family, weights: '700 900', more };
};
const text = (font: FontName, more = '', family = 'Archivo'): Face => {
  return { font, family, weights: '400 600', more };
};

/** The typefaces, of headlines and of text, in files that hold no letter more than a language needs. */
const FACES = {
  english: [display('big-shoulders'), text('archivo')],
  western: [
    display('big-shoulders-western'),
    text('archivo-western'),
    // Separate families: as ranges of the others, they make Chromium's first layout half as long again.
    display('big-shoulders-central', CENTRAL, 'Big Shoulders central'),
    text('archivo-central', CENTRAL, 'Archivo central'),
  ],
  // The largest first: it has the connection that brought the page.
  arabic: [
    text('readex', `${ARABIC};${READEX}`),
    display('cairo', `${ARABIC};${CAIRO}`),
    display('big-shoulders-arabic', LATIN),
    text('archivo-arabic', LATIN),
  ],
};

/** The faces of a language (`es`, `ar`) as CSS, and the addresses of those that its first view uses. */
export async function languageFonts(language: string) {
  const faces = await Promise.all(
    FACES[lettersOf(language)].map(async (face) => {
      return { ...face, url: (await pageFont(face.font)).url };
    }),
  );
  return {
    css: faces.map(faceRule).join(''),
    first: faces.filter(({ more }) => more !== CENTRAL).map(({ url }) => url),
  };
}

function faceRule({ family, url, weights, more }: Face & { url: string }): string {
  const source = `src:url(${url}) format('woff2');font-weight:${weights};font-display:swap`;
  return `@font-face{font-family:'${family}';${source};${more}}`;
}
