/** Where a language stands on the site's and on the form's origin: English at `/`, others at `/es/`. */
export function languagePath(language: string): string {
  return language === 'en' ? '/' : `/${language}/`;
}
