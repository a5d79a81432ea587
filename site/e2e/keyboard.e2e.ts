import type { Page } from '@playwright/test';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';

/** Runs in the page: describes the focused element; null at the end of the document. */
function stopHere() {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  let opacity = 1;
  for (let one: Element | null = focused; one; one = one.parentElement) {
    opacity *= Number(getComputedStyle(one).opacity);
  }
  const box = focused.getBoundingClientRect();
  // The middle of a link broken over two lines may be outside it, so use its first line.
  const line = focused.getClientRects()[0] ?? box;
  const hit = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
  const middle = box.top + box.height / 2;
  return {
    name: `${focused.tagName} ${(focused.ariaLabel ?? focused.textContent ?? '').trim().slice(0, 40)}`,
    place: [...document.querySelectorAll('*')].indexOf(focused),
    opacity,
    kind: `${focused.closest('section, header, footer')?.id} ${focused.tagName} ${focused.className}`,
    // Nothing is found outside the window; another check tests whether it is inside.
    covered: hit !== null && !focused.contains(hit) && !hit.contains(focused),
    inFrame: focused instanceof HTMLIFrameElement,
    inWindow: middle >= 0 && middle <= innerHeight,
  };
}
type Stop = NonNullable<ReturnType<typeof stopHere>>;

/** Presses Tab from the top of the page to its end. A frame is one stop. */
async function walk(page: Page, atEach: (stop: Stop) => Promise<void>): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 250; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopHere);
    // Chromium starts again at the first stop.
    if (!stop || stop.place === stops[0]?.place) return stops;
    if (stop.inFrame && stops.at(-1)?.inFrame) continue;
    await atEach(stop);
    stops.push(stop);
  }
  throw new Error(`Tab never left the page; the last stop was ${stops.at(-1)?.name}.`);
}

/** Whether focus changes an element's look: compares pictures with room for its ring. */
async function hasRing(page: Page): Promise<boolean> {
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  const { x, y, width, height } = await focused.evaluate((one) => one.getBoundingClientRect());
  const corner = { x: Math.max(x - 8, 0), y: Math.max(y - 8, 0) };
  const clip = { ...corner, width: width + 16, height: Math.min(height + 16, 300) };
  const withFocus = await page.screenshot({ clip });
  await focused.evaluate((one) => one.blur());
  return !withFocus.equals(await page.screenshot({ clip }));
}

for (const [width, colorScheme, seen] of [
  [320, 'light', 'is seen'],
  // The ring is the same at each width.
  [1280, 'dark', 'has its ring'],
] as const) {
  test(`Tab follows the reading order at ${width} px, and each stop ${seen}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const { pass } = await openDashboard(page, site);
    await pass(1);
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('.skip').focus();
    await page.keyboard.press('Shift+Tab');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    // Checks the ring once per kind of element in a section.
    const kinds = new Set<string>();
    const stops = await walk(page, async ({ name, kind, opacity, covered, inFrame, inWindow }) => {
      expect(inFrame || inWindow, `${name} stands in the window at once`).toBe(true);
      expect(opacity, name).toBe(1);
      if (covered)
        await expect.poll(async () => (await page.evaluate(stopHere))?.covered, name).toBe(false);
      if (seen === 'has its ring' && !inFrame && !kinds.has(kind))
        expect(await hasRing(page), name).toBe(true);
      kinds.add(kind);
    });
    const places = stops.map(({ place }) => place);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(stops.length).toBeGreaterThan(40);
    expect(stops.filter(({ inFrame }) => inFrame)).toHaveLength(1);
  });
}

test('the skip link is first, leads to main, and keeps focus visible', async ({ page, site }) => {
  await page.goto(site);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#top a:visible').first()).toBeFocused();
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.locator('#trading').getByRole('link', { name: 'Watch Demo' }).focus();
    await expect(page.locator('#trading :focus')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-price-row]')).toHaveCount(8);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect((await page.evaluate(stopHere))?.inWindow, `${width} px`).toBe(true);
  }
});
