import type { Page } from '@playwright/test';
import { drawn, expect, readThrough, restyle, scroll, test, WIDE_SPACING } from './fixtures.ts';
import { watchLayoutShift } from './layoutShift.ts';
import { openWithEvents, troubles } from './troubles.ts';

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

test('the first screen holds the floor and what it must say', async ({ page, site }) => {
  for (const [width, height, whole] of [
    [1440, 900, true],
    [390, 844, true],
    [1280, 720, false],
    [360, 740, false],
    [320, 700, false],
  ] as const) {
    const size = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await page.goto(site);
    await page.evaluate(() => document.fonts.ready);
    const floor = await page.evaluate(floorIn, width > 700 ? FLOOR.desktop : FLOOR.phone);
    expect(floor.top, size).toBeGreaterThan(0);
    expect(floor.bottom, size).toBeLessThanOrEqual(height);
    const needed = ['h1', '#top a[data-go="sign-up-heading"]'];
    const risk = '#top p:has-text("Only trade money you can afford to lose.")';
    if (whole) needed.push('#top a[data-go="trading-dashboard-heading"]', '#top ul', risk);
    for (const selector of needed)
      expect(await bottomOf(page, selector), `${selector}, ${size}`).toBeLessThanOrEqual(height);
  }
});

/** Runs in the page: what is too small to be pressed. */
function smallTargets(): string[] {
  return [...document.querySelectorAll('a, button, summary, input, label:has(input)')]
    .filter((target) => target.checkVisibility() && !target.closest('.skip, label input'))
    .flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      // A link within a sentence is as high as its line: the rule itself excepts it.
      const inline = getComputedStyle(target).display === 'inline';
      const house = target.matches('button, summary, nav a, header a');
      const least = inline ? 0 : house ? 44 : 24;
      const name = `${target.tagName} ${(target.textContent ?? '').trim().slice(0, 30)}`;
      return Math.min(width, height) + 0.5 < least ? [`${name}: ${width} × ${height}`] : [];
    });
}

for (const width of [320, 390, 768, 1024, 1440, 1920]) {
  test(`at ${width} px nothing shifts or scrolls sideways, and each target is large enough`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shift = await watchLayoutShift(page);
    await page.goto(site);
    await readThrough(page);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
    expect(await shift()).toEqual([]);
    expect(await page.evaluate(smallTargets)).toEqual([]);
  });
}

for (const [wish, css, widths] of [
  ['type at 200%', 'html { font-size: 200% !important }', [320, 390, 768, 1280, 1440]],
  ['type at 125%', 'html { font-size: 125% !important }', [320, 390, 768, 1280, 1440]],
  ['text spacing', WIDE_SPACING, [320, 390, 1181, 1280, 1440]],
] as const) {
  test(`with a visitor's ${wish} nothing runs sideways, over something else or out of sight`, async ({
    page,
    site,
  }) => {
    await openWithEvents(page, site, () => restyle(page, css));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(troubles), `${width} px`).toEqual([]);
    }
  });
}

test('in a wide window the header stays, anchors keep their air, the figure walks the plan and no card moves another', async ({
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

  const courses = page.locator('#academy [data-level]');
  // Cards that are still being revealed move by themselves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const places = () =>
    courses.evaluateAll((all) =>
      all.map((card) => [
        card.getBoundingClientRect().left,
        card.getBoundingClientRect().top + scrollY,
      ]),
    );
  const before = await places();
  await courses.nth(2).locator('summary').click();
  await expect(courses.nth(2).locator('[data-panel]')).toBeVisible();
  expect(await places()).toEqual(before);

  // In the widest window the plan stands beside its text.
  await page.setViewportSize({ width: 2560, height: 1300 });
  const text = await page.locator('#how-it-works ol').boundingBox();
  const plan = await page.locator('#how-it-works .plan-drawing').boundingBox();
  expect((plan?.x ?? NaN) - ((text?.x ?? NaN) + (text?.width ?? NaN))).toBeLessThan(80);
});
