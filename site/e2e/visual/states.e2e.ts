import { getContrast } from '#site/owner/colors.ts';
import { openWithStoppedClock, openPriceBoard, advanceClock } from '../priceBoard.ts';
import { getFormUrl } from '../signUpForm.ts';
import { owner } from '../../src/data/owner.ts';
import { getLanguagePath } from '../../src/i18n/locales.ts';
import { createTranslator } from '../../src/i18n/translate.ts';
import { E2E_DIST } from '../environment.ts';
import { expect } from '../fixtures.ts';
import { respondWithQuotes } from '../marketStub.ts';
import {
  PHONE,
  WIDE,
  failWith503,
  forEachView,
  neverRespond,
  respondWithSamples,
  scanInEachView,
  setView,
  test,
  type View,
} from './screenshots.ts';

const BOARD = '#trading-dashboard';
const FEED = '#live-activity';
/** The narrowest supported viewport. */
const NARROW = { width: 320, height: 640, colorScheme: 'light' } as const;
const FORM = '#tmx-form-section astro-island > *';
const FIRST_RETRIES_S = 8;
const REFRESH_AND_RETRIES_S = 19;

const toHex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;

test('prices and feed match their references in each state and pass axe', async ({
  page,
  site,
  consoleErrors,
  expectScreenshot,
}) => {
  test.slow();
  consoleErrors.allow(/503/);
  await setView(page, WIDE);
  const firstResponse = Promise.withResolvers<void>();
  const { market, advanceClock: wait } = await openPriceBoard(page, site, (route) =>
    firstResponse.promise.then(() => failWith503(route)),
  );
  const check = async (name: string, view: View, selector: string) => {
    await scanInEachView(page, name, selector);
    await expectScreenshot(name, selector, view);
  };
  await page.locator(FEED).scrollIntoViewIfNeeded();
  await page.locator(`${FEED} astro-island:not([ssr])`).waitFor({ state: 'attached' });
  await check('prices-loading', WIDE, BOARD);
  firstResponse.resolve();
  await wait(FIRST_RETRIES_S);
  await check('prices-failed', PHONE, BOARD);
  await check('feed-failed', WIDE, FEED);

  market.respond = respondWithSamples();
  await page.getByRole('button', { name: 'Try again' }).click();
  await wait(1);
  await expectScreenshot('prices-sample', BOARD, WIDE);
  await expectScreenshot('prices-narrow', BOARD, NARROW);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectScreenshot('prices-forced-colors', BOARD, WIDE);
  await page.emulateMedia({ forcedColors: 'none' });
  for (const name of ['prices', 'simulation'])
    await page.getByRole('button', { name: `Pause ${name}` }).click();
  // Advance the clock, because a query is still pending.
  await wait(1);
  await scanInEachView(page, 'paused', BOARD);
  await check('feed-paused', PHONE, FEED);
  for (const name of ['prices', 'simulation'])
    await page.getByRole('button', { name: `Resume ${name}` }).click();

  const rows = page.locator('[data-activity-row]');
  while ((await rows.count()) < 10) await wait(0.5, 500);
  await expectScreenshot('feed-ten', FEED, WIDE);
  market.respond = failWith503;
  await wait(REFRESH_AND_RETRIES_S);
  await check('prices-stale', PHONE, BOARD);
});

test('the right-to-left board matches its reference', async ({ page, site, expectScreenshot }) => {
  await setView(page, PHONE);
  const { advanceUntil } = await openPriceBoard(
    page,
    `${site}${getLanguagePath(owner, 'ar')}`,
    respondWithSamples(),
  );
  await advanceUntil(() => expect(page.locator('[data-price-row]')).toHaveCount(8));
  await expectScreenshot('prices-arabic', BOARD, PHONE);
});

test('the phone menu matches its reference', async ({ page, site, expectScreenshot }) => {
  await setView(page, PHONE);
  await openWithStoppedClock(page, site, respondWithQuotes());
  await page.locator('nav > [data-menu] > summary').click();
  await expectScreenshot('menu', 'html', PHONE);
});

test('the form matches its references with errors and while it times out', async ({
  page,
  site,
  consoleErrors,
  expectScreenshot,
}) => {
  consoleErrors.allow(/422/);
  await page.route(`${getFormUrl()}**`, neverRespond);
  await openWithStoppedClock(page, site, respondWithQuotes());
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await scanInEachView(page, 'loading', FORM);
  const alert = page.locator(FORM).getByRole('alert');
  // The timeout of 8 s starts when the frame is in the viewport.
  while (!(await alert.isVisible())) await advanceClock(page, 1);
  await scanInEachView(page, 'timed out', FORM);
  await expectScreenshot('form-silent', FORM, PHONE);
  // axe doesn't check the contrast of the message, because it covers an iframe.
  await forEachView(page, async () => {
    const [color, background] = await alert.evaluate((element) => [
      getComputedStyle(element.querySelector('p') ?? element).color,
      getComputedStyle(element).backgroundColor,
    ]);
    expect(getContrast(toHex(color ?? ''), toHex(background ?? ''))).toBeGreaterThanOrEqual(4.5);
  });
  await page.unroute(`${getFormUrl()}**`);
  await page.goto(`${site}/form/`);
  await page.getByRole('button', { name: createTranslator(owner, 'en')('form.send') }).click();
  await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0);
  await expectScreenshot('form-errors', 'html', WIDE);
});

test('the error pages describe the error and pass axe', async ({ page, site, consoleErrors }) => {
  consoleErrors.allow(/404|500/);
  await page.goto(`${site}/no-such-page`);
  await scanInEachView(page, '404', 'html');
  // The server only returns 500.html after an internal error, so respond with the built file.
  const response = { path: `${E2E_DIST}/500.html`, status: 500 };
  await page.route(`${site}/broken`, (route) => route.fulfill(response));
  await page.goto(`${site}/broken`);
  const t = createTranslator(owner, 'en');
  await expect(page).toHaveTitle(t('errors.serverError.title'));
  await expect(page.locator('h1')).toHaveText(t('errors.serverError.heading'));
  await expect(page.getByText(t('errors.serverError.action'))).toBeVisible();
  await scanInEachView(page, '500', 'html');
});
