import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { connect, openFloor, type Floor } from './practiceFloor.ts';
import { scan } from './troubles.ts';
import { TIMELESS, heldAnswer } from './market.ts';

/** Colours change with the theme, names, roles and sizes with the width: each once covers both. */
const VIEWS = [
  ['light', 320],
  ['dark', 1440],
] as const;
/** The accessibility tree of each step, as a screen reader is told of it. */
const READ = readFileSync('site/e2e/practiceRead.txt', 'utf8');
const SAID = [
  'connect: ',
  'connect, wallet: ',
  'connect, refused: Refused. Nothing happened.',
  'trade: ',
  'trade, wallet: ',
  'cash out: Bought. You stand on the floor.',
  'cash out, wallet: ',
  'ticket: Sold. Your practice ticket is ready.',
];

/** Opens the practice floor with time that goes on by itself: what scans a page waits for it. */
async function openInTime(page: Page, site: string): Promise<Floor> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const floor = await openFloor(page, site);
  await page.clock.resume();
  return floor;
}

async function expectNothingFound(page: Page, step: string): Promise<void> {
  // The page behind is inert, and yet each scan would read all of it first.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main > :not(style)')) part.remove();
  });
  for (const [colorScheme, width] of VIEWS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await scan(page, `${step}, ${colorScheme}`, width, 'dialog');
  }
}

test('what is read of each step, in which order it is said, and nothing that axe finds, nor in the demo, which only steps where motion is reduced', async ({
  page,
  site,
}) => {
  test.slow();
  const floor = await openInTime(page, site);
  const { ask, wallet, approve, refuse, step } = floor;
  const tree: string[] = [];
  const said: string[] = [];
  const look = async (name: string) => {
    tree.push(`## ${name}`, await floor.dialog.ariaSnapshot());
    said.push(`${name}: ${await floor.said.textContent()}`);
    await expectNothingFound(page, name);
  };
  const lookAtWallet = async (name: string) => {
    await ask.click();
    await expect(wallet).toBeVisible();
    await look(`${name}, wallet`);
  };
  await look('connect');
  await lookAtWallet('connect');
  await refuse.click();
  // Each press is drawn first and answered after it: what it brings is waited for.
  await expect(wallet).toBeHidden();
  await expect(floor.said).not.toBeEmpty();
  await look('connect, refused');
  await connect(floor);
  await floor.coin('solana').click();
  await expect(floor.coin('solana').getByRole('radio')).toBeChecked();
  await look('trade');
  for (const name of ['trade', 'cash out']) {
    await lookAtWallet(name);
    await approve.click();
    await expect(step).toHaveText(name === 'trade' ? 'Cash out' : 'Trade ticket');
    await look(name === 'trade' ? 'cash out' : 'ticket');
  }
  expect(said).toEqual(SAID);
  expect(`${tree.join('\n').replaceAll('\u00a0', ' ')}\n`).toBe(READ);
  await page.goto(`${site}/?again#watch`);
  await expect(floor.dialog.locator('[data-watch=forward]')).toBeFocused();
  await expect(floor.dialog.locator('[data-watch=play]')).toHaveCount(0);
  await expectNothingFound(page, 'watch');
});

test('prices that load, fail, come back or are a sample are said, and axe finds nothing; a wrong amount says why', async ({
  page,
  site,
  said,
}) => {
  test.slow();
  said.expectError(/500/);
  const floor = await openInTime(page, site);
  const { market, dialog, step, ask, wallet, amount } = floor;
  const { answer, release } = heldAnswer();
  market.answer = answer;
  await page.reload();
  await connect(floor);
  await expect(dialog).toContainText('Loading prices');
  await expect(ask).toHaveCount(0);
  await expect(dialog.getByRole('radio').first()).toBeDisabled();
  await expect(step).toBeFocused();
  await expectNothingFound(page, 'prices on their way');

  market.answer = (route) => route.fulfill({ status: 500, json: {} });
  release();
  await page.reload();
  await connect(floor);
  const passUntil = (shown: () => Promise<void>) =>
    expect(async () => {
      await page.clock.runFor(2000);
      await shown();
    }).toPass();
  const soon = { timeout: 50 };
  await passUntil(() => expect(dialog).toContainText('No prices, so no trade', soon));
  await expect(ask).toHaveCount(0);
  await expectNothingFound(page, 'no prices');
  const headers = { 'X-Market-Data': 'sample' };
  const { bitcoin: _, ...rest } = TIMELESS;
  market.answer = (route) => route.fulfill({ json: rest, headers });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(step).toBeFocused();
  await passUntil(() => expect(floor.said).toHaveText('Prices are back.', soon));
  await expect(dialog.getByRole('radio', { name: 'BTC, Bitcoin, n/a' })).toBeDisabled();
  await expect(dialog.getByRole('radio', { name: /^ETH, .*, sample price$/ })).toBeChecked();

  await amount.fill('1500');
  const error = 'From 10 to 1,000 practice\u00a0USDT. This is 1,500.00.';
  await expect(amount).toHaveAccessibleDescription(error);
  await expect(dialog.getByRole('list')).toContainText('— 0.10%');
  await ask.click();
  await expect(amount).toBeFocused();
  await amount.press('Enter');
  await expect(wallet).toHaveCount(0);
  await dialog.getByRole('button', { name: '50', exact: true }).click();
  await expect(amount).toHaveAccessibleDescription('');
  await amount.press('Enter');
  await expect(wallet).toContainText('50.00\u00a0USDT');
  await expect(wallet).toContainText('Sample price');
});
