import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import startServerOnBuild from '../site/e2e/globalSetup.ts';
import { TEST_BROWSER } from '../site/e2e/environment.ts';
import { findMissingInFirstScreens } from '../site/e2e/firstScreen.ts';
import { languages } from '../site/src/data/languages.ts';
import { owner } from '../site/src/data/owner.ts';
import { getLanguagePath } from '../site/src/i18n/locales.ts';
import './command.ts';

/**
 * `npm run measure` builds the page and prints the height of each section in each language, without prices. It fails if
 * a page is too tall or something essential isn't on the first screen.
 */

/** Maximum height of the English page at each viewport width, in px. */
const MAX_HEIGHTS = [
  [1440, 13_300],
  [390, 13_300],
] as const;
/** Maximum height of a translated page, relative to the English one. */
const MAX_GROWTH = 1.08;

parseArgs();
await using resources = new AsyncDisposableStack();
resources.defer(await startServerOnBuild());
const browser = resources.use(await chromium.launch(TEST_BROWSER));
const page = await browser.newPage({ reducedMotion: 'reduce' });
await page.route('**/simple/price?**', () => undefined);
/** Section heights by language and viewport width, in px. */
const heights: Record<string, Record<string, number>> = {};
const errors: string[] = [];
for (const language of languages) {
  await page.goto(new URL(getLanguagePath(owner, language), process.env['E2E_SITE']).href);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const [width, maxHeight] of MAX_HEIGHTS) {
    await page.setViewportSize({ width, height: 900 });
    for (const [section, height] of await page.evaluate(measureSections))
      heights[section] = { ...heights[section], [`${language} ${width}`]: height };
    const { [`${language} ${width}`]: pageHeight = NaN, [`en ${width}`]: englishHeight = NaN } =
      heights['page'] ?? {};
    const limit = language === 'en' ? maxHeight : Math.round(englishHeight * MAX_GROWTH);
    if (!(pageHeight <= limit))
      errors.push(`${language}: The page is ${pageHeight} px tall. The maximum is ${limit} px.`);
  }
  for (const missing of await findMissingInFirstScreens(page, language))
    errors.push(`${language}: Missing on the first screen: ${missing}.`);
}
console.table(heights);
for (const error of errors) console.log(error);
process.exitCode = errors.length > 0 ? 1 : 0;

/** Returns section heights in px. Runs in the page. */
function measureSections(): [string, number][] {
  const sections = [...document.querySelectorAll('section[id], footer')];
  const measured = sections.map((section): [string, number] => {
    return [section.id || 'footer', section.clientHeight];
  });
  return [...measured, ['page', document.body.scrollHeight]];
}
