import type { Page, Route } from '@playwright/test';
import { languages, languagePath } from '../../src/i18n/locales.ts';
import { expect, test } from '../fixtures.ts';
import { watchLayoutShift } from '../troubles.ts';
import { readerOf } from '../visitor.ts';

/** A quarter of what a page may move and still be called steady (web.dev, "Cumulative Layout Shift"). */
const STEADY = 0.025;

/** How many fonts stand there once what came was drawn. */
const drawnFonts = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    await frame();
    await frame();
    return [...document.fonts].filter(({ status }) => status === 'loaded').length;
  });

// Each language once in a window of each kind would tell of the same fonts twice.
for (const [place, language] of languages.entries()) {
  const width = place === 0 ? 1366 : 390;
  test(`in ${language} hardly anything moves at ${width} px while the fonts come one by one`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await readerOf(page, language);
    const shifts = await watchLayoutShift(page);
    const held: Route[] = [];
    await page.route('**/*.woff2', (route) => void held.push(route));
    await page.goto(`${site}${languagePath(language)}`, { waitUntil: 'commit' });
    const preloads = page.locator('link[rel=preload][as=font]');
    await expect.poll(() => preloads.count()).toBeGreaterThan(1);
    const count = await preloads.count();
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(count);
    await page.locator('#tmx-form-section[data-laid-out]').waitFor({ state: 'attached' });
    expect(await shifts()).toEqual([]);
    // In Arabic the letters of the language come before the figures between them.
    for (const route of held.slice(0, count)) {
      const before = await drawnFonts(page);
      await route.continue();
      await expect.poll(() => drawnFonts(page)).toBeGreaterThan(before);
    }
    // What the page asks for besides, when it sets a letter that few languages have.
    for (const route of held.slice(count)) await route.continue();
    await page.evaluate(() => document.fonts.ready);
    const moved = (await shifts()).map((shift) => parseFloat(shift));
    const sum = moved.reduce((all, value) => all + value, 0);
    expect(sum, JSON.stringify(moved)).toBeLessThanOrEqual(STEADY);
  });
}
