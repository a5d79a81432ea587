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

test('a tooltip opens after 700 ms under a pointer (43)', async ({ page, site }) => {
  await open(page, site);
  await button(page, 0).hover();
  await page.clock.runFor(690);
  await expect(tip(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(tip(page)).toHaveText(await words(page, 0));
});

test('a pointer that only passes opens nothing', async ({ page, site }) => {
  await open(page, site);
  await button(page, 0).hover();
  await page.clock.runFor(600);
  await page.mouse.move(5, 5);
  await page.clock.runFor(1000);
  await expect(tip(page)).toBeHidden();
});

test('the next tooltip within 300 ms opens at once, a later one waits again (43)', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, site);
  await button(page, 0).hover();
  await page.clock.runFor(710);
  await expect(tip(page)).toHaveText(await words(page, 0));
  // However far it scrolls in between, the clock of the page stands.
  await button(page, 1).hover();
  await page.clock.runFor(10);
  await expect(tip(page)).toHaveText(await words(page, 1));
  await page.mouse.move(5, 5);
  await page.clock.runFor(310);
  await expect(tip(page)).toBeHidden();
  await page.clock.runFor(310);
  await button(page, 0).hover();
  await page.clock.runFor(500);
  await expect(tip(page)).toBeHidden();
});

test('keyboard focus opens it at once, Escape closes it and focus stays (42)', async ({
  page,
  site,
}) => {
  await open(page, site);
  await button(page, 0).focus();
  await page.keyboard.press('Tab');
  await expect(tip(page)).toHaveText(await words(page, 1));
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  await expect(button(page, 1)).toBeFocused();
});

test('a tooltip stays with its button where the page grows above it', async ({ page, site }) => {
  await open(page, site);
  await page.locator('#community').scrollIntoViewIfNeeded();
  await button(page, 0).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const below = async () => {
    const [its, own] = [await button(page, 0).boundingBox(), await tip(page).boundingBox()];
    return (own?.y ?? NaN) - (its?.y ?? NaN);
  };
  const before = await below();
  await page.locator('#compare').evaluate((section) => (section.style.paddingBottom = '300px'));
  await expect.poll(below).toBeCloseTo(before, 0);
  expect(before).toBeGreaterThan(0);
});

test('a tooltip stays under the pointer that moves onto it (42)', async ({ page, site }) => {
  await open(page, site);
  await button(page, 0).hover();
  await page.clock.runFor(710);
  const box = await tip(page).boundingBox();
  if (!box) throw new Error('The tooltip has no box.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.clock.runFor(5000);
  await expect(tip(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(310);
  await expect(tip(page)).toBeHidden();
});

test('a tooltip stays within the window, and says nothing that is not text as well (46)', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, site);
  await button(page, 0).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const box = await tip(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  const text = await page.locator('body').evaluate((body) => body.textContent ?? '');
  for (const sentence of await page
    .locator('[data-tip]')
    .evaluateAll((all) => all.map((e) => e.getAttribute('data-tip')))) {
    expect(text).toContain(sentence);
  }
});

for (const width of [1440, 768, 390]) {
  test(`at ${width} px no tooltip lies over words but those that it repeats`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, site);
    const buttons = page.locator('[data-tip]');
    await expect(buttons).not.toHaveCount(0);
    for (const one of await buttons.all()) {
      await one.evaluate((target) => target.scrollIntoView({ block: 'center' }));
      await one.hover({ force: true });
      await page.clock.runFor(710);
      await expect(tip(page)).toBeVisible();
      expect(await one.evaluate(wordsUnderTooltip)).toEqual([]);
      await page.mouse.move(5, 5);
      await page.clock.runFor(710);
    }
  });
}

/** Runs in the page: what stands under the tooltip, but for the line that belongs to its button. */
function wordsUnderTooltip(button: Element): string[] {
  const over = document.querySelector('#tooltip')?.getBoundingClientRect() ?? new DOMRect();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: element, textContent } = text;
    const line = button.nextElementSibling?.contains(text);
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

test('no tooltip lies over the claim of the hero', async ({ page, site }) => {
  await open(page, site);
  const links = page.locator('#top a');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await link.focus();
    await link.hover();
    await page.clock.runFor(710);
    await expect(tip(page)).toBeHidden();
  }
});
