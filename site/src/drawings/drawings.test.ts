import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { owner } from '../data/owner.ts';
import { createMetadataTranslator } from '../i18n/translate.ts';
import type { GeneratedFile } from '../lib/generatedFile.ts';
import { createCoinBadges } from './coinBadges.ts';
import { icons } from './icons.ts';
import { PAGE_BACKGROUND } from './palette.ts';
import { pitImages } from './pitImages.ts';
import { drawPitPlan } from './pitPlan.ts';
import { drawSeatChart } from './seatChart.ts';
import { drawSocialCard } from './socialCard.ts';
import { createTypesetter, wrapBalanced } from './textOutlines.ts';

const getCompressedSize = async ({ make }: GeneratedFile) =>
  brotliCompressSync(await make()).length;

test.each([
  ['desktop', 6_300],
  // This is the largest file that a phone loads for the first screen.
  ['phone', 5_200],
  ['empty', 3_100],
] as const)('keeps the %s pit image below %i bytes in both themes', async (name, limit) => {
  const { light, dark } = pitImages[name];
  expect(await getCompressedSize(light)).toBeLessThanOrEqual(limit);
  expect(await getCompressedSize(dark)).toBeLessThanOrEqual(limit);
});

test.each(['desktop', 'phone', 'empty'] as const)(
  "draws the %s pit image on each theme's background",
  async (name) => {
    const { light, dark } = pitImages[name];
    for (const [file, background, otherBackground] of [
      [light, PAGE_BACKGROUND.light, PAGE_BACKGROUND.dark],
      [dark, PAGE_BACKGROUND.dark, PAGE_BACKGROUND.light],
    ] as const) {
      expect(await file.make()).toContain(background);
      expect(await file.make()).not.toContain(otherBackground);
    }
  },
);

test('creates small badges for coins in the icon package', async () => {
  const badges = createCoinBadges();
  expect(badges.map(({ url }) => url)).toContain(`/coins/${owner.coins[0]?.id}.svg`);
  for (const { make } of badges) expect((await make()).length).toBeLessThan(5_000);
});

test('keeps the maskable logo inside the circle that launchers never crop', async () => {
  const file = icons.find(({ url }) => url === '/maskable-512.png');
  const { data, info } = await sharp(await file?.make())
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const background = data.subarray(0, 3);
  const radii = Array.from({ length: info.width * info.height }, (_, index) => {
    const pixel = data.subarray(index * info.channels, index * info.channels + 3);
    const [x, y] = [index % info.width, Math.floor(index / info.width)];
    const distance = Math.hypot(x - info.width / 2, y - info.height / 2);
    return pixel.equals(background) ? 0 : distance / info.width;
  });
  const radius = radii.reduce((max, current) => Math.max(max, current));
  expect(radius).toBeGreaterThan(0.3);
  expect(radius).toBeLessThanOrEqual(0.4);
});

test('keeps inline drawings small, with colors from tokens', () => {
  const drawings = drawPitPlan() + drawSeatChart(owner.lists.token.entries, 'seats');
  expect(brotliCompressSync(drawings).length).toBeLessThanOrEqual(4_500);
  expect(drawings).not.toMatch(
    /#[0-9a-f]{3,8}\b|style=|<style| id="(?!pit-(?:rings|floor)"|seat-)/i,
  );
});

const getGlyphPaths = (paths: string) => paths.match(/(?<= d=")[^"]+/g) ?? [];

test.each([
  // Messages have a direction mark in front of numbers.
  ['على \u200e0.05%.', 'rtl', ['.', '\u200e0.05%', 'على']],
  ['A 0.05%.', 'ltr', ['A', '0.05%.']],
  ['Łódź', 'ltr', ['Ł', 'ó', 'd', 'ź']],
] as const)('outlines every glyph in "%s" (%s) in visual order', async (...row) => {
  const [text, direction, runs] = row;
  const typeset = await createTypesetter(text, 'display', 800, direction);
  const expected = runs.flatMap((run) => getGlyphPaths(typeset(run, 80).paths));
  expect(getGlyphPaths(typeset(text, 80).paths)).toEqual(expected);
  const typesetLatin = await createTypesetter('A', 'display', 800, 'ltr');
  const [missingGlyph] = getGlyphPaths(typesetLatin('я', 80).paths);
  expect(expected).not.toContain(missingGlyph);
});

test('draws the headline of the Arabic social card right to left', async () => {
  const title = createMetadataTranslator(owner, 'ar')('head.social.title');
  const typeset = await createTypesetter(title, 'display', 800, 'rtl');
  const lastWord = getGlyphPaths(typeset(title.split(' ').at(-1) ?? '', 80).paths);
  // The period is to the left of the last word.
  expect(getGlyphPaths(await drawSocialCard(owner, 'ar')).join()).toContain(lastWord.join());
});

test.each(['capitals', 'sentence'] as const)(
  "the social card's headline is in %s case, like the page's",
  async (headlines) => {
    const title = createMetadataTranslator(owner, 'en')('head.social.title');
    const [firstWord = ''] = title.split(' ');
    const expected = headlines === 'capitals' ? firstWord.toUpperCase() : firstWord;
    const typeset = await createTypesetter(title + title.toUpperCase(), 'display', 800, 'ltr');
    const card = await drawSocialCard({ ...owner, look: { ...owner.look, headlines } }, 'en');
    expect(getGlyphPaths(card).join()).toContain(getGlyphPaths(typeset(expected, 80).paths).join());
  },
);

test.each([
  ['one two three four', 12, ['one two', 'three four']],
  ['one', 2, ['one']],
  ['a incomprehensible b', 6, ['a', 'incomprehensible', 'b']],
])('wraps "%s" into balanced lines of at most %i characters', (text, maxWidth, lines) => {
  expect(wrapBalanced(text, (line) => line.length, maxWidth)).toEqual(lines);
});
