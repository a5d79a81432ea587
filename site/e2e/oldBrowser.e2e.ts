import { expect, test } from './fixtures.ts';
import { scan } from './troubles.ts';
import { readThrough } from './visitor.ts';
import { interceptMarket } from './market.ts';

/** CSS in our style sheets that a browser of November 2022 doesn't know. */
const YOUNGER =
  /\blight-dark\(|\bcolor-mix\(|\bround\(|\bmod\(|:has\(|(?<=\d)lh\b|@starting-style/g;

// The page's policy has the hash of the original style, not the old browser's.
test.use({ bypassCSP: true });

test('a four-year-old browser shows legible text and prices', async ({ page, site }) => {
  await page.addInitScript(forgetYoungerFunctions);
  await interceptMarket(page);
  await page.route(/(?:\/|\.css)$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(YOUNGER, (name) => `unknown-${name}`);
    await route.fulfill({ response, body });
  });
  await page.goto(site);
  await readThrough(page);
  await expect(page.locator('[data-price-row]')).toHaveCount(8);
  await expect(page.locator('[data-activity-row]').first()).toBeVisible();
  for (const [colorScheme, width] of [
    ['light', 390],
    ['dark', 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    // Text on the picture is legible once this window's picture has loaded.
    await page.locator('#top img').evaluate((image: HTMLImageElement) => image.decode());
    await scan(page, `${width} px`);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `${width} px`).toBeLessThanOrEqual(0);
  }
});

/** Runs in the page: removes APIs newer than November 2022. */
function forgetYoungerFunctions(): void {
  const younger: [object, string[]][] = [
    [AbortSignal, ['any']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Element.prototype, ['checkVisibility']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
    [URL, ['canParse', 'parse']],
  ];
  for (const [owner, names] of younger)
    for (const name of names) Reflect.deleteProperty(owner, name);
}
