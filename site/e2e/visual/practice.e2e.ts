import { expect } from '../fixtures.ts';
import { QUOTES, goodAnswer } from '../market.ts';
import { connect, openFloor, type Floor } from '../practiceFloor.ts';
import { PHONE, WIDE, broken, inViews, never, sample, test } from './still.ts';

/** The page behind is inert: without it pictures show the practice floor alone, and axe does not read the rest first. */
async function hidePage({ dialog }: Floor): Promise<void> {
  await expect(dialog).toBeVisible();
  // It stays, because the practice floor takes its drawings.
  await dialog.evaluate(() => document.querySelector('main')?.style.setProperty('display', 'none'));
}

inViews(() => {
  test('each step of the practice floor is read and looks as it did, and axe finds nothing', async ({
    page,
    site,
    look,
    viewport,
  }) => {
    test.slow();
    const floor = await openFloor(page, site, sample());
    const { dialog, ask, approve, refuse, market, step, wallet } = floor;
    await hidePage(floor);
    await floor.pass(1);
    /** What a screen reader is told of each step, what is read out with it. */
    const told: string[] = [];
    const read = async (name: string) => void told.push(`## ${name}`, await dialog.ariaSnapshot());
    const see = async (name: string) => {
      await look(`practice-${name}`, 'dialog');
      await read(name);
    };
    await see('connect');
    await ask.click();
    await expect(wallet).toBeVisible();
    await see('wallet');
    await refuse.click();
    await expect(wallet).toBeHidden();
    await read('refused');
    await connect(floor);
    await floor.coin('solana').click();
    await see('trade');
    await floor.amount.fill('1500');
    await see('out-of-range');
    await floor.amount.fill('100');
    await ask.click();
    await expect(wallet).toBeVisible();
    await see('approve');
    market.answer = sample(148.36);
    await floor.pass(11);
    await approve.click();
    await expect(approve).toHaveText('Approve new price');
    await see('price-moved');
    await approve.click();
    await expect(step).toHaveText('Cash out');
    await see('cash-out');
    await ask.click();
    await expect(wallet).toBeVisible();
    await read('approve-sale');
    await approve.click();
    await expect(step).toHaveText('Trade ticket');
    await see('ticket');
    expect(`${told.join('\n').replaceAll('\u00a0', ' ')}\n`).toMatchSnapshot(
      `practice-${viewport?.width}.txt`,
    );
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('the practice floor says and shows that prices load, fail, come back and are a sample, and why an amount is wrong', async ({
    page,
    site,
    said,
    look,
  }) => {
    said.expectError(/503/);
    const floor = await openFloor(page, site, never);
    const { market, dialog, step, ask, wallet, amount } = floor;
    await hidePage(floor);
    await connect(floor);
    await expect(dialog).toContainText('Loading prices');
    await expect(ask).toHaveCount(0);
    await expect(dialog.getByRole('radio').first()).toBeDisabled();
    await expect(step).toBeFocused();
    await look('practice-loading', 'dialog');

    market.answer = broken;
    await page.reload();
    await hidePage(floor);
    await connect(floor);
    await floor.pass(8);
    await expect(dialog).toContainText('No prices, so no trade');
    await expect(ask).toHaveCount(0);
    await look('practice-no-prices', 'dialog');

    const { bitcoin: _, ...rest } = QUOTES;
    const headers = { 'X-Market-Data': 'sample' };
    market.answer = (route) => route.fulfill({ json: rest, headers });
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(step).toBeFocused();
    await floor.pass(1);
    await expect(floor.said).toHaveText('Prices are back.');
    await expect(dialog.getByRole('radio', { name: 'BTC, Bitcoin, n/a' })).toBeDisabled();
    await expect(dialog.getByRole('radio', { name: /^ETH, .*, sample price$/ })).toBeChecked();
    await amount.fill('1500');
    const error = 'From 10 to 1,000 practice\u00a0USDT. This is 1,500.00.';
    await expect(amount).toHaveAccessibleDescription(error);
    await expect(dialog.getByRole('list')).toContainText('— 0.10%');
    await ask.click();
    await expect(amount).toBeFocused();
    await amount.press('Enter');
    await expect(wallet).toHaveCount(0);
    await dialog.getByRole('button', { name: '50', exact: true }).click();
    await expect(amount).toHaveAccessibleDescription('');
    await amount.press('Enter');
    await expect(wallet).toContainText('50.00\u00a0USDT');
    await expect(wallet).toContainText('Sample price');
  });
});

test.describe('in a wide window', () => {
  test.use(WIDE);
  test('the demo only steps where motion is reduced, and looks as it did', async ({
    page,
    site,
    look,
  }) => {
    const floor = await openFloor(page, site, goodAnswer(), '#watch');
    const { dialog, pass } = floor;
    await hidePage(floor);
    await pass(1);
    const forward = dialog.locator('[data-watch=forward]');
    await expect(forward).toBeFocused();
    await expect(dialog.locator('[data-watch=play]')).toHaveCount(0);
    for (let moment = 1; moment < 5; moment += 1) await forward.click();
    await expect(dialog).toContainText('5 of 9');
    await look('practice-demo', 'dialog');
    await forward.click();
    await expect(dialog).toContainText('6 of 9');
    await look('practice-demo-wallet', 'dialog');
  });
});
