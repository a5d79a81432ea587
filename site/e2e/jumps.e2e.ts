import type { Page } from '@playwright/test';
import { RIDING_BROWSER } from './testBrowser.ts';
import { expect, scroll, test } from './fixtures.ts';

test.use({ launchOptions: RIDING_BROWSER });

/** So far may words move a place while fonts arrive. */
const SETTLING_PX = 60;

/** Runs in the page, before its own scripts: notes where the window stands in each frame. */
function notePlaces(): void {
  const places: number[] = [];
  Object.assign(globalThis, { places });
  const note = () => {
    places.push(scrollY);
    requestAnimationFrame(note);
  };
  note();
}

/** Expects that, once it left its beginning, the window stood at its end: nobody rode through. */
async function expectNoRide(page: Page): Promise<void> {
  // More frames than a ride takes to begin.
  await page.waitForFunction(
    (frames) => (Reflect.get(globalThis, 'places') as number[]).length > frames,
    40,
  );
  const places = await page.evaluate(() => Reflect.get(globalThis, 'places') as number[]);
  const end = places.at(-1) ?? 0;
  expect(end).toBeGreaterThan(2000);
  const between = places.filter((y) => y > 1 && Math.abs(y - end) > SETTLING_PX);
  expect(between).toEqual([]);
}

test('an address that leads into the page is there at once', async ({ page, site }) => {
  await page.addInitScript(notePlaces);
  await page.goto(`${site}/#faq`);
  await expectNoRide(page);
  await expect(page.locator('#faq-heading')).toBeInViewport();
});

test('a page that is loaded anew stands where it stood, at once', async ({ page, site }) => {
  await page.goto(site);
  await scroll(page, '#faq');
  const place = await page.evaluate(() => scrollY);
  await page.addInitScript(notePlaces);
  await page.reload();
  await expectNoRide(page);
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(SETTLING_PX);
});

test('a step back from elsewhere leads to the place that was left, at once', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/404/);
  await page.goto(site);
  await scroll(page, '#faq');
  await page.addInitScript(notePlaces);
  await page.goto(`${site}/no-such-page`);
  await page.goBack();
  await expectNoRide(page);
});

for (const [name, from, to] of [
  ['a section button', '#top a[data-go="sign-up-heading"]', '#sign-up-heading'],
  ['a link of the footer', 'footer nav a[href="#token"]', '#token-heading'],
] as const) {
  test(`a step back from where ${name} led puts window and focus where they were`, async ({
    page,
    site,
  }) => {
    await page.goto(site);
    const link = page.locator(from);
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(to)).toBeFocused();
    await expect(page.locator(to)).toBeInViewport();
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await page.goForward();
    await expect(page.locator(to)).toBeFocused();
    await expect(page.locator(to)).toBeInViewport();
  });
}

test('a step forward to where a ride was broken off puts focus on the heading that was its aim', async ({
  page,
  site,
}) => {
  // Nothing rides on while the place is left.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site);
  const heading = page.locator('#token-heading');
  await page.locator('footer nav a[href="#token"]').press('Enter');
  await expect(heading).toBeFocused();
  // Where a ride might have stopped: its first line is above the window, its last one shows.
  await heading.evaluate((it) => {
    const { bottom } = it.getBoundingClientRect();
    scrollTo({ top: scrollY + bottom - 20, behavior: 'instant' });
  });
  await page.goBack();
  await expect(heading).not.toBeFocused();
  await page.goForward();
  await expect(heading).toBeFocused();
});

test('a step back to a link that is no longer shown puts focus on the heading there', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site);
  const menu = page.locator('details[data-menu]');
  await menu.locator('summary').click();
  await menu.locator('a[href="#faq"]').click();
  await expect(page.locator('#faq-heading')).toBeFocused();
  await page.goBack();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('h1')).toBeInViewport();
});

test('section links ride there, where motion is wanted', async ({ page, site }) => {
  await page.goto(site);
  await page.evaluate(notePlaces);
  await page.locator('#top').getByRole('link', { name: 'Start Trading Now' }).click();
  await expect(page.locator('#sign-up-heading')).toBeInViewport();
  const places = await page.evaluate(() => Reflect.get(globalThis, 'places') as number[]);
  expect(new Set(places).size).toBeGreaterThan(5);
});

test('the risks are closed until a link leads to them, also after the visitor closed them', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await expect(page.locator('footer details[open]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Read the risks' }).click();
  await expect(page.locator('#risk li').first()).toBeInViewport();
  await page.locator('footer summary').filter({ hasText: 'Risks' }).click();
  await expect(page.locator('#risk')).toBeHidden();
  await page.goto(site);
  await page.getByRole('link', { name: 'Read the risks' }).click();
  await expect(page.locator('#risk li').first()).toBeInViewport();
});

for (const id of ['privacy', 'choices', 'answer-5', 'course-3-panel', 'fee-panel']) {
  test(`an address that names ${id} opens it, title and all`, async ({ page, site }) => {
    await page.goto(`${site}/#${id}`);
    const panel = page.locator(`#${id}`);
    await expect(panel).toBeVisible();
    await expect(panel).toBeInViewport();
    await expect(
      page.locator('details', { has: panel }).locator('summary').first(),
    ).toBeInViewport();
  });
}

test('a search through the page opens what it finds', async ({ page, site }) => {
  await page.goto(site);
  const answer = page.locator('#answer-4');
  await expect(answer).toBeHidden();
  const [words = ''] = ((await answer.textContent()) ?? '').split(',');
  expect(words.length).toBeGreaterThan(20);
  await page.goto('about:blank');
  // The browser's own search within an address takes the way of find-in-page.
  await page.goto(`${site}/#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`);
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport();
});

test('a step back after the page was loaded anew finds the link as well', async ({
  page,
  site,
}) => {
  await page.goto(site);
  const link = page.locator('#how-it-works a[data-go]');
  await link.click();
  await expect(page.locator('#sign-up-heading')).toBeFocused();
  await page.reload();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});
