import type { Page } from '@playwright/test';
import { openDashboard } from './dashboard.ts';
import { ASKS_FIRST, HAS_FORM } from './form.ts';
import { expect, test } from './fixtures.ts';

/** What a keyboard finds at one stop. */
type Stop = {
  name: string;
  place: number;
  opacity: number;
  covered: boolean;
  inFrame: boolean;
  inWindow: boolean;
};

/** Runs in the page: describes what has focus; null at the end of the document. */
function stopHere(): Stop | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  let opacity = 1;
  for (let one: Element | null = focused; one; one = one.parentElement) {
    opacity *= Number(getComputedStyle(one).opacity);
  }
  const { left, top, width, height } = focused.getBoundingClientRect();
  // Of a link that breaks over two lines the middle may lie beside it: its first line counts.
  const line = focused.getClientRects()[0] ?? { left, top, width, height };
  const hit = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
  return {
    name: `${focused.tagName} ${(focused.ariaLabel ?? focused.textContent ?? '').trim().slice(0, 40)}`,
    place: [...document.querySelectorAll('*')].indexOf(focused),
    opacity,
    // Beyond the window's edge nothing is hit: whether it stands in the window is asked apart.
    covered: hit !== null && !focused.contains(hit) && !hit.contains(focused),
    inFrame: focused instanceof HTMLIFrameElement,
    inWindow: top + height / 2 >= 0 && top + height / 2 <= innerHeight,
  };
}

/** Walks from the top of the page to its end by Tab alone. */
async function walk(page: Page, atEach: (stop: Stop) => Promise<void>): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 250; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopHere);
    if (!stop) return stops;
    const again = stop.inFrame && stops.at(-1)?.inFrame;
    if (!again) {
      await atEach(stop);
      stops.push(stop);
    }
  }
  throw new Error(`Tab never left the page; the last stop was ${stops.at(-1)?.name}.`);
}

/** Runs in the page: where what has focus stands, with air for its ring; and takes focus from it, or not. */
function look(blurs: boolean) {
  const target = document.querySelector('[data-looked-at]') ?? document.activeElement;
  for (const old of document.querySelectorAll('[data-looked-at]'))
    old.removeAttribute('data-looked-at');
  const { x = 0, y = 0, width = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
  if (blurs && target instanceof HTMLElement) target.blur();
  else target?.setAttribute('data-looked-at', '');
  const clip = { x: Math.max(x - 8, 0), y: Math.max(y - 8, 0) };
  return { ...clip, width: width + 16, height: Math.min(height + 16, 300) };
}

for (const [width, colorScheme, reducedMotion] of [
  [320, 'light', 'reduce'],
  [768, 'dark', 'reduce'],
  // With motion a block is shown at once, not faded in, when focus enters it.
  [1280, 'light', 'no-preference'],
] as const) {
  test(`Tab walks the page in reading order at ${width} px, and each stop is seen, with its ring`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion });
    const { pass } = await openDashboard(page, site);
    await pass(1);
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('header a').first().focus();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Shift+Tab');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const stops = await walk(page, async ({ name, opacity, covered, inFrame, inWindow }) => {
      expect(inFrame || inWindow, `${name} stands in the window at once`).toBe(true);
      expect(opacity, name).toBe(1);
      if (covered)
        await expect.poll(async () => (await page.evaluate(stopHere))?.covered, name).toBe(false);
      if (inFrame || reducedMotion !== 'reduce') return;
      const focused = await page.screenshot({ clip: await page.evaluate(look, false) });
      const plain = await page.screenshot({ clip: await page.evaluate(look, true) });
      expect(plain.equals(focused), name).toBe(false);
    });
    const places = stops.map(({ place }) => place);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(stops.length).toBeGreaterThan(40);
    // A frame that waits for a choice is no stop; the choice is.
    const frames = HAS_FORM && !ASKS_FIRST ? 1 : 0;
    expect(stops.filter(({ inFrame }) => inFrame)).toHaveLength(frames);
  });
}

test('two quick presses of Tab leave focus inside the window at every width', async ({
  page,
  site,
}) => {
  const { pass } = await openDashboard(page, site);
  await pass(1);
  for (const width of [768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.locator('#trading').getByRole('link', { name: 'Watch Demo' }).focus();
    await expect(page.locator('#trading :focus')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect((await page.evaluate(stopHere))?.inWindow, `${width} px`).toBe(true);
  }
});

test('the skip link is the first stop and leads into main (1)', async ({ page, site }) => {
  await page.goto(site);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#top a').first()).toBeFocused();
});
