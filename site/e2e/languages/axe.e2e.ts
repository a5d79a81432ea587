import { languagePath } from '#contract/languages.ts';
import { languages } from '../../src/i18n/locales.ts';
import { expect, interceptMarket, readThrough, test } from '../fixtures.ts';
import { scan } from '../scan.ts';
import { readerOf } from './readerOf.ts';

/** Colours change with the theme, names and sizes with the width: each once covers both. */
const VIEWS = { light: 390, dark: 1440 } as const;

for (const language of languages.slice(1)) {
  for (const colorScheme of ['light', 'dark'] as const) {
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
      await scan(page, `the page in ${language}`, [VIEWS[colorScheme]]);
      await page.goto(`${site}${languagePath(language)}no-such-page`);
      await scan(page, `404 in ${language}`, [VIEWS[colorScheme]]);
    });
  }
}
