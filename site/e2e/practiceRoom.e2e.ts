import type { Page } from '@playwright/test';
import { QUOTES, expect, goodAnswer, restyle, test } from './fixtures.ts';
import { buySolana, connect, openFloor } from './practiceFloor.ts';

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
      for (const line of await lines.all()) {
        await expect(line).toBeInViewport({ ratio: 1 });
        const [button, row] = [await approve.boundingBox(), await line.boundingBox()];
        expect((row?.x ?? NaN) + (row?.width ?? NaN)).toBeLessThan(button?.x ?? NaN);
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

test('on a small phone an error stands above the button; magnified four times each step shows its heading', async ({
  page,
  site,
}) => {
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
  await page.setViewportSize(MAGNIFIED);
  await page.reload();
  await buySolana(floor);
  await expect(floor.step).toBeInViewport({ ratio: 1 });
});

/** What the dialog cuts off, and whether the page scrolls sideways. */
const overflow = (page: Page) =>
  page.locator('dialog').evaluate((dialog) => [
    document.documentElement.scrollWidth > innerWidth,
    ...[...dialog.querySelectorAll('*')]
      .filter((element) => element.closest('[aria-hidden], .sr-only') === null)
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX === 'hidden')
      .map((element) => element.className),
  ]);

test('at every width prices of every size stay within the dialog, and heading and Close share a line', async ({
  page,
  site,
}) => {
  const usd = { bitcoin: 1e9, ethereum: 0.01, cardano: 0.000_001, solana: 999_999.999_999 };
  const extreme = Object.entries(usd).map(([id, price]) => [id, { ...QUOTES[id], usd: price }]);
  const quotes = { ...QUOTES, ...Object.fromEntries(extreme) };
  const floor = await openFloor(page, site, goodAnswer(quotes));
  const { dialog } = floor;
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
});
