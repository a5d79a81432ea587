import { openDashboard } from './dashboard.ts';
import { QUOTES, START, expect, goodAnswer, test } from './fixtures.ts';

test.use({ timezoneId: 'UTC' });

const BROKEN = /NaN|undefined|null|Infinity|\[object/;
const body = JSON.stringify(QUOTES);

/** Answers that a price service must not give, and has given. */
const WEIRD: Record<string, string> = {
  'a number beyond all numbers': body.replace('64182.4', '1e999'),
  'a negative price': body.replace('64182.4', '-1'),
  'a price as text': body.replace('64182.4', '"64182.4"'),
  'an absurd price': body.replace('64182.4', '1e300'),
  'a price of nothing': body.replace('64182.4', 'null'),
  'a coin that is null': JSON.stringify({ ...QUOTES, bitcoin: null }),
  'a coin missing': JSON.stringify({ ...QUOTES, bitcoin: undefined }),
  'a negative volume': body.replace('28412345678', '-5'),
  'keys of every object': `{"__proto__":{"usd":1},"constructor":{"usd":2},${body.slice(1)}`,
  'an age in the future': body.replaceAll(/"last_updated_at":\d+/g, '"last_updated_at":1e15'),
};

test('no answer, however weird, puts a broken figure on the screen', async ({ page, site }) => {
  const { market, board, row, pass } = await openDashboard(page, site);
  await pass(1);
  for (const [name, text] of Object.entries(WEIRD)) {
    market.answer = (route) => route.fulfill({ body: text, contentType: 'application/json' });
    await pass(10, 1000);
    expect(await board.innerText(), name).not.toMatch(BROKEN);
    await expect(board.locator('[data-price-row]'), name).toHaveCount(8);
    await expect(row('ethereum').locator('td').first(), name).toHaveText('$3,121.77');
    await expect(row('bitcoin').locator('td').first(), name).toHaveText('$64,182.40');
  }
});

test('answers that are no prices at all count as a failure', async ({ page, site }) => {
  const { market, board, badge, pass } = await openDashboard(page, site);
  await pass(1);
  for (const text of ['', 'null', '[]', '{}', '<html>', '{"status":{"error_code":429}}']) {
    market.answer = (route) => route.fulfill({ body: text, contentType: 'application/json' });
    await pass(18, 500);
    expect(await board.innerText(), text).not.toMatch(BROKEN);
    await expect(badge, text).toHaveText('Not live');
    market.answer = goodAnswer();
    await pass(11, 500);
    await expect(badge, text).toHaveText('Live');
  }
});

test('a coin that the first answer lacks shows a dash', async ({ page, site }) => {
  const { row, pass } = await openDashboard(
    page,
    site,
    goodAnswer({ ...QUOTES, solana: { usd: -1 } }),
  );
  await pass(1);
  await expect(row('solana').locator('td')).toHaveText(['—', 'n/a', 'n/a']);
});

test('a coin whose own figures are old says since when', async ({ page, site }) => {
  const tenMinutesAgo = Math.floor(START.getTime() / 1000) - 600;
  const { row, badge, pass } = await openDashboard(
    page,
    site,
    goodAnswer({ ...QUOTES, solana: { ...QUOTES['solana'], last_updated_at: tenMinutesAgo } }),
  );
  await pass(1);
  await expect(row('solana')).toContainText('as of 14:22');
  await expect(row('bitcoin')).not.toContainText('as of');
  await expect(badge).toHaveText('Live');
});

test('the built-in sample says that it is one, and credits nobody with its figures', async ({
  page,
  site,
}) => {
  let headers = {};
  const { board, badge, pass } = await openDashboard(page, site, (route) =>
    route.fulfill({ json: QUOTES, headers }),
  );
  await pass(1);
  const credit = board.getByRole('link', { name: 'Data provided by CoinGecko' });
  await expect(credit).toBeVisible();
  headers = { 'X-Market-Data': 'sample' };
  await pass(10);
  await expect(badge).toHaveText('Sample');
  await expect(board.locator('caption')).toContainText('Sample figures, not market data.');
  await expect(credit).toBeHidden();
});

test('a change that prints as zero is none, and a volume beyond any real one is no figure', async ({
  page,
  site,
}) => {
  const { row, pass } = await openDashboard(
    page,
    site,
    goodAnswer({
      ...QUOTES,
      bitcoin: { ...QUOTES['bitcoin'], usd_24h_change: 0.004 },
      ethereum: { ...QUOTES['ethereum'], usd_24h_change: -0.004 },
      solana: { ...QUOTES['solana'], usd_24h_vol: 1e15 },
    }),
  );
  await pass(1);
  for (const id of ['bitcoin', 'ethereum']) {
    await expect(row(id).locator('[data-trend="down"]'), id).toHaveText('unchanged 0.00%');
  }
  await expect(row('solana').locator('td').last()).toHaveText('n/a');
});

for (const width of [320, 390, 1440]) {
  test(`ids of any length and number make the page neither wide nor endless at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const strangers = Array.from({ length: 1_000 }, (_, n) => [
      `${n}${'x'.repeat(90)}`,
      { ...QUOTES['uniswap'] },
    ]);
    const { board, row, pass } = await openDashboard(
      page,
      site,
      goodAnswer({ ...QUOTES, ...Object.fromEntries(strangers) }),
    );
    await pass(1);
    await expect(board.locator('[data-price-row]')).toHaveCount(8 + 20);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(width);
    const stranger = row(`5${'x'.repeat(90)}`);
    const [name, price] = await Promise.all(
      ['th', 'td'].map((cell) => stranger.locator(cell).first().boundingBox()),
    );
    expect((name?.x ?? 0) + (name?.width ?? Infinity)).toBeLessThanOrEqual(price?.x ?? 0);
    const inside = await board.evaluate((card) =>
      [...card.querySelectorAll('th, td')].every(
        ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
      ),
    );
    expect(inside).toBe(true);
  });
}
