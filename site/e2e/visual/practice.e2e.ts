import { expect } from '../fixtures.ts';
import { QUOTES, respondWithQuotes } from '../marketStub.ts';
import {
  connectWallet,
  openPracticeDialog,
  openPage,
  type PracticeDialog,
} from '../practiceDialog.ts';
import { translatePage } from '../translatePage.ts';
import { scanWithAxe } from '../pageProblems.ts';
import {
  PHONE,
  WIDE,
  failWith503,
  neverRespond,
  respondWithSamples,
  scanInEachView,
  setView,
  test,
  type View,
} from './screenshots.ts';

// These tests trade on translated pages, where all text updates still have to work.

/** The polling interval of 10 s, plus time for the response. */
const POLL_S = 11;
const PAGE_ASSETS = /\/_astro\/|\/messages\/|\/api\/v3\/simple\/price|\.(svg|woff2|avif)/;

test.use({ hasTouch: true });

/** Hides the inert page, so screenshots and axe only include the practice trade. */
async function hidePage({ dialog }: PracticeDialog): Promise<void> {
  await expect(dialog).toBeVisible();
  // Don't remove the page, because the dialog references its SVG shapes.
  await dialog.evaluate(() => document.querySelector('main')?.style.setProperty('display', 'none'));
}

test('practice trade steps match their references (touch, translated page)', async ({
  page,
  site,
  expectScreenshot,
}) => {
  test.slow();
  await setView(page, WIDE);
  await translatePage(page, 'early');
  const practice = await openPage(page, site, respondWithSamples());
  const {
    dialog,
    requestButton,
    approveButton,
    rejectButton,
    market,
    heading,
    wallet,
    amountField,
  } = practice;
  const otherRequests: string[] = [];
  page.on('request', (request) => {
    if (!PAGE_ASSETS.test(request.url())) otherRequests.push(request.url());
  });
  await page.getByRole('link', { name: 'View Live Demo' }).tap();
  await hidePage(practice);
  await expect(heading).toBeFocused();
  await practice.advanceClock(1);
  /** Accessibility tree of each step. */
  const snapshots: string[] = [];
  const takeSnapshot = async (name: string) => {
    await setView(page, WIDE);
    snapshots.push(`## ${name}`, await dialog.ariaSnapshot());
  };
  const checkStep = async (name: string, view?: View) => {
    await scanInEachView(page, name, 'dialog');
    if (view) await expectScreenshot(`practice-${name}`, 'dialog', view);
    await takeSnapshot(name);
  };
  await checkStep('connect', WIDE);
  await requestButton.tap();
  await expect(wallet.getByRole('heading')).toBeFocused();
  await checkStep('wallet');
  await rejectButton.tap();
  await expect(requestButton).toBeFocused();
  await takeSnapshot('refused');
  await requestButton.tap();
  await approveButton.tap();
  await expect(practice.getCoin('bitcoin').getByRole('radio')).toBeFocused();
  await practice.getCoin('solana').tap();
  await checkStep('trade');
  await amountField.fill('1500');
  await checkStep('out-of-range', PHONE);
  await amountField.fill('100');
  await requestButton.tap();
  await expect(wallet.getByRole('heading')).toBeFocused();
  await checkStep('approve', WIDE);
  market.respond = respondWithSamples(148.36);
  await practice.advanceClock(POLL_S);
  await approveButton.tap();
  await expect(approveButton).toHaveText('Approve new price');
  await expect(wallet.getByRole('heading')).toBeFocused();
  await checkStep('price-moved', PHONE);
  await approveButton.tap();
  await expect(heading).toHaveText('Cash out');
  await expect(heading).toBeFocused();
  await checkStep('cash-out');
  await requestButton.tap();
  await expect(wallet).toBeVisible();
  await takeSnapshot('approve-sale');
  await approveButton.tap();
  await expect(heading).toHaveText('Trade ticket');
  await expect(heading).toBeFocused();
  await checkStep('ticket', WIDE);
  const text = snapshots.join('\n').replaceAll('\u200b', '').replaceAll('\u00a0', ' ');
  expect(`${text}\n`).toMatchSnapshot('practice.txt');
  await practice.closeButton.tap();
  await expect(dialog).toHaveCount(0);
  expect(otherRequests).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await page.context().cookies()).toEqual([]);
});

