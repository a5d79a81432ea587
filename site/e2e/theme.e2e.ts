import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitForFrame } from './pageActions.ts';

/** The background, the hero image, and the browser's theme color depend on the theme. */
const getAppearance = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return {
      background: getComputedStyle(document.documentElement).backgroundColor,
      image: /-(?:light|dark)\./.exec(
        document.querySelector<HTMLImageElement>('#top picture img')?.currentSrc ?? '',
      )?.[0],
      themeColor: metas
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    };
  });

const LIGHT = { background: 'rgb(245, 244, 239)', image: '-light.', themeColor: ['#f5f4ef'] };
const DARK = { background: 'rgb(15, 16, 13)', image: '-dark.', themeColor: ['#0f100d'] };

const getOption = (page: Page, theme: string) =>
  page.locator('[data-theme-control]').getByLabel(theme, { exact: true });

test("every tab follows the system theme or the visitor's choice", async ({
  page,
  context,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  await page.goto(site);
  for (const [colorScheme, systemTheme, option, chosenTheme] of [
    ['dark', DARK, 'Light', LIGHT],
    ['light', LIGHT, 'Dark', DARK],
  ] as const) {
    await getOption(page, 'System').check();
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => getAppearance(page)).toEqual(systemTheme);
    await getOption(page, option).check();
    await expect.poll(() => getAppearance(page)).toEqual(chosenTheme);
  }
  const otherTab = await context.newPage();
  await otherTab.emulateMedia({ colorScheme: 'light' });
  await otherTab.addInitScript(() =>
    requestAnimationFrame(() => {
      const { dataset } = document.documentElement;
      Object.assign(globalThis, { themeAtFirstFrame: dataset['theme'] });
    }),
  );
  await otherTab.goto(site);
  // Background tabs might not paint on their own.
  await waitForFrame(otherTab);
  expect(await otherTab.evaluate(() => Reflect.get(globalThis, 'themeAtFirstFrame'))).toBe('dark');
  await expect.poll(() => getAppearance(otherTab)).toEqual(DARK);
  await expect(getOption(otherTab, 'Dark')).toBeChecked();
  await getOption(page, 'System').check();
  await expect.poll(() => getAppearance(otherTab)).toEqual(LIGHT);
  await expect(getOption(otherTab, 'System')).toBeChecked();
  await getOption(page, 'Dark').check();
  await expect.poll(() => getAppearance(otherTab)).toEqual(DARK);
  await otherTab.goto(`${site}/no-such-page`);
  expect(await getAppearance(otherTab)).toMatchObject({ background: DARK.background });
  await otherTab.close();

  await getOption(page, 'System').check();
  await page.reload();
  expect(await getAppearance(page)).toEqual(LIGHT);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the theme control works if the browser blocks storage', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    }),
  );
  await page.goto(site);
  await getOption(page, 'Dark').check();
  await expect.poll(() => getAppearance(page)).toEqual(DARK);
});

test('a page restored from the back/forward cache shows the new theme', async ({ page, site }) => {
  await page.goto(site);
  /** Stores a theme like another page would, and simulates going back to this page. */
  const goBackWith = (theme: string | null) =>
    page.evaluate((value) => {
      if (value) localStorage.setItem('theme', value);
      else localStorage.removeItem('theme');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, theme);
  await goBackWith('dark');
  expect(await getAppearance(page)).toMatchObject({ background: DARK.background });
  await expect(getOption(page, 'Dark')).toBeChecked();
  await getOption(page, 'Light').check();
  await goBackWith(null);
  await expect(getOption(page, 'System')).toBeChecked();
});
