/** Which letters a language is written in, as far as fonts and styles tell them apart. */
export function lettersOf(language: string): 'english' | 'western' | 'arabic' {
  if (language === 'en') return 'english';
  return new Intl.Locale(language).maximize().script === 'Arab' ? 'arabic' : 'western';
}
