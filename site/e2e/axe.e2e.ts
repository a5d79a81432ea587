import { contrast } from '#contract/ownerFields.ts';
import { SIGN_UP_PATH } from '#contract/signUpAnswer.ts';
import { HAS_FORM, IS_OWN_FORM, OUTSIDE, formAddress } from './form.ts';
import {
  TIMELESS,
  expect,
  goodAnswer,
  heldAnswer,
  interceptMarket,
  openFailure,
  readThrough,
  test,
} from './fixtures.ts';
import { scan } from './scan.ts';

const hex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

/**
 * What the rules look at is colours, which change with the theme, and names, roles and sizes, which
 * change with the width: one theme on a phone and the other at a desk cover both.
 */
const VIEWS = { light: 320, dark: 1440 } as const;
const THEMES = ['light', 'dark'] as const;
/** The whole page stands at more of them. */
const MORE_WIDTHS = { light: [320, 768, 1440], dark: [390, 1440] };

const BOARD = '#trading-dashboard';
const FEED = '#live-activity';

for (const colorScheme of THEMES) {
  const at = [VIEWS[colorScheme]];

  test(`axe finds nothing in any state, ${colorScheme}`, async ({ page, site, said }) => {
    // A dozen scans, each of which takes seconds.
    test.slow();
    said.expectError(/Internal Server Error/);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.clock.install();
    const { answer, release } = heldAnswer(TIMELESS);
    const market = await interceptMarket(page, answer);
    await page.goto(site);
    await readThrough(page);
    await scan(page, 'board loading', at, BOARD);
    await scan(page, 'feed loading', at, FEED);

    release();
    await expect(page.locator('[data-price-row]')).toHaveCount(8);
    await expect(page.locator('[data-activity-row]').first()).toBeVisible();
    await page.locator('body').evaluate((body) => {
      for (const button of body.querySelectorAll<HTMLElement>(
        '[data-opens], [data-faq-all], [data-soon]',
      )) {
        button.click();
      }
      for (const details of body.querySelectorAll('details')) details.open = true;
    });
    await expect(page.locator('#academy [data-panel]:visible')).toHaveCount(4);
    await scan(page, 'loaded, everything open', MORE_WIDTHS[colorScheme]);

    market.answer = (route) => route.fulfill({ status: 500, json: {} });
    await page.clock.runFor(40_000);
    for (let tries = 0; tries < 6; tries += 1) await page.clock.runFor(5000);
    await expect(page.locator('[data-badge]')).toHaveText('Not live');
    await expect(
      page.locator(BOARD).getByText('Failed to load trading data', { exact: true }),
    ).toBeVisible();
    await scan(page, 'last prices', at, BOARD);

    market.answer = goodAnswer(TIMELESS);
    await page.getByRole('button', { name: 'Pause prices' }).click();
    await page.getByRole('button', { name: 'Pause simulation' }).click();
    await scan(page, 'prices paused', at, BOARD);
    await scan(page, 'feed paused', at, FEED);
  });

  test(`axe finds nothing while prices cannot be had, on 404 and 500, ${colorScheme}`, async ({
    page,
    site,
    said,
  }) => {
    said.expectError(/Internal Server Error|404/);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.clock.install();
    await interceptMarket(page, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(site);
    await page.locator(FEED).scrollIntoViewIfNeeded();
    await page.locator(BOARD).scrollIntoViewIfNeeded();
    const error = page.locator(BOARD).getByText('Failed to load trading data', { exact: true });
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(error).toBeVisible({ timeout: 50 });
    }).toPass();
    await scan(page, 'failed board', at, BOARD);
    await scan(page, 'failed feed', at, FEED);

    await page.goto(`${site}/no-such-page`);
    await scan(page, '404', at);
    await openFailure(page, site);
    await scan(page, '500', at);
  });
}

test(
  'axe finds nothing in the page and its 404 as they first stand',
  { tag: '@brand' },
  async ({ page, site, said }) => {
    said.expectError(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await interceptMarket(page);
    await page.goto(site);
    await scan(page, 'the page', [1440]);
    await page.goto(`${site}/no-such-page`);
    await scan(page, '404', [1440]);
  },
);

for (const colorScheme of THEMES) {
  const at = [VIEWS[colorScheme]];

  test(`axe finds nothing in what stands for a form that does not load, ${colorScheme}`, async ({
    page,
    site,
  }) => {
    test.skip(!HAS_FORM || !IS_OWN_FORM, 'The server has no form to show.');
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.clock.install();
    await page.route(`${formAddress()}**`, () => undefined);
    await interceptMarket(page);
    await page.goto(`${site}#tmx-form-section`, { waitUntil: 'domcontentloaded' });
    const notice = page.locator('#tmx-form-section').getByRole('alert');
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(notice).toBeVisible({ timeout: 50 });
    }).toPass();
    await scan(page, 'form that does not load', at, '#tmx-form-section [role="alert"]');
    // Axe cannot tell what stands behind a plate over a frame, and says nothing.
    const ink = await notice.locator('p').evaluate((text) => getComputedStyle(text).color);
    const plate = await notice.evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(contrast(hex(ink), hex(plate))).toBeGreaterThanOrEqual(4.5);
  });
}

for (const colorScheme of THEMES) {
  const at = [VIEWS[colorScheme]];

  test(`axe finds nothing in the form's pages in any state, ${colorScheme}`, async ({
    page,
    site,
    said,
  }) => {
    test.skip(!IS_OWN_FORM, OUTSIDE);
    said.expectError(/422|503/);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${site}/form/`);
    await scan(page, 'form', at);
    await page.getByRole('button').click();
    await expect(page.locator('[id$="-error"]:not(:empty)')).toHaveCount(2);
    await scan(page, 'form with errors', at);
    await page.fill('#email', 'ada@example.com');
    await page.locator('[value="some"]').click();
    await page.check('#consent');
    await page.route(`**${SIGN_UP_PATH}`, (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('button').click();
    await expect(page.getByRole('alert')).toBeFocused();
    await scan(page, 'form that was not saved', at);
    await page.unroute(`**${SIGN_UP_PATH}`);
    await page.getByRole('button').click();
    await expect(page.locator('dl')).toBeVisible();
    await scan(page, 'thanks', at);
    for (const place of ['thanks', 'check', 'too-many', 'not-saved']) {
      await page.goto(`${site}/form/${place}/`);
      await scan(page, place, at);
    }
  });
}

test('axe finds nothing in what is read without script', async ({ page, site }) => {
  // The scan is itself a script, so the page's own are taken out instead of turned off.
  await page.route(`${site}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replaceAll(/<script[^]*?<\/script>/g, '')
      .replaceAll(/<(\/?)noscript>/g, '<$1div>');
    await route.fulfill({ response, body });
  });
  await page.goto(site);
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await scan(page, `without script, ${colorScheme}`, [VIEWS[colorScheme]]);
  }
});
