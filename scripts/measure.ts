import { chromium, type Browser } from 'playwright-core';
import { TEST_BROWSER } from '../site/e2e/testBrowser.ts';
import startServerOnBuild from '../site/e2e/globalSetup.ts';
import { readArguments } from './arguments.ts';
import { findChromium } from './chromium.ts';
import { limitOf, PARTS, type Size } from './measure/sections.ts';

/**
 * `npm run measure`: builds the page and prints height and words of each section beside their limits,
 * with prices and feed not loaded. Exit code 1 when one is over. `--site`: a page that is served
 * already.
 */
const WINDOWS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

const { values } = readArguments('npm run measure', { site: { type: 'string' } });
const browser = await chromium.launch({ ...TEST_BROWSER, executablePath: findChromium() });
const stop = values.site === undefined ? await startServerOnBuild() : undefined;
try {
  const site = values.site ?? process.env['E2E_SITE'] ?? '';
  const [wide, narrow] = [await look(browser, site, 'wide'), await look(browser, site, 'narrow')];
  const rows = PARTS.map((part, place) => {
    const { height = NaN, words = NaN } = wide[place] ?? {};
    const size = { wide: height, narrow: narrow[place]?.height ?? NaN, words };
    return print(part, size, limitOf(part));
  });
  console.log(
    ['1440 px', '390 px', 'words'].reduce((line, h) => line + h.padStart(16), ' '.repeat(18)),
  );
  for (const { line } of rows) console.log(line);
  const over = rows.filter(({ isOver }) => isOver).length;
  console.log(over === 0 ? 'Nothing is over its limit.' : `${over} over the limit, marked with !.`);
  process.exitCode = over === 0 ? 0 : 1;
} finally {
  await browser.close();
  await stop?.();
}

/** Height and words that show of each part; none of a part that the page lacks. */
async function look(from: Browser, site: string, window: keyof typeof WINDOWS) {
  const page = await from.newPage({ viewport: WINDOWS[window], reducedMotion: 'reduce' });
  await page.route('**/simple/price?**', () => undefined);
  await page.goto(site);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const sizes = await page.evaluate((parts) => {
    const words = (element: HTMLElement) =>
      element.innerText.split(/\s+/).filter((word) => /\w/.test(word)).length;
    const size = (element: HTMLElement | null) => {
      if (!element) return undefined;
      // Words for ears alone take no room and tire no eye.
      const unseen = [...element.querySelectorAll<HTMLElement>('.sr-only')].map(words);
      return {
        height: Math.round(element.getBoundingClientRect().height),
        words: unseen.reduce((shown, count) => shown - count, words(element)),
      };
    };
    return parts.map((part) => {
      if (part === 'page') return size(document.body);
      return size(document.getElementById(part) ?? document.querySelector<HTMLElement>(part));
    });
  }, PARTS);
  await page.close();
  return sizes;
}

function print(part: string, size: Size, limit: Size) {
  const cells = (['wide', 'narrow', 'words'] as const).map((key) => {
    const isOver = !(size[key] <= limit[key]);
    return { isOver, text: `${size[key]} of ${limit[key]}${isOver ? ' !' : '  '}`.padStart(16) };
  });
  const line = cells.reduce((start, { text }) => start + text, part.padEnd(18));
  return { line, isOver: cells.some(({ isOver }) => isOver) };
}
