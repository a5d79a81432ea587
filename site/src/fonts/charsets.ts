import { landingPages, textPages } from '../data/pages.ts';
import { getMessages } from '../i18n/loadMessages.ts';
import { getScript } from '../lib/letters.ts';

/** No sentence is set in these, and without them the file takes a phone one round trip less. */
const NOT_IN_TEXT = '~^{}|\\`_[]*=<>#';
/** Triangles and arrows are drawn, not set: the Latin files of both fonts lack them. */
export const TEXT = without(
  `${between(0x20, 0x7e)}\u00a0©·–—’…−${lettersInMessages('english')}`,
  NOT_IN_TEXT,
);
/** Without letters that no headline or numeral uses. Should one come, another font shows it. */
export const HEADLINES = without(TEXT, '@·');
/**
 * Names and figures, which Arabic sentences set in Latin letters. Arabic has its own punctuation, and another font
 * shows the @, which only addresses need: with all of them a phone waits one round trip longer.
 */
export const NAMES = without(TEXT, '"\';?’‘—–…@');

const WESTERN_OTHERS = lettersInMessages('western');
/** What western languages add to English, and what else is in their messages. */
export const WESTERN = `${between(0xc0, 0xcf)}ÑÒÓÔÕÖØÙÚÛÜß${between(0xe0, 0xef)}ñòóôõöøùúûüœŒ¿¡«»ºª“”${WESTERN_OTHERS}`;
/**
 * Letters that the packages keep in separate files, which a page fetches when it shows one of them:
 * Polish, Czech and Slovak, Hungarian, Romanian, Croatian, Turkish.
 */
export const CENTRAL = `ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžĹĺĽľŔŕŐőŰűĂăȘșȚțĐđĞğİıŞş${WESTERN_OTHERS}`;
/** The letters, the marks that today's prose writes, and whatever else is in the messages. */
export const ARABIC = `${between(0x621, 0x63a)}${between(0x641, 0x64b)}\u064e\u0651،؛؟${lettersInMessages('arabic')}`;

/** Each letter beyond ASCII in the texts of all pages in languages of a kind, and its capital. */
function lettersInMessages(kind: ReturnType<typeof getScript>): string {
  const all = [
    ...landingPages.flatMap(({ owner }) =>
      owner.languages.map((language) => {
        return { language, text: Object.values(getMessages(owner, language)).join('') };
      }),
    ),
    ...textPages.flatMap(({ translations: texts }) =>
      texts.map(({ language, title, html }) => ({ language, text: title + html })),
    ),
  ];
  const words = all
    .filter(({ language }) => getScript(language) === kind)
    .map(({ text }) => text)
    .join('');
  const letters = new Set(words + words.toUpperCase());
  return [...letters].filter((letter) => letter > '\x7f').join('');
}

function without(letters: string, unwanted: string): string {
  return [...letters].filter((letter) => !unwanted.includes(letter)).join('');
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
