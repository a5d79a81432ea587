import type { Page } from 'playwright-core';
import { waitForFrame } from './pageActions.ts';

/** In these viewports, the first screen has to show the product, its price, and the main button. */
const FIRST_SCREENS = [
  [1440, 900],
  [1280, 720],
  [390, 844],
  // A phone whose browser shows its toolbars.
  [390, 664],
  [360, 740],
] as const;

/** The first match has to be visible in every language. */
const REQUIRED = ['h1', '#top .headline', '#top a[data-go="sign-up-heading"]'];
/** These also have to be visible in English, because English text is the shortest. */
const REQUIRED_IN_ENGLISH = ['aside', '#top a[data-practice]'];
/** Position of the floor's edge in each hero image, as a fraction of the height. */
const FLOOR_EDGE = { desktop: 0.6, phone: 0.45 };

/**
 * Returns the viewport and selector of each required element that isn't fully visible on the first screen. For English,
 * this includes `floor` if the floor in the image is cut off. Leaves the page in the last viewport.
 */
export async function findMissingInFirstScreens(page: Page, language: string): Promise<string[]> {
  const isEnglish = language === 'en';
  const missing: string[] = [];
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const [width, height] of FIRST_SCREENS) {
    await page.setViewportSize({ width, height });
    // The browser picks another image in the next frame after a resize.
    await waitForFrame(page);
    const fraction = width > 700 ? FLOOR_EDGE.desktop : FLOOR_EDGE.phone;
    const floor = await page.evaluate(measureFloor, fraction);
    if (isEnglish && !(floor > 0 && floor < height)) missing.push(`${width} × ${height}: floor`);
    for (const selector of isEnglish ? [...REQUIRED, ...REQUIRED_IN_ENGLISH] : REQUIRED) {
      const box = await page.locator(selector).first().boundingBox();
      if (!box || box.y + box.height > height) missing.push(`${width} × ${height}: ${selector}`);
    }
  }
  return missing;
}

/** Runs in the page. Returns the distance in px from the top of the viewport to the floor in the hero image. */
async function measureFloor(fraction: number): Promise<number> {
  const image = document.querySelector<HTMLImageElement>('#top img');
  if (!image) return NaN;
  await image.decode();
  const { top, width, height } = image.getBoundingClientRect();
  // The image fills the width of its box, and is centered vertically.
  const imageHeight = (width * image.naturalHeight) / image.naturalWidth;
  return top + (height - imageHeight) / 2 + imageHeight * fraction;
}
