import type { Page } from '@playwright/test';
import { expect, holdRequests, test } from './fixtures.ts';
import { scrollThroughPage } from './pageActions.ts';

/** Two globals and an event can start the page's script. */
const TRIGGERS = ['PerformanceObserver', 'requestAnimationFrame', 'load'];

/** The script shows the theme control. */
const expectScriptStarted = (page: Page) =>
  expect(page.locator('[data-theme-control]')).toBeVisible({ timeout: 10_000 });

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

/** Runs in the page. Returns its word count and height. */
const measure = () => [document.body.innerText.split(/\s+/).length, document.body.scrollHeight];

function expectSimilar(measured: readonly number[], final: readonly number[]): void {
  for (const [index, amount] of final.entries())
    expect(Math.abs((measured[index] ?? 0) / amount - 1)).toBeLessThanOrEqual(0.02);
}

for (const path of ['/', '/ar/']) {
  test(`${path} has its final text and height once the HTML is parsed`, async ({ page, site }) => {
    // Delay the prices, because they would add text.
    await holdRequests(page, '**/api/v3/simple/price?**');
    // `languages/fonts.e2e.ts` tests late fonts.
    await page.addInitScript(`document.addEventListener('DOMContentLoaded', async () => {
      await document.fonts.ready;
      globalThis.initial = (${measure.toString()})();
    });`);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(site + path);
      const initial: number[] = await page.evaluate(() => Reflect.get(globalThis, 'initial'));
      const loaded = await page.evaluate(measure);
      await scrollThroughPage(page);
      const final = await page.evaluate(measure);
      expectSimilar(initial, final);
      expectSimilar(loaded, final);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page has its final text and height once it has loaded', async ({ page, site }) => {
    await page.goto(site);
    const loaded = await page.evaluate(measure);
    const sections = await page.locator('main section[id]').all();
    expect(sections.length).toBeGreaterThan(10);
    for (const section of sections) await section.scrollIntoViewIfNeeded();
    expectSimilar(loaded, await page.evaluate(measure));
  });
});
