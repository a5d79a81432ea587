import { getContrast } from '#site/owner/colors.ts';
import { openAt, openDashboard, pass } from '../dashboard.ts';
import { formAddress } from '../form.ts';
import { owner } from '../../src/data/owner.ts';
import { getLanguagePath } from '../../src/i18n/locales.ts';
import { createTranslator } from '../../src/i18n/translate.ts';
import { E2E_DIST } from '../environment.ts';
import { expect } from '../fixtures.ts';
import { goodAnswer } from '../market.ts';
import {
  PHONE,
  WIDE,
  broken,
  inViews,
  never,
  sample,
  scanInViews,
  show,
  test,
  type View,
} from './still.ts';

const BOARD = '#trading-dashboard';
const FEED = '#live-activity';
/** The narrowest supported window. */
const NARROW = { width: 320, height: 640, colorScheme: 'light' } as const;
const FORM = '#tmx-form-section astro-island > *';
const FIRST_RETRIES_S = 8;
const REFRESH_AND_RETRIES_S = 19;

const hex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

test('prices and feed look as before in each state, and pass axe', async ({
  page,
  site,
  said,
  compare,
}) => {
  test.slow();
  said.expectError(/503/);
  await show(page, WIDE);
  const late = Promise.withResolvers<void>();
  const { market, pass: wait } = await openDashboard(page, site, (route) =>
    late.promise.then(() => broken(route)),
  );
  const see = async (name: string, view: View, part: string) => {
    await scanInViews(page, name, part);
    await compare(name, part, view);
  };
  await page.locator(FEED).scrollIntoViewIfNeeded();
  await page.locator(`${FEED} astro-island:not([ssr])`).waitFor({ state: 'attached' });
  await see('prices-loading', WIDE, BOARD);
  late.resolve();
  await wait(FIRST_RETRIES_S);
  await see('prices-failed', PHONE, BOARD);
  await see('feed-failed', WIDE, FEED);

  market.answer = sample();
  await page.getByRole('button', { name: 'Try again' }).click();
  await wait(1);
  await compare('prices-sample', BOARD, WIDE);
  await compare('prices-narrow', BOARD, NARROW);
  await page.emulateMedia({ forcedColors: 'active' });
  await compare('prices-forced-colors', BOARD, WIDE);
  await page.emulateMedia({ forcedColors: 'none' });
  for (const what of ['prices', 'simulation'])
    await page.getByRole('button', { name: `Pause ${what}` }).click();
  // The pending query takes a moment of this clock.
  await wait(1);
  await scanInViews(page, 'paused', BOARD);
  await see('feed-paused', PHONE, FEED);
  for (const what of ['prices', 'simulation'])
    await page.getByRole('button', { name: `Resume ${what}` }).click();

  const rows = page.locator('[data-activity-row]');
  while ((await rows.count()) < 10) await wait(0.5, 500);
  await compare('feed-ten', FEED, WIDE);
  market.answer = broken;
  await wait(REFRESH_AND_RETRIES_S);
  await see('prices-stale', PHONE, BOARD);
});

test('the right-to-left board looks as before', async ({ page, site, compare }) => {
  await show(page, PHONE);
  const { passUntil } = await openDashboard(
    page,
    `${site}${getLanguagePath(owner, 'ar')}`,
    sample(),
  );
  await passUntil(() => expect(page.locator('[data-price-row]')).toHaveCount(8));
  await compare('prices-arabic', BOARD, PHONE);
});

test('the phone menu looks as before', async ({ page, site, compare }) => {
  await show(page, PHONE);
  await openAt(page, site, goodAnswer());
  await page.locator('nav > [data-menu] > summary').click();
  await compare('menu', 'html', PHONE);
});

test('the form looks as before with errors or without an answer', async ({
  page,
  site,
  said,
  compare,
}) => {
  said.expectError(/422/);
  await page.route(`${formAddress()}**`, never);
  await openAt(page, site, goodAnswer());
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await scanInViews(page, 'loading', FORM);
  const plate = page.locator(FORM).getByRole('alert');
  // Its eight seconds start once the frame was seen.
  while (!(await plate.isVisible())) await pass(page, 1);
  await scanInViews(page, 'silent', FORM);
  await compare('form-silent', FORM, PHONE);
  // Axe can't see what is behind a plate over a frame, so it ignores its colors.
  await inViews(page, async () => {
    const [ink, ground] = await plate.evaluate((one) => [
      getComputedStyle(one.querySelector('p') ?? one).color,
      getComputedStyle(one).backgroundColor,
    ]);
    expect(getContrast(hex(ink ?? ''), hex(ground ?? ''))).toBeGreaterThanOrEqual(4.5);
  });
  await page.unroute(`${formAddress()}**`);
  await page.goto(`${site}/form/`);
  await page.getByRole('button', { name: createTranslator(owner, 'en')('form.send') }).click();
  await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0);
  await compare('form-errors', 'html', WIDE);
});

test('the error pages explain the error and pass axe', async ({ page, site, said }) => {
  said.expectError(/404|500/);
  await page.goto(`${site}/no-such-page`);
  await scanInViews(page, '404', 'html');
  // The server shows it only for its own failures. Other hosts use the built file.
  const route = { path: `${E2E_DIST}/500.html`, status: 500 };
  await page.route(`${site}/broken`, (request) => request.fulfill(route));
  await page.goto(`${site}/broken`);
  const t = createTranslator(owner, 'en');
  await expect(page).toHaveTitle(t('errors.serverError.title'));
  await expect(page.locator('h1')).toHaveText(t('errors.serverError.heading'));
  await expect(page.getByText(t('errors.serverError.action'))).toBeVisible();
  await scanInViews(page, '500', 'html');
});
