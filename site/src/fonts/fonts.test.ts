import { expect, test } from 'vitest';
import { buildPageFont } from './subsetFonts.ts';
import { isInFonts } from '../lib/letters.ts';
import { HEADLINES, NAMES } from './charsets.ts';

test.each([
  // What a phone gets of the text's font in its first round trip while three files arrive, less the headers.
  ['text', 9_850, 9_500],
  ['display', 22_150, 10_500],
  // Six files arrive: the first on the connection that brought the page, the others on new ones.
  ['text-arabic', 12_805, 12_400],
  ['display-arabic', 8_425, 6_500],
  ['display-names', 8_425, 6_000],
  ['text-names', 8_425, 4_700],
] as const)(
  '%s is complete, and arrives in time with at most %i bytes',
  async (name, most, least) => {
    const font = await buildPageFont(name);
    const { length } = (await font?.make()) ?? '';
    expect(length).toBeLessThanOrEqual(most);
    // Fewer letters or weights would make it smaller.
    expect(length).toBeGreaterThan(least);
  },
);

test('an Arabic page sets a name in Latin letters in the page’s fonts', () => {
  for (const letters of [HEADLINES, NAMES])
    for (const letter of 'AZaz09&') expect(letters).toContain(letter);
});

test('letters of European languages and of Arabic are in the fonts', () => {
  expect([...'AéñłĘșďم٣ًЯчếچ'].filter((letter) => !isInFonts(letter))).toEqual([...'Ячếچ']);
});
