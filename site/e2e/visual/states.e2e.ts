import { openAt, openDashboard, pass } from '../dashboard.ts';
import { formAddress } from '../form.ts';
import { expect } from '../fixtures.ts';
import { broken, inViews, never, sample, test } from './still.ts';
import { goodAnswer, type Market } from '../market.ts';

const FIRST_RETRIES = 8;
const REFRESH_AND_RETRIES = 19;

const BOARD: readonly [name: string, answer: Market['answer'], seconds: number][] = [
  ['loading', never, 0],
  ['failed', broken, FIRST_RETRIES],
  ['sample', sample(), 1],
];

// A state differs from the others of its spot, which the sections show at both widths.
inViews([[1440, 'dark']], () => {
  for (const [name, answer, seconds] of BOARD) {
    test(`prices look as they did: ${name}`, async ({ page, site, said, compare }) => {
      said.expectError(/503/);
      const { board, pass } = await openDashboard(page, site, answer);
      await pass(seconds);
      await compare(board, `prices-${name}`);
    });
  }

  test('prices that came, are paused, and stopped coming look as they did', async ({
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

  test('the feed without prices looks as it did, on its way and failed', async ({
    page,
    site,
    said,
    compare,
  }) => {
    said.expectError(/503/);
    const { market, pass } = await openDashboard(page, site, never, '#live-activity');
    const feed = page.locator('#live-activity astro-island > *').first();
    await compare(feed, 'feed-loading');
    market.answer = broken;
    await page.reload();
    await feed.scrollIntoViewIfNeeded();
    await expect.poll(() => market.calls).toBe(2);
    await pass(FIRST_RETRIES);
    await compare(feed, 'feed-failed');
  });

  test('the feed looks as it did, paused and with ten rows', async ({ page, site, compare }) => {
    const { pass } = await openDashboard(page, site, goodAnswer(), '#live-activity');
    const feed = page.locator('#live-activity astro-island > *').first();
    await pass(0.5);
    await feed.getByRole('button').click();
    await compare(feed, 'feed-paused');
    await feed.getByRole('button').click();
    const rows = feed.locator('[data-activity-row]');
    while ((await rows.count()) < 10) await pass(0.5, 500);
    await compare(feed, 'feed-ten');
  });

  test('the form looks as it did before it is there, and where it does not come', async ({
    page,
    site,
    compare,
  }) => {
    await page.route(`${formAddress()}**`, never);
    await openAt(page, site, goodAnswer());
    const spot = page.locator('#tmx-form-section astro-island > *').first();
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await compare(spot, 'form-loading');
    await pass(page, 9);
    await compare(spot, 'form-silent');
  });
});
