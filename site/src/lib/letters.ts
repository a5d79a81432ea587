/** A text that begins a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Of an address its first six and its last four characters. */
export const shortAddress = (address: string) => address.replace(/^(.{6}).*(.{4})$/, '$1…$2');

/** How many letters of a text are seen: marks of direction are not. */
export const seenLength = (text: string) => text.replaceAll(/\p{Cf}/gu, '').length;

/** Whether the page's fonts have a letter. They have European ones and those of Arabic, but not of Persian or Urdu. */
export const isInFonts = (letter: string) =>
  /[\0-\u017e\u0218-\u021b\u0621-\u063a\u0640-\u0656\u0660-\u0671]/.test(letter);

/** Which letters a language is written in, as far as fonts and styles tell them apart. */
export function lettersOf(language: string): 'english' | 'western' | 'arabic' {
  if (language === 'en') return 'english';
  return new Intl.Locale(language).maximize().script === 'Arab' ? 'arabic' : 'western';
}
