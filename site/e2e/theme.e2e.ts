import type { Page } from '@playwright/test';
import { IS_OWN_FORM, OUTSIDE, form, showForm } from './form.ts';
import { expect, test } from './fixtures.ts';

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const heroPicture = (page: Page) =>
  page.locator('#top picture img').evaluate((image: HTMLImageElement) => image.currentSrc);

const LIGHT = 'rgb(245, 244, 239)';
const DARK = 'rgb(15, 16, 13)';

/** Chooses at the footer's control. */
async function choose(page: Page, theme: string): Promise<void> {
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.locator('[data-theme-control]').getByLabel(theme, { exact: true }).check();
}

/** What the browser paints its own bar with. */
const bar = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((all: HTMLMetaElement[]) =>
      all.filter((meta) => matchMedia(meta.media).matches).map((meta) => meta.content),
    );

for (const [colorScheme, ground1, other, ground2] of [
  ['light', LIGHT, 'Dark', DARK],
  ['dark', DARK, 'Light', LIGHT],
] as const) {
  test(`a ${colorScheme} system gives a ${colorScheme} page; the control overrides it in every tab, at once and from the first frame on`, async ({
    page,
    context,
    site,
    said,
  }) => {
    said.expectError(/404/);
    await page.emulateMedia({ colorScheme });
    await page.goto(site);
    expect(await ground(page)).toBe(ground1);
    expect(await heroPicture(page)).toContain(`-${colorScheme}.`);
    const [itsBar] = await bar(page);
    const second = await context.newPage();
    await second.emulateMedia({ colorScheme });
    await second.goto(site);

    await choose(page, other);
    const expectOther = async (one: Page) => {
      await expect.poll(() => ground(one)).toBe(ground2);
      await expect.poll(() => heroPicture(one)).toContain(`-${other.toLowerCase()}.`);
      const control = one.locator('[data-theme-control]').getByLabel(other, { exact: true });
      await one.locator('footer').scrollIntoViewIfNeeded();
      await expect(control).toBeChecked();
      expect(await bar(one)).not.toEqual([itsBar]);
    };
    await expectOther(page);
    await expectOther(second);
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        const { dataset } = document.documentElement;
        Object.assign(globalThis, { atFirstFrame: dataset['theme'] ?? 'none' });
      });
    });
    await page.reload();
    const first = await page.evaluate(() => Reflect.get(globalThis, 'atFirstFrame'));
    expect(first).toBe(other.toLowerCase());
    await expectOther(page);
    await second.goto(`${site}/no-such-page`);
    expect(await ground(second)).toBe(ground2);

    await choose(page, 'System');
    await expect.poll(() => ground(page)).toBe(ground1);
    await expect.poll(() => bar(page)).toEqual([itsBar]);
    await page.reload();
    expect(await ground(page)).toBe(ground1);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
}

test('a theme that nobody offers is ignored', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('theme', '"><script>'));
  await page.goto(site);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBeUndefined();
});

test('whoever asks for more contrast gets no quiet words and no pale lines', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto(site);
  for (const place of ['#stats', '#why-tmx', '#security', '#academy', '#token', '.panel']) {
    const [ink, ...others] = await page
      .locator(place)
      .first()
      .evaluate((element) =>
        ['--color-ink', '--color-ink-quiet', '--color-hairline'].map((token) => {
          const probe = element.appendChild(document.createElement('i'));
          probe.style.color = `var(${token})`;
          const { color } = getComputedStyle(probe);
          probe.remove();
          return color;
        }),
      );
    expect(others, place).toEqual([ink, ink]);
  }
});

test('the embedded form takes the theme that the visitor chose, and gives it back to the system', async ({
  page,
  site,
}) => {
  test.skip(!IS_OWN_FORM, OUTSIDE);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(site);
  await showForm(page);
  const root = form(page).locator('html');
  await expect(root).toHaveCSS('color-scheme', 'light dark');
  await choose(page, 'Dark');
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await page.reload();
  await showForm(page);
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await choose(page, 'System');
  await expect(root).toHaveCSS('color-scheme', 'light dark');
});
