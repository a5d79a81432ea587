import type { Page } from 'playwright-core';
import { drawn } from './visitor.ts';

/** Width and height of windows whose first screen says what the page is, what it costs and what to press. */
const FIRST_SCREENS = [
  [1440, 900],
  [1280, 720],
  [390, 844],
  // A phone's browser with its bars.
  [390, 664],
  [360, 740],
] as const;

/** In every language; the first of what a selector finds. */
const WORDS = ['h1', '#top .headline', '#top a[data-go="sign-up-heading"]'];
/** In English, whose words are the shortest, besides. */
const ENGLISH = ['aside', '#top a[data-practice]'];
/** Where the edge of the floor lies in each picture of the pit, as shares of its height. */
const FLOOR = { desktop: 0.6, phone: 0.45 };

/**
 * What does not stand whole in the first screen of an open page, one by one: the window and a selector, or
 * `floor` in English where no edge of it is seen. The page has its last window then.
 */
export async function missingInFirstScreens(page: Page, language: string): Promise<string[]> {
  const isEnglish = language === 'en';
  const missing: string[] = [];
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const [width, height] of FIRST_SCREENS) {
    await page.setViewportSize({ width, height });
    // A window of another width shows another picture, with the next frame.
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

/** Runs in the page: where the floor of the pit begins, px from the window's top. */
async function floorIn(share: number): Promise<number> {
  const image = document.querySelector<HTMLImageElement>('#top img');
  if (!image) return NaN;
  await image.decode();
  const { top, width, height } = image.getBoundingClientRect();
  // As wide as its box, in the middle of its height.
  const natural = (width * image.naturalHeight) / image.naturalWidth;
  return top + (height - natural) / 2 + natural * share;
}
