import { expect, test } from 'vitest';
import { isInFonts } from '../lib/letters.ts';
import { HEADLINES, NAMES } from './charsets.ts';
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

test('fonts on Arabic pages include Latin letters and digits', () => {
  for (const charset of [HEADLINES, NAMES])
    for (const character of 'AZaz09&') expect(charset).toContain(character);
});

test('fonts include European and Arabic letters, but not Persian ones', () => {
  expect([...'AéñłĘșďم٣ًЯчếچ'].filter((letter) => !isInFonts(letter))).toEqual([...'Ячếچ']);
});
