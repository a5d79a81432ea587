import type { Page } from 'playwright-core';

/** Width and height of windows whose first screen says what the page is, what it costs and what to press. */
export const FIRST_SCREENS = [
  [1440, 900],
  [1280, 720],
  [390, 844],
  // A phone's browser with its bars.
  [390, 664],
  [360, 740],
] as const;

/** In every language; the first of what a selector finds. */
const WORDS = ['h1', '#top .headline', '#top a[data-go="sign-up-heading"]', '#top .caption'];
/** In English, whose words are the shortest, besides. */
const ENGLISH = ['aside', '#top a[data-practice]'];
/** Where the edge of the floor lies in each picture of the pit, as shares of its height. */
const FLOOR = { desktop: 0.6, phone: 0.56 };

/** What does not stand whole in the window, by selector, and `floor` in English where no edge of it is seen. */
export async function missingInFirstScreen(page: Page, language: string): Promise<string[]> {
  const isEnglish = language === 'en';
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const selectors = isEnglish ? [...WORDS, ...ENGLISH] : WORDS;
  const bottoms = await Promise.all(
    selectors.map(async (selector) => {
      const box = await page.locator(selector).first().boundingBox();
      return [selector, box ? box.y + box.height : Infinity] as const;
    }),
  );
  const missing = bottoms.filter(([, bottom]) => bottom > height).map(([selector]) => selector);
  const floor = await page.evaluate(floorIn, width > 700 ? FLOOR.desktop : FLOOR.phone);
  return isEnglish && !(floor > 0 && floor < height) ? [...missing, 'floor'] : missing;
}

/** Runs in the page: where the floor of the pit begins, px from the window's top. */
function floorIn(share: number): number {
  const image = document.querySelector<HTMLImageElement>('#top img');
  if (!image) return NaN;
  const { top, width, height } = image.getBoundingClientRect();
  // As wide as its box, in the middle of its height.
  const natural = (width * image.naturalHeight) / image.naturalWidth;
  return top + (height - natural) / 2 + natural * share;
}
