import type { Locator } from '@playwright/test';
import { QUOTES, expect, goodAnswer, test } from './fixtures.ts';
import { buySolana, openFloor, openPage } from './practiceFloor.ts';

const HANDS: Record<string, (on: Locator) => Promise<void>> = {
  touch: (on) => on.tap(),
  key: async (on) => {
    await on.focus();
    await on.press('Enter');
  },
};
const solana = (usd: number) => goodAnswer({ ...QUOTES, solana: { ...QUOTES['solana'], usd } });

test.use({ hasTouch: true });

for (const [hand, act] of Object.entries(HANDS)) {
  test(`a whole trade by ${hand}, in which nothing is stored and nothing asked but prices`, async ({
    page,
    site,
  }) => {
    const floor = await openPage(page, site);
    const { dialog, step, ask, wallet, approve, refuse, said } = floor;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (
        !/\/_astro\/|\/messages\/|\/api\/v3\/simple\/price|\.(svg|woff2|avif)/.test(request.url())
      )
        asked.push(request.url());
    });
    const opener = page.getByRole('link', { name: 'View Live Demo' });
    await act(opener);
    await expect(step).toHaveText('Connect');
    await expect(step).toBeFocused();
    expect(new URL(page.url()).hash).toBe('#practice');

    await act(ask);
    await expect(wallet.getByRole('heading')).toBeFocused();
    await expect(wallet).toContainText('It still cannot');
    await act(refuse);
    await expect(dialog).toContainText('You refused. Nothing happened.');
    await expect(ask).toBeFocused();
    await expect(ask).toHaveText('Ask me again');
    await act(ask);
    await act(approve);
    await expect(dialog.getByRole('radio', { name: /^BTC, Bitcoin, \$64,182\.40/ })).toBeFocused();
    await expect(said).toHaveText('Connected. Practice balance 1,000\u00a0USDT.');

    if (hand === 'key')
      for (let side = 0; side < 4; side += 1) await page.keyboard.press('ArrowDown');
    else await act(floor.coin('solana'));
    await expect(dialog.getByRole('radio', { name: /^SOL, Solana, \$148\.06/ })).toBeChecked();
    await expect(ask).toHaveText('Buy SOL with 100\u00a0USDT');
    await act(ask);
    await act(refuse);
    await expect(ask).toHaveText('Ask me again');
    await expect(said).toHaveText('Refused. Nothing happened.');
    await act(ask);
    await expect(wallet).toContainText('0.67506416 SOL');

    floor.market.answer = solana(151);
    await floor.pass(10);
    await expect(wallet).toContainText('$148.06');
    await act(approve);
    await expect(wallet).toContainText('The price moved from $148.06 to $151.00');
    await expect(wallet.getByRole('heading')).toBeFocused();
    await expect(approve).toHaveText('Approve new price');
    await act(approve);
    await expect(step).toHaveText('Cash out');
    await expect(step).toBeFocused();
    await expect(said).toHaveText('Bought. You stand on the floor.');
    await expect(dialog).toContainText('Balance 900.00 practice\u00a0USDT');
    await expect(dialog).toContainText('$99.94');

    await act(ask);
    // Within a tenth of a percent the trade is made at what was approved.
    floor.market.answer = solana(151.14);
    await floor.pass(10);
    await act(approve);
    await expect(step).toHaveText('Trade ticket');
    await expect(step).toBeFocused();
    const ticket = dialog.locator('[data-practice-ticket]');
    for (const words of [
      'Reference prices at',
      '0.66192052 SOL at $151.00',
      '99.900023',
      '$0.10',
      '$0.60',
    ])
      await expect(ticket).toContainText(words);

    await act(dialog.getByRole('button', { name: 'Practice again' }));
    await expect(step).toHaveText('Trade');
    await expect(dialog).toContainText('Balance 1,000.00 practice\u00a0USDT');
    const before = floor.market.calls;
    await floor.pass(30);
    // One poll in ten seconds, as without it.
    expect(floor.market.calls - before).toBe(3);
    await act(dialog.getByRole('button', { name: 'Close' }));
    await expect(dialog).toHaveCount(0);
    await floor.pass(0.25);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(`${site}/`);
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('the ticket leads to the form as every such button, and the practice is gone', async ({
  page,
  site,
}) => {
  const floor = await openFloor(page, site);
  await buySolana(floor);
  await floor.ask.click();
  await floor.approve.click();
  await floor.dialog.getByRole('button', { name: 'Start Trading Now' }).click();
  await expect(floor.dialog).toHaveCount(0);
  await expect(page.locator('#sign-up-heading')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#tmx-form-section');
  await page.getByRole('link', { name: 'View Live Demo' }).click();
  await expect(floor.step).toHaveText('Connect');
  await expect(floor.dialog).toContainText('Balance 1,000.00');
});
