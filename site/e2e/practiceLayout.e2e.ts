import { expect, test } from './fixtures.ts';
import { connectWallet, openPracticeDialog } from './practiceDialog.ts';
import { applyUserStyles } from './pageActions.ts';
import { QUOTES, respondWithQuotes } from './marketStub.ts';

const LANDSCAPE_PHONE = { width: 844, height: 390 };
const SMALL_PHONE = { width: 320, height: 568 };
/** A 1280 × 1024 px viewport at 400% zoom. */
const ZOOMED = { width: 320, height: 256 };

/** Runs in the page. Returns whether it scrolls horizontally, and the classes of elements that are cut off. */
const findOverflow = (dialog: Element) => [
  document.documentElement.scrollWidth > innerWidth,
  ...[...dialog.querySelectorAll(':not([aria-hidden], [aria-hidden] *, .sr-only, .sr-only *)')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .filter((element) => getComputedStyle(element).overflowX === 'hidden')
    .map((element) => element.className),
];

test('the practice trade fits with every viewport, price, and zoom', async ({ page, site }) => {
  const prices = { bitcoin: 1e9, ethereum: 0.01, cardano: 0.000_001, solana: 999_999.999_999 };
  const extremes = Object.entries(prices).map(([id, price]) => [id, { ...QUOTES[id], usd: price }]);
  const quotes = { ...QUOTES, ...Object.fromEntries(extremes) };
  const practice = await openPracticeDialog(page, site, respondWithQuotes(quotes));
  const { dialog, requestButton, approveButton, rejectButton, wallet, heading, closeButton } =
    practice;

  await test.step('on a landscape phone', async () => {
    await page.setViewportSize(LANDSCAPE_PHONE);
    for (const isTrade of [false, true]) {
      if (isTrade) await connectWallet(practice);
      await requestButton.click();
      await expect(approveButton).toBeInViewport({ ratio: 1 });
      await expect(rejectButton).toBeInViewport({ ratio: 1 });
      const lines = wallet.locator('div:has(> dd)');
      await expect(lines).toHaveCount(isTrade ? 4 : 0);
      // The lines don't overlap the buttons next to them.
      const { x: buttonX = NaN } = (await approveButton.boundingBox()) ?? {};
      for (const line of await lines.all()) {
        await expect(line).toBeInViewport({ ratio: 1 });
        const { x = NaN, width = NaN } = (await line.boundingBox()) ?? {};
        expect(x + width).toBeLessThan(buttonX);
      }
      await rejectButton.click();
      await expect(requestButton).toBeInViewport({ ratio: 1 });
      const message = dialog.getByRole('heading', { name: /^You refused/ });
      await expect(message).toBeInViewport({ ratio: 1 });
    }
  });
  const dialogTitle = dialog.getByRole('heading').first();
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const [title, button] = [await dialogTitle.boundingBox(), await closeButton.boundingBox()];
    expect(button?.y, `${width} px`).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
    for (const id of Object.keys(prices)) {
      await practice.getCoin(id).click();
      expect(await dialog.evaluate(findOverflow), `${id} at ${width} px`).toEqual([false]);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await applyUserStyles(page, 'html { font-size: 200% !important }');
  await expect(closeButton).toBeInViewport({ ratio: 1 });
  await expect(dialogTitle).toBeInViewport({ ratio: 1 });
  await applyUserStyles(page, '');

  await page.setViewportSize(SMALL_PHONE);
  await practice.amountField.fill('');
  await practice.amountField.pressSequentially('1500');
  const error = dialog.locator('#practice-amount-error');
  await expect(error).toBeInViewport({ ratio: 1 });
  const { y = NaN, height = NaN } = (await error.boundingBox()) ?? {};
  expect(y + height).toBeLessThan((await requestButton.boundingBox())?.y ?? NaN);
  await practice.amountField.fill('100');
  await expect(dialog.getByText('You get')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(ZOOMED);
  for (const button of [requestButton, approveButton]) await button.click();
  await expect(heading).toHaveText('Cash out');
  await expect(heading).toBeInViewport({ ratio: 1 });

  for (const button of [requestButton, approveButton]) await button.click();
  await dialog.getByRole('button', { name: 'Start Trading Now' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#sign-up-heading')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#tmx-form-section');
  await page.getByRole('link', { name: 'View Live Demo' }).click();
  await expect(heading).toHaveText('Connect');
  await expect(dialog).toContainText('Balance 1,000.00');
});
