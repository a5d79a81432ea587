import { expect, onTestFinished, test, vi } from 'vitest';
import { owner } from '../data/owner.ts';
import { isInFonts } from '../lib/letters.ts';
import { CENTRAL, HEADLINE_CHARACTERS, LATIN_ON_ARABIC_CHARACTERS, WESTERN } from './charsets.ts';
import { getWordSpacing } from './families.ts';
import { getLanguageFonts } from './languageFonts.ts';
import { buildPageFont } from './subsetFonts.ts';

test.each([
  // What a phone can download in the first round trip, next to the headers and two other files.
  ['text', 9_850, 9_500],
  ['display', 22_150, 10_500],
  // Six files load at once. The first one reuses the HTML request's connection, and the others open new ones.
  ['text-arabic', 12_805, 12_400],
  ['display-arabic', 8_425, 6_500],
  ['display-names', 8_425, 6_000],
  ['text-names', 8_425, 4_700],
] as const)('builds the complete %s font in at most %i bytes', async (name, maxBytes, minBytes) => {
  const font = await buildPageFont(name);
  const { length } = (await font?.make()) ?? '';
  expect(length).toBeLessThanOrEqual(maxBytes);
  // A smaller file has to be missing characters or weights.
  expect(length).toBeGreaterThan(minBytes);
});

test('builds a separate font for each character set', async () => {
  const getSize = async (name: 'text' | 'text-western') =>
    (await (await buildPageFont(name))?.make())?.length ?? NaN;
  expect(await getSize('text-western')).toBeGreaterThan(await getSize('text'));
});

test('includes Latin letters and digits in fonts for Arabic pages', () => {
  for (const charset of [HEADLINE_CHARACTERS, LATIN_ON_ARABIC_CHARACTERS])
    for (const character of 'AZaz09&') expect(charset).toContain(character);
});

test('covers every central European character in unicode-range', async () => {
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

test('has glyphs for European and Arabic letters, but not for Persian ones', () => {
  expect([...'AéñłĘșďم٣ًЯчếچ'].filter((letter) => !isInFonts(letter))).toEqual([...'Ячếچ']);
});

test.each([
  ['narrow', 0.2, 0.2],
  ['usual', 0.45, 0],
  ['monospaced', 1, -0.5],
])('corrects a %s space', (_, spaceWidth, expected) => {
  expect(getWordSpacing(1, spaceWidth)).toBeCloseTo(expected);
});

test("an owner's font has the same size in both files, and spaces on Arabic pages", async () => {
  // Test files share their modules.
  onTestFinished(() => {
    vi.doUnmock('../data/owner.ts');
    vi.resetModules();
  });
  vi.resetModules();
  vi.doMock('../data/owner.ts', async (importOriginal) => {
    const look = { ...owner.look, fonts: { display: 'Archivo' } };
    return { ...(await importOriginal<object>()), owner: { ...owner, look } };
  });
  const { getFontFile } = await import('./families.ts');
  const latin = await getFontFile('display', 'latin');
  expect(latin?.descriptors).toContain('size-adjust');
  expect((await getFontFile('display', 'latin-ext'))?.descriptors).toBe(latin?.descriptors);
  // Arabic pages keep the default Arabic font, but their spaces come from the owner's font.
  const { getLanguageFonts: getOwnerFonts } = await import('./languageFonts.ts');
  const [, spacing] = /--face-words:(.*?)em/.exec((await getOwnerFonts('ar')).css) ?? [];
  expect(Number(spacing)).toBeCloseTo(latin?.wordSpacing ?? NaN, 3);
});

test("pages load fonts with the letters of the owner's name", async () => {
  vi.resetModules();
  vi.doMock('../data/owner.ts', async (importOriginal) => ({
    ...(await importOriginal<object>()),
    owner: { ...owner, name: 'Ávila’s Łódź نوفا' },
  }));
  const charsets = await import('./charsets.ts');
  for (const charset of [charsets.HEADLINE_CHARACTERS, charsets.LATIN_ON_ARABIC_CHARACTERS])
    for (const character of 'ÁóÓ') expect(charset).toContain(character);
  const { getLanguageFonts: getFonts } = await import('./languageFonts.ts');
  const { css } = await getFonts('en');
  for (const family of ['display central', 'text central']) expect(css).toContain(`'${family}'`);
  for (const file of ['display-arabic', 'text-arabic']) expect(css).toContain(`${file}.`);
  expect((await getLanguageFonts('en')).css).not.toContain('central');
});
