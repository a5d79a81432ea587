import { expect, test } from './fixtures.ts';
import { buySolana, openFloor } from './practiceFloor.ts';

const ON_ITS_SIDE = { width: 844, height: 390 };
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

test('magnified four times, each step begins with its heading in view', async ({ page, site }) => {
  await page.setViewportSize(MAGNIFIED);
  const floor = await openFloor(page, site);
  await buySolana(floor);
  await expect(floor.step).toBeInViewport({ ratio: 1 });
});
