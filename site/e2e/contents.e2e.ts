import { SECTIONS } from '#contract/countNames.ts';
import { askedOfVenues } from '../src/data/contents.ts';
import { owner } from '../src/data/owner.ts';
import { HAS_FORM } from './form.ts';
import { expect, test } from './fixtures.ts';

/** What stands on the page, and how often. */
const COUNTS: readonly [selector: string, count: number][] = [
  ['h1', 1],
  ['#why-tmx h3', 6],
  ['#how-it-works h3', 3],
  ['#security h3', 4],
  ['#academy h3', 4],
  ['#community h3', 4],
  ['#faq h3', 6],
  ['#roadmap h3', 4],
  ['#partners h3', 3],
  ['#faq details > summary:has(h3)', 6],
  ['[data-faq-panel]:visible', 1],
  ['footer details[open]', 0],
  ['html[lang="en"][dir="ltr"]', 1],
  ['meta[name="robots"][content^="index, follow"]', 1],
  [`#compare td[rowspan="${askedOfVenues.length}"][colspan="3"]`, 1],
  ['img:not([alt=""])', 0],
  ['#testimonials li:has(figure) > :first-child:has-text("Example, not a real customer")', 3],
  ['#testimonials :text("Rated 5 out of 5")', 2],
  ['#testimonials :text("Rated 4 out of 5")', 1],
];

const LABELS: Record<string, number> = {
  'Start Trading Now': 1,
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
  [`Get ${owner.name} Tokens`]: 1,
  'Watch Demo': 1,
  'View Live Demo': 1,
};

test('sections, headings, cards, buttons and tables stand in their order and number', async ({
  page,
  site,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site) && !request.url().startsWith('data:'))
      elsewhere.push(request.url());
  });
  // No answer is seen closing: they are closed from the first frame on.
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && target.closest('#faq, #academy, #compare'))
        moved.push(target.id || target.localName);
    });
  });
  await page.goto(site, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toEqual([]);
  expect(elsewhere).toEqual([]);
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(SECTIONS);
  for (const id of SECTIONS.slice(1)) await expect(page.locator(`#${id} h2`), id).toHaveCount(1);
  for (const [selector, count] of COUNTS)
    await expect(page.locator(selector), selector).toHaveCount(count);
  for (const [label, count] of Object.entries(LABELS)) {
    const buttons = page.locator('main').locator('a, button, summary').filter({ hasText: label });
    await expect(buttons, label).toHaveCount(count);
  }
  const start = page.locator('a, button').filter({ hasText: 'Start Trading Now' });
  expect(await start.count()).toBeGreaterThanOrEqual(2);
  await expect(page.locator('#compare').getByText('drawn to one scale')).toHaveCount(1);
  await expect(page.locator('#compare td[rowspan]')).toContainText('Elsewhere, it varies.');

  await test.step('headings skip no level, and landmarks are named', async () => {
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toHaveCount(1);
  });
  await test.step('progress and status are said in words', async () => {
    const values = await page
      .getByRole('progressbar')
      .evaluateAll((all) =>
        all.map((bar) => Number(bar.getAttribute('aria-valuenow') ?? bar.getAttribute('value'))),
      );
    expect(values).toEqual([0, 0, 0, 0, 100, 100, 75, 15]);
    const quarters = page.locator('#roadmap ol > li');
    for (const [index, words] of [
      /Completed.*Q1 2024.*100%/is,
      /Completed.*Q2 2024.*100%/is,
      /Current.*Q3 2024.*75%/is,
      /Upcoming.*Q4 2024.*15%/is,
    ].entries())
      expect((await quarters.nth(index).innerText()).replaceAll('\u00a0', ' ')).toMatch(words);
    for (const question of await page.locator('#faq summary').all())
      expect(await question.innerText()).toMatch(/\?\s+\S/);
  });
  await test.step('decoration is silent, and a name begins with its visible label', async () => {
    const odd = await page
      .locator('svg, :is(a, button, summary)[aria-label]')
      .evaluateAll((all) =>
        all
          .filter((one) =>
            one.localName === 'svg'
              ? !one.closest('[aria-hidden="true"], [role], [aria-label]')
              : !one.ariaLabel?.startsWith((one.textContent ?? '').trim()),
          )
          .map((one) => one.outerHTML.slice(0, 100)),
      );
    expect(odd).toEqual([]);
  });
  await test.step('every link within the page leads to something, and none leaves unasked', async () => {
    const links = await page.locator('a:not([data-practice])').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        isInMain: link.closest('main') !== null,
      })),
    );
    const within = links.filter(({ href }) => /^\/?#/.test(href));
    for (const { href } of within)
      await expect(page.locator(`[id="${href.replace(/^\/?#/, '')}"]`), href).toHaveCount(1);
    const { links: own, marketData, platforms } = owner;
    const published = new Set([
      own.app,
      own.token,
      `mailto:${own.partners}`,
      marketData.url,
      ...platforms.map(({ link }) => link),
    ]);
    const leaving = links.filter(
      ({ href, isInMain }) => isInMain && !href.startsWith('#') && !published.has(href),
    );
    // The form itself, in a tab of its own.
    expect(leaving).toHaveLength(HAS_FORM ? 1 : 0);
  });
  await test.step('comparison and token tables have captions, heads and no empty cell', async () => {
    await page.getByText('Experience the Difference').click();
    // With the calculator the fee table is closed: pressed before, it would be closed by the press.
    await expect(page.locator('#bills-size')).toBeVisible();
    await page.locator('#fee-table-heading').click();
    const tables = page.locator(':is(#compare, #token) table');
    expect(await tables.count()).toBeGreaterThan(2);
    for (const table of await tables.all()) {
      await expect(table).toHaveAccessibleName(/\w/);
      expect(await table.locator('th[scope="col"]').count()).toBeGreaterThan(1);
      expect(await table.locator('th[scope="row"]').count()).toBeGreaterThan(3);
      const cells = await table.locator('td, th').allTextContents();
      expect(cells.filter((text) => !/\w/.test(text))).toEqual([]);
    }
  });
});
