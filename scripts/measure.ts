import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { languagePath } from '#contract/languagePath.ts';
import startServerOnBuild from '../site/e2e/globalSetup.ts';
import { TEST_BROWSER } from '../site/e2e/environment.ts';
import { FIRST_SCREENS, missingInFirstScreen } from '../site/e2e/firstScreen.ts';
import { languages } from '../site/src/i18n/locales.ts';
import './command.ts';
import { findChromium } from './programs.ts';

/**
 * `npm run measure`: builds the page and prints the height of each section in each language, with prices
 * and feed not loaded. Exit code 1 when a whole page is taller than it may be, or a first screen lacks a part.
 */

/** The most that the English page may take, in px. */
const MAX_HEIGHTS = { 1440: 12_900, 390: 17_500 };
/** A translation may be so much taller than English. */
const MAX_GROWTH = 1.08;

parseArgs();
const stop = await startServerOnBuild();
const browser = await chromium.launch({ ...TEST_BROWSER, executablePath: findChromium() });
try {
  for (const width of [1440, 390] as const) {
    const pages = await Promise.all(languages.map((tag) => heights(browser, tag, width)));
    const [english = {}] = pages;
    console.log(`${width} px`.padEnd(20) + languages.map((tag) => tag.padStart(8)).join(''));
    for (const part of Object.keys(english)) {
      console.log(part.padEnd(20) + pages.map((page) => String(page[part]).padStart(8)).join(''));
    }
    pages.forEach(({ page: height = NaN }, place) => {
      const most = place === 0 ? MAX_HEIGHTS[width] : (english['page'] ?? NaN) * MAX_GROWTH;
      if (height <= most) return;
      console.log(`${languages[place]} is ${height} px high and may be ${Math.round(most)}.`);
      process.exitCode = 1;
    });
  }
  const lacks = await Promise.all(languages.map((tag) => firstScreens(browser, tag)));
  for (const lack of lacks.flat()) {
    console.log(lack);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await stop();
}

/** What the first screens of a language lack, a sentence for each window. */
async function firstScreens(from: Browser, language: string) {
  const page = await from.newPage();
  const lacks: string[] = [];
  for (const [width, height] of FIRST_SCREENS) {
    await page.setViewportSize({ width, height });
    await page.goto(new URL(languagePath(language), process.env['E2E_SITE']).href);
    const missing = await missingInFirstScreen(page, language);
    if (missing.length > 0)
      lacks.push(
        `${language}, ${width} × ${height}: not in the first screen: ${missing.join(', ')}.`,
      );
  }
  await page.close();
  return lacks;
}

/** The heights of the sections, of the footer and of the whole page, in px. */
async function heights(from: Browser, language: string, width: number) {
  const page = await from.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.route('**/simple/price?**', () => undefined);
  await page.goto(new URL(languagePath(language), process.env['E2E_SITE']).href);
  await page.locator('#tmx-form-section[data-laid-out]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const found = await page.evaluate((): [string, number][] => {
    const parts = [...document.querySelectorAll('section[id], footer')];
    const named = parts.map((one): [string, number] => [one.id || 'footer', one.clientHeight]);
    return [...named, ['page', document.body.scrollHeight]];
  });
  await page.close();
  return Object.fromEntries(found);
}
