import { SECTIONS } from '#contract/countNames.ts';
import { owner } from '../src/data/owner.ts';
import { translator } from '../src/i18n/translate.ts';
import { printPercent, printUsd } from '../src/lib/money.ts';
import { printTokens, printWhole, tokensOf } from '../src/lib/tokenSupply.ts';
import { ASKS_FIRST, HAS_FORM, SIGN_UP_HEADING, formFrame } from './form.ts';
import { expect, openFailure, readThrough, test } from './fixtures.ts';
import { watchLayoutShift } from './layoutShift.ts';

const { name, claims } = owner;

const LABELS: Record<string, number> = {
  'Connect Wallet & Trade': 1,
  'Get Started Today': 1,
  'Join the Action': 1,
  'Experience the Difference': 1,
  'Start Course': 4,
  'Join Now': 2,
  'Join Discord': 1,
  'Follow on Twitter': 1,
  'View All FAQs': 1,
  'Partnership Inquiries': 1,
  [`Get ${name} Tokens`]: 1,
  'Watch Demo': 1,
  'View Live Demo': 1,
};

const CARDS: Record<string, number> = {
  'why-tmx': 6,
  'how-it-works': 3,
  security: 4,
  academy: 4,
  community: 4,
  faq: 6,
  roadmap: 4,
  partners: 3,
};

test(
  'the page carries the name and fee of its owner',
  { tag: '@brand' },
  async ({ page, site }) => {
    await page.goto(site);
    const fee = printPercent(claims.feePercent);
    await expect(page).toHaveTitle(`${name}: trade crypto from your own wallet at ${fee}`);
    await expect(page.locator('h1')).toHaveText(translator('en')('hero.heading'));
    await expect(page.locator('#top')).toContainText(translator('en')('hero.label'));
    await expect(page.locator('#top')).toContainText(`${fee} a trade plus network fees`);
    await expect(page.locator('#stats')).toContainText(`${name}’s own count`);
    await expect(page.getByRole('link', { name: `Why ${name}` }).first()).toBeAttached();
    await expect(page.locator('#sign-up-heading')).toHaveText(SIGN_UP_HEADING);
    await expect(page.locator('#token h2')).toContainText(`${name}.`);
  },
);

test('the answers are closed from the first frame on: none is seen closing', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && target.closest('#faq, #academy, #compare')) {
        moved.push(target.id || target.localName);
      }
    });
  });
  await page.goto(site);
  await expect(page.locator('[data-faq-panel]')).toHaveCount(CARDS['faq'] ?? 0);
  await expect(page.locator('[data-faq-panel]:visible')).toHaveCount(1);
  await page.clock.runFor(1_000);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toEqual([]);
});

test('the seventeen sections stand in order, each with its heading', async ({ page, site }) => {
  await page.goto(site);
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(SECTIONS);
  await expect(page.locator('h1')).toHaveCount(1);
  for (const id of SECTIONS.slice(1)) await expect(page.locator(`#${id} h2`), id).toHaveCount(1);
});

test('every card that the product counts has one third-level heading', async ({ page, site }) => {
  await page.goto(site);
  for (const [id, count] of Object.entries(CARDS)) {
    await expect(page.locator(`#${id} h3`), id).toHaveCount(count);
  }
});

test('all fourteen button labels stand on the page', async ({ page, site }) => {
  await page.goto(site);
  for (const [label, count] of Object.entries(LABELS)) {
    const buttons = page.locator('main').locator('a, button, summary').filter({ hasText: label });
    await expect(buttons, label).toHaveCount(count);
  }
  const start = page.locator('a, button').filter({ hasText: 'Start Trading Now' });
  expect(await start.count()).toBeGreaterThanOrEqual(2);
});

