import archivo from '../assets/fonts/archivo.woff2?url';
import archivoWestern from '../assets/fonts/archivo-western.woff2?url';
import bigShoulders from '../assets/fonts/big-shoulders.woff2?url';
import bigShouldersWestern from '../assets/fonts/big-shoulders-western.woff2?url';
import cairo from '../assets/fonts/cairo.woff2?url';
import readex from '../assets/fonts/readex.woff2?url';

const LATIN = [bigShoulders, archivo];

/** Addresses of the fonts that the first view of a page in this language (`es`, `ar`) sets words in. */
export function languageFonts(language: string): string[] {
  if (language === 'en') return LATIN;
  const isArabic = new Intl.Locale(language).maximize().script === 'Arab';
  return [...(isArabic ? [readex, cairo] : [bigShouldersWestern, archivoWestern]), ...LATIN];
}
