import { QUOTES, START, expect, goodAnswer, heldAnswer, leaveUncounted, test } from './fixtures.ts';
import { buySolana, connect, openFloor } from './practiceFloor.ts';

const fails = (route: { fulfill: (answer: object) => Promise<void> }) =>
  route.fulfill({ status: 500, json: {} });

test('prices that load: grey plates and words, then the ticket', async ({ page, site }) => {
  const { answer, release } = heldAnswer();
  const floor = await openFloor(page, site, answer);
  await connect(floor);
  await expect(floor.dialog).toContainText('Loading prices');
  await expect(floor.ask).toHaveCount(0);
  await expect(floor.dialog.getByRole('radio').first()).toBeDisabled();
  await expect(floor.step).toBeFocused();
  release();
  await floor.pass(1);
  await expect(floor.ask).toHaveText('Buy BTC with 100\u00a0USDT');
});

test('no prices, no trade; trying again brings them', async ({ page, site, said }) => {
  said.expectError(/500/);
  const floor = await openFloor(page, site, fails);
  await connect(floor);
  await floor.pass(10);
  await expect(floor.dialog).toContainText('No prices, so no trade');
  await expect(floor.ask).toHaveCount(0);
  floor.market.answer = goodAnswer();
  await floor.press(floor.dialog.getByRole('button', { name: 'Try again' }));
  await expect(floor.step).toBeFocused();
  await floor.pass(1);
  await expect(floor.ask).toHaveText('Buy BTC with 100\u00a0USDT');
});

test('prices that come back are said', async ({ page, site, said }) => {
  said.expectError(/500/);
  const floor = await openFloor(page, site, fails);
  await floor.pass(10);
  floor.market.answer = goodAnswer();
  await floor.pass(20);
  await expect(floor.said).toHaveText('Prices are back.');
});

test('a coin without a price, or with one that is nothing at six decimals, cannot be chosen', async ({
  page,
  site,
}) => {
  const { bitcoin: _, ...rest } = QUOTES;
  const cardano = { ...QUOTES['cardano'], usd: 0.000_000_12 };
  const floor = await openFloor(page, site, goodAnswer({ ...rest, cardano }));
  await connect(floor);
  await expect(floor.dialog.getByRole('radio', { name: 'BTC, Bitcoin, n/a' })).toBeDisabled();
  await expect(floor.dialog.getByRole('radio', { name: 'ADA, Cardano, n/a' })).toBeDisabled();
  await expect(floor.dialog.getByRole('radio', { name: /^ETH/ })).toBeChecked();
  await expect(floor.ask).toHaveText('Buy ETH with 100\u00a0USDT');
});

test('a sample is named at each figure and on the ticket', async ({ page, site }) => {
  const floor = await openFloor(page, site, (route) =>
    route.fulfill({ json: QUOTES, headers: { 'X-Market-Data': 'sample' } }),
  );
  await connect(floor);
  const radio = floor.dialog.getByRole('radio', { name: 'SOL, Solana, $148.06, sample price' });
  await expect(radio).toBeEnabled();
  await expect(floor.dialog.getByText('Sample price')).toBeVisible();
  await floor.press(floor.ask);
  await expect(floor.wallet).toContainText('Sample price');
  await floor.press(floor.approve);
  await expect(floor.step).toHaveText('Cash out');
  await expect(floor.dialog.getByText('Sample price')).toBeVisible();
  await floor.press(floor.ask);
  await floor.press(floor.approve);
  await expect(floor.dialog).toContainText('TMX practice floor. Sample prices. Not a real trade.');
});

test('a price of over five minutes ago says of when it is', async ({ page, site }) => {
  const last_updated_at = START.getTime() / 1000 - 360;
  const solana = { ...QUOTES['solana'], last_updated_at };
  const headers = { Date: START.toUTCString() };
  const floor = await openFloor(page, site, (route) =>
    route.fulfill({ json: { ...QUOTES, solana }, headers }),
  );
  await connect(floor);
  await expect(floor.dialog).not.toContainText('as of');
  await floor.press(floor.coin('solana'));
  await expect(floor.dialog.getByText(/^as of \d\d:\d\d$/)).toBeVisible();
});

