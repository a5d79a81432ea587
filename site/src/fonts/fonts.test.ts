import { expect, test } from 'vitest';
import { isInFonts } from '../lib/letters.ts';
import { CENTRAL, HEADLINES, NAMES, WESTERN } from './charsets.ts';
import { getLanguageFonts } from './languageFonts.ts';
import { buildPageFont } from './subsetFonts.ts';

test.each([
  // What a phone can load of this file in its first round trip, next to two others, without the headers.
  ['text', 9_850, 9_500],
  ['display', 22_150, 10_500],
  // Six files load at once: the first one on the connection of the HTML request, the others on new connections.
  ['text-arabic', 12_805, 12_400],
  ['display-arabic', 8_425, 6_500],
  ['display-names', 8_425, 6_000],
  ['text-names', 8_425, 4_700],
] as const)('builds the complete %s font in at most %i bytes', async (name, maxBytes, minBytes) => {
  const font = await buildPageFont(name);
  const { length } = (await font?.make()) ?? '';
  expect(length).toBeLessThanOrEqual(maxBytes);
  // A smaller file would lack characters or weights.
  expect(length).toBeGreaterThan(minBytes);
});

test('builds a separate font for each set of characters', async () => {
  const getSize = async (name: 'text' | 'text-western') =>
    (await (await buildPageFont(name))?.make())?.length ?? NaN;
  expect(await getSize('text-western')).toBeGreaterThan(await getSize('text'));
});

test('fonts on Arabic pages include Latin letters and digits', () => {
  for (const charset of [HEADLINES, NAMES])
    for (const character of 'AZaz09&') expect(charset).toContain(character);
});

test('the page loads the fonts for central European characters', async () => {
  const { css } = await getLanguageFonts('es');
  const [, range = ''] = /'text central'[^}]*unicode-range:([^;}]+)/.exec(css) ?? [];
  const ranges = range.split(',').map((part) => part.replace('U+', '0x').split('-'));
  const isInRange = (character: string) =>
    ranges.some(([first, last = '']) => {
      const codePoint = character.codePointAt(0) ?? NaN;
      return codePoint >= Number(first) && codePoint <= Number(`0x${last}`);
    });
  const characters = [...CENTRAL].filter((character) => !WESTERN.includes(character));
  expect(characters).toContain('ț');
  expect(characters.filter((character) => !isInRange(character))).toEqual([]);
});

test('fonts include European and Arabic letters, but not Persian ones', () => {
  expect([...'AéñłĘșďم٣ًЯчếچ'].filter((letter) => !isInFonts(letter))).toEqual([...'Ячếچ']);
});
