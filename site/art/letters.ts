import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lettersOf } from '../src/lib/text.ts';

/**
 * What the page may set beyond Basic Latin. Triangles and arrows are drawn, not set: the Latin files of
 * both fonts lack them.
 */
const EXTRA = '\u00a0©·–—’…−';
/** No sentence is set in these, and without them the file takes a phone one round trip less. */
const NOT_IN_TEXT = '~^{}|\\`_[]*=<>#';
/** No headline or numeral is set in these; they fall back, should one come. */
const NOT_IN_HEADLINES = '@·';

/** English needs no more. */
export const TEXT = without(between(0x20, 0x7e) + EXTRA, NOT_IN_TEXT);
export const HEADLINES = without(TEXT, NOT_IN_HEADLINES);
/** What headlines in Arabic set of them: figures, names in capitals, and the sign of a second. */
export const CAPITALS = `${HEADLINES.replaceAll(/[a-z]/g, '')}s`;
/**
 * What sentences in Arabic set of it: names and figures. Their punctuation is their own, and an @, which
 * only addresses need, falls back: with all of them a phone waits one round trip longer.
 */
export const NAMES = without(TEXT, '"\';?’‘—–…@');
/** What western languages add. */
export const WESTERN = `${between(0xc0, 0xcf)}ÑÒÓÔÕÖØÙÚÛÜß${between(0xe0, 0xef)}ñòóôõöøùúûüœŒ¿¡«»ºª“”`;
/** The letters, and of the marks over them those that today's prose writes. */
export const ARABIC = `${between(0x621, 0x63a)}${between(0x641, 0x64b)}\u064e\u0651،؛؟`;
/** What those add: Polish, Czech and Slovak, Hungarian, Romanian, Croatian, Turkish. */
export const CENTRAL = 'ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžĹĺĽľŔŕŐőŰűĂăȘșȚțĐđĞğİıŞş';
/** Whatever else stands in the messages of the other languages today, by the letters they are written in. */
export const WESTERN_OTHERS = lettersInMessages('western');
export const ARABIC_OTHERS = lettersInMessages('arabic');

/** Each letter beyond ASCII in the messages of some languages, and its capital. */
function lettersInMessages(kind: ReturnType<typeof lettersOf>): string {
  const folder = join(import.meta.dirname, '../../messages');
  const words = globSync('[a-z]*.json', { cwd: folder })
    .filter((file) => lettersOf(file.replace('.json', '')) === kind)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  const letters = [...new Set(words + words.toUpperCase())];
  return letters.filter((letter) => letter > '\x7f').join('');
}

function without(letters: string, unwanted: string): string {
  return [...letters].filter((letter) => !unwanted.includes(letter)).join('');
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
