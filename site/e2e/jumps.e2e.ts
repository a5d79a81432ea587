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

test('an address that leads into the page, a reload and a step back from elsewhere are there at once', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/404/);
  await page.addInitScript(notePlaces);
  await page.goto(`${site}/#faq`);
  await expectNoRide(page);
  await expect(page.locator('#faq-heading')).toBeInViewport();
  await page.goto(site);
  await scroll(page, '#faq');
  const place = await page.evaluate(() => scrollY);
  await page.reload();
  await expectNoRide(page);
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(SETTLING_PX);
  await page.goto(`${site}/no-such-page`);
  await page.goBack();
  await expectNoRide(page);
});

/** Waits until the window stands for half a second. */
const waitForStandstill = (page: Page) =>
  page.evaluate(async () => {
    const FRAMES = 30;
    for (let still = 0, place = scrollY; still < FRAMES; place = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === place ? still + 1 : 0;
    }
  });

for (const [name, from, to] of [
  ['a section button', '#top a[data-go="sign-up-heading"]', '#sign-up-heading'],
  ['a link of the footer', 'footer nav a[href="#token"]', '#token-heading'],
] as const) {
  test(`a step back from where ${name} led puts the window where it was, and a step forward leads there again`, async ({
    page,
    site,
  }) => {
    await page.goto(site);
    const link = page.locator(from);
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await link.focus();
    await page.evaluate(notePlaces);
    await page.keyboard.press('Enter');
    await expect(page.locator(to)).toBeFocused();
    await expect(page.locator(to)).toBeInViewport();
    // It rides there, where motion is wanted.
    const places = await page.evaluate(() => Reflect.get(globalThis, 'places') as number[]);
    expect(new Set(places).size).toBeGreaterThan(5);
    // Asked to go back while it rides, a browser rides on.
    await waitForStandstill(page);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await expect(link).toBeInViewport();
    await page.goForward();
    await expect(page.locator(to)).toBeInViewport();
  });
}

test('the risks are closed until a link leads to them, also after the visitor closed them', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await page.getByRole('link', { name: 'Read the risks' }).click();
  await expect(page.locator('#risk li').first()).toBeInViewport();
  await page.locator('footer summary').filter({ hasText: 'Risks' }).click();
  await expect(page.locator('#risk')).toBeHidden();
  await page.goto(site);
  await page.getByRole('link', { name: 'Read the risks' }).click();
  await expect(page.locator('#risk li').first()).toBeInViewport();
});

test('an address that names what is closed opens it, title and all', async ({ page, site }) => {
  for (const id of ['privacy', 'choices', 'answer-5', 'course-3-panel', 'fee-panel']) {
    await page.goto(`${site}/?${id}#${id}`);
    const panel = page.locator(`#${id}`);
    await expect(panel).toBeVisible();
    await expect(panel).toBeInViewport();
    await expect(
      page.locator('details', { has: panel }).locator('summary').first(),
    ).toBeInViewport();
  }
});

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
