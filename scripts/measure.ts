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
 * `npm run measure`: builds the page and prints the height of each section in each language, with prices
 * and feed not loaded. Exit code 1 when a whole page is taller than it may be, or a first screen lacks a part.
 */

/** Windows' widths, and the most that the English page may take there, in px. */
const MAX_HEIGHTS = [
  [1440, 13_300],
  [390, 13_300],
] as const;
/** By which factor a translation may be taller than English. */
const MAX_GROWTH = 1.08;

parseArgs();
await using opened = new AsyncDisposableStack();
opened.defer(await startServerOnBuild());
const browser = opened.use(await chromium.launch(TEST_BROWSER));
const page = await browser.newPage({ reducedMotion: 'reduce' });
await page.route('**/simple/price?**', () => undefined);
/** Heights in px of each part, by language and width. */
const heights: Record<string, Record<string, number>> = {};
const failures: string[] = [];
for (const language of languages) {
  await page.goto(new URL(getLanguagePath(owner, language), process.env['E2E_SITE']).href);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const [width, most] of MAX_HEIGHTS) {
    await page.setViewportSize({ width, height: 900 });
    for (const [part, height] of await page.evaluate(heightsOfParts))
      heights[part] = { ...heights[part], [`${language} ${width}`]: height };
    const { [`${language} ${width}`]: whole = NaN, [`en ${width}`]: english = NaN } =
      heights['page'] ?? {};
    const limit = language === 'en' ? most : Math.round(english * MAX_GROWTH);
    if (!(whole <= limit)) failures.push(`${language} is ${whole} px high and may be ${limit}.`);
  }
  for (const missing of await findMissingInFirstScreens(page, language))
    failures.push(`${language}, not in the first screen: ${missing}.`);
}
console.table(heights);
for (const sentence of failures) console.log(sentence);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Runs in the page: the heights of the sections, of the footer and of the whole page, in px. */
function heightsOfParts(): [string, number][] {
  const parts = [...document.querySelectorAll('section[id], footer')];
  const named = parts.map((one): [string, number] => [one.id || 'footer', one.clientHeight]);
  return [...named, ['page', document.body.scrollHeight]];
}
