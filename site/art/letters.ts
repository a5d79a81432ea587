import { globSync, readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { lettersOf } from '../src/lib/letters.ts';

const MESSAGES = new URL('../../messages/', import.meta.url);
const FONTS = new URL('../src/assets/fonts/', import.meta.url);

/** No sentence is set in these, and without them the file takes a phone one round trip less. */
const NOT_IN_TEXT = '~^{}|\\`_[]*=<>#';
/**
 * English needs no more. Triangles and arrows are drawn, not set: the Latin files of both fonts lack them.
 */
export const TEXT = without(`${between(0x20, 0x7e)}\u00a0©·–—’…−`, NOT_IN_TEXT);
/** No headline or numeral is set in what is left out; it falls back, should it come. */
export const HEADLINES = without(TEXT, '@·');
/**
 * What sentences in Arabic set of it: names and figures. Their punctuation is their own, and an @, which
 * only addresses need, falls back: with all of them a phone waits one round trip longer.
 */
export const NAMES = without(TEXT, '"\';?’‘—–…@');

const WESTERN_OTHERS = lettersInMessages('western');
/** What western languages add to English, and what else is in their messages. */
export const WESTERN = `${between(0xc0, 0xcf)}ÑÒÓÔÕÖØÙÚÛÜß${between(0xe0, 0xef)}ñòóôõöøùúûüœŒ¿¡«»ºª“”${WESTERN_OTHERS}`;
/**
 * Letters that the packages keep in files of their own, and pages of a language fetch when they set one:
 * Polish, Czech and Slovak, Hungarian, Romanian, Croatian, Turkish.
 */
export const CENTRAL = `ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžĹĺĽľŔŕŐőŰűĂăȘșȚțĐđĞğİıŞş${WESTERN_OTHERS}`;
/** The letters, of the marks over them those that today's prose writes, and what else is in the messages. */
export const ARABIC = `${between(0x621, 0x63a)}${between(0x641, 0x64b)}\u064e\u0651،؛؟${lettersInMessages('arabic')}`;

/** The letters of the committed fonts that both headlines and text are set in. */
export function fontLetters(): ReadonlySet<string> {
  const text = lettersIn('{archivo,readex}*');
  return new Set(lettersIn('{big-shoulders,cairo}*').filter((letter) => text.includes(letter)));
}

function lettersIn(family: string): string[] {
  const fonts = globSync(`${family}.woff2`, { cwd: FONTS }).map((file) =>
    create(readFileSync(new URL(file, FONTS))),
  );
  const codes = fonts.flatMap((font) => ('characterSet' in font ? font.characterSet : []));
  return codes.map((code) => String.fromCodePoint(code));
}

/** Each letter beyond ASCII in the messages of some languages, and its capital. */
function lettersInMessages(kind: ReturnType<typeof lettersOf>): string {
  const words = globSync('[a-z]*.json', { cwd: MESSAGES })
    .filter((file) => lettersOf(file.replace('.json', '')) === kind)
    .map((file) => readFileSync(new URL(file, MESSAGES), 'utf8'))
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