test(
  'every claimed figure stands on the page with its qualifier',
  { tag: '@brand' },
  async ({ page, site }) => {
    await page.goto(site);
    const text = (await page.locator('body').innerText()).replaceAll('\u00a0', ' ');
    const figures = [
      ...[claims.feePercent, ...Object.values(claims.venueFeesPercent)].map(printPercent),
      claims.traders,
      printWhole(claims.supply),
      ...[40, 20, 15, 5].map((percent) => printTokens(tokensOf(claims.supply, percent), name)),
      `${claims.vestingYears}-year vesting`,
      `up to ${claims.apyPercent}% APY`,
      `up to ${claims.discountPercent}%`,
      `about ${printUsd(claims.minimumUsd)}`,
      claims.speed,
      'not guaranteed',
      'fee on every trade, plus network fees',
      'longer when busy',
      'Trading activity, simulated',
      'Example, not a real customer',
    ];
    for (const figure of figures)
      expect(text.toLowerCase(), figure).toContain(figure.toLowerCase());
  },
);

test(
  'reads without script: words, tables, questions, links and the form',
  { tag: '@brand' },
  async ({ browser, site, said }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await said.listen(context);
    const page = await context.newPage();
    await page.goto(site);
    for (const id of SECTIONS) {
      await expect(page.locator(`#${id}`).locator('h1, h2').first(), id).toBeVisible();
    }
    const hidden = await page
      .locator('main [data-reveal]')
      .evaluateAll(
        (all) =>
          all.filter((element) => !element.checkVisibility({ opacityProperty: true })).length,
      );
    expect(hidden).toBe(0);
    await expect(page.locator('[data-faq-panel]').first()).toBeVisible();
    const closed = page.locator('main details:not([data-menu], [open]) > summary');
    // Five questions, four courses, one fee table.
    await expect(closed).toHaveCount(10);
    for (let left = 10; left > 0; left -= 1) await closed.first().click();
    for (const panel of await page.locator('[data-faq-panel], [data-panel]').all()) {
      await expect(panel).toBeVisible();
    }
    // What would do nothing without script is not offered.
    await expect(page.locator('[data-faq-all]')).toBeHidden();
    if (HAS_FORM) {
      await expect(page.getByRole('link', { name: 'Open the form in a new tab' })).toBeVisible();
      const frame = expect(formFrame(page));
      // Without script nobody can be asked, so a form that needs consent stays behind its link.
      await (ASKS_FIRST
        ? frame.not.toHaveAttribute('src')
        : frame.toHaveAttribute('src', /^(http|\/form\/)/));
    }
    await expect(page.locator('[data-skeleton-row]:visible')).toHaveCount(0);
    await expect(page.locator('#risk')).toContainText('You could lose everything');
    await context.close();
  },
);

for (const width of [320, 390, 768, 1024, 1440, 1920]) {
  test(`nothing scrolls sideways and nothing shifts at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    const shift = await watchLayoutShift(page);
    await page.goto(site);
    await readThrough(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await shift()).toEqual([]);
  });
}

test(
  'an address that does not exist answers 404 with the way home',
  { tag: '@brand' },
  async ({ page, site, said }) => {
    said.expectError(/404 \(Not Found\)/);
    said.expectError(/no-such-page/);
    const answer = await page.goto(`${site}/no-such-page`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(`Page not found · ${name}`);
    await expect(page.locator('h1')).toHaveText('Oops! Page not found');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(said.errors.filter((text) => text.includes('/no-such-page'))).toHaveLength(1);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.locator('#top')).toBeVisible();
  },
);

test('the error page says what happened and offers a reload', async ({ page, site, said }) => {
  said.expectError(/500 \(Internal Server Error\)/);
  await openFailure(page, site);
  await expect(page).toHaveTitle(`Unexpected error · ${name}`);
  await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('Reload')).toBeVisible();
});

test('where no crawler can come none is asked to stay out', async ({ page, site }) => {
  await page.goto(site);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /^index, follow/);
});

test('every link within the page leads to something', async ({ page, site }) => {
  await page.goto(site);
  // Without script those to the practice floor lead to the price board (`practiceOpening.e2e.ts`).
  const links = page.locator('a[href*="#"]:not([data-practice])');
  const broken = await links.evaluateAll((all) =>
    all
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('#') || href.startsWith('/#'))
      .filter((href) => !document.getElementById(href.replace(/^\/?#/, ''))),
  );
  expect(broken).toEqual([]);
});

test('the page asks no other origin for anything before the form', async ({ page, site }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(site) && !address.startsWith('data:')) strangers.push(address);
  });
  await page.goto(site, { waitUntil: 'networkidle' });
  expect(strangers).toEqual([]);
});
