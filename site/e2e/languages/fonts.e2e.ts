import { setTimeout as delay } from 'node:timers/promises';
import { languages } from '../../src/data/languages.ts';
import { owner } from '../../src/data/owner.ts';
import { getLanguagePath } from '../../src/i18n/locales.ts';
import { NO_LANGUAGE_OFFER } from '../environment.ts';
import { expect, test } from '../fixtures.ts';
import { recordLayoutShifts } from '../pageProblems.ts';

/** A quarter of what counts as a good score (web.dev, "Cumulative Layout Shift"). */
const MAX_LAYOUT_SHIFT = 0.025;
/** Delay between fonts, long enough to paint each one. */
const DELAY_MS = 500;

test.use(NO_LANGUAGE_OFFER);

// The fonts are the same at all widths, so one width per language is enough.
for (const [index, language] of languages.entries()) {
  const width = index === 0 ? 1366 : 390;
  test(`late fonts barely shift the layout in ${language} at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const getLayoutShifts = await recordLayoutShifts(page);
    let fonts = 0;
    await page.route('**/*.woff2', async (route) => {
      await delay((fonts += 1) * DELAY_MS);
      await route.continue();
    });
    await page.goto(`${site}${getLanguagePath(owner, language)}`);
    await page.evaluate(() => document.fonts.ready);
    expect(fonts).toBeGreaterThan(1);
    const scores = (await getLayoutShifts()).map((shift) => parseFloat(shift));
    const total = scores.reduce((sum, score) => sum + score, 0);
    expect(total, JSON.stringify(scores)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  });
}
