import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { COINS, drawCoins } from './coins.ts';
import { DRAWINGS } from './drawings/makeDrawings.ts';
import { SEAT_PERCENTAGES, sectors } from './drawings/seats.ts';
import { PICTURES, PLAIN_TOLERANCE, rasterize } from './hero.ts';
import { FLOOR, FLOOR_SHADE, PIT_COLORS, THEMES } from './palette.ts';
import { drawPit } from './pit/drawPit.ts';
import { greatestPlainError } from './plainColor.ts';

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

test('there are a hundred seats, one for each percent of a category', async () => {
  expect(sectors().map((seats) => seats.length)).toEqual([...SEAT_PERCENTAGES]);
  expect(sectors().flat()).toHaveLength(100);
  const paths = [...DRAWINGS['seats.svg']().matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);
  const seatsPerPath = paths.map((path) => path.split('z').length - 1).filter((n) => n > 1);
  // The fourth category has a dot in each seat, drawn as a path of its own.
  expect(seatsPerPath).toEqual([40, 20, 20, 15, 15, 5]);
});

test('seats fill clockwise from the top', () => {
  const [community = [], , , , reserve = []] = sectors();
  expect(community.every(([x]) => x > 400)).toBe(true);
  expect(reserve.every(([x, y]) => x < 400 && y < 400)).toBe(true);
});

test.each([
  ['hero', 'c5c3aa80146ae999'],
  ['hero-wide', '75608a815160c9fd'],
  ['hero-phone', 'caddc2f79c5530fa'],
  ['empty', '433f70f7233a47ce'],
])('the crowd of %s stands where it stood', (name, hash) => {
  const picture = PICTURES.find((one) => one.name === name);
  if (picture === undefined) throw new Error(`No picture ${name}`);
  // The owner may choose another floor; the figures on it stand where they stood.
  const svg = drawPit(picture.scene, 'light', picture.view)
    .replaceAll(FLOOR, '#FFE100')
    .replaceAll(FLOOR_SHADE, '#C9A800');
  expect(createHash('sha256').update(svg).digest('hex').slice(0, 16)).toBe(hash);
});

test.each(THEMES)('in the %s pit stand bids and asks, and on the floor one in black', (theme) => {
  const { bids, asks, visitor } = PIT_COLORS[theme];
  for (const { view } of PICTURES.filter(({ scene }) => scene === 'open')) {
    const heads = drawPit('open', theme, view).match(/<circle [^>]+ fill="#\w+"/g) ?? [];
    const colors = heads.map((head) => head.slice(-8, -1));
    expect(colors.filter((color) => color === visitor)).toHaveLength(1);
    expect(new Set(colors)).toEqual(new Set([...bids, ...asks, visitor]));
  }
});

const images = PICTURES.flatMap((picture) => THEMES.map((theme) => ({ picture, theme })));

test.each(images)(
  '$picture.name-$theme is small, and melts into the page',
  { timeout: 30_000 },
  async ({ picture, theme }) => {
    const source = await rasterize(picture, theme);
    const limits = { avif: picture.limit[theme], webp: picture.webpLimit };
    for (const format of ['avif', 'webp'] as const) {
      const limit = limits[format];
      if (limit === undefined) continue;
      const file = await read(`src/assets/images/${picture.name}-${theme}.${format}`);
      expect(file.length).toBeLessThanOrEqual(limit);
      const error = await greatestPlainError(file, source, theme);
      expect(error).toBeLessThanOrEqual(PLAIN_TOLERANCE);
    }
  },
);

test('fonts and the social image are within their budgets', async () => {
  const [display, text, social] = await Promise.all([
    read('src/assets/fonts/big-shoulders.woff2'),
    read('src/assets/fonts/archivo.woff2'),
    read('public/social.png'),
  ]);
  expect(display.length + text.length).toBeLessThanOrEqual(32_000);
  expect(social.length).toBeLessThan(300_000);
});
