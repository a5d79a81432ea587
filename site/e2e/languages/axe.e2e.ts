import { languagePath } from '#contract/languages.ts';
import { languages } from '../../src/i18n/locales.ts';
import { expect, interceptMarket, readThrough, test } from '../fixtures.ts';
import { scan } from '../scan.ts';
import { readerOf } from '../troubles.ts';

/** Colours change with the theme, names and sizes with the width: each once covers both. */
const VIEWS = { light: 390, dark: 1440 } as const;

for (const language of languages.slice(1)) {
  test(`axe finds nothing in the page and its 404 in ${language}`, async ({ page, site, said }) => {
    test.slow();
    said.expectError(/404/);
    await readerOf(page, language);
    await interceptMarket(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const address = `${site}${languagePath(language)}`;
    for (const place of [address, `${address}no-such-page`]) {
      await page.goto(place);
      await readThrough(page);
      if (place === address) await expect(page.locator('[data-price-row]')).toHaveCount(8);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await scan(page, `${place}, ${colorScheme}`, [VIEWS[colorScheme]]);
      }
    }
  });
}
