import { FIRST_NAMES } from '../src/islands/activity/simulate.ts';
import { openDashboard, setHidden } from './dashboard.ts';
import { expect, heldAnswer, test } from './fixtures.ts';
import { watchLayoutShift } from './layoutShift.ts';

test.use({ timezoneId: 'UTC' });

const EVENT = new RegExp(
  `(${FIRST_NAMES.join('|')}) (bought|sold|swapped|staked) \\$[\\d,]+ of [A-Z]{3,4} at \\$[\\d,.]+`,
  'i',
);

test('the feed says that it is simulated, tells whole sentences, rests on request, and moves nothing', async ({
  page,
  site,
}) => {
  const shift = await watchLayoutShift(page);
  const { answer, release } = heldAnswer();
  const { pass } = await openDashboard(page, site, answer, '#live-activity');
  const feed = page.locator('#live-activity');
  const list = feed.getByRole('list', { name: 'Simulated activity' });
  const rows = feed.locator('[data-activity-row]');
  await expect(feed.locator('h2')).toContainText('Trading activity, simulated');
  await expect(feed).toContainText('are simulated in your browser');
  await expect(feed.locator('[data-skeleton-row]')).toHaveCount(6);
  await expect(feed).toContainText('Loading the simulation');
  const height = (await feed.boundingBox())?.height;
  release();
  await pass(0.5);
  await expect(list).toBeVisible();
  await expect(rows).toHaveCount(5);
  // Said, and can be paused, before the first row.
  const order = await feed
    .locator('p:has-text("Nobody is real"), button, [data-newest]')
    .evaluateAll((all) => all.map(({ localName }) => localName));
  expect(order).toEqual(['p', 'button', 'li']);

  // Events are seconds apart: none meets a row that still moves, however fast this clock runs.
  for (let second = 0; second < 60; second += 1) {
    await pass(1, 500);
    await feed.evaluate((section) =>
      Promise.all(section.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  }
  expect((await feed.boundingBox())?.height).toBe(height);
  expect(await shift()).toEqual([]);
  await expect(feed.locator('[data-activity-row]:not([data-exiting])')).toHaveCount(10);
  await expect(rows.first()).toContainText('Newest');
  for (const row of await rows.all()) {
    const text = (await row.innerText()).replaceAll(/\s+/g, ' ');
    expect(text).toMatch(EVENT);
    if (/ sold /i.test(text)) expect(text).toMatch(/Simulated (gain \+|loss −)\$[\d,]+/i);
    expect(await row.locator('time').getAttribute('datetime')).toMatch(/^2026-11-21T14:3/);
  }

  await feed.getByRole('button', { name: 'Pause simulation' }).click();
  await pass(1);
  const paused = await list.innerText();
  await pass(30, 500);
  expect(await list.innerText()).toBe(paused);
  await feed.getByRole('button', { name: 'Resume simulation' }).click();
  await pass(9, 500);
  const running = await list.innerText();
  expect(running).not.toBe(paused);
  await setHidden(page, true);
  await pass(0.5);
  const hidden = await list.innerText();
  await pass(30, 500);
  expect(await list.innerText()).toBe(hidden);
});
