import { MARKET_DATA_HEADER } from '#contract/quote.ts';
import { openDashboard, pass } from '../dashboard.ts';
import { formAddress } from '../form.ts';
import { QUOTES, expect, goodAnswer, type Market } from '../fixtures.ts';
import { inViews, test } from './still.ts';

const never: Market['answer'] = () => new Promise(() => undefined);
const broken: Market['answer'] = (route) => route.fulfill({ status: 503 });
const sample: Market['answer'] = (route) =>
  route.fulfill({ json: QUOTES, headers: { [MARKET_DATA_HEADER]: 'sample' } });

const FIRST_RETRIES = 8;
const REFRESH_AND_RETRIES = 19;
// Five more events, at most eight seconds apart.
const FIVE_EVENTS = 41;

// A state differs from the others of its spot, which the sections show at both widths.
inViews([[1440, 'dark']], () => {
  test('prices on their way', async ({ page, site, compare }) => {
    const { board } = await openDashboard(page, site, never);
    await compare(board, 'prices-loading');
  });

  test('prices that came, stopped coming, and are paused', async ({
    page,
    site,
    said,
    compare,
  }) => {
    said.expectError(/503/);
    const { board, market, pass } = await openDashboard(page, site);
    await pass(1);
    await board.getByRole('button').click();
    await compare(board, 'prices-paused');
    await board.getByRole('button').click();
    market.answer = broken;
    await pass(REFRESH_AND_RETRIES);
    await compare(board, 'prices-stale');
  });

  test('prices that never came', async ({ page, site, said, compare }) => {
    said.expectError(/503/);
    const { board, pass } = await openDashboard(page, site, broken);
    await pass(FIRST_RETRIES);
    await compare(board, 'prices-failed');
    const feed = page.locator('#live-activity astro-island');
    await feed.scrollIntoViewIfNeeded();
    await pass(FIRST_RETRIES);
    await compare(feed.locator('> *').first(), 'feed-failed');
  });

  test('sample prices say so', async ({ page, site, compare }) => {
    const { board, pass } = await openDashboard(page, site, sample);
    await pass(1);
    await compare(board, 'prices-sample');
  });

  test('the feed on its way', async ({ page, site, compare }) => {
    await openDashboard(page, site, never, '#live-activity');
    await compare(page.locator('#live-activity astro-island > *').first(), 'feed-loading');
  });

  test('the feed paused, and with ten rows', async ({ page, site, compare }) => {
    const { market, pass } = await openDashboard(page, site, goodAnswer(), '#live-activity');
    const feed = page.locator('#live-activity astro-island > *').first();
    // Asked for at the end of the feed's first drawing; time must not pass before that.
    await expect.poll(() => market.calls).toBe(1);
    await pass(0.5);
    await feed.getByRole('button').click();
    await compare(feed, 'feed-paused');
    await feed.getByRole('button').click();
    await pass(FIVE_EVENTS, 500);
    await compare(feed, 'feed-ten');
  });

  test('a form that is not there yet, and one that does not come', async ({
    page,
    site,
    compare,
  }) => {
    await page.route(`${formAddress()}**`, never);
    await openDashboard(page, site, goodAnswer(), '#tmx-form-section');
    const spot = page.locator('#tmx-form-section astro-island > *').first();
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await compare(spot, 'form-loading');
    await pass(page, 9);
    await compare(spot, 'form-silent');
  });
});
