import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { TIMELESS, expect, heldAnswer, test } from './fixtures.ts';
import { connect, eachStep, openFloor, openFloorInTime } from './practiceFloor.ts';
import { scan } from './scan.ts';

/** Colours change with the theme, names, roles and sizes with the width: each once covers both. */
const VIEWS = { light: [320], dark: [1440] };
/** The accessibility tree of each step, as a screen reader is told of it. */
const READ = readFileSync('site/e2e/practiceRead.txt', 'utf8');

for (const colorScheme of ['light', 'dark'] as const) {
  const look = (page: Page) => async (name: string) => {
    // The page behind is inert, and yet each scan would read all of it first.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('main > :not(style)')) part.remove();
    });
    await scan(page, name, VIEWS[colorScheme], 'dialog');
  };

  test(`axe finds nothing in any step of the practice floor and in its demo, ${colorScheme}`, async ({
    page,
    site,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const floor = await openFloorInTime(page, site);
    await eachStep(floor, look(page));
    await page.goto(`${site}/?again#watch`);
    await expect(floor.dialog).toBeVisible();
    await look(page)('watch');
  });

  test(`prices that load, fail, come back or are a sample are said, ${colorScheme}, and axe finds nothing; a wrong amount says why`, async ({
    page,
    site,
    said,
  }) => {
    test.slow();
    said.expectError(/500/);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const floor = await openFloorInTime(page, site);
    const { market, dialog, step, ask, wallet, amount } = floor;
    const { answer, release } = heldAnswer();
    market.answer = answer;
    await page.reload();
    await connect(floor);
    await expect(dialog).toContainText('Loading prices');
    await expect(ask).toHaveCount(0);
    await expect(dialog.getByRole('radio').first()).toBeDisabled();
    await expect(step).toBeFocused();
    await look(page)('prices on their way');

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
    await look(page)('no prices');
    const headers = { 'X-Market-Data': 'sample' };
    const { bitcoin: _, ...rest } = TIMELESS;
    market.answer = (route) => route.fulfill({ json: rest, headers });
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(step).toBeFocused();
    await passUntil(() => expect(floor.said).toHaveText('Prices are back.', soon));
    await expect(dialog.getByRole('radio', { name: 'BTC, Bitcoin, n/a' })).toBeDisabled();
    await expect(dialog.getByRole('radio', { name: /^ETH, .*, sample price$/ })).toBeChecked();
    await expect(dialog.getByText('Sample price')).toBeVisible();

    for (const [written, why] of [
      ['1500', 'From 10 to 1,000 practice\u00a0USDT. This is 1,500.00.'],
      ['10,5', 'Write an amount in figures, such as 100 or 99.50.'],
    ] as const) {
      await amount.fill(written);
      await expect(amount).toHaveAccessibleDescription(why);
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      await ask.click();
      await expect(amount).toBeFocused();
      await amount.press('Enter');
      await expect(wallet).toHaveCount(0);
    }
    await dialog.getByRole('button', { name: '50', exact: true }).click();
    await expect(amount).toHaveAccessibleDescription('');
    await amount.press('Enter');
    await expect(wallet).toContainText('50.00\u00a0USDT');
    await expect(wallet).toContainText('Sample price');
  });
}

test('what is read of each step, and in which order it is said', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const floor = await openFloor(page, site);
  const tree: string[] = [];
  const said: string[] = [];
  await eachStep(floor, async (name) => {
    tree.push(`## ${name}`, await floor.dialog.ariaSnapshot());
    said.push(`${name}: ${await floor.said.textContent()}`);
  });
  expect(said).toEqual([
    'connect: ',
    'connect, wallet: ',
    'connect, refused: Refused. Nothing happened.',
    'trade: ',
    'trade, out of range: ',
    'trade, wallet: ',
    'cash out: Bought. You stand on the floor.',
    'cash out, wallet: ',
    'ticket: Sold. Your practice ticket is ready.',
  ]);
  expect(`${tree.join('\n').replaceAll('\u00a0', ' ')}\n`).toBe(READ);
  await test.step('the ticket leads to the form as every such button, and the practice is gone', async () => {
    await floor.dialog.getByRole('button', { name: 'Start Trading Now' }).click();
    await expect(floor.dialog).toHaveCount(0);
    await expect(page.locator('#sign-up-heading')).toBeFocused();
    expect(new URL(page.url()).hash).toBe('#tmx-form-section');
    await page.getByRole('link', { name: 'View Live Demo' }).click();
    await expect(floor.step).toHaveText('Connect');
    await expect(floor.dialog).toContainText('Balance 1,000.00');
  });
});
