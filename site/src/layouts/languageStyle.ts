import archivo from '../assets/fonts/archivo.woff2?url';
import archivoArabic from '../assets/fonts/archivo-arabic.woff2?url';
import archivoWestern from '../assets/fonts/archivo-western.woff2?url';
import bigShoulders from '../assets/fonts/big-shoulders.woff2?url';
import bigShouldersArabic from '../assets/fonts/big-shoulders-arabic.woff2?url';
import bigShouldersWestern from '../assets/fonts/big-shoulders-western.woff2?url';
import cairo from '../assets/fonts/cairo.woff2?url';
import readex from '../assets/fonts/readex.woff2?url';
import { lettersOf } from '../lib/letters.ts';
import arabic from '../styles/languages/arabic.css?inline';
import rightToLeft from '../styles/languages/rightToLeft.css?inline';
import western from '../styles/languages/western.css?inline';

/**
 * What the pages of a language (`es`, `ar`) have of their own. `fonts`: addresses of those that its first
 * view sets words in. `style`: rules outside of every layer, and so over them.
 */
export function languageStyle(language: string, direction: 'ltr' | 'rtl') {
  const letters = lettersOf(language);
  if (letters === 'english') return { fonts: [bigShoulders, archivo], style: '' };
  const mirrored = direction === 'rtl' ? rightToLeft : '';
  return letters === 'arabic'
    ? {
        // The largest first: it has the connection that brought the page.
        fonts: [readex, cairo, bigShouldersArabic, archivoArabic],
        style: western + arabic + mirrored,
      }
    : { fonts: [bigShouldersWestern, archivoWestern], style: western + mirrored };
}
