import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { connect, openFloor } from './practiceFloor.ts';

test.use({ hasTouch: true });

const middleOf = async (on: Locator) => {
  const { x, y, width, height } = (await on.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2] as const;
};

const HANDS: Record<string, (page: Page, x: number, y: number) => Promise<void>> = {
  mouse: (page, x, y) => page.mouse.click(x, y),
  touch: (page, x, y) => page.touchscreen.tap(x, y),
};

test('a double click leads to the request and no further', async ({ page, site }) => {
  const floor = await openFloor(page, site);
  await floor.pass(0.6);
  await floor.ask.dblclick();
  await expect(floor.wallet.getByRole('heading', { name: 'TMX asks to connect' })).toBeFocused();
  const [x, y] = await middleOf(floor.approve);
  await page.mouse.click(x, y);
  await expect(floor.wallet).toBeVisible();
  await floor.press(floor.approve);
  await expect(floor.step).toHaveText('Trade');
});

test('Close closes, also where a step has just appeared, but not what a double click opened', async ({
  page,
  site,
}) => {
  const floor = await openFloor(page, site);
  const close = floor.dialog.locator('[data-practice-close]');
  await close.click();
  await expect(close).toBeVisible();
  await connect(floor);
  await close.click();
  await expect(floor.dialog).toHaveCount(0);
});

for (const [hand, tap] of Object.entries(HANDS)) {
  test(`quick presses at one place, by ${hand}, answer no request`, async ({ page, site }) => {
    const floor = await openFloor(page, site);
    await connect(floor);
    await floor.pass(0.6);
    await floor.ask.press('Enter');
    const [x, y] = await middleOf(floor.approve);
    for (let count = 1; count <= 8; count += 1) {
      await tap(page, x, y);
      await floor.pass(0.2);
    }
    await expect(floor.wallet.getByRole('heading', { name: 'Approve this trade' })).toBeVisible();
    await floor.press(floor.approve);
    await expect(floor.step).toHaveText('Cash out');
  });
}

test('on a phone on its side no button covers a line, and the stub can be read', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const floor = await openFloor(page, site);
  await connect(floor);
  await floor.press(floor.ask);
  // The buttons stand beside the lines: nothing of a line reaches over to them, and all four are seen.
  const lines = floor.wallet.locator('div:has(> dd)');
  await expect(lines).toHaveCount(4);
  for (const line of await lines.all()) {
    await expect(line).toBeInViewport({ ratio: 1 });
    const [button, row] = [await floor.approve.boundingBox(), await line.boundingBox()];
    expect((row?.x ?? NaN) + (row?.width ?? NaN)).toBeLessThan(button?.x ?? NaN);
  }
  await floor.press(floor.refuse);
  await floor.press(floor.ask);
  await floor.press(floor.approve);
  await floor.press(floor.ask);
  await floor.press(floor.approve);
  const panel = await floor.dialog.locator(':has(> div > [data-practice-ticket])').boundingBox();
  const word = await floor.dialog.locator('[data-word]').evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().toJSON() as DOMRect;
  });
  expect(word.height).toBeLessThan(panel?.height ?? 0);
});
