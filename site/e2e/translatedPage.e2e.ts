import type { Page } from '@playwright/test';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { QUOTES, expect, goodAnswer, test } from './fixtures.ts';
import { openFloor, type Floor } from './practiceFloor.ts';
import { translatePage } from './translatePage.ts';

// A browser that translates the page puts other elements in the place of React's texts. Whatever changes
// afterwards has to be seen, and nothing may break over a text that is gone.

/** A poll every ten seconds, and its answer. */
const POLL_S = 11;
const bitcoin = (figures: object) =>
  goodAnswer({ ...QUOTES, bitcoin: { ...QUOTES['bitcoin'], ...figures } });

const solana = (usd: number) => goodAnswer({ ...QUOTES, solana: { ...QUOTES['solana'], usd } });

for (const when of ['early', 'now'] as const) {
  const name = when === 'early' ? 'before its islands are alive' : 'while it is open';

  /** Opens the page, and translates it early or once the board shows its first prices. */
  async function openTranslated(page: Page, site: string, target?: string): Promise<Dashboard> {
    if (when === 'early') await translatePage(page, when);
    const dashboard = await openDashboard(page, site, goodAnswer(), target);
    await dashboard.pass(1);
    if (when === 'now') await translatePage(page, when);
    return dashboard;
  }

  test(`a page translated ${name} shows each new price, change and volume`, async ({
    page,
    site,
  }) => {
    const { market, board, badge, row, pass } = await openTranslated(page, site);
    await expect(row('bitcoin').locator('font').first()).toBeVisible();
    const cells = row('bitcoin').locator('td');
    const poll = async (figures: object) => {
      market.answer = bitcoin(figures);
      await pass(POLL_S);
    };
    await expect(cells).toHaveText(['$64,182.40', 'up 1.84%', 'Vol $28.41B']);
    await poll({ usd: 64_300.5, usd_24h_change: 1.9, usd_24h_vol: 28_500_000_000 });
    await expect(cells).toHaveText(['$64,300.50', 'up 1.90%', 'Vol $28.50B']);
    await poll({ usd: 60_000, usd_24h_change: -4.25 });
    await expect(cells).toHaveText(['$60,000.00', 'down 4.25%', 'Vol $28.41B']);
    await expect(row('bitcoin').locator('[data-trend="down"]')).toHaveCount(1);
    await poll({ usd_24h_change: null, usd_24h_vol: null });
    await expect(cells).toHaveText(['$64,182.40', 'n/a', 'n/a']);
    await poll({ usd_24h_change: 0 });
    await expect(cells).toHaveText(['$64,182.40', 'unchanged 0.00%', 'Vol $28.41B']);
    await expect(badge).toHaveText('Live');

    const calls = market.calls;
    await board.getByRole('button', { name: 'Pause prices' }).click();
    await expect(badge).toHaveText('Paused');
    await expect(board).toContainText('Last updated');
    await board.getByRole('button', { name: 'Resume prices' }).click();
    await pass(POLL_S);
    await expect(badge).toHaveText('Live');
    await expect(board).toContainText('Refreshes every 10 seconds.');
    expect(market.calls).toBeGreaterThan(calls);
  });

  test(`a page translated ${name} says that its prices stopped, and that they are back`, async ({
    page,
    site,
    said,
  }) => {
    said.expectError(/503/);
    const { market, board, badge, row, pass } = await openTranslated(page, site);
    market.answer = (route) => route.fulfill({ status: 503 });
    await pass(POLL_S + 8);
    await expect(badge).toHaveText('Not live');
    await expect(board).toContainText('Failed to load trading data');
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

  test(`a page translated ${name} goes on inventing activity`, async ({ page, site }) => {
    const { pass } = await openTranslated(page, site, '#live-activity');
    const feed = page.locator('#live-activity');
    const rows = feed.locator('[data-activity-row]');
    await expect(rows).toHaveCount(5);
    const first = await rows.first().getAttribute('data-activity-row');
    await pass(60);
    await expect(rows.nth(9)).toBeVisible();
    expect(await rows.first().getAttribute('data-activity-row')).not.toBe(first);
    await expect(feed.locator('[data-newest]')).toHaveCount(1);
    for (const row of await rows.all()) {
      const text = (await row.innerText()).replaceAll('\u200b', '').replaceAll(/\s+/g, ' ');
      expect(text).toMatch(/(bought|sold|swapped|staked) \$[\d,]+ of [A-Z]+ at \$[\d,.]+/i);
      expect(text).toMatch(/(just now|\d+ s ago|\d+ min ago)$/);
      expect(text.match(/Newest/gi)?.length ?? 0).toBe(
        (await row.getAttribute('data-newest')) === null ? 0 : 1,
      );
    }
    await feed.getByRole('button', { name: 'Pause simulation' }).click();
    await expect(feed.getByRole('button', { name: 'Resume simulation' })).toBeVisible();
  });

  test(`a page translated ${name} counts a month of fees`, async ({ page, site }) => {
    if (when === 'early') await translatePage(page, when);
    await page.goto(site);
    await page.getByText('Experience the Difference').click();
    const compare = page.locator('#compare');
    const trades = page.getByRole('textbox', { name: 'Trades a month' });
    await expect(trades).toBeVisible();
    if (when === 'now') await translatePage(page, when);
    await trades.fill('40');
    await expect(compare.locator('li [data-amount]')).toHaveText([
      '$200',
      '$400',
      '$1,000',
      '$1,200',
    ]);
    await expect(compare.locator('[data-sentence]')).toContainText('40 trades of $10,000 a month');
    await trades.fill('2,5000');
    await expect(compare).toContainText('Not taken.');
    await expect(compare.locator('li [data-amount]')).toHaveText(['$100', '$200', '$500', '$600']);
  });

  /** Opens the practice floor at an address, and translates it early or once it stands. */
  async function openTranslatedFloor(page: Page, site: string, hash: string): Promise<Floor> {
    if (when === 'early') await translatePage(page, when);
    const floor = await openFloor(page, site, goodAnswer(), hash);
    if (when === 'now') await translatePage(page, when);
    return floor;
  }

  test(`a page translated ${name} practices a whole trade`, async ({ page, site }) => {
    const floor = await openTranslatedFloor(page, site, '#practice');
    const { market, dialog, step, ask, wallet, approve, refuse, coin, amount, said } = floor;
    await expect(step).toHaveText('Connect');
    await ask.click();
    await refuse.click();
    await expect(dialog).toContainText('You refused. Nothing happened.');
    await expect(ask).toHaveText('Ask me again');
    await ask.click();
    await approve.click();
    await expect(step).toHaveText('Trade');
    await expect(said).toHaveText('Connected. Practice balance 1,000\u00a0USDT.');

    await coin('solana').click();
    await expect(dialog).toContainText('$148.06');
    await amount.fill('2,5');
    await expect(dialog).toContainText('Write an amount in figures');
    await expect(ask).toHaveText('Buy SOL');
    await amount.fill('50');
    await expect(dialog).not.toContainText('Write an amount in figures');
    await expect(ask).toHaveText('Buy SOL with 50\u00a0USDT');
    await amount.fill('100');
    await expect(ask).toHaveText('Buy SOL with 100\u00a0USDT');

    await ask.click();
    await expect(wallet).toContainText('0.67506416 SOL');

    // A price that is lost closes the wallet; once it is back the trade goes on.
    market.answer = solana(1e-7);
    await floor.pass(POLL_S);
    await expect(wallet).toBeHidden();
    await expect(coin('solana')).toContainText('n/a');
    await expect(ask).toHaveText('Buy SOL');
    market.answer = goodAnswer();
    await floor.pass(POLL_S);
    await expect(coin('solana')).toContainText('$148.06');
    await ask.click();
    await expect(wallet).toContainText('0.67506416 SOL');

    market.answer = solana(151);
    await floor.pass(POLL_S);
    await approve.click();
    await expect(wallet).toContainText('The price moved from $148.06 to $151.00');
    await expect(wallet).toContainText('0.66192052 SOL');
    await expect(wallet.getByText('$151.00', { exact: true })).toBeVisible();
    await expect(approve).toHaveText('Approve new price');
    await approve.click();
    await expect(step).toHaveText('Cash out');
    await expect(dialog).toContainText('Balance 900.00 practice\u00a0USDT');
    await expect(dialog).toContainText('$99.94');
    market.answer = solana(160);
    await floor.pass(POLL_S);
    await expect(dialog).toContainText('$105.90');

    await ask.click();
    await approve.click();
    await expect(step).toHaveText('Trade ticket');
    const ticket = dialog.locator('[data-practice-ticket]');
    await expect(ticket).toContainText('0.66192052 SOL at $151.00');
    await expect(ticket).toContainText('0.66192052 SOL at $160.00');
    await dialog.getByRole('button', { name: 'Practice again' }).click();
    await expect(step).toHaveText('Trade');
    await expect(dialog).toContainText('Balance 1,000.00 practice\u00a0USDT');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test(`a page translated ${name} plays its demo`, async ({ page, site }) => {
    const floor = await openTranslatedFloor(page, site, '#watch');
    const caption = floor.dialog.locator('#practice-caption');
    const forward = floor.dialog.locator('[data-watch-forward]');
    await expect(caption).toHaveText(
      '1 of 9. You start on the rim. A wallet is all you bring. No account, no password.',
    );
    for (let moment = 2; moment <= 9; moment += 1) {
      await forward.click();
      await expect(caption).toContainText(`${moment} of 9. `);
      await expect(floor.said).toHaveText((await caption.textContent()) ?? '');
    }
    await expect(caption).toHaveText(
      '9 of 9. Your ticket. Two orders, two fees, every decimal. It was all practice.',
    );
    await expect(floor.dialog.locator('[data-watch-play]')).toHaveText('Play again');
  });
}
