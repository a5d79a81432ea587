import { owner } from '../data/owner.ts';
import { landingPages, textPages } from '../data/pages.ts';
import { getMessages } from '../i18n/loadMessages.ts';
import { getScript } from '../lib/letters.ts';

/** ASCII characters that never appear in our copy. Leaving them out saves a round trip when a phone loads the font. */
const UNUSED_ASCII = '~^{}|\\`_[]*=<>#';
/** Triangles and arrows aren't in the Latin fonts, so the page draws them as SVG. */
export const BODY_CHARACTERS = without(
  `${codePointRange(0x20, 0x7e)}\u00a0©·–—’…−${getMessageCharacters('english')}`,
  UNUSED_ASCII,
);
/** Headlines and large numbers never use `@` or `·`. If one does appear, the browser falls back to another font. */
export const HEADLINE_CHARACTERS = without(BODY_CHARACTERS, '@·');
/**
 * Latin names and numbers on Arabic pages. Arabic has its own punctuation. `@` only appears in email addresses, so we
 * leave it to the fallback font. Including all of these would cost phones an extra round trip.
 */
export const LATIN_ON_ARABIC_CHARACTERS = without(BODY_CHARACTERS, '"\';?’‘—–…@');

const WESTERN_MESSAGES = getMessageCharacters('western');
/** Western languages need these characters in addition to English ones. */
export const WESTERN = `${codePointRange(0xc0, 0xcf)}ÑÒÓÔÕÖØÙÚÛÜß${codePointRange(0xe0, 0xef)}ñòóôõöøùúûüœŒ¿¡«»ºª“”${WESTERN_MESSAGES}`;
/**
 * Characters used in Polish, Czech, Slovak, Hungarian, Romanian, Croatian, and Turkish. Fontsource ships them as
 * separate files, and the browser fetches one only if the page needs it.
 */
export const CENTRAL = `ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžĹĺĽľŔŕŐőŰűĂăȘșȚțĐđĞğİıŞş${WESTERN_MESSAGES}`;
/** Arabic letters, the diacritics used in modern prose, punctuation, and anything else that appears in the messages. */
export const ARABIC = `${codePointRange(0x621, 0x63a)}${codePointRange(0x641, 0x64b)}\u064e\u0651،؛؟${getMessageCharacters('arabic')}`;

/** Returns every non-ASCII character, in both cases, used in the name or on pages written in the given script. */
function getMessageCharacters(script: ReturnType<typeof getScript>): string {
  const pages = [
    ...landingPages.flatMap(({ owner }) =>
      owner.languages.map((language) => {
        return { language, text: Object.values(getMessages(owner, language)).join('') };
      }),
    ),
    ...textPages.flatMap(({ translations: texts }) =>
      texts.map(({ language, title, html }) => ({ language, text: title + html })),
    ),
  ];
  const text = pages
    .filter(({ language }) => getScript(language) === script)
    .map((page) => page.text)
    .concat(owner.name)
    .join('');
  const characters = new Set(text + text.toUpperCase());
  return [...characters].filter((character) => character > '\x7f').join('');
}

function without(characters: string, excluded: string): string {
  return [...characters].filter((character) => !excluded.includes(character)).join('');
}

function codePointRange(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
