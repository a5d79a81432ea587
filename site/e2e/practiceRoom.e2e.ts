import type { Page } from '@playwright/test';
import { QUOTES, expect, goodAnswer, restyle, test } from './fixtures.ts';
import { connect, openFloor } from './practiceFloor.ts';

const ON_ITS_SIDE = { width: 844, height: 390 };
const SMALL = { width: 320, height: 568 };
/** A window of 1280 by 1024 px at 400%. */
const MAGNIFIED = { width: 320, height: 256 };

test('on a phone on its side requests, refusals and the ticket can be seen whole', async ({
  page,
  site,
}) => {
  await page.setViewportSize(ON_ITS_SIDE);
  const floor = await openFloor(page, site);
  const { dialog, ask, approve, refuse, wallet } = floor;
  for (const isTrade of [false, true]) {
    if (isTrade) await connect(floor);
    await ask.click();
    await expect(approve).toBeInViewport({ ratio: 1 });
    await expect(refuse).toBeInViewport({ ratio: 1 });
    if (isTrade) {
      // The buttons stand beside the lines: nothing of a line reaches over to them.
      const lines = wallet.locator('div:has(> dd)');
      await expect(lines).toHaveCount(4);
      const beside = (await approve.boundingBox())?.x ?? NaN;
      for (const line of await lines.all()) {
        await expect(line).toBeInViewport({ ratio: 1 });
        expect(await line.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThan(
          beside,
        );
      }
    }
    await refuse.click();
    await expect(ask).toBeInViewport({ ratio: 1 });
    const heading = dialog.getByRole('heading', { name: /^You refused/ });
    await expect(heading).toBeInViewport({ ratio: 1 });
  }
  for (const button of [ask, approve, ask, approve]) await button.click();
  const panel = await dialog.locator(':has(> div > [data-practice-ticket])').boundingBox();
  const word = await dialog.locator('[data-word]').evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().height;
  });
  expect(word).toBeLessThan(panel?.height ?? 0);
});

/** What the dialog cuts off, and whether the page scrolls sideways. */
const overflow = (page: Page) =>
  page.locator('dialog').evaluate((dialog) => [
    document.documentElement.scrollWidth > innerWidth,
    ...[...dialog.querySelectorAll(':not([aria-hidden], [aria-hidden] *, .sr-only, .sr-only *)')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX === 'hidden')
      .map((element) => element.className),
  ]);

test('at every width prices of every size stay within the dialog, an error above the button, heading and Close on a line; magnified four times each step shows its heading', async ({
  page,
  site,
}) => {
  const usd = { bitcoin: 1e9, ethereum: 0.01, cardano: 0.000_001, solana: 999_999.999_999 };
  const extreme = Object.entries(usd).map(([id, price]) => [id, { ...QUOTES[id], usd: price }]);
  const quotes = { ...QUOTES, ...Object.fromEntries(extreme) };
  const floor = await openFloor(page, site, goodAnswer(quotes));
  const { dialog, ask, approve, step } = floor;
  const [heading, close] = [
    dialog.getByRole('heading').first(),
    dialog.getByRole('button', { name: 'Close' }),
  ];
  await connect(floor);
  for (const width of [320, 360, 390, 412, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const [word, button] = [await heading.boundingBox(), await close.boundingBox()];
    expect(button?.y, `${width} px`).toBeLessThan((word?.y ?? 0) + (word?.height ?? 0));
    for (const id of Object.keys(usd)) {
      await floor.coin(id).click();
      expect(await overflow(page), `${id} at ${width} px`).toEqual([false]);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await restyle(page, 'html { font-size: 200% !important }');
  await expect(close).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await restyle(page, '');

  await page.setViewportSize(SMALL);
  await floor.amount.fill('');
  await floor.amount.pressSequentially('1500');
  const error = dialog.locator('#practice-amount-error');
  await expect(error).toBeInViewport({ ratio: 1 });
  const bottom = await error.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan((await ask.boundingBox())?.y ?? NaN);
  await floor.amount.fill('100');
  await page.setViewportSize(MAGNIFIED);
  for (const button of [ask, approve]) await button.click();
  await expect(step).toHaveText('Cash out');
  await expect(step).toBeInViewport({ ratio: 1 });
});
