import { setTimeout as wait } from 'node:timers/promises';
import { languages } from '../../src/data/languages.ts';
import { owner } from '../../src/data/owner.ts';
import { getLanguagePath } from '../../src/i18n/locales.ts';
import { NO_OFFER } from '../environment.ts';
import { expect, test } from '../fixtures.ts';
import { watchLayoutShift } from '../troubles.ts';

/** A quarter of the layout shift that counts as good (web.dev, "Cumulative Layout Shift"). */
const STEADY = 0.025;
/** Long enough to paint a font. */
const APART_MS = 500;

test.use(NO_OFFER);

// Each language at every width would test the same fonts twice.
for (const [place, language] of languages.entries()) {
  const width = place === 0 ? 1366 : 390;
  test(`in ${language} at ${width} px, fonts load with hardly any layout shift`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shifts = await watchLayoutShift(page);
    let fonts = 0;
    await page.route('**/*.woff2', async (route) => {
      await wait((fonts += 1) * APART_MS);
      await route.continue();
    });
    await page.goto(`${site}${getLanguagePath(owner, language)}`);
    await page.evaluate(() => document.fonts.ready);
    expect(fonts).toBeGreaterThan(1);
    const moved = (await shifts()).map((shift) => parseFloat(shift));
    const sum = moved.reduce((all, value) => all + value, 0);
    expect(sum, JSON.stringify(moved)).toBeLessThanOrEqual(STEADY);
  });
}
