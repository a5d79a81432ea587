import type { Page } from '@playwright/test';
import { languages, languagePath } from '../src/i18n/locales.ts';
import { missingInFirstScreens } from './firstScreen.ts';
import { expect, test } from './fixtures.ts';
import { watchLayoutShift } from './troubles.ts';
import { drawn, readThrough, scroll } from './visitor.ts';

const AIR_PX = 32;

/** How far down something reaches, px from the window's top. */
const bottomOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);

for (const language of languages) {
  test(`the first screen in ${language} says what the page is, what it costs and what to press`, async ({
    page,
    site,
  }) => {
    await page.goto(new URL(languagePath(language), site).href);
    expect(await missingInFirstScreens(page, language)).toEqual([]);
  });
}

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
