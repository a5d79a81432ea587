import { expect, hold, test } from './fixtures.ts';

const BELOW = '.level section, footer';

test('below the first view each section is laid out in a task of its own', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const tasks: string[][] = [];
    Object.assign(globalThis, { tasks });
    // Called once for all that one task marked.
    new MutationObserver((records) => {
      const marked = records
        .map(({ target }) => target)
        .filter((target) => target instanceof Element && target.matches('section, footer'));
      if (marked.length > 0) tasks.push(marked.map((target) => (target as Element).id));
    }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
  });
  await page.goto(site);
  const order = await page.locator(BELOW).evaluateAll((sections) => sections.map(({ id }) => [id]));
  expect(order.length).toBeGreaterThan(15);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'tasks'))).toEqual(order);
});

test('whoever waits for the page to load finds it laid out and readable to its end', async ({
  page,
  site,
}) => {
  await page.addInitScript((below) => {
    addEventListener('load', () => {
      const skipped = [...document.querySelectorAll(below)].filter(
        (section) => getComputedStyle(section).contentVisibility !== 'visible',
      );
      Object.assign(globalThis, { skipped: skipped.length, text: document.body.innerText });
    });
  }, BELOW);
  await page.goto(site);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'skipped'))).toBe(0);
  const text = await page.evaluate(() => String(Reflect.get(globalThis, 'text')));
  for (const heading of await page.locator('main h2').all()) {
    const words = (await heading.innerText()).replaceAll(/\s+/g, ' ');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
  }
});

for (const width of [390, 1440]) {
  test(`a jump before all turns are over ends where it should, at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // Turns that never come, and a page that does not finish loading: a very slow phone.
    await page.addInitScript(() => Object.assign(globalThis, { Image: EventTarget }));
    const letPictureCome = await hold(page, '**/*.avif');
    await page.goto(site, { waitUntil: 'domcontentloaded' });
    const form = page.locator('#tmx-form-section');
    const top = async () => Math.round((await form.boundingBox())?.y ?? NaN);
    const before = await top();
    await page.locator('#top a[href="#tmx-form-section"]').click({ noWaitAfter: true });
    await expect.poll(top).toBeCloseTo(0, 0);
    letPictureCome();
    await page.waitForLoadState();
    expect(Math.abs(await top())).toBeLessThan(1);
    // It had waited indeed.
    expect(Math.abs(await page.evaluate((y) => scrollY - y, before))).toBeGreaterThan(100);
  });
}

test.describe('a page that is about to scroll', () => {
  test.beforeEach(async ({ page }) => {
    // Without motion the browser is there at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const { height } = document.querySelector('#academy')?.getBoundingClientRect() ?? {};
        Object.assign(globalThis, { height });
      });
    });
  });

  test('is laid out at once where the address leads into it', async ({ page, site }) => {
    await page.goto(`${site}/#faq`);
    const academy = await page.locator('#academy').boundingBox();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'height'))).toBe(academy?.height);
    const faq = await page.locator('#faq').boundingBox();
    expect(faq?.y).toBeCloseTo(0, 0);
  });

  test('is laid out at once where it is loaded anew, and stays in its place', async ({
    page,
    site,
  }) => {
    await page.goto(site);
    await page.evaluate(() => document.querySelector('#faq')?.scrollIntoView());
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(5000);
    await page.reload();
    const academy = await page.locator('#academy').boundingBox();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'height'))).toBe(academy?.height);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
});
