import { contrast } from '#contract/ownerColors.ts';
import { openAt, openDashboard, pass } from '../dashboard.ts';
import { formAddress } from '../form.ts';
import { owner } from '../../src/data/owner.ts';
import { translator } from '../../src/i18n/translate.ts';
import { E2E_DIST } from '../environment.ts';
import { expect } from '../fixtures.ts';
import { goodAnswer } from '../market.ts';
import { scan } from '../troubles.ts';
import { WIDE, broken, inViews, never, sample, show, test } from './still.ts';

const BOARD = '#trading-dashboard';
const FEED = '#live-activity';
const PARTS: Record<string, string> = { [BOARD]: 'prices', [FEED]: 'feed' };
const FORM = '#tmx-form-section astro-island > *';
const FIRST_RETRIES_S = 8;
const REFRESH_AND_RETRIES_S = 19;

const hex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

test('prices and feed look as they did in each state, and axe finds nothing', async ({
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
  const see = async (name: string, ...parts: string[]) => {
    await inViews(page, async () => {
      for (const part of parts) await compare(`${PARTS[part]}-${name}`, part);
      await scan(page, name, ...parts);
    });
  };
  await page.locator(FEED).scrollIntoViewIfNeeded();
  await page.locator(`${FEED} astro-island:not([ssr])`).waitFor({ state: 'attached' });
  await see('loading', BOARD, FEED);
  late.resolve();
  await wait(FIRST_RETRIES_S);
  await see('failed', BOARD, FEED);

  market.answer = sample();
  await page.getByRole('button', { name: 'Try again' }).click();
  await wait(1);
  await inViews(page, () => compare('prices-sample', BOARD));
  for (const what of ['prices', 'simulation'])
    await page.getByRole('button', { name: `Pause ${what}` }).click();
  // What the query says is drawn in a moment of this clock.
  await wait(1);
  await see('paused', BOARD, FEED);
  for (const what of ['prices', 'simulation'])
    await page.getByRole('button', { name: `Resume ${what}` }).click();

  const rows = page.locator('[data-activity-row]');
  while ((await rows.count()) < 10) await wait(0.5, 500);
  await inViews(page, () => compare('feed-ten', FEED));
  market.answer = broken;
  await wait(REFRESH_AND_RETRIES_S);
  await see('stale', BOARD);
});

test('the form looks as it did before it is there, and where it does not come, and axe finds nothing', async ({
  page,
  site,
  look,
}) => {
  await page.route(`${formAddress()}**`, never);
  await openAt(page, site, goodAnswer());
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await look('form-loading', FORM);
  const plate = page.locator(FORM).getByRole('alert');
  // Its eight seconds begin once the frame was seen.
  while (!(await plate.isVisible())) await pass(page, 1);
  await look('form-silent', FORM);
  // Axe cannot tell what stands behind a plate over a frame, and says nothing of its colours.
  await inViews(page, async () => {
    const [ink, ground] = await plate.evaluate((one) => [
      getComputedStyle(one.querySelector('p') ?? one).color,
      getComputedStyle(one).backgroundColor,
    ]);
    expect(contrast(hex(ink ?? ''), hex(ground ?? ''))).toBeGreaterThanOrEqual(4.5);
  });
});

test('the error pages say what happened and look as they did, and axe finds nothing', async ({
  page,
  site,
  said,
  look,
}) => {
  said.expectError(/404|500/);
  await page.goto(`${site}/no-such-page`);
  await look('404', 'html');
  // The server shows it for failures of its own alone; other hosts take it from the build.
  const route = { path: `${E2E_DIST}/500.html`, status: 500 };
  await page.route(`${site}/broken`, (request) => request.fulfill(route));
  await page.goto(`${site}/broken`);
  const t = translator(owner, 'en');
  await expect(page).toHaveTitle(t('errors.serverError.title'));
  await expect(page.locator('h1')).toHaveText(t('errors.serverError.heading'));
  await expect(page.getByText(t('errors.serverError.action'))).toBeVisible();
  await look('500', 'html');
});
