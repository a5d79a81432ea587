import { expect, test } from './fixtures.ts';
import { connect, openFloor } from './practiceFloor.ts';
import { restyle } from './visitor.ts';
import { QUOTES, goodAnswer } from './market.ts';

const ON_ITS_SIDE = { width: 844, height: 390 };
const SMALL = { width: 320, height: 568 };
/** A window of 1280 by 1024 px at 400%. */
const MAGNIFIED = { width: 320, height: 256 };

/** Runs in the page: what the dialog cuts off, and whether the page scrolls sideways. */
const overflow = (dialog: Element) => [
  document.documentElement.scrollWidth > innerWidth,
  ...[...dialog.querySelectorAll(':not([aria-hidden], [aria-hidden] *, .sr-only, .sr-only *)')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .filter((element) => getComputedStyle(element).overflowX === 'hidden')
    .map((element) => element.className),
];

test('the practice trade fits every window, price and zoom', async ({ page, site }) => {
  const usd = { bitcoin: 1e9, ethereum: 0.01, cardano: 0.000_001, solana: 999_999.999_999 };
  const extreme = Object.entries(usd).map(([id, price]) => [id, { ...QUOTES[id], usd: price }]);
  const quotes = { ...QUOTES, ...Object.fromEntries(extreme) };
  const floor = await openFloor(page, site, goodAnswer(quotes));
  const { dialog, ask, approve, refuse, wallet, step, close } = floor;

  await test.step('on a landscape phone', async () => {
    await page.setViewportSize(ON_ITS_SIDE);
    for (const isTrade of [false, true]) {
      if (isTrade) await connect(floor);
      await ask.click();
      await expect(approve).toBeInViewport({ ratio: 1 });
      await expect(refuse).toBeInViewport({ ratio: 1 });
      const lines = wallet.locator('div:has(> dd)');
      await expect(lines).toHaveCount(isTrade ? 4 : 0);
      // No line reaches over the buttons next to it.
      const { x: beside = NaN } = (await approve.boundingBox()) ?? {};
      for (const line of await lines.all()) {
        await expect(line).toBeInViewport({ ratio: 1 });
        const { x = NaN, width = NaN } = (await line.boundingBox()) ?? {};
        expect(x + width).toBeLessThan(beside);
      }
      await refuse.click();
      await expect(ask).toBeInViewport({ ratio: 1 });
      const refused = dialog.getByRole('heading', { name: /^You refused/ });
      await expect(refused).toBeInViewport({ ratio: 1 });
    }
  });
  const heading = dialog.getByRole('heading').first();
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const [word, button] = [await heading.boundingBox(), await close.boundingBox()];
    expect(button?.y, `${width} px`).toBeLessThan((word?.y ?? 0) + (word?.height ?? 0));
    for (const id of Object.keys(usd)) {
      await floor.coin(id).click();
      expect(await dialog.evaluate(overflow), `${id} at ${width} px`).toEqual([false]);
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
  const { y = NaN, height = NaN } = (await error.boundingBox()) ?? {};
  expect(y + height).toBeLessThan((await ask.boundingBox())?.y ?? NaN);
  await floor.amount.fill('100');
  await expect(dialog.getByText('You get')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(MAGNIFIED);
  for (const button of [ask, approve]) await button.click();
  await expect(step).toHaveText('Cash out');
  await expect(step).toBeInViewport({ ratio: 1 });

  for (const button of [ask, approve]) await button.click();
  await dialog.getByRole('button', { name: 'Start Trading Now' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#sign-up-heading')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#tmx-form-section');
  await page.getByRole('link', { name: 'View Live Demo' }).click();
  await expect(step).toHaveText('Connect');
  await expect(dialog).toContainText('Balance 1,000.00');
});
