import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { watchLayoutShift } from './troubles.ts';
import { drawn, readThrough, scroll } from './visitor.ts';

/** Where the floor lies in each picture of the pit, as shares of its height. */
const FLOOR = { desktop: { from: 0.6, to: 0.83 }, phone: { from: 0.56, to: 0.78 } };
const AIR_PX = 32;

/** Runs in the page: where the floor of the pit begins and ends, px from the window's top. */
function floorIn({ from, to }: { from: number; to: number }): { top: number; bottom: number } {
  const image = document.querySelector<HTMLImageElement>('#top img');
  if (!image) return { top: NaN, bottom: NaN };
  const box = image.getBoundingClientRect();
  const natural = (box.width * image.naturalHeight) / image.naturalWidth;
  // What the box cuts off above: `object-position` gives its share.
  const share = parseFloat(getComputedStyle(image).objectPosition.split(' ')[1] ?? '') / 100;
  const top = box.top - Math.max(0, natural - box.height) * share;
  return { top: top + natural * from, bottom: top + natural * to };
}

/** How far down something reaches, px from the window's top. */
const bottomOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);

const NEEDED = ['h1', '#top a[data-go="sign-up-heading"]'];
const WHOLE = [
  ...NEEDED,
  '#top a[data-go="trading-dashboard-heading"]',
  '#top ul',
  '#top p:has-text("Only trade money you can afford to lose.")',
];

test('the first screen holds the floor and what it must say', async ({ page, site }) => {
  for (const [width, height, words] of [
    [1440, 900, WHOLE],
    [390, 844, WHOLE],
    [1280, 720, NEEDED],
    [360, 740, NEEDED],
    [320, 700, NEEDED],
  ] as const) {
    const size = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await page.goto(site);
    await page.evaluate(() => document.fonts.ready);
    const floor = await page.evaluate(floorIn, width > 700 ? FLOOR.desktop : FLOOR.phone);
    expect(floor.top, size).toBeGreaterThan(0);
    expect(floor.bottom, size).toBeLessThanOrEqual(height);
    for (const selector of words)
      expect(await bottomOf(page, selector), `${selector}, ${size}`).toBeLessThanOrEqual(height);
  }
});

/** Runs in the page: what is smaller than our own measure, which axe does not know. */
function smallTargets(): string[] {
  return [...document.querySelectorAll('button, summary, nav a, header a')]
    .filter((target) => target.checkVisibility() && !target.matches('.skip'))
    .filter((target) => getComputedStyle(target).display !== 'inline')
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return Math.min(width, height) < 43.5;
    })
    .map((target) => target.outerHTML.slice(0, 100));
}

for (const widths of [
  [320, 390, 768],
  [1440, 1024, 1920],
]) {
  test(`at ${widths.join(', ')} px nothing shifts or scrolls sideways, and each target is large enough`, async ({
    page,
    site,
  }) => {
    const [first = NaN] = widths;
    await page.setViewportSize({ width: first, height: 844 });
    const shift = await watchLayoutShift(page);
    await page.goto(site);
    await readThrough(page);
    expect(await shift()).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const sideways = () => document.documentElement.scrollWidth - innerWidth;
      expect(await page.evaluate(sideways), `${width} px`).toBeLessThanOrEqual(0);
      expect(await page.evaluate(smallTargets), `${width} px`).toEqual([]);
    }
  });
}

test('in a wide window the header stays, anchors keep their air and the figure walks the plan', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site);
  for (const id of ['compare', 'token', 'faq']) {
    await scroll(page, `#${id}`);
    await expect(page.locator('header')).toBeInViewport();
    const air = await page.locator(`#${id} h2`).evaluate((one) => one.getBoundingClientRect().top);
    expect(air - (await bottomOf(page, 'header')), id).toBeGreaterThanOrEqual(AIR_PX - 1);
  }
  const walker = page.locator('.walker');
  const place = () => walker.evaluate((figure) => figure.getBoundingClientRect().x);
  await scroll(page, '#why-tmx');
  // What follows the scrolling does so with the next frame.
  await drawn(page);
  const start = await place();
  await scroll(page, '#how-it-works');
  await expect.poll(place).toBeGreaterThan(start + 300);
});
