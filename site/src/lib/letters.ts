export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Shortens a contract address to its first six and last four characters. */
export const shortenAddress = (address: string) => address.replace(/^(.{6}).*(.{4})$/, '$1…$2');

/** Direction marks don't count. */
export const countVisibleCharacters = (text: string) => text.replaceAll(/\p{Cf}/gu, '').length;

/** The page's fonts cover European and Arabic letters, but not Persian or Urdu. */
export const isInFonts = (letter: string) =>
  /[\0-\u017e\u0218-\u021b\u0621-\u063a\u0640-\u0656\u0660-\u0671]/.test(letter);

/** Returns the group of languages that share fonts and styles with this one. */
export function getScript(language: string): 'english' | 'western' | 'arabic' {
  if (language === 'en') return 'english';
  return new Intl.Locale(language).maximize().script === 'Arab' ? 'arabic' : 'western';
}
