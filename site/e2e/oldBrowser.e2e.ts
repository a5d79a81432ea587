import { expect, test } from './fixtures.ts';
import { scanWithAxe } from './pageProblems.ts';
import { scrollThroughPage } from './pageActions.ts';
import { stubMarket } from './marketStub.ts';

/** We use these CSS features, but they're newer than November 2022. */
const NEW_CSS =
  /\blight-dark\(|\bcolor-mix\(|\bround\(|\bmod\(|:has\(|(?<=\d)lh\b|@starting-style/g;

// This test changes inline styles, so they no longer match their hashes in the CSP.
test.use({ bypassCSP: true });

test('shows legible text and prices in a four-year-old browser', async ({ page, site }) => {
  await page.addInitScript(removeNewApis);
  await stubMarket(page);
  await page.route(/(?:\/|\.css)$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(NEW_CSS, (name) => `unknown-${name}`);
    await route.fulfill({ response, body });
  });
  await page.goto(site);
  await scrollThroughPage(page);
  await expect(page.locator('[data-price-row]')).toHaveCount(8);
  await expect(page.locator('[data-activity-row]').first()).toBeVisible();
  for (const [colorScheme, width] of [
    ['light', 390],
    ['dark', 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    // Wait for the hero image at this width, because axe measures the contrast of text on it.
    await page.locator('#top img').evaluate((image: HTMLImageElement) => image.decode());
    await scanWithAxe(page, `${width} px`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});

/** Runs in the page. Removes APIs newer than November 2022. */
function removeNewApis(): void {
  const newApis: [object, string[]][] = [
    [AbortSignal, ['any']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Element.prototype, ['checkVisibility']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
    [URL, ['canParse', 'parse']],
  ];
  for (const [object, names] of newApis)
    for (const name of names) Reflect.deleteProperty(object, name);
}
