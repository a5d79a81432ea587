import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import drawnWith from './drawnWith.json' with { type: 'json' };
import { COINS, drawCoins } from './coins.ts';
import { DRAWINGS } from './drawings/makeDrawings.ts';
import { sectors } from './drawings/seats.ts';
import { PICTURES } from './hero.ts';
import { FLOOR, FLOOR_SHADE, PIT_COLORS, THEMES } from './palette.ts';
import { drawPit } from './pit/drawPit.ts';

const SITE = new URL('../', import.meta.url);
const read = (path: string) => readFile(new URL(path, SITE));

test.each(Object.entries(DRAWINGS))('%s is what its script draws', async (file, draw) => {
  expect((await read(`src/drawings/${file}`)).toString()).toBe(draw());
});

test('the drawings of the page stay within 4.5 kB together, and bring no raw color or style', async () => {
  const files = await Promise.all(
    Object.keys(DRAWINGS).map((file) => read(`src/drawings/${file}`)),
  );
  const all = Buffer.concat(files);
  expect(brotliCompressSync(all).length).toBeLessThanOrEqual(4500);
  expect(all.toString()).not.toMatch(
    /#[0-9a-f]{3,8}\b|style=|<style| id="(?!pit-(?:rings|floor)")/i,
  );
});

test('every coin has its mark, and it is what its script draws', async () => {
  const drawn = await drawCoins();
  const expected = [...Object.keys(COINS), 'placeholder'].map((id) => `${id}.svg`);
  expect([...drawn.keys()].toSorted()).toEqual(expected.toSorted());
  expect((await readdir(new URL('public/coins/', SITE))).toSorted()).toEqual(expected.toSorted());
  for (const [file, svg] of drawn) {
    expect((await read(`public/coins/${file}`)).toString()).toBe(svg);
    expect(svg.length).toBeLessThan(5000);
  }
});

test('there are a hundred seats, one for each percent of a share', async () => {
  expect(sectors().flatMap(({ points }) => points)).toHaveLength(100);
  const paths = [...DRAWINGS['seats.svg']().matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);
  const seatsPerPath = paths.map((path) => path.split('z').length - 1).filter((n) => n > 1);
  // The fourth share has a dot in each seat, drawn as a path of its own.
  expect(seatsPerPath).toEqual([40, 20, 20, 15, 15, 5]);
});

test('seats fill clockwise from the top', () => {
  const [community = [], , , , reserve = []] = sectors().map(({ points }) => points);
  expect(community.every(([x]) => x > 400)).toBe(true);
  expect(reserve.every(([x, y]) => x < 400 && y < 400)).toBe(true);
});

test.each(THEMES)('in the %s pit stand bids and asks, and on the floor one in black', (theme) => {
  const { bids, asks, visitor } = PIT_COLORS[theme];
  for (const { view } of PICTURES.filter(({ scene }) => scene === 'open')) {
    // A head is a dot.
    const groups = [
      ...drawPit('open', theme, view).matchAll(/stroke="(#\w+)" stroke-width="\d+" d="([^"]+h0)"/g),
    ];
    const heads = groups.flatMap(([, color, path = '']) =>
      Array(path.split('h0').length - 1).fill(color),
    );
    expect(heads.filter((color) => color === visitor)).toHaveLength(1);
    expect(new Set(heads)).toEqual(new Set([...bids, ...asks, visitor]));
    expect(heads.length).toBeGreaterThan(300);
  }
});

const images = PICTURES.flatMap((picture) => THEMES.map((theme) => ({ ...picture, theme })));

test.each(images)('$name-$theme is what its script draws, and small', async (picture) => {
  const { name, theme, scene, view, limit } = picture;
  const drawn = (await read(`src/assets/images/${name}-${theme}.svg`)).toString();
  // The owner may have chosen another floor since; the figures on it stand where they stood.
  const inItsColors = drawPit(scene, theme, view)
    .replaceAll(FLOOR, drawnWith.hero.floor)
    .replaceAll(FLOOR_SHADE, drawnWith.hero.floorShade);
  expect(drawn.toLowerCase()).toBe(inItsColors.toLowerCase());
  expect(brotliCompressSync(drawn).length).toBeLessThanOrEqual(limit);
});

test('fonts and the social image are within their budgets', async () => {
  const [display, text, social] = await Promise.all([
    read('src/assets/fonts/big-shoulders.woff2'),
    read('src/assets/fonts/archivo.woff2'),
    read('public/social.png'),
  ]);
  expect(display.length + text.length).toBeLessThanOrEqual(32_000);
  expect(social.length).toBeLessThan(300_000);
});
