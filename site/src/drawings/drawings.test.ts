import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { create } from 'fontkitten';
import { expect, test, vi } from 'vitest';
import type { Owner } from '#contract/owner.ts';
import { owner } from '../src/data/owner.ts';
import { drawCoins } from './coins.ts';
import { stalePictures } from './drawnWith.ts';
import { drawHero } from './hero.ts';
import { THEMES } from './palette.ts';
import { drawPlan } from './plan.ts';
import { drawSeats } from './seats.ts';

// The owner may have chosen other colours since the pictures were drawn; what is on them stands where it stood.
vi.mock('../src/data/owner.ts', async (original) => {
  const all = await original<{ owner: Owner }>();
  const { default: drawn } = await import('./drawnWith.json');
  return { ...all, owner: { ...all.owner, colors: { ...drawn.hero } } };
});

const SITE = new URL('../', import.meta.url);
const read = async (path: string) => (await readFile(new URL(path, SITE))).toString();

const DRAWINGS = {
  'src/drawings/plan.svg': drawPlan(),
  // Without a supply there are no seats, and whoever leaves it out draws nothing anew.
  ...(owner.token?.supply && { 'src/drawings/seats.svg': drawSeats() }),
};
// A coin whose mark the owner has not drawn yet shows its letters.
const marks = Object.entries(drawCoins()).filter(([path]) => existsSync(new URL(path, SITE)));
const DRAWN = { ...DRAWINGS, ...drawHero(), ...Object.fromEntries(marks) };

test.each(Object.entries(DRAWN))('%s is what its script draws', async (path, svg) => {
  expect((await read(path)).toLowerCase()).toBe(svg.toLowerCase());
});

test('a picture that was drawn with the colours of today is not taken for another, seats of another split are', () => {
  expect(stalePictures()).not.toContain('hero');
  const supply = owner.token?.supply;
  Object.assign(supply ?? {}, { split: [{ id: 'community', percent: 100, seat: 'floor' }] });
  expect(stalePictures().includes('drawings')).toBe(Boolean(supply));
});

test.each([
  ['hero', 6_300],
  // The largest thing of a phone's first view.
  ['hero-phone', 5_200],
  ['empty', 3_100],
])('%s is small in both themes', async (name, limit) => {
  for (const theme of THEMES) {
    const svg = await read(`src/assets/images/${name}-${theme}.svg`);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(limit);
  }
});

test('the mark of a coin is small; the drawings of the page stay within 4.5 kB together, and bring no raw color or style', () => {
  for (const svg of Object.values(drawCoins())) expect(svg.length).toBeLessThan(5000);
  const all = Object.values(DRAWINGS).join('');
  expect(brotliCompressSync(all).length).toBeLessThanOrEqual(4500);
  expect(all).not.toMatch(/#[0-9a-f]{3,8}\b|style=|<style| id="(?!pit-(?:rings|floor)"|seat-)/i);
});

test('on an Arabic page a name in Latin letters is set whole, in headlines and in text', async () => {
  for (const file of ['big-shoulders-arabic', 'archivo-arabic']) {
    const font = create(await readFile(new URL(`src/assets/fonts/${file}.woff2`, SITE)));
    const letters = 'characterSet' in font ? String.fromCodePoint(...font.characterSet) : '';
    for (const letter of 'AZaz09&') expect(letters, file).toContain(letter);
  }
});

test.each([
  ['public/social.png', 300_000],
  // What a phone gets of the text's font in its first round trip while three files arrive, less the headers.
  ['src/assets/fonts/archivo.woff2', 9_850],
  ['src/assets/fonts/big-shoulders.woff2', 22_150],
  // Six files arrive: the first on the connection that brought the page, the others on new ones.
  ['src/assets/fonts/readex.woff2', 12_805],
  ['src/assets/fonts/cairo.woff2', 8_425],
  ['src/assets/fonts/big-shoulders-arabic.woff2', 8_425],
  ['src/assets/fonts/archivo-arabic.woff2', 8_425],
])('%s is there no later than what it stands beside: at most %i bytes', async (path, largest) => {
  const { size } = await stat(new URL(path, SITE));
  expect(size).toBeLessThanOrEqual(largest);
});
