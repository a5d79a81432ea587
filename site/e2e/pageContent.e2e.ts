import { getSectionIds } from '../src/data/sections.ts';
import { getVenueQuestions } from '../src/data/lists.ts';
import { owner } from '../src/data/owner.ts';
import { BUTTON_COUNTS, expect, test } from './fixtures.ts';
import { getLanguagePath } from '../src/i18n/locales.ts';

/** Expected number of matches for each selector. */
const COUNTS: Record<string, number> = {
  h1: 1,
  '#why-tmx h3': 6,
  '#how-it-works h3': 3,
  '#security h3': 4,
  '#academy h3': 4,
  '#community h3': 4,
  '#faq h3': 6,
  '#roadmap h3': 4,
  '#partners h3': 3,
  '#faq details > summary:has(h3)': 6,
  '[data-faq-panel]:visible': 1,
  'footer details[open]': 0,
  '#compare dl > div:has(dt):has(dd)': getVenueQuestions(owner).length,
  '#compare :text("Elsewhere, it varies.")': 1,
  '#compare :text("To scale")': 1,
  'img:not([alt=""])': 0,
  'svg:not([aria-hidden="true"], [aria-hidden="true"] *, [role], [role] *, [aria-label] *)': 0,
  '#testimonials li:has(figure) > :first-child:has-text("Illustrative example")': 3,
  '#security li .numeral': 4,
  '#testimonials > ul:last-child > li': 4,
  '#testimonials :text("Rated 5 out of 5")': 2,
  '#testimonials :text("Rated 4 out of 5")': 1,
};

const QUARTERS = [
  /Completed.*Q1 2024.*100%/is,
  /Completed.*Q2 2024.*100%/is,
  /Current.*Q3 2024.*75%/is,
  /Upcoming.*Q4 2024.*15%/is,
];

test('has sections, headings, cards, buttons, and tables in order', async ({
  page,
  site,
  basePath,
}) => {
  await page.goto(site);
  const ids = await page
    .locator('main section[id]')
    .evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual(getSectionIds(owner));
  for (const id of getSectionIds(owner).slice(1))
    await expect(page.locator(`#${id} h2`), id).toHaveCount(1);
  for (const [selector, count] of Object.entries(COUNTS))
    await expect(page.locator(selector), selector).toHaveCount(count);
  for (const [label, count] of Object.entries(BUTTON_COUNTS)) {
    const buttons = page.locator('main').locator('a, button, summary').filter({ hasText: label });
    await expect(buttons, label).toHaveCount(count);
  }
  await expect(page.locator('header').getByText('Start Trading Now')).not.toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toHaveCount(1);

  await test.step('shows progress and status as text', async () => {
    const values = await page
      .getByRole('progressbar')
      .evaluateAll((bars) =>
        bars.map((bar) => Number(bar.getAttribute('aria-valuenow') ?? bar.getAttribute('value'))),
      );
    expect(values).toEqual([0, 0, 0, 0, 100, 100, 75, 15]);
    // The bar is still visible at 0%.
    await expect(page.locator('#academy rect:last-child').first()).toHaveAttribute('width', '5%');
    const quarters = await page.locator('#roadmap ol > li').allInnerTexts();
    expect(quarters.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(
      QUARTERS.map((pattern) => expect.stringMatching(pattern)),
    );
    for (const question of await page.locator('#faq summary').all())
      expect(await question.innerText()).toMatch(/\?\s+\S/);
  });
  await test.step('starts each accessible name with the visible label', async () => {
    const mismatches = await page
      .locator(':is(a, button, summary)[aria-label]')
      .evaluateAll((elements) =>
        elements
          .filter((element) => !element.ariaLabel?.startsWith((element.textContent ?? '').trim()))
          .map((element) => element.outerHTML),
      );
    expect(mismatches).toEqual([]);
  });
  await test.step('has no unexpected external links', async () => {
    const hrefs = await page
      .locator('main a:not([data-practice], [href^="#"])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    // The language offers, and the link that opens the form in a new tab.
    const offers = owner.languages
      .slice(1)
      .map((language) => basePath + getLanguagePath(owner, language));
    expect(hrefs).toEqual([...offers, owner.marketData.url, `${basePath}/form/`]);
  });
  await test.step('has tables with captions, headers, and no empty cells', async () => {
    await page.getByText('Experience the Difference').click();
    // The fee table is open until the calculator has loaded.
    await expect(page.locator('#bills-size')).toBeVisible();
    await page.locator('#fee-table-heading').click();
    const tables = page.locator(':is(#compare, #token) table');
    expect(await tables.count()).toBeGreaterThan(2);
    for (const table of await tables.all()) {
      await expect(table).toHaveAccessibleName(/\w/);
      expect(await table.locator('th[scope="col"]').count()).toBeGreaterThan(1);
      expect(await table.locator('th[scope="row"]').count()).toBeGreaterThan(2);
      const cells = await table.locator('td, th').allTextContents();
      expect(cells.filter((text) => !/\w/.test(text))).toEqual([]);
    }
  });
});
