import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { translatePage } from './translatePage.ts';
import { scroll } from './visitor.ts';

// `prices.e2e.ts` and `bills.e2e.ts` translate before hydration.
test('a page translated while open shows all later prices, events and sums', async ({
  page,
  site,
}) => {
  const { pass, seeFiguresChange } = await openDashboard(page, site);
  const compare = page.locator('#compare');
  await compare.locator('[data-opens="fee-panel"]').click();
  const trades = page.getByRole('textbox', { name: 'Trades a month' });
  await expect(trades).toBeVisible();
  const feed = page.locator('#live-activity');
  await scroll(page, '#live-activity');
  const first = feed.locator('[data-activity-row="event-1"]');
  while ((await first.count()) === 0) await pass(1);
  await translatePage(page, 'now');
  await expect(first.locator('font')).not.toHaveCount(0);

  await seeFiguresChange();
  await trades.fill('30');
  await expect(compare.locator('li [data-amount]')).toHaveText(['$150', '$300', '$750', '$900']);
  while ((await first.count()) > 0) await pass(1);
  await expect(feed.locator('[data-activity-row]')).toHaveCount(10);
  for (const event of await feed.locator('[data-activity-row]').allInnerTexts())
    expect(event).toMatch(/\$[\d,]+ of \u200b?[A-Z]+[^]*at \$[\d,.]+/i);
});
