import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { drawn } from './visitor.ts';

/** What shows a theme: the background, the first picture, the browser's bar. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return {
      ground: getComputedStyle(document.documentElement).backgroundColor,
      picture: /-(?:light|dark)\./.exec(
        document.querySelector<HTMLImageElement>('#top picture img')?.currentSrc ?? '',
      )?.[0],
      bar: metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
    };
  });

const LIGHT = { ground: 'rgb(245, 244, 239)', picture: '-light.', bar: ['#f5f4ef'] };
const DARK = { ground: 'rgb(15, 16, 13)', picture: '-dark.', bar: ['#0f100d'] };

const option = (page: Page, theme: string) =>
  page.locator('[data-theme-control]').getByLabel(theme, { exact: true });

test("the theme follows the system or the visitor's choice in every tab", async ({
  page,
  context,
  site,
  said,
}) => {
  said.expectError(/404/);
  await page.goto(site);
  for (const [colorScheme, its, other, others] of [
    ['dark', DARK, 'Light', LIGHT],
    ['light', LIGHT, 'Dark', DARK],
  ] as const) {
    await option(page, 'System').check();
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => looks(page)).toEqual(its);
    await option(page, other).check();
    await expect.poll(() => looks(page)).toEqual(others);
  }
  const second = await context.newPage();
  await second.emulateMedia({ colorScheme: 'light' });
  await second.addInitScript(() =>
    requestAnimationFrame(() => {
      const { dataset } = document.documentElement;
      Object.assign(globalThis, { atFirstFrame: dataset['theme'] });
    }),
  );
  await second.goto(site);
  // A background tab may not paint on its own.
  await drawn(second);
  expect(await second.evaluate(() => Reflect.get(globalThis, 'atFirstFrame'))).toBe('dark');
  await expect.poll(() => looks(second)).toEqual(DARK);
  await expect(option(second, 'Dark')).toBeChecked();
  await option(page, 'System').check();
  await expect.poll(() => looks(second)).toEqual(LIGHT);
  await expect(option(second, 'System')).toBeChecked();
  await option(page, 'Dark').check();
  await expect.poll(() => looks(second)).toEqual(DARK);
  await second.goto(`${site}/no-such-page`);
  expect(await looks(second)).toMatchObject({ ground: DARK.ground });
  await second.close();

  await option(page, 'System').check();
  await page.reload();
  expect(await looks(page)).toEqual(LIGHT);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("a page restored from the browser's cache shows the new theme", async ({ page, site }) => {
  await page.goto(site);
  /** Stores a theme as another page would, and returns to this page. */
  const returnAfter = (theme: string | null) =>
    page.evaluate((stored) => {
      if (stored) localStorage.setItem('theme', stored);
      else localStorage.removeItem('theme');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, theme);
  await returnAfter('dark');
  expect(await looks(page)).toMatchObject({ ground: DARK.ground });
  await expect(option(page, 'Dark')).toBeChecked();
  await option(page, 'Light').check();
  await returnAfter(null);
  await expect(option(page, 'System')).toBeChecked();
});
