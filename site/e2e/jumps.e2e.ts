import type { Page } from '@playwright/test';
import { MOVING } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { scroll } from './visitor.ts';

test.use(MOVING);

const place = (page: Page) => page.evaluate(() => scrollY);

/** Counts the frames in which the window moves, until it has rested for half a second. */
const ride = (page: Page) =>
  page.evaluate(async () => {
    let moves = 0;
    for (let still = 0, last = scrollY; still < 30; last = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === last ? still + 1 : 0;
      moves += scrollY === last ? 0 : 1;
    }
    return moves;
  });

test('links within the page scroll smoothly; Back and Forward restore', async ({ page, site }) => {
  await page.goto(site);
  for (const [from, to] of [
    ['#top a[data-go="sign-up-heading"]', '#sign-up-heading'],
    ['footer nav a[href="#token"]', '#token-heading'],
  ] as const) {
    const link = page.locator(from);
    await link.scrollIntoViewIfNeeded();
    const before = await place(page);
    await link.press('Enter');
    // Chromium ignores Back during a smooth scroll.
    expect(await ride(page)).toBeGreaterThan(2);
    await expect(page.locator(to)).toBeFocused();
    await expect(page.locator(to)).toBeInViewport();
    await page.goBack();
    await expect.poll(() => place(page)).toBe(before);
    await page.goForward();
    await expect(page.locator(to)).toBeInViewport();
  }
});

test('opens an address with a hash at its place, also after reload and Back', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/404/);
  await page.goto(`${site}/#faq`);
  await expect(page.locator('#faq-heading')).toBeInViewport();
  await scroll(page, '#token');
  const before = await place(page);
  const SETTLING_PX = 60;
  await page.reload();
  expect(Math.abs((await place(page)) - before)).toBeLessThan(SETTLING_PX);
  await page.goto(`${site}/no-such-page`);
  await page.goBack();
  expect(Math.abs((await place(page)) - before)).toBeLessThan(SETTLING_PX);
});

test('opens closed content for links, addresses and find-in-page', async ({ page, site }) => {
  await page.goto(site);
  for (const time of ['closed', 'closed by the visitor']) {
    await page.getByRole('link', { name: 'Read the risks' }).click();
    await expect(page.locator('#risk li').first(), time).toBeInViewport();
    await page.locator('footer summary').filter({ hasText: 'Risks' }).click();
    await expect(page.locator('#risk')).toBeHidden();
  }
  const answer = page.locator('#answer-4');
  await expect(answer).toBeHidden();
  const [words = ''] = ((await answer.textContent()) ?? '').split(',');
  expect(words.length).toBeGreaterThan(20);
  for (const id of ['privacy', 'answer-5', 'fee-panel']) {
    await page.goto(`${site}/?${id}#${id}`);
    const panel = page.locator(`#${id}`);
    const title = page.locator('details', { has: panel }).locator('summary').first();
    await expect(panel).toBeVisible();
    await expect(panel).toBeInViewport();
    await expect(title).toBeInViewport();
  }
  await page.goto('about:blank');
  // A text fragment works like find-in-page.
  await page.goto(`${site}/#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`);
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport();
});
