import { openDashboard, openFeed } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { translatePage } from './translatePage.ts';
import { scroll } from './visitor.ts';
import { QUOTES, goodAnswer } from './market.ts';

// A browser that translates the page puts other elements in the place of React's texts. Whatever changes
// afterwards has to be seen, and nothing may break over a text that is gone. A trade is practiced on such a
// page in `practice.e2e.ts`, the demo runs in `practiceWatch.e2e.ts`, the form is sent in `formSending.e2e.ts`.

/** A poll every ten seconds, and its answer. */
const POLL_S = 11;
const bitcoin = (figures: object) =>
  goodAnswer({ ...QUOTES, bitcoin: { ...QUOTES['bitcoin'], ...figures } });

for (const when of ['early', 'now'] as const) {
  const name = when === 'early' ? 'before its islands are alive' : 'while it is open';

  test(`a page translated ${name} shows every price, event and sum that comes later`, async ({
    page,
    site,
    said,
  }) => {
    said.expectError(/503/);
    if (when === 'early') await translatePage(page, when);
    const { market, board, badge, row, pass } = await openDashboard(page, site);
    await pass(1);
    const feed = page.locator('#live-activity');
    const rows = feed.locator('[data-activity-row]');
    await openFeed(page);
    const compare = page.locator('#compare');
    const amounts = compare.locator('li [data-amount]');
    await page.getByText('Experience the Difference').click();
    const trades = page.getByRole('textbox', { name: 'Trades a month' });
    await expect(trades).toBeVisible();
    if (when === 'now') await translatePage(page, when);
    await expect(row('bitcoin').locator('font').first()).toBeVisible();

    await test.step('prices', async () => {
      const cells = row('bitcoin').locator('td');
      await expect(cells).toHaveText(['$64,182.40', 'up 1.84%', 'Vol $28.41B']);
      for (const [figures, shown] of [
        [
          { usd: 64_300.5, usd_24h_change: 1.9, usd_24h_vol: 28_500_000_000 },
          ['$64,300.50', 'up 1.90%', 'Vol $28.50B'],
        ],
        [{ usd: 60_000, usd_24h_change: -4.25 }, ['$60,000.00', 'down 4.25%', 'Vol $28.41B']],
        [{ usd_24h_change: null, usd_24h_vol: null }, ['$64,182.40', 'n/a', 'n/a']],
        [{ usd_24h_change: 0 }, ['$64,182.40', 'unchanged 0.00%', 'Vol $28.41B']],
      ] as const) {
        market.answer = bitcoin(figures);
        await pass(POLL_S);
        await expect(cells).toHaveText([...shown]);
      }
      await expect(row('bitcoin').locator('[data-trend="down"]')).toHaveCount(1);
      await expect(badge).toHaveText('Live');
      await board.getByRole('button', { name: 'Pause prices' }).click();
      await pass(1);
      await expect(badge).toHaveText('Paused');
      await board.getByRole('button', { name: 'Resume prices' }).click();
      await pass(POLL_S);
      await expect(badge).toHaveText('Live');
      await expect(board).toContainText('Refreshes every 10 seconds.');
    });
    await test.step('prices that stop, and are back', async () => {
      market.answer = (route) => route.fulfill({ status: 503 });
      await pass(POLL_S + 8);
      await expect(badge).toHaveText('Not live');
      await expect(board).toContainText('Last updated');
      await expect(board.getByRole('status')).toHaveText(
        'Failed to load trading data. Please check your connection and try again',
      );
      market.answer = bitcoin({ usd: 65_000 });
      await pass(POLL_S);
      await expect(badge).toHaveText('Live');
      await expect(board).not.toContainText('Failed to load trading data');
      await expect(row('bitcoin').locator('td').first()).toHaveText('$65,000.00');
    });
    await test.step('activity', async () => {
      await scroll(page, '#live-activity');
      while ((await rows.count()) < 10) await pass(1);
      for (const one of await rows.all()) {
        const text = (await one.innerText()).replaceAll('\u200b', '').replaceAll(/\s+/g, ' ');
        expect(text).toMatch(
          /(bought|sold|swapped|staked) \$[\d,]+ of [A-Z]+ (Simulated \w+ \S+ )?at \$[\d,.]+/i,
        );
        if (/ sold /i.test(text)) expect(text).toMatch(/Simulated (gain \+|loss −)\$[\d,]+/i);
        expect(text).toMatch(/(now|\d+[sm] ago)$/);
      }
      await expect(rows.filter({ hasText: 'Newest' })).toHaveCount(1);
      await feed.getByRole('button', { name: 'Pause simulation' }).click();
      await expect(feed.getByRole('button', { name: 'Resume simulation' })).toBeVisible();
    });
    await test.step('a month of fees', async () => {
      await trades.fill('40');
      await expect(amounts).toHaveText(['$200', '$400', '$1,000', '$1,200']);
      await expect(compare.locator('[data-sentence]')).toContainText(
        '40 trades of $10,000 a month',
      );
      await trades.fill('2,5000');
      await expect(compare).toContainText('Not taken.');
      await expect(amounts).toHaveText(['$100', '$200', '$500', '$600']);
    });
  });
}
