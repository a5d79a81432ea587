import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const LAYOUTS = ['split', 'centered', 'editorial', 'cover'];
const CARDS = ['mixed', 'filled', 'framed', 'ruled', 'mosaic'];
const WIDTHS = [320, 390, 768, 1440];

/** Changes the look of the built page. Its styles depend only on these attributes. */
const setLook = (page: Page, look: { layout?: string; cards?: string }) =>
  page.evaluate((changes) => {
    Object.assign(document.documentElement.dataset, { motif: 'none', ...changes });
    document.querySelector('#why-tmx .cards')?.setAttribute('data-columns', '3');
  }, look);

const getBox = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} isn't visible.`);
  return { ...box, end: box.x + box.width, center: box.x + box.width / 2 };
};
const getColor = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

test('each layout has its own composition', async ({ page, site }) => {
  await page.goto(site);
  await setLook(page, { layout: 'centered' });
  for (const selector of ['#top h1', '#why-tmx h2', '#security h2', '#tmx-form-section h2'])
    expect((await getBox(page, selector)).center, selector).toBeCloseTo(720, -1);
  await setLook(page, { layout: 'editorial' });
  for (const section of ['#why-tmx', '#how-it-works', '#security'])
    expect((await getBox(page, `${section} h2`)).end).toBeLessThan(
      (await getBox(page, `${section} .cards`)).x,
    );
  await setLook(page, { layout: 'cover' });
  const [heading, promise] = [await getBox(page, '#top h1'), await getBox(page, '#top .headline')];
  expect(heading.y + heading.height).toBeLessThan(promise.y);
  expect(promise.end).toBeLessThan((await getBox(page, '#top .lead')).x);
});

test('each layout has its own header and facts', async ({ page, site }) => {
  await page.goto(site);
  const getFacts = () =>
    Promise.all([1, 2].map((index) => getBox(page, `#security li:nth-child(${index})`)));
  await setLook(page, { layout: 'centered', cards: 'filled' });
  expect((await getBox(page, 'header nav')).center).toBeCloseTo(720, -2);
  await setLook(page, { layout: 'editorial', cards: 'ruled' });
  expect((await getBox(page, 'header a')).center).toBeCloseTo(720, -1);
  const [row, nextRow] = await getFacts();
  expect(nextRow?.x).toBe(row?.x);
  expect((await getBox(page, '#security .card h3')).width).toBeGreaterThan(120);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const layout of ['centered', 'editorial', 'cover']) {
    await setLook(page, { layout });
    expect((await getBox(page, 'header summary')).end, layout).toBeGreaterThan(350);
  }
});

test('each card style has its own shape', async ({ page, site }) => {
  await page.goto(site);
  const getReasons = () =>
    Promise.all([1, 2].map((index) => getBox(page, `#why-tmx li:nth-child(${index})`)));
  await setLook(page, { cards: 'filled' });
  expect(await getColor(page, '#security li:first-child')).toBe('rgb(228, 226, 218)');
  await setLook(page, { cards: 'framed' });
  const [cell, nextCell] = await getReasons();
  expect(Number(nextCell?.x) - Number(cell?.end)).toBeCloseTo(2);
  await setLook(page, { cards: 'ruled' });
  const [row, nextRow] = await getReasons();
  expect(nextRow?.x).toBe(row?.x);
  await setLook(page, { cards: 'mosaic' });
  const [tile, nextTile] = await getReasons();
  expect(tile?.width).toBeGreaterThan(1.5 * Number(nextTile?.width));
  expect(await getColor(page, '#security li:first-child')).toBe('rgb(255, 225, 0)');
});

for (const [index, cards] of CARDS.entries())
  test(`${cards} cards fit every window and have enough contrast`, async ({ page, site }) => {
    test.slow();
    await page.goto(site);
    for (const layout of LAYOUTS) {
      await setLook(page, { layout, cards });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow, `${layout}, ${width} px`).toBe(0);
      }
    }
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  });
