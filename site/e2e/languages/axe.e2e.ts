import { languagePath } from '#contract/languages.ts';
import { languages } from '../../src/content/language.ts';
import { expect, interceptMarket, readThrough, test } from '../fixtures.ts';
import { scan } from '../scan.ts';
import { readerOf } from './readerOf.ts';

/**
 * English is scanned in each theme and width. Another language changes names, and sizes with the width;
 * its colours are the same.
 */
const VIEWS = [
  [390, 'light'],
  [1440, 'dark'],
] as const;

for (const [place, language] of languages.slice(1).entries()) {
  const [width, colorScheme] = VIEWS[place % VIEWS.length] ?? VIEWS[0];
  test(`axe finds nothing in the page and its 404 in ${language}, ${colorScheme}`, async ({
    page,
    site,
    said,
  }) => {
    test.slow();
    said.expectError(/404/);
    await readerOf(page, language);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await interceptMarket(page);
    await page.goto(`${site}${languagePath(language)}`);
    await readThrough(page);
    await expect(page.locator('[data-price-row]')).toHaveCount(8);
    await scan(page, `the page in ${language}`, [width]);
    await page.goto(`${site}${languagePath(language)}no-such-page`);
    await scan(page, `404 in ${language}`, [width]);
  });
}
