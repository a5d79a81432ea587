import { expect, restyle, test } from './fixtures.ts';
import { buySolana, connect, openFloor } from './practiceFloor.ts';

const ON_ITS_SIDE = { width: 844, height: 390 };
const SMALL = { width: 320, height: 568 };
/** A window of 1280 by 1024 px at 400%. */
const MAGNIFIED = { width: 320, height: 256 };

test('on a phone on its side, what a refusal did is brought into view', async ({ page, site }) => {
  await page.setViewportSize(ON_ITS_SIDE);
  const { dialog, ask, refuse, press } = await openFloor(page, site);
  await press(ask);
  await press(refuse);
  await expect(ask).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('heading', { name: /^You refused/ })).toBeInViewport({ ratio: 1 });
});

test('on a phone on its side, the wallet shows its buttons at once', async ({ page, site }) => {
  await page.setViewportSize(ON_ITS_SIDE);
  const floor = await openFloor(page, site);
  for (const trade of [false, true]) {
    if (trade) await connect(floor);
    await floor.press(floor.ask);
    await expect(floor.approve).toBeInViewport({ ratio: 1 });
    await expect(floor.refuse).toBeInViewport({ ratio: 1 });
    await floor.press(floor.refuse);
  }
});

test('on a small phone, an error stands above the button', async ({ page, site }) => {
  await page.setViewportSize(SMALL);
  const floor = await openFloor(page, site);
  await connect(floor);
  await floor.amount.fill('');
  await floor.amount.pressSequentially('1500');
  const error = floor.dialog.locator('#practice-amount-error');
  await expect(error).toBeInViewport({ ratio: 1 });
  const bottom = await error.evaluate((element) => element.getBoundingClientRect().bottom);
  const button = await floor.ask.evaluate((element) => element.getBoundingClientRect().top);
  expect(bottom).toBeLessThan(button);
});

test('magnified four times, each step begins with its heading in view', async ({ page, site }) => {
  await page.setViewportSize(MAGNIFIED);
  const floor = await openFloor(page, site);
  await buySolana(floor);
  await expect(floor.step).toBeInViewport({ ratio: 1 });
});

test('on every phone its heading and its close share a line', async ({ page, site }) => {
  const { dialog } = await openFloor(page, site);
  for (const width of [320, 360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 740 });
    const heading = await dialog.getByRole('heading').first().boundingBox();
    const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
    expect(close?.y, `${width} px`).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
  }
});

test('in type of 200% its close stays on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { dialog } = await openFloor(page, site);
  await restyle(page, 'html { font-size: 200% !important }');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
});
