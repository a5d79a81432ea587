import { expect } from '../fixtures.ts';
import { openFloor } from '../practiceFloor.ts';
import { BOTH, broken, inViews, never, sample, test } from './still.ts';

inViews(BOTH, () => {
  test('each step of the practice floor looks as it did', async ({ page, site, compare }) => {
    const floor = await openFloor(page, site, sample());
    const { ask, approve, refuse, market } = floor;
    await floor.pass(1);
    await compare(page, 'practice-connect');
    await ask.click();
    await compare(page, 'practice-wallet');
    await refuse.click();
    await compare(page, 'practice-refused');
    await ask.click();
    await approve.click();
    await floor.coin('solana').click();
    await compare(page, 'practice-trade');
    await floor.amount.fill('1500');
    await compare(page, 'practice-out-of-range');
    await floor.amount.fill('100');
    await ask.click();
    await compare(page, 'practice-approve');
    market.answer = sample(148.36);
    await floor.pass(11);
    await approve.click();
    await compare(page, 'practice-price-moved');
    await approve.click();
    await compare(page, 'practice-cash-out');
    await ask.click();
    await compare(page, 'practice-approve-sale');
    await approve.click();
    await compare(page, 'practice-ticket');
  });

  test('the practice floor without prices looks as it did', async ({
    page,
    site,
    said,
    compare,
  }) => {
    said.expectError(/503/);
    const floor = await openFloor(page, site, never);
    await floor.ask.click();
    await floor.approve.click();
    await compare(page, 'practice-loading');
    floor.market.answer = broken;
    await page.reload();
    await floor.ask.click();
    await floor.approve.click();
    await floor.pass(8);
    await compare(page, 'practice-no-prices');
  });

  test('the demo looks as it did', async ({ page, site, compare }) => {
    const { dialog, pass } = await openFloor(page, site, sample(), '#watch');
    await pass(1);
    const forward = dialog.locator('[data-watch=forward]');
    for (let moment = 1; moment < 5; moment += 1) await forward.click();
    await expect(dialog).toContainText('5 of 9');
    await compare(page, 'practice-demo');
    await forward.click();
    await compare(page, 'practice-demo-wallet');
  });
});
