import { SOON, openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { QUOTES, goodAnswer } from './market.ts';
import { translatePage } from './translatePage.ts';
import { scroll } from './visitor.ts';

// Before its islands are alive it is translated in `prices.e2e.ts` and `bills.e2e.ts`.
test('a page that is translated while it is open shows every price, event and sum that comes later', async ({
  page,
  site,
}) => {
  const { market, row, pass, passUntil } = await openDashboard(page, site);
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

  for (const [usd, usd_24h_change, usd_24h_vol, ...shown] of [
    [60_000, -4.25, 28_500_000_000, '$60,000.00', 'down 4.25%', 'Vol $28.50B'],
    [64_182.4, null, null, '$64,182.40', 'n/a', 'n/a'],
    [64_300.5, 0, 999, '$64,300.50', 'unchanged 0.00%', 'Vol $999.00'],
  ] as const) {
    market.answer = goodAnswer({ ...QUOTES, bitcoin: { usd, usd_24h_change, usd_24h_vol } });
    await passUntil(() => expect(row('bitcoin').locator('td')).toHaveText(shown, SOON));
  }
  await trades.fill('30');
  await expect(compare.locator('li [data-amount]')).toHaveText(['$150', '$300', '$750', '$900']);
  while ((await first.count()) > 0) await pass(1);
  await expect(feed.locator('[data-activity-row]')).toHaveCount(10);
  for (const event of await feed.locator('[data-activity-row]').allInnerTexts())
    expect(event).toMatch(/\$[\d,]+ of \u200b?[A-Z]+[^]*at \$[\d,.]+/i);
});
