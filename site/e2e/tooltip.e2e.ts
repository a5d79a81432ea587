import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const tip = (page: Page) => page.getByRole('tooltip');
/** Buttons that are not open yet: they explain themselves. */
const button = (page: Page, place: number) => page.locator('#community [data-tip]').nth(place);
const words = async (page: Page, place: number) =>
  (await button(page, place).getAttribute('data-tip')) ?? 'no words';

/** A page whose clock the test turns, with the script that a first movement loads. */
async function open(page: Page, site: string): Promise<void> {
  // A block that is still being revealed moves from under the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(site);
  await page.mouse.move(5, 5);
  await page.locator('#tooltip').waitFor({ state: 'attached' });
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test('a tooltip opens after 700 ms under a pointer, the next one within 300 ms at once', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, site);
  const away = () => page.mouse.move(5, 5);
  // A pointer that only passes opens nothing.
  await button(page, 0).hover();
  await page.clock.runFor(600);
  await away();
  await page.clock.runFor(1000);
  await expect(tip(page)).toBeHidden();
  await button(page, 0).hover();
  await page.clock.runFor(690);
  await expect(tip(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(tip(page)).toHaveText(await words(page, 0));
  // However far it scrolls in between, the clock of the page stands.
  await button(page, 1).hover();
  await page.clock.runFor(10);
  await expect(tip(page)).toHaveText(await words(page, 1));
  // It stays under the pointer that moves onto it.
  const box = await tip(page).boundingBox();
  await page.mouse.move((box?.x ?? NaN) + 10, (box?.y ?? NaN) + 10, { steps: 4 });
  await page.clock.runFor(5000);
  await expect(tip(page)).toBeVisible();
  await away();
  await page.clock.runFor(310);
  await expect(tip(page)).toBeHidden();
  await page.clock.runFor(310);
  await button(page, 0).hover();
  await page.clock.runFor(500);
  await expect(tip(page)).toBeHidden();
});

test('keyboard focus opens it at once, in the window and with its button; Escape closes it and focus stays', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, site);
  await button(page, 0).focus();
  await page.keyboard.press('Tab');
  await expect(tip(page)).toHaveText(await words(page, 1));
  const below = async () => {
    const [its, own] = [await button(page, 1).boundingBox(), await tip(page).boundingBox()];
    return (own?.y ?? NaN) - (its?.y ?? NaN);
  };
  const before = await below();
  const box = await tip(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  // Where the page grows above it, it stays with its button.
  await page.locator('#compare').evaluate((section) => (section.style.paddingBottom = '300px'));
  await expect.poll(below).toBeCloseTo(before, 0);
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  await expect(button(page, 1)).toBeFocused();
});

test('a tooltip says nothing that is not text as well, lies over no other words, and none over the hero', async ({
  page,
  site,
}) => {
  await open(page, site);
  const text = (await page.locator('body').textContent()) ?? '';
  const buttons = page.locator('[data-tip]');
  await expect(buttons).not.toHaveCount(0);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const one of await buttons.all()) {
      expect(text).toContain(await one.getAttribute('data-tip'));
      await one.evaluate((target) => target.scrollIntoView({ block: 'center' }));
      await one.hover({ force: true });
      await page.clock.runFor(710);
      await expect(tip(page)).toBeVisible();
      expect(await one.evaluate(wordsUnderTooltip), `${width} px`).toEqual([]);
      await page.mouse.move(5, 5);
      await page.clock.runFor(710);
    }
  }
  for (const link of await page.locator('#top a').all()) {
    await link.focus();
    await link.hover();
    await page.clock.runFor(710);
    await expect(tip(page)).toBeHidden();
  }
});

/** Runs in the page: what stands under the tooltip, but for the line that belongs to its button. */
function wordsUnderTooltip(button: Element): string[] {
  const over = document.querySelector('#tooltip')?.getBoundingClientRect() ?? new DOMRect();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: element, textContent } = text;
    const line = button.closest(':has(> [role="status"])')?.contains(text);
    if (line || !textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true }))
      continue;
    if (element.closest('#tooltip, .sr-only')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const isUnder = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < over.right - 1 && right > over.left + 1 && top < over.bottom && bottom > over.top,
    );
    if (isUnder) covered.push(textContent);
  }
  return covered;
}
