import type { Page } from '@playwright/test';
import { expect, hold, test } from './fixtures.ts';
import { readThrough } from './visitor.ts';

/** What can start the page's script. */
const SIGNALS = ['PerformanceObserver', 'requestAnimationFrame', 'load'];

/** The script has run when the theme control appears. */
const expectStart = (page: Page) =>
  expect(page.locator('[data-theme-control]')).toBeVisible({ timeout: 10_000 });

/** Removes some of what can start the script. */
async function remove(page: Page, signals: readonly string[]): Promise<void> {
  await page.addInitScript((names) => {
    for (const name of names) Reflect.deleteProperty(globalThis, name);
  }, signals);
  // `load` waits for the hero's picture.
  if (signals.includes('load')) await hold(page, '**/_astro/hero-*');
}

for (const path of ['/#faq', '/es/#compare', '/?utm_source=x#get-started']) {
  test(`the page's script starts at ${path}, with and without PerformanceObserver`, async ({
    page,
    site,
  }) => {
    await page.goto(site + path);
    await expectStart(page);
    await remove(page, ['PerformanceObserver']);
    await page.reload();
    await expectStart(page);
  });
}

test("the page's script starts after reloading a scrolled page", async ({ page, site }) => {
  await page.goto(site);
  await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
  await page.reload();
  await expectStart(page);
});

for (const only of SIGNALS) {
  const others = SIGNALS.filter((signal) => signal !== only);
  test(`the page's script starts by ${only} without ${others.join(' and ')}`, async ({
    page,
    site,
  }) => {
    await remove(page, others);
    await page.goto(site, { waitUntil: 'commit' });
    await expectStart(page);
  });
}

for (const path of ['/', '/ar/']) {
  test(`${path} has its text and height once its HTML is parsed`, async ({ page, site }) => {
    // Prices would add text.
    await hold(page, '**/api/v3/simple/price?**');
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', async () => {
        // Late fonts are covered by `languages/fonts.e2e.ts`.
        await document.fonts.ready;
        const { innerText, scrollHeight } = document.body;
        Object.assign(globalThis, { early: [innerText.split(/\s+/).length, scrollHeight] });
      }),
    );
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(site + path);
      const early: number[] = await page.evaluate(() => Reflect.get(globalThis, 'early'));
      await readThrough(page);
      const late = await page.evaluate(() => [
        document.body.innerText.split(/\s+/).length,
        document.body.scrollHeight,
      ]);
      for (const [index, amount] of late.entries())
        expect(Math.abs((early[index] ?? 0) / amount - 1)).toBeLessThanOrEqual(0.02);
    }
  });
}
