declare global {
  // Node and browsers know it; TypeScript does not yet.
  namespace Intl {
    interface Locale {
      getTextInfo(): { direction: 'ltr' | 'rtl' };
    }
  }
}

/** Stands at `/`; every other language at a path of its own. */
const FIRST = 'en';

/** Where a language stands on the site's and on the form's origin: `/`, `/es/`. */
export function languagePath(language: string): string {
  return language === FIRST ? '/' : `/${language}/`;
}

/** Where a line of the language begins: left or right. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return new Intl.Locale(language).getTextInfo().direction;
}
