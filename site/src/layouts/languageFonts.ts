import archivo from '../assets/fonts/archivo.woff2?url';
import archivoArabic from '../assets/fonts/archivo-arabic.woff2?url';
import archivoWestern from '../assets/fonts/archivo-western.woff2?url';
import bigShoulders from '../assets/fonts/big-shoulders.woff2?url';
import bigShouldersArabic from '../assets/fonts/big-shoulders-arabic.woff2?url';
import bigShouldersWestern from '../assets/fonts/big-shoulders-western.woff2?url';
import cairo from '../assets/fonts/cairo.woff2?url';
import readex from '../assets/fonts/readex.woff2?url';
import { lettersOf } from '../lib/letters.ts';

/** Addresses of the fonts that the first view of a page in this language (`es`, `ar`) sets words in. */
export function languageFonts(language: string): string[] {
  switch (lettersOf(language)) {
    case 'english':
      return [bigShoulders, archivo];
    case 'western':
      return [bigShouldersWestern, archivoWestern];
    case 'arabic':
      // The largest first: it has the connection that brought the page.
      return [readex, cairo, bigShouldersArabic, archivoArabic];
  }
}
