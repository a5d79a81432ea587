import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What a theme shows: the ground, the picture of the first screen, the browser's own bar. */
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

test('the page follows the system; its control overrides that in every tab, at once and from the first frame on', async ({
  page,
  context,
  site,
  said,
}) => {
  said.expectError(/404/);
  const second = await context.newPage();
  const tabs = [page, second];
  for (const tab of tabs) await tab.goto(site);
  for (const [colorScheme, its, other, others] of [
    ['dark', DARK, 'Light', LIGHT],
    ['light', LIGHT, 'Dark', DARK],
  ] as const) {
    await option(page, 'System').check();
    for (const tab of tabs) {
      await tab.emulateMedia({ colorScheme });
      await expect.poll(() => looks(tab)).toEqual(its);
    }
    await option(page, other).check();
    for (const tab of tabs) {
      await expect.poll(() => looks(tab)).toEqual(others);
      await expect(option(tab, other)).toBeChecked();
    }
  }
  await page.addInitScript(() =>
    requestAnimationFrame(() => {
      const { dataset } = document.documentElement;
      Object.assign(globalThis, { atFirstFrame: dataset['theme'] });
    }),
  );
  await page.reload();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'atFirstFrame'))).toBe('dark');
  await expect.poll(() => looks(page)).toEqual(DARK);
  await expect(option(page, 'Dark')).toBeChecked();
  await second.goto(`${site}/no-such-page`);
  expect(await looks(second)).toMatchObject({ ground: DARK.ground });

  await option(page, 'System').check();
  await page.reload();
  expect(await looks(page)).toEqual(LIGHT);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  // A theme that nobody offers is ignored.
  await page.evaluate(() => localStorage.setItem('theme', '"><script>'));
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBeUndefined();
});
