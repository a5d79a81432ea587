import type { Page } from '@playwright/test';
import { openPriceBoard } from './priceBoard.ts';
import { expect, test } from './fixtures.ts';

/** Runs in the page. Returns null if nothing has focus. */
function describeFocus() {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  let opacity = 1;
  for (let element: Element | null = focused; element; element = element.parentElement) {
    opacity *= Number(getComputedStyle(element).opacity);
  }
  const box = focused.getBoundingClientRect();
  // Use the first line, because the center of a wrapped link can be outside the link.
  const line = focused.getClientRects()[0] ?? box;
  const hit = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
  const centerY = box.top + box.height / 2;
  return {
    name: `${focused.tagName} ${(focused.ariaLabel ?? focused.textContent ?? '').trim().slice(0, 40)}`,
    index: [...document.querySelectorAll('*')].indexOf(focused),
    opacity,
    type: `${focused.closest('section, header, footer')?.id} ${focused.tagName} ${focused.className}`,
    // `hit` is null outside the viewport, which `isInViewport` checks.
    isCovered: hit !== null && !focused.contains(hit) && !hit.contains(focused),
    isFrame: focused instanceof HTMLIFrameElement,
    isInViewport: centerY >= 0 && centerY <= innerHeight,
  };
}
type TabStop = NonNullable<ReturnType<typeof describeFocus>>;

/** Tabs from the top of the page to the end, and returns the stops. An `iframe` counts as a single stop. */
async function tabThroughPage(
  page: Page,
  checkStop: (stop: TabStop) => Promise<void>,
): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  for (let press = 0; press < 250; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    // Chromium starts over after the last stop.
    if (!stop || stop.index === stops[0]?.index) return stops;
    if (stop.isFrame && stops.at(-1)?.isFrame) continue;
    await checkStop(stop);
    stops.push(stop);
  }
  throw new Error(`Tab did not leave the page. The last stop was ${stops.at(-1)?.name}.`);
}

/** Looks for a focus ring in a screenshot of the focused element. */
async function hasFocusRing(page: Page): Promise<boolean> {
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  const { x, y, width, height } = await focused.evaluate((element) =>
    element.getBoundingClientRect(),
  );
  const corner = { x: Math.max(x - 8, 0), y: Math.max(y - 8, 0) };
  const clip = { ...corner, width: width + 16, height: Math.min(height + 16, 300) };
  const withFocus = await page.screenshot({ clip });
  await focused.evaluate((element) => element.blur());
  return !withFocus.equals(await page.screenshot({ clip }));
}

for (const [width, colorScheme, expectation] of [
  [320, 'light', 'is visible'],
  // The ring is the same at every width.
  [1280, 'dark', 'has a focus ring'],
] as const) {
  test(`at ${width} px, Tab follows the reading order and each stop ${expectation}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const { advanceClock } = await openPriceBoard(page, site);
    await advanceClock(1);
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('.skip').focus();
    await page.keyboard.press('Shift+Tab');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    // Check the ring once for each type of element in each section.
    const types = new Set<string>();
    const stops = await tabThroughPage(
      page,
      async ({ name, type, opacity, isCovered, isFrame, isInViewport }) => {
        expect(isFrame || isInViewport, `${name} is in the viewport`).toBe(true);
        expect(opacity, name).toBe(1);
        const isStillCovered = async () => (await page.evaluate(describeFocus))?.isCovered;
        if (isCovered) await expect.poll(isStillCovered, name).toBe(false);
        if (expectation === 'has a focus ring' && !isFrame && !types.has(type))
          expect(await hasFocusRing(page), name).toBe(true);
        types.add(type);
      },
    );
    const indexes = stops.map(({ index }) => index);
    expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
    expect(stops.length).toBeGreaterThan(40);
    expect(stops.filter(({ isFrame }) => isFrame)).toHaveLength(1);
  });
}

test('the skip link comes first and moves focus to main', async ({ page, site }) => {
  await page.goto(site);
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
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
    expect((await page.evaluate(describeFocus))?.isInViewport, `${width} px`).toBe(true);
  }
});
