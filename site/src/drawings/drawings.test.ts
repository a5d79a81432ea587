import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { owner } from '../data/owner.ts';
import type { GeneratedFile } from '../lib/generatedFile.ts';
import { createCoinBadges } from './coinBadges.ts';
import { pitImages } from './pitImages.ts';
import { balanceLines, openFonts } from './textOutlines.ts';
import { drawPitPlan } from './pitPlan.ts';
import { drawSeatChart } from './seatChart.ts';

const compressedSize = async ({ make }: GeneratedFile) => brotliCompressSync(await make()).length;

test.each([
  ['desktop', 6_300],
  // The largest thing of a phone's first view.
  ['phone', 5_200],
  ['empty', 3_100],
] as const)('the %s pit has at most %i bytes in both themes', async (name, limit) => {
  const { light, dark } = pitImages[name];
  expect(await compressedSize(light)).toBeLessThanOrEqual(limit);
  expect(await compressedSize(dark)).toBeLessThanOrEqual(limit);
});

test('each coin of the icon package has a small mark', async () => {
  const marks = createCoinBadges();
  expect(marks.map(({ url }) => url)).toContain(`/coins/${owner.coins[0]?.id}.svg`);
  for (const { make } of marks) expect((await make()).length).toBeLessThan(5_000);
});

test('drawings inside of the page are small and take their colors from tokens', () => {
  const all = drawPitPlan() + drawSeatChart(owner.lists.token.entries, 'seats');
  expect(brotliCompressSync(all).length).toBeLessThanOrEqual(4_500);
  expect(all).not.toMatch(/#[0-9a-f]{3,8}\b|style=|<style| id="(?!pit-(?:rings|floor)"|seat-)/i);
});

/** The outlines of the letters in some paths. */
const outlines = (paths: string) => paths.match(/(?<= d=")[^"]+/g) ?? [];

test.each([
  // With the mark of direction that messages have before a figure.
  ['على \u200e0.05%.', 'rtl', ['.', '\u200e0.05%', 'على']],
  ['A 0.05%.', 'ltr', ['A', '0.05%.']],
  ['Łódź', 'ltr', ['Ł', 'ó', 'd', 'ź']],
] as const)('sets %s (%s) in all of its letters, from left to right', async (...row) => {
  const [text, direction, parts] = row;
  const set = await openFonts(text, 'display', 800, direction);
  const expected = parts.flatMap((part) => outlines(set(part, 80).paths));
  expect(outlines(set(text, 80).paths)).toEqual(expected);
  const [missing] = outlines((await openFonts('A', 'display', 800, 'ltr'))('я', 80).paths);
  expect(expected).not.toContain(missing);
});

test.each([
  ['one two three four', 12, ['one two', 'three four']],
  ['one', 2, ['one']],
  ['a incomprehensible b', 6, ['a', 'incomprehensible', 'b']],
])('breaks "%s" into even lines of %i letters', (text, most, lines) => {
  expect(balanceLines(text, (line) => line.length, most)).toEqual(lines);
});
