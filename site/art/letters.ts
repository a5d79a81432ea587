import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What every language may set. Triangles and arrows are drawn, not set: the Latin files of both fonts lack
 * them. No sentence is set in the signs left out, and no headline or numeral in the two left out further:
 * without them the files take a phone one round trip less.
 */
export const TEXT = without(`${between(0x20, 0x7e)}\u00a0©·–—’…−`, '~^{}|\\`_[]*=<>#');
export const HEADLINES = without(TEXT, '@·');

/** What the lists below lack of the messages' letters. */
const LATIN = lettersInMessages(/[^\p{ASCII}\P{Script=Latin}]/u);
/** What western languages add. */
export const WESTERN = `${between(0xc0, 0xcf)}ÑÒÓÔÕÖØÙÚÛÜß${between(0xe0, 0xef)}ñòóôõöøùúûüœŒ¿¡«»ºª“”${LATIN}`;
/** What Polish, Czech and Slovak, Hungarian, Romanian, Croatian and Turkish add. */
export const CENTRAL = `ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžĹĺĽľŔŕŐőŰűĂăȘșȚțĐđĞğİıŞş${LATIN}`;
/** Arabic letters, and of the marks over them those that today's prose writes. */
export const ARABIC = `${between(0x621, 0x63a)}${between(0x640, 0x64b)}\u064e\u0651،؛؟${lettersInMessages(/[\p{Script=Arabic}\p{M}]/u)}`;

/** Each letter of a kind in the messages of any language, and its capital. */
function lettersInMessages(kind: RegExp): string {
  const folder = join(import.meta.dirname, '../../messages');
  const words = globSync('*.json', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  return [...new Set(words + words.toUpperCase())].filter((letter) => kind.test(letter)).join('');
}

function without(letters: string, unwanted: string): string {
  return [...letters].filter((letter) => !unwanted.includes(letter)).join('');
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
