import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openPage } from './practiceFloor.ts';
import { translatePage } from './translatePage.ts';
import { QUOTES, goodAnswer } from './market.ts';

const solana = (usd: number) => goodAnswer({ ...QUOTES, solana: { ...QUOTES['solana'], usd } });
/** A poll every ten seconds, and its answer. */
const POLL_S = 11;
const OURS = /\/_astro\/|\/messages\/|\/api\/v3\/simple\/price|\.(svg|woff2|avif)/;

test.use({ hasTouch: true });

for (const [name, translated, act] of [
  ['touch, on a page translated before,', 'early', (on: Locator) => on.tap()],
  ['key, on a page translated meanwhile,', 'now', (on: Locator) => on.press('Enter')],
] as const) {
  test(`a whole trade by ${name} stores nothing and asks nothing but prices`, async ({
    page,
    site,
  }) => {
    if (translated === 'early') await translatePage(page, translated);
    const floor = await openPage(page, site);
    const { market, dialog, step, ask, wallet, approve, refuse, coin, amount, said } = floor;
    const asked: string[] = [];
    page.on('request', (request) => void (OURS.test(request.url()) || asked.push(request.url())));
    const opener = page.getByRole('link', { name: 'View Live Demo' });
    await act(opener);
    await expect(step).toBeFocused();
    if (translated === 'now') await translatePage(page, translated);
    await expect(step).toHaveText('Connect');

    await act(ask);
    await expect(wallet.getByRole('heading')).toBeFocused();
    await act(refuse);
    await expect(ask).toBeFocused();
    await expect(ask).toHaveText('Ask me again');
    await act(ask);
    await act(approve);
    await expect(step).toHaveText('Trade');
    await expect(coin('bitcoin').getByRole('radio')).toBeFocused();
    await expect(said).toHaveText('Connected. Practice balance 1,000\u00a0USDT.');

    if (translated === 'now')
      for (let side = 0; side < 4; side += 1) await page.keyboard.press('ArrowDown');
    else await act(coin('solana'));
    await expect(coin('solana').getByRole('radio')).toBeChecked();
    await expect(dialog).toContainText('$148.06');
    await amount.fill('2,5');
    await expect(amount).toHaveAccessibleDescription(/^Write an amount in figures/);
    await expect(ask).toHaveText('Buy SOL');
    await amount.fill('100');
    await expect(ask).toHaveText('Buy SOL with 100\u00a0USDT');
    await act(ask);
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
    await act(ask);
    market.answer = solana(151);
    await floor.pass(POLL_S);
    await expect(wallet).toContainText('$148.06');
    await act(approve);
    await expect(wallet).toContainText('The price moved from $148.06 to $151.00');
    await expect(wallet).toContainText('0.66192052 SOL');
    await expect(wallet.getByText('$151.00', { exact: true })).toBeVisible();
    await expect(wallet.getByRole('heading')).toBeFocused();
    await expect(approve).toHaveText('Approve new price');
    await act(approve);
    await expect(step).toHaveText('Cash out');
    await expect(step).toBeFocused();
    await expect(dialog).toContainText('Balance 900.00 practice\u00a0USDT');
    await expect(dialog).toContainText('$99.94');
    market.answer = solana(160);
    await floor.pass(POLL_S);
    await expect(dialog).toContainText('$105.90');

    await act(ask);
    await act(approve);
    await expect(step).toHaveText('Trade ticket');
    await expect(step).toBeFocused();
    const ticket = dialog.locator('[data-practice-ticket]');
    for (const words of [
      'Reference prices at',
      '0.66192052 SOL at $151.00',
      '0.66192052 SOL at $160.00',
      '105.854329',
      '$0.11',
      '$0.62',
    ])
      await expect(ticket).toContainText(words);

    await act(dialog.getByRole('button', { name: 'Practice again' }));
    await expect(step).toHaveText('Trade');
    await expect(dialog).toContainText('Balance 1,000.00 practice\u00a0USDT');
    const before = market.calls;
    await floor.pass(30);
    // One poll in ten seconds, as without it.
    expect(market.calls - before).toBe(3);
    await act(floor.close);
    await expect(dialog).toHaveCount(0);
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(await page.context().cookies()).toEqual([]);
  });
}
