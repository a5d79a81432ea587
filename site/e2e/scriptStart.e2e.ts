import type { Page } from '@playwright/test';
import { expect, holdRequests, test } from './fixtures.ts';
import { scrollThroughPage } from './pageActions.ts';

/** Names of the globals and the event that can start the page's script. */
const TRIGGERS = ['PerformanceObserver', 'requestAnimationFrame', 'load'];

/** Waits for the theme control, which the script shows. */
const expectScriptStarted = (page: Page) =>
  expect(page.locator('[data-theme-control]')).toBeVisible({ timeout: 10_000 });

/** Removes some of the triggers. */
async function removeTriggers(page: Page, triggers: readonly string[]): Promise<void> {
  await page.addInitScript((names) => {
    for (const name of names) Reflect.deleteProperty(globalThis, name);
  }, triggers);
  // The `load` event waits for the hero image.
  if (triggers.includes('load')) await holdRequests(page, '**/_astro/hero-*');
}

for (const path of ['/#faq', '/es/#compare', '/?utm_source=x#get-started']) {
  test(`starts the script at ${path} with and without PerformanceObserver`, async ({
    page,
    site,
  }) => {
    await page.goto(site + path);
    await expectScriptStarted(page);
    await removeTriggers(page, ['PerformanceObserver']);
    await page.reload();
    await expectScriptStarted(page);
  });
}

test('starts the script after reloading a scrolled page', async ({ page, site }) => {
  await page.goto(site);
  await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
  await page.reload();
  await expectScriptStarted(page);
});

for (const trigger of TRIGGERS) {
  const removed = TRIGGERS.filter((other) => other !== trigger);
  test(`starts the script with ${trigger}, without ${removed.join(' and ')}`, async ({
    page,
    site,
  }) => {
    await removeTriggers(page, removed);
    await page.goto(site, { waitUntil: 'commit' });
    await expectScriptStarted(page);
  });
}

for (const path of ['/', '/ar/']) {
  test(`${path} has its final text and height once the HTML is parsed`, async ({ page, site }) => {
    // Delay the prices, which would add text.
    await holdRequests(page, '**/api/v3/simple/price?**');
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', async () => {
        // `languages/fonts.e2e.ts` tests late fonts.
        await document.fonts.ready;
        const { innerText, scrollHeight } = document.body;
        Object.assign(globalThis, { initial: [innerText.split(/\s+/).length, scrollHeight] });
      }),
    );
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(site + path);
      const initial: number[] = await page.evaluate(() => Reflect.get(globalThis, 'initial'));
      await scrollThroughPage(page);
      const final = await page.evaluate(() => [
        document.body.innerText.split(/\s+/).length,
        document.body.scrollHeight,
      ]);
      for (const [index, amount] of final.entries())
        expect(Math.abs((initial[index] ?? 0) / amount - 1)).toBeLessThanOrEqual(0.02);
    }
  });
}
