import { expect } from '../fixtures.ts';
import { QUOTES, goodAnswer } from '../market.ts';
import { connect, openFloor, openPage, type Floor } from '../practiceFloor.ts';
import { translatePage } from '../translatePage.ts';
import { scan } from '../troubles.ts';
import { PHONE, WIDE, broken, never, sample, scanInViews, show, test, type View } from './still.ts';

// Whole trades on translated pages: every later text change must show.

/** One poll every ten seconds, with its answer. */
const POLL_S = 11;
const OURS = /\/_astro\/|\/messages\/|\/api\/v3\/simple\/price|\.(svg|woff2|avif)/;

test.use({ hasTouch: true });

/** Removes the inert page behind, so that pictures and axe cover only the practice trade. */
async function hidePage({ dialog }: Floor): Promise<void> {
  await expect(dialog).toBeVisible();
  // This one stays, because the practice trade uses its drawings.
  await dialog.evaluate(() => document.querySelector('main')?.style.setProperty('display', 'none'));
}

test('a trade by touch on a translated page looks right at each step', async ({
  page,
  site,
  compare,
}) => {
  test.slow();
  await show(page, WIDE);
  await translatePage(page, 'early');
  const floor = await openPage(page, site, sample());
  const { dialog, ask, approve, refuse, market, step, wallet, amount } = floor;
  const asked: string[] = [];
  page.on('request', (request) => void (OURS.test(request.url()) || asked.push(request.url())));
  await page.getByRole('link', { name: 'View Live Demo' }).tap();
  await hidePage(floor);
  await expect(step).toBeFocused();
  await floor.pass(1);
  /** What a screen reader reads at each step. */
  const told: string[] = [];
  const read = async (name: string) => {
    await show(page, WIDE);
    told.push(`## ${name}`, await dialog.ariaSnapshot());
  };
  const see = async (name: string, view?: View) => {
    await scanInViews(page, name, 'dialog');
    if (view) await compare(`practice-${name}`, 'dialog', view);
    await read(name);
  };
  await see('connect', WIDE);
  await ask.tap();
  await expect(wallet.getByRole('heading')).toBeFocused();
  await see('wallet');
  await refuse.tap();
  await expect(ask).toBeFocused();
  await read('refused');
  await ask.tap();
  await approve.tap();
  await expect(floor.coin('bitcoin').getByRole('radio')).toBeFocused();
  await floor.coin('solana').tap();
  await see('trade');
  await amount.fill('1500');
  await see('out-of-range', PHONE);
  await amount.fill('100');
  await ask.tap();
  await expect(wallet.getByRole('heading')).toBeFocused();
  await see('approve', WIDE);
  market.answer = sample(148.36);
  await floor.pass(POLL_S);
  await approve.tap();
  await expect(approve).toHaveText('Approve new price');
  await expect(wallet.getByRole('heading')).toBeFocused();
  await see('price-moved', PHONE);
  await approve.tap();
  await expect(step).toHaveText('Cash out');
  await expect(step).toBeFocused();
  await see('cash-out');
  await ask.tap();
  await expect(wallet).toBeVisible();
  await read('approve-sale');
  await approve.tap();
  await expect(step).toHaveText('Trade ticket');
  await expect(step).toBeFocused();
  await see('ticket', WIDE);
  const text = told.join('\n').replaceAll('\u200b', '').replaceAll('\u00a0', ' ');
  expect(`${text}\n`).toMatchSnapshot('practice.txt');
  await floor.close.tap();
  await expect(dialog).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await page.context().cookies()).toEqual([]);
});

test('loading, failing, returning and sample prices show their state', async ({
  page,
  site,
  said,
  compare,
}) => {
  said.expectError(/503/);
  await show(page, PHONE);
  const floor = await openFloor(page, site, never);
  const { market, dialog, step, ask, wallet, approve, amount } = floor;
  await hidePage(floor);
  await connect(floor);
  await expect(dialog).toContainText('Loading prices');
  await expect(ask).toHaveCount(0);
  await expect(dialog.getByRole('radio').first()).toBeDisabled();
  await expect(step).toBeFocused();
  await scan(page, 'loading', 'dialog');

  market.answer = broken;
  await page.reload();
  await hidePage(floor);
  await connect(floor);
  await translatePage(page, 'now');
  await floor.pass(8);
  await expect(dialog).toContainText('No prices, so no trade');
  await expect(ask).toHaveCount(0);
  await compare('practice-no-prices', 'dialog', PHONE);
  await scan(page, 'no prices', 'dialog');

  const { bitcoin: _, ...quotes } = QUOTES;
  market.answer = sample(148.06, quotes);
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(step).toBeFocused();
  await floor.pass(1);
  await expect(floor.said).toHaveText('Prices are back.');
  await expect(dialog.getByRole('radio', { name: 'BTC, Bitcoin, n/a' })).toBeDisabled();
  const checked = dialog.getByRole('radio', { name: /^ETH, .*, Sample price$/ });
  await expect(checked).toBeChecked();
  for (let side = 0; side < 3; side += 1)
    await dialog.getByRole('radio', { checked: true }).press('ArrowDown');
  await expect(floor.coin('solana').getByRole('radio')).toBeChecked();
  await amount.fill('2,5');
  await expect(amount).toHaveAccessibleDescription(/^Enter an amount in numbers/);
  await amount.fill('1500');
  await expect(dialog.getByRole('list')).toContainText('— 0.10%');
  await ask.press('Enter');
  await expect(amount).toBeFocused();
  await amount.press('Enter');
  await expect(wallet).toHaveCount(0);
  await dialog.getByRole('button', { name: '50', exact: true }).press('Enter');
  await expect(amount).toHaveAccessibleDescription('');
  await amount.press('Enter');
  await expect(wallet).toContainText('50.00\u00a0USDT');
  await expect(wallet).toContainText('Sample price');
  // A lost price closes the wallet. Once it is back, the trade continues.
  market.answer = sample(1e-7, quotes);
  await floor.pass(POLL_S);
  await expect(wallet).toBeHidden();
  await expect(ask).toHaveText('Buy SOL');
  market.answer = sample(160, quotes);
  await floor.pass(POLL_S);
  await ask.press('Enter');
  await approve.press('Enter');
  await expect(dialog).toContainText('Balance 950.00 practice\u00a0USDT');
  await ask.press('Enter');
  await approve.press('Enter');
  await expect(step).toHaveText('Trade ticket');
  await expect(dialog.locator('[data-practice-ticket]')).toContainText('SOL at $160.00');
  await dialog.getByRole('button', { name: 'Practice again' }).press('Enter');
  await expect(step).toHaveText('Trade');
  await expect(dialog).toContainText('Balance 1,000.00 practice\u00a0USDT');
  const before = market.calls;
  await floor.pass(30);
  // Still one poll every ten seconds.
  expect(market.calls - before).toBe(3);
});

test('with reduced motion the demo only steps and looks as before', async ({
  page,
  site,
  compare,
}) => {
  await show(page, WIDE);
  const floor = await openFloor(page, site, goodAnswer(), '#watch');
  const { dialog, pass } = floor;
  await hidePage(floor);
  await pass(1);
  const forward = dialog.locator('[data-watch=forward]');
  await expect(forward).toBeFocused();
  await expect(dialog.locator('[data-watch=play]')).toHaveCount(0);
  for (let moment = 1; moment < 5; moment += 1) await forward.click();
  await expect(dialog).toContainText('5 of 9');
  await compare('practice-demo', 'dialog', WIDE);
  await forward.click();
  await expect(dialog).toContainText('6 of 9');
  await scan(page, 'the demo', 'dialog');
});
