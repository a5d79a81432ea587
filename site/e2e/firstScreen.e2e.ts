import type { Page } from '@playwright/test';
import { expect, scroll, test } from './fixtures.ts';

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

/** How far down the words of the first screen reach, px. */
const bottomOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);

for (const [width, height, whole] of [
  [1440, 900, true],
  [390, 844, true],
  [1280, 720, false],
  [360, 740, false],
  [320, 700, false],
] as const) {
  test(`the first screen at ${width} × ${height} holds the floor and what it must say`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(site);
    await page.evaluate(() => document.fonts.ready);
    const floor = await page.evaluate(floorIn, width > 700 ? FLOOR.desktop : FLOOR.phone);
    expect(floor.top).toBeGreaterThan(0);
    expect(floor.bottom).toBeLessThanOrEqual(height);
    const needed = ['h1', '#top a[data-go="sign-up-heading"]'];
    const risk = '#top p:has-text("Only trade money you can afford to lose.")';
    if (whole) needed.push('#top a[data-go="trading-dashboard-heading"]', '#top ul', risk);
    for (const selector of needed) {
      expect(await bottomOf(page, selector), selector).toBeLessThanOrEqual(height);
    }
  });
}

test('at twice the type, headline, key and stair keep clear of each other', async ({
  page,
  site,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% }');
      document.adoptedStyleSheets = [sheet];
    });
    const parts = page.locator(
      ':is(header, #top, #stats, #why-tmx, #how-it-works) :is(h1, h2, h3, p, a)',
    );
    expect(await parts.count()).toBeGreaterThan(30);
    const beyond = await parts.evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth)
        .map((one) => one.textContent),
    );
    expect(beyond, `${width} px`).toEqual([]);
    const stair = await page.locator('#why-tmx ol').boundingBox();
    expect(await bottomOf(page, '#why-tmx h2')).toBeLessThanOrEqual(stair?.y ?? 0);
    const [home, nav] = [page.locator('header a').first(), page.locator('header nav')];
    const logo = await home.boundingBox();
    const menu = await nav.boundingBox();
    expect((logo?.x ?? NaN) + (logo?.width ?? NaN)).toBeLessThanOrEqual(menu?.x ?? NaN);
  }
});

test('the header stays in a wide window, and what a link leads to keeps its air', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site);
  for (const id of ['compare', 'token', 'faq']) {
    await scroll(page, `#${id}`);
    await expect(page.locator('header')).toBeInViewport();
    const heading = page.locator(`#${id} h2`);
    const air = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(air - (await bottomOf(page, 'header')), id).toBeGreaterThanOrEqual(AIR_PX - 1);
  }
});

test('in the widest window the plan stands beside its text', async ({ page, site }) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  await page.goto(site);
  const text = await page.locator('#how-it-works ol').boundingBox();
  const plan = await page.locator('#how-it-works .plan-drawing').boundingBox();
  expect((plan?.x ?? NaN) - ((text?.x ?? NaN) + (text?.width ?? NaN))).toBeLessThan(80);
});

test('the figure walks the plan while it is scrolled, and is absent without motion', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site);
  const walker = page.locator('.walker');
  const place = () => walker.evaluate((figure) => figure.getBoundingClientRect().x);
  await scroll(page, '#why-tmx');
  const start = await place();
  await scroll(page, '#how-it-works');
  await expect.poll(place).toBeGreaterThan(start + 300);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(walker).toBeHidden();
});