test('shows loading, failed, recovered, and sample prices', async ({
  page,
  site,
  consoleErrors,
  expectScreenshot,
}) => {
  consoleErrors.allow(/503/);
  await setView(page, PHONE);
  const practice = await openPracticeDialog(page, site, neverRespond);
  const { market, dialog, heading, requestButton, wallet, approveButton, amountField } = practice;
  await hidePage(practice);
  await connectWallet(practice);
  await expect(dialog).toContainText('Loading prices');
  await expect(requestButton).toHaveCount(0);
  await expect(dialog.getByRole('radio').first()).toBeDisabled();
  await expect(heading).toBeFocused();
  await scanWithAxe(page, 'loading', 'dialog');

  market.respond = failWith503;
  await page.reload();
  await hidePage(practice);
  await connectWallet(practice);
  await translatePage(page, 'now');
  await practice.advanceClock(8);
  await expect(dialog).toContainText('No prices, so no trade');
  await expect(requestButton).toHaveCount(0);
  await expectScreenshot('practice-no-prices', 'dialog', PHONE);
  await scanWithAxe(page, 'no prices', 'dialog');

  const { bitcoin: _, ...quotes } = QUOTES;
  market.respond = respondWithSamples(148.06, quotes);
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(heading).toBeFocused();
  await practice.advanceClock(1);
  await expect(practice.liveRegion).toHaveText('Prices are back.');
  await expect(dialog.getByRole('radio', { name: 'BTC, Bitcoin, n/a' })).toBeDisabled();
  const ethereum = dialog.getByRole('radio', { name: /^ETH, .*, Sample price$/ });
  await expect(ethereum).toBeChecked();
  for (let press = 0; press < 3; press += 1)
    await dialog.getByRole('radio', { checked: true }).press('ArrowDown');
  await expect(practice.getCoin('solana').getByRole('radio')).toBeChecked();
  await amountField.fill('2,5');
  await expect(amountField).toHaveAccessibleDescription(/^Enter an amount in numbers/);
  await amountField.fill('1500');
  await expect(dialog.getByRole('list')).toContainText('— 0.10%');
  await requestButton.press('Enter');
  await expect(amountField).toBeFocused();
  await amountField.press('Enter');
  await expect(wallet).toHaveCount(0);
  await dialog.getByRole('button', { name: '50', exact: true }).press('Enter');
  await expect(amountField).toHaveAccessibleDescription('');
  await amountField.press('Enter');
  await expect(wallet).toContainText('50.00\u00a0USDT');
  await expect(wallet).toContainText('Sample price');
  // An invalid price closes the wallet. Trading continues when the price is valid again.
  market.respond = respondWithSamples(1e-7, quotes);
  await practice.advanceClock(POLL_S);
  await expect(wallet).toBeHidden();
  await expect(requestButton).toHaveText('Buy SOL');
  market.respond = respondWithSamples(160, quotes);
  await practice.advanceClock(POLL_S);
  await requestButton.press('Enter');
  await approveButton.press('Enter');
  await expect(dialog).toContainText('Balance 950.00 practice\u00a0USDT');
  await requestButton.press('Enter');
  await approveButton.press('Enter');
  await expect(heading).toHaveText('Trade ticket');
  await expect(dialog.locator('[data-practice-ticket]')).toContainText('SOL at $160.00');
  await dialog.getByRole('button', { name: 'Practice again' }).press('Enter');
  await expect(heading).toHaveText('Trade');
  await expect(dialog).toContainText('Balance 1,000.00 practice\u00a0USDT');
  const initialCalls = market.calls;
  await practice.advanceClock(30);
  // The page still only polls every 10 s.
  expect(market.calls - initialCalls).toBe(3);
});

test('with reduced motion, the demo is manual and matches its reference', async ({
  page,
  site,
  expectScreenshot,
}) => {
  await setView(page, WIDE);
  const practice = await openPracticeDialog(page, site, respondWithQuotes(), '#watch');
  const { dialog, advanceClock } = practice;
  await hidePage(practice);
  await advanceClock(1);
  const forwardButton = dialog.locator('[data-watch=forward]');
  await expect(forwardButton).toBeFocused();
  await expect(dialog.locator('[data-watch=play]')).toHaveCount(0);
  for (let scene = 1; scene < 5; scene += 1) await forwardButton.click();
  await expect(dialog).toContainText('5 of 9');
  await expectScreenshot('practice-demo', 'dialog', WIDE);
  await forwardButton.click();
  await expect(dialog).toContainText('6 of 9');
  await scanWithAxe(page, 'the demo', 'dialog');
});
