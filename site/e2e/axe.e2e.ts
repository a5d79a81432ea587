import type { Page } from '@playwright/test';
import { languagePath } from '#contract/languagePath.ts';
import { contrast } from '#contract/ownerColors.ts';
import { SIGN_UP_PATH } from '#contract/signUpAnswer.ts';
import { owner } from '../src/data/owner.ts';
import { IS_OWN_FORM, OUTSIDE, formAddress, standInForService } from './form.ts';
import { expect, openFailure, test } from './fixtures.ts';
import { scan, troubles } from './troubles.ts';
import { readThrough, readerOf } from './visitor.ts';
import { TIMELESS, goodAnswer, heldAnswer, interceptMarket } from './market.ts';

/** Colours change with the theme, and sizes with the width: one theme on a phone and the other at a desk cover both. */
const VIEWS = [
  ['light', 320],
  ['dark', 1440],
] as const;

const hex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

const BOARD = '#trading-dashboard';
const FEED = '#live-activity';
const FORM = '#tmx-form-section';

const failed = (page: Page) =>
  page.locator(BOARD).getByText('Failed to load trading data', { exact: true });

/** Scans the page, or a part of it, as it stands, in both views. */
async function scanInBoth(page: Page, state: string, part?: string): Promise<void> {
  for (const [colorScheme, width] of VIEWS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await scan(page, `${state}, ${colorScheme}`, width, part);
  }
}

/** Lets time pass until something stands on the page. */
const passUntil = (page: Page, there: () => Promise<unknown>) =>
  expect(async () => {
    await page.clock.runFor(2000);
    await there();
  }).toPass({ intervals: [50] });

test('axe finds nothing in any state', async ({ page, site, said }) => {
  said.expectError(/Internal Server Error/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const { answer, release } = heldAnswer(TIMELESS);
  const market = await interceptMarket(page, answer);
  await page.goto(site);
  await readThrough(page);
  await scanInBoth(page, 'board loading', BOARD);
  await scanInBoth(page, 'feed loading', FEED);

  release();
  await expect(page.locator('[data-price-row]')).toHaveCount(8);
  await expect(page.locator('[data-activity-row]').first()).toBeVisible();
  await page.locator('[data-opens], [data-faq-all], [data-soon]').evaluateAll((all) => {
    for (const button of all) (button as HTMLElement).click();
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await expect(page.locator('#academy [data-panel]:visible')).toHaveCount(4);
  await scanInBoth(page, 'loaded, everything open');

  market.answer = (route) => route.fulfill({ status: 500, json: {} });
  await passUntil(page, () => expect(failed(page)).toBeVisible({ timeout: 50 }));
  await scanInBoth(page, 'last prices', BOARD);

  market.answer = goodAnswer(TIMELESS);
  await page.getByRole('button', { name: 'Pause prices' }).click();
  await page.getByRole('button', { name: 'Pause simulation' }).click();
  await scanInBoth(page, 'prices paused', BOARD);
  await scanInBoth(page, 'feed paused', FEED);
});

test('axe finds nothing where prices and form do not come, on 404 and 500', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/Internal Server Error|404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  if (IS_OWN_FORM) await page.route(`${formAddress()}**`, (route) => route.abort());
  await interceptMarket(page, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(site, { waitUntil: 'domcontentloaded' });
  await page.locator(FEED).scrollIntoViewIfNeeded();
  await page.locator(BOARD).scrollIntoViewIfNeeded();
  await passUntil(page, () => expect(failed(page)).toBeVisible({ timeout: 50 }));
  await scanInBoth(page, 'failed board', BOARD);
  await scanInBoth(page, 'failed feed', FEED);
  if (IS_OWN_FORM) {
    await page.locator(`${FORM} iframe`).scrollIntoViewIfNeeded();
    const notice = page.locator(FORM).getByRole('alert');
    await passUntil(page, () => expect(notice).toBeVisible({ timeout: 50 }));
    await scanInBoth(page, 'form that does not load', `${FORM} [role="alert"]`);
    // Axe cannot tell what stands behind a plate over a frame, and says nothing of its colours.
    for (const [colorScheme] of VIEWS) {
      await page.emulateMedia({ colorScheme });
      const ink = await notice.locator('p').evaluate((one) => getComputedStyle(one).color);
      const plate = await notice.evaluate((one) => getComputedStyle(one).backgroundColor);
      expect(contrast(hex(ink), hex(plate))).toBeGreaterThanOrEqual(4.5);
    }
  }
  await page.goto(`${site}/no-such-page`);
  await scanInBoth(page, '404');
  await openFailure(page, site);
  await scanInBoth(page, '500');
});

test('axe finds nothing in the form’s pages in any state', async ({ page, site, said }) => {
  test.skip(!IS_OWN_FORM, OUTSIDE);
  said.expectError(/422|503/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site}/form/`);
  await scanInBoth(page, 'form');
  await page.getByRole('button').click();
  await expect(page.locator('[id$="-error"]:not(:empty)')).toHaveCount(2);
  await scanInBoth(page, 'form with errors');
  await page.fill('#email', 'ada@example.com');
  await page.locator('summary').click();
  await page.locator('[value="some"]').click();
  await page.check('#consent');
  await page.route(`**${SIGN_UP_PATH}`, (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('button').click();
  await expect(page.getByRole('alert')).toBeFocused();
  await scanInBoth(page, 'form that was not saved');
  await page.unroute(`**${SIGN_UP_PATH}`);
  await page.getByRole('button').click();
  await expect(page.locator('dl')).toBeVisible();
  await scanInBoth(page, 'form that was saved');
  for (const place of ['thanks', 'check']) {
    await page.goto(`${site}/form/${place}/`);
    await scanInBoth(page, place);
  }
});

for (const language of owner.languages) {
  test(
    `in ${language} axe finds nothing in the page and its 404, and nothing of it runs sideways, over something else or out of sight`,
    { tag: '@brand' },
    async ({ page, site, said }) => {
      said.expectError(/404/);
      await readerOf(page, language);
      await standInForService(page);
      await interceptMarket(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const address = `${site}${languagePath(language)}`;
      await page.goto(address);
      await readThrough(page);
      await expect(page.locator('[data-price-row]')).toHaveCount(owner.coins.length);
      await page.evaluate(() => document.fonts.ready);
      // Its colours are those of the English page.
      await scan(page, 'the page', 1440);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(troubles), `${width} px`).toEqual([]);
      }
      await page.goto(`${address}no-such-page`);
      await scan(page, '404', 320);
    },
  );
}
