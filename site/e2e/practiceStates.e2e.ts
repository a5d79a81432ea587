import { QUOTES, expect, heldAnswer, test } from './fixtures.ts';
import { connect, openFloor } from './practiceFloor.ts';

test('prices that load, fail, come back or are a sample are said, and a wrong amount says why', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/500/);
  const { answer, release } = heldAnswer();
  const floor = await openFloor(page, site, answer);
  const { market, dialog, step, ask, wallet, amount } = floor;
  await connect(floor);
  await expect(dialog).toContainText('Loading prices');
  await expect(ask).toHaveCount(0);
  await expect(dialog.getByRole('radio').first()).toBeDisabled();
  await expect(step).toBeFocused();

  market.answer = (route) => route.fulfill({ status: 500, json: {} });
  release();
  await page.reload();
  await connect(floor);
  await floor.pass(10);
  await expect(dialog).toContainText('No prices, so no trade');
  await expect(ask).toHaveCount(0);
  const headers = { 'X-Market-Data': 'sample' };
  const { bitcoin: _, ...rest } = QUOTES;
  market.answer = (route) => route.fulfill({ json: rest, headers });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(step).toBeFocused();
  await floor.pass(1);
  await expect(floor.said).toHaveText('Prices are back.');
  await expect(dialog.getByRole('radio', { name: 'BTC, Bitcoin, n/a' })).toBeDisabled();
  await expect(dialog.getByRole('radio', { name: /^ETH, .*, sample price$/ })).toBeChecked();
  await expect(dialog.getByText('Sample price')).toBeVisible();

  for (const [written, why] of [
    ['1500', 'From 10 to 1,000 practice\u00a0USDT. This is 1,500.00.'],
    ['10,5', 'Write an amount in figures, such as 100 or 99.50.'],
  ] as const) {
    await amount.fill(written);
    await expect(amount).toHaveAccessibleDescription(why);
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await ask.click();
    await expect(amount).toBeFocused();
    await amount.press('Enter');
    await expect(wallet).toHaveCount(0);
  }
  await dialog.getByRole('button', { name: '50', exact: true }).click();
  await expect(amount).toHaveAccessibleDescription('');
  await amount.press('Enter');
  await expect(wallet).toContainText('50.00\u00a0USDT');
  await expect(wallet).toContainText('Sample price');
});
