import { openPriceBoard } from './priceBoard.ts';
import { expect, test } from './fixtures.ts';
import { translatePage } from './translatePage.ts';
import { scrollToElement } from './pageActions.ts';

// `prices.e2e.ts` and `feeCalculator.e2e.ts` translate the page before hydration.
test('a page translated after hydration still updates prices, feed, and fees', async ({
  page,
  site,
}) => {
  const { advanceClock, expectPriceUpdates } = await openPriceBoard(page, site);
  const compare = page.locator('#compare');
  await compare.locator('[data-opens="fee-panel"]').click();
  const tradesField = page.getByRole('textbox', { name: 'Trades a month' });
  await expect(tradesField).toBeVisible();
  const feed = page.locator('#live-activity');
  await scrollToElement(page, '#live-activity');
  const firstEvent = feed.locator('[data-activity-row="event-1"]');
  while ((await firstEvent.count()) === 0) await advanceClock(1);
  await translatePage(page, 'now');
  await expect(firstEvent.locator('font')).not.toHaveCount(0);

  await expectPriceUpdates();
  await tradesField.fill('30');
  await expect(compare.locator('li [data-amount]')).toHaveText(['$150', '$300', '$750', '$900']);
  while ((await firstEvent.count()) > 0) await advanceClock(1);
  await expect(feed.locator('[data-activity-row]')).toHaveCount(10);
  for (const event of await feed.locator('[data-activity-row]').allInnerTexts())
    expect(event).toMatch(/\$[\d,]+ of \u200b?[A-Z]+[^]*at \$[\d,.]+/i);
});