test('paused prices say of when they are', async ({ page, site }) => {
  const floor = await openFloor(page, site);
  await floor.press(floor.dialog.getByRole('button', { name: 'Close' }));
  await page.locator('#trading-dashboard').scrollIntoViewIfNeeded();
  // The board is there from the start, its script is not.
  await expect(page.locator('[data-price-row]')).toHaveCount(8);
  await floor.pass(1);
  await page.getByRole('button', { name: 'Pause prices' }).click();
  await page.locator('#top').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'View Live Demo' }).click();
  await connect(floor);
  await expect(floor.dialog.getByText(/^as of \d\d:\d\d$/)).toBeVisible();
  const calls = floor.market.calls;
  await floor.pass(30);
  expect(floor.market.calls).toBe(calls);
});

test('offline, prices say of when they are', async ({ page, site, context }) => {
  await leaveUncounted(page);
  const floor = await openFloor(page, site);
  await connect(floor);
  await page.waitForLoadState('networkidle');
  await expect(floor.dialog).not.toContainText('as of');
  await context.setOffline(true);
  await floor.pass(60, 1000);
  await expect(floor.dialog.getByText(/^as of \d\d:\d\d$/)).toBeVisible();
});

test('a refresh that fails leaves the last prices, said of when they are', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/500/);
  const floor = await openFloor(page, site);
  await buySolana(floor);
  floor.market.answer = fails;
  await floor.pass(30);
  await floor.press(floor.ask);
  await floor.press(floor.approve);
  await expect(floor.step).toHaveText('Trade ticket');
});

for (const [written, said] of [
  ['1500', 'From 10 to 1,000 practice\u00a0USDT. This is 1,500.00.'],
  ['9.99', 'From 10 to 1,000 practice\u00a0USDT. This is 9.99.'],
  ['a hundred', 'Write an amount in figures, such as 100 or 99.50.'],
  ['10,5', 'Write an amount in figures, such as 100 or 99.50.'],
] as const) {
  test(`an amount of "${written}" is not sent, and the field says why`, async ({ page, site }) => {
    const floor = await openFloor(page, site);
    await connect(floor);
    await floor.amount.fill(written);
    await expect(floor.amount).toHaveAccessibleDescription(said);
    await expect(floor.amount).toHaveAttribute('aria-invalid', 'true');
    await floor.press(floor.ask);
    await expect(floor.amount).toBeFocused();
    await floor.amount.press('Enter');
    await expect(floor.wallet).toHaveCount(0);
    await floor.press(floor.dialog.getByRole('button', { name: '50', exact: true }));
    await expect(floor.amount).toHaveAccessibleDescription('');
    await floor.amount.press('Enter');
    await expect(floor.wallet).toContainText('50.00\u00a0USDT');
  });
}

test('an order that would buy no coins is not sent, and says why', async ({ page, site }) => {
  const solana = { ...QUOTES['solana'], usd: 1e12 };
  const floor = await openFloor(page, site, goodAnswer({ ...QUOTES, solana }));
  await connect(floor);
  await floor.press(floor.coin('solana'));
  await expect(floor.amount).toHaveAccessibleDescription(
    '100.00 practice\u00a0USDT would buy 0.00000000 SOL. Choose another coin.',
  );
  await floor.press(floor.ask);
  await expect(floor.wallet).toHaveCount(0);
});

test('prices of every size stay within the dialog', async ({ page, site }) => {
  const usd = { bitcoin: 1e9, ethereum: 0.01, cardano: 0.000_001, solana: 999_999.999_999 };
  const extreme = Object.entries(usd).map(([id, price]) => [id, { ...QUOTES[id], usd: price }]);
  const floor = await openFloor(
    page,
    site,
    goodAnswer({ ...QUOTES, ...Object.fromEntries(extreme) }),
  );
  const overflow = () =>
    floor.dialog.evaluate((dialog) =>
      [...dialog.querySelectorAll('*')]
        .filter((element) => element.closest('[aria-hidden], .sr-only') === null)
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .filter((element) => getComputedStyle(element).overflowX === 'hidden')
        .map((element) => element.className),
    );
  await connect(floor);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const id of Object.keys(usd)) {
      await floor.press(floor.coin(id));
      expect(await overflow(), `${id} at ${width} px`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        `the page at ${width} px`,
      ).toBe(true);
    }
  }
});
