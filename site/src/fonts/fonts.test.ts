import { expect, test } from 'vitest';
import { pageFont } from './cutFonts.ts';
import { isInFonts } from '../lib/letters.ts';
import { HEADLINES, NAMES } from './letters.ts';

test.each([
  // What a phone gets of the text's font in its first round trip while three files arrive, less the headers.
  ['archivo', 9_850],
  ['big-shoulders', 22_150],
  // Six files arrive: the first on the connection that brought the page, the others on new ones.
  ['readex', 12_805],
  ['cairo', 8_425],
  ['big-shoulders-arabic', 8_425],
  ['archivo-arabic', 8_425],
] as const)('%s arrives with what it stands next to: at most %i bytes', async (name, most) => {
  expect((await (await pageFont(name)).make()).length).toBeLessThanOrEqual(most);
});

test('an Arabic page sets a name in Latin letters in the page’s fonts', () => {
  for (const letters of [HEADLINES, NAMES])
    for (const letter of 'AZaz09&') expect(letters).toContain(letter);
});

test('letters of European languages and of Arabic are in the fonts', () => {
  expect([...'AéñłĘșďم٣ًЯчếچ'].filter((letter) => !isInFonts(letter))).toEqual([...'Ячếچ']);
});
