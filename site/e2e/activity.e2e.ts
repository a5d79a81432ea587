/* oxlint-disable unicorn/consistent-function-scoping --
   What runs in the page has to carry its own functions with it. */
import type { Page } from '@playwright/test';
import { FIRST_NAMES } from '../src/lib/firstNames.ts';
import { openDashboard, setHidden } from './dashboard.ts';
import { expect, goodAnswer, heldAnswer, test } from './fixtures.ts';
import { watchLayoutShift } from './layoutShift.ts';

test.use({ timezoneId: 'UTC' });

const FEED = '#live-activity [data-skeleton-row], #live-activity [data-activity-row]';

async function openFeed(page: Page, site: string, answer = goodAnswer()) {
  const { pass } = await openDashboard(page, site, answer, '#live-activity');
  const feed = page.locator('#live-activity');
  const list = feed.getByRole('list', { name: 'Simulated activity' });
  return { pass, feed, list, rows: feed.locator('[data-activity-row]') };
}

const idsOf = (page: Page) =>
  page
    .locator('[data-activity-row]:not([data-exiting])')
    .evaluateAll((all) => all.map((row) => row.getAttribute('data-activity-row')));

test('the feed says that it is simulated before its first row, in heading and lead', async ({
  page,
  site,
}) => {
  const { feed, list, rows, pass } = await openFeed(page, site);
  await pass(1);
  await expect(feed.locator('h2')).toContainText('Trading activity, simulated');
  await expect(feed).toContainText('are simulated in your browser');
  const order = await feed.evaluate((section) => {
    const lead = [...section.querySelectorAll('p')].find((p) =>
      p.textContent.includes('Nobody is real'),
    );
    const pause = section.querySelector('button');
    const row = section.querySelector('[data-activity-row]');
    const before = (a?: Element | null, b?: Element | null) =>
      a && b ? Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) : false;
    return [before(lead, pause), before(pause, row)];
  });
  expect(order).toEqual([true, true]);
  await expect(list).toBeVisible();
  await expect(rows).toHaveCount(5);
});

test('six skeletons, then five events, and nothing below them moves', async ({ page, site }) => {
  const shift = await watchLayoutShift(page);
  const { answer, release } = heldAnswer();
  const { feed, rows, pass } = await openFeed(page, site, answer);
  await expect(feed.locator('[data-skeleton-row]')).toHaveCount(6);
  await expect(feed).toContainText('Loading the simulation');
  const height = (await feed.boundingBox())?.height;
  release();
  await pass(0.5);
  await expect(rows).toHaveCount(5);
  await expect(feed.locator('[data-skeleton-row]')).toHaveCount(0);
  // Events are seconds apart: none meets a row that still moves, however fast this clock runs.
  const rest = () =>
    feed.evaluate((section) =>
      Promise.all(section.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  for (let second = 0; second < 60; second += 1) {
    await pass(1, 500);
    await rest();
  }
  expect((await feed.boundingBox())?.height).toBe(height);
  expect(await shift()).toEqual([]);
});

test('a new event comes every 3 to 8 seconds, at the top, and ten stay', async ({ page, site }) => {
  const { rows, feed, pass } = await openFeed(page, site);
  await pass(0.5);
  const gaps: number[] = [];
  let known = await idsOf(page);
  let waited = 0;
  for (let step = 0; step < 250; step += 1) {
    await pass(0.2, 200);
    waited += 0.2;
    const ids = await idsOf(page);
    expect(ids.length).toBeLessThanOrEqual(10);
    if (ids[0] === known[0]) continue;
    expect(ids.slice(1)).toEqual(known.slice(0, 9));
    await expect(feed.locator('[data-newest]')).toHaveCount(1);
    await expect(rows.first()).toHaveAttribute('data-newest');
    await expect(rows.first()).toContainText('Newest');
    await expect(rows.first()).toContainText('just now');
    gaps.push(waited);
    waited = 0;
    known = ids;
  }
  expect(gaps.length).toBeGreaterThan(5);
  // The first gap began before it was watched; a step is a fifth of a second.
  expect(Math.min(...gaps.slice(1))).toBeGreaterThanOrEqual(2.8);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(8.2);
  // The last step may have left one that is on its way out.
  await expect(feed.locator('[data-activity-row]:not([data-exiting])')).toHaveCount(10);
});

test('the eleventh event marks the oldest as leaving, and 300 ms later it is gone', async ({
  page,
  site,
}) => {
  const { feed, rows, pass } = await openFeed(page, site);
  const leaving = feed.locator('[data-exiting]');
  for (let step = 0; step < 800 && (await leaving.count()) === 0; step += 1) await pass(0.1, 100);
  await expect(rows).toHaveCount(11);
  await expect(rows.last()).toHaveAttribute('data-exiting');
  await pass(0.1, 100);
  await expect(rows).toHaveCount(11);
  await pass(0.3, 100);
  await expect(rows).toHaveCount(10);
  await expect(leaving).toHaveCount(0);
});

test('each event is a whole sentence with an amount in whole dollars and a time', async ({
  page,
  site,
}) => {
  const { rows, pass } = await openFeed(page, site);
  await pass(60, 500);
  const name = `(${FIRST_NAMES.join('|')})`;
  const event = new RegExp(
    `${name} (bought|sold|swapped|staked) \\$[\\d,]+ of [A-Z]{3,4} at \\$[\\d,.]+`,
    'i',
  );
  const all = await rows.all();
  expect(all.length).toBeGreaterThanOrEqual(10);
  for (const row of all) {
    const text = (await row.innerText()).replaceAll(/\s+/g, ' ');
    expect(text).toMatch(event);
    if (/ sold /i.test(text)) expect(text).toMatch(/Simulated (gain \+|loss −)\$[\d,]+/i);
    expect(text).not.toMatch(/NaN|undefined|null|Infinity/);
    expect(await row.locator('time').getAttribute('datetime')).toMatch(/^2026-11-21T14:3/);
    expect(await row.locator('a, button, [tabindex]').count()).toBe(0);
  }
  await expect(page.locator('#live-activity [aria-live], #live-activity [role="log"]')).toHaveCount(
    0,
  );
});

test('while paused, or hidden, nothing is added, removed or re-timed', async ({ page, site }) => {
  const { feed, list, pass } = await openFeed(page, site);
  await pass(60, 500);
  await feed.getByRole('button', { name: 'Pause simulation' }).click();
  const before = await list.innerText();
  await pass(60, 500);
  expect(await list.innerText()).toBe(before);
  await feed.getByRole('button', { name: 'Resume simulation' }).click();
  await pass(9, 500);
  const running = await list.innerText();
  expect(running).not.toBe(before);
  await setHidden(page, true);
  await pass(0.5);
  const hidden = await list.innerText();
  await pass(60, 500);
  expect(await list.innerText()).toBe(hidden);
});

test('without prices the skeletons stop, and the feed says why', async ({ page, site, said }) => {
  said.expectError(/500 \(Internal Server Error\)/);
  const { feed, pass } = await openFeed(page, site, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await pass(8);
  await expect(page.locator(FEED)).toHaveCount(0);
  await expect(
    feed.getByText('The simulation needs market prices, which did not load.'),
  ).toBeVisible();
});
