import { landingPages, textPages } from '../data/pages.ts';
import { getMessages } from '../i18n/loadMessages.ts';
import { getScript } from '../lib/letters.ts';

/** ASCII characters that copy doesn't use. Without them, a phone needs one round trip less to load the file. */
const UNUSED_ASCII = '~^{}|\\`_[]*=<>#';
/** Triangles and arrows aren't included, because the Latin fonts don't have them. The page draws them as SVG. */
export const TEXT = without(
  `${between(0x20, 0x7e)}\u00a0©·–—’…−${getMessageCharacters('english')}`,
  UNUSED_ASCII,
);
/** Headlines and large numbers don't use these two characters. A fallback font would show them. */
export const HEADLINES = without(TEXT, '@·');
/**
 * Names and numbers in Latin script on Arabic pages. Arabic has its own punctuation, and only e-mail addresses use the
 * @, which a fallback font shows. With all of these characters, a phone needs one more round trip.
 */
export const NAMES = without(TEXT, '"\';?’‘—–…@');

const WESTERN_MESSAGES = getMessageCharacters('western');
/** Characters that Western languages need in addition to English. */
export const WESTERN = `${between(0xc0, 0xcf)}ÑÒÓÔÕÖØÙÚÛÜß${between(0xe0, 0xef)}ñòóôõöøùúûüœŒ¿¡«»ºª“”${WESTERN_MESSAGES}`;
/**
 * Characters of Polish, Czech, Slovak, Hungarian, Romanian, Croatian and Turkish. Fontsource has them in separate
 * files, which a page loads only if it shows one of them.
 */
export const CENTRAL = `ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžĹĺĽľŔŕŐőŰűĂăȘșȚțĐđĞğİıŞş${WESTERN_MESSAGES}`;
/** Letters, the diacritics of modern prose, punctuation, and the other characters of the messages. */
export const ARABIC = `${between(0x621, 0x63a)}${between(0x641, 0x64b)}\u064e\u0651،؛؟${getMessageCharacters('arabic')}`;

/** Returns the non-ASCII characters of all pages in languages of one script, in lower and upper case. */
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
    .join('');
  const characters = new Set(text + text.toUpperCase());
  return [...characters].filter((character) => character > '\x7f').join('');
}

function without(characters: string, excluded: string): string {
  return [...characters].filter((character) => !excluded.includes(character)).join('');
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
