import type { Page } from 'playwright-core';
import { drawn } from './visitor.ts';

/** Window sizes whose first screen shows what the page is, what it costs and what to press. */
const FIRST_SCREENS = [
  [1440, 900],
  [1280, 720],
  [390, 844],
  // A phone's browser with its bars.
  [390, 664],
  [360, 740],
] as const;

/** Expected in every language: the first match of each selector. */
const WORDS = ['h1', '#top .headline', '#top a[data-go="sign-up-heading"]'];
/** Also expected in English, the shortest language. */
const ENGLISH = ['aside', '#top a[data-practice]'];
/** The edge of the floor in each picture of the pit, as shares of its height. */
const FLOOR = { desktop: 0.6, phone: 0.45 };

/**
 * Returns what is not completely in the first screen: a window and a selector, or in English `floor` if no edge of it
 * is visible. Leaves the page in the last window.
 */
export async function missingInFirstScreens(page: Page, language: string): Promise<string[]> {
  const isEnglish = language === 'en';
  const missing: string[] = [];
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const [width, height] of FIRST_SCREENS) {
    await page.setViewportSize({ width, height });
    // A new window width shows another picture in the next frame.
    await drawn(page);
    const floor = await page.evaluate(floorIn, width > 700 ? FLOOR.desktop : FLOOR.phone);
    if (isEnglish && !(floor > 0 && floor < height)) missing.push(`${width} × ${height}: floor`);
    for (const selector of isEnglish ? [...WORDS, ...ENGLISH] : WORDS) {
      const { y = NaN, height: own = NaN } =
        (await page.locator(selector).first().boundingBox()) ?? {};
      if (!(y + own <= height)) missing.push(`${width} × ${height}: ${selector}`);
    }
  }
  return missing;
}

/** Runs in the page: px from the window's top to the floor of the pit. */
async function floorIn(share: number): Promise<number> {
  const image = document.querySelector<HTMLImageElement>('#top img');
  if (!image) return NaN;
  await image.decode();
  const { top, width, height } = image.getBoundingClientRect();
  // As wide as its box, and centered vertically.
  const natural = (width * image.naturalHeight) / image.naturalWidth;
  return top + (height - natural) / 2 + natural * share;
}
