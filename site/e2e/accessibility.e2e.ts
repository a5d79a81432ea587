import { owner } from '../src/data/owner.ts';
import { expect, test } from './fixtures.ts';

// The numbers are those of the accessibility sentences that the page is held to.

test('headings skip no level, landmarks are named, the language is said (2, 3, 18, 19)', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/404/);
  await page.goto(site);
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const title = await page.title();
  await page.goto(`${site}/no-such-page`);
  expect(await page.title()).not.toBe(title);
  expect(await page.title()).toContain('Page not found');
});

test('the 404 page begins at its top, and the way home is a link (59)', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/404/);
  await page.goto(`${site}/deep/er/page?x=1`);
  expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual([
    'BODY',
    0,
  ]);
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
});

for (const width of [320, 1280]) {
  test(`every target is large enough at ${width} px (7)`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site);
    await page.locator('#trading-dashboard').scrollIntoViewIfNeeded();
    await page.locator('footer').scrollIntoViewIfNeeded();
    const targets = page.locator('a, button, summary, input, label:has(input)');
    expect(await targets.count()).toBeGreaterThan(40);
    const small = await targets.evaluateAll((all) =>
      all
        .filter((target) => target.checkVisibility() && !target.closest('.skip, label input'))
        .flatMap((target) => {
          const { width: w, height: h } = target.getBoundingClientRect();
          // A link within a sentence is as high as its line: the rule itself excepts it.
          const inline = getComputedStyle(target).display === 'inline';
          const house = target.matches('button, summary, nav a, header a');
          const least = inline ? 0 : house ? 44 : 24;
          const name = `${target.tagName} ${(target.textContent ?? '').trim().slice(0, 30)}`;
          return Math.min(w, h) + 0.5 < least
            ? [`${name}: ${Math.round(w)} × ${Math.round(h)}`]
            : [];
        }),
    );
    expect(small).toEqual([]);
  });
}

test('decoration is silent, the brand is not (20)', { tag: '@brand' }, async ({ page, site }) => {
  await page.goto(site);
  const [images, drawings] = [page.locator('img'), page.locator('svg')];
  await expect(images).not.toHaveCount(0);
  for (const image of await images.all()) await expect(image).toHaveAttribute('alt', '');
  expect(await drawings.count()).toBeGreaterThan(10);
  const loud = await drawings.evaluateAll((all) =>
    all
      .filter(
        (svg) =>
          !svg.closest('[aria-hidden="true"]') &&
          !svg.closest('[role="progressbar"], [aria-label], [role="img"]'),
      )
      .map((svg) => svg.outerHTML.slice(0, 100)),
  );
  expect(loud).toEqual([]);
  await expect(page.getByRole('link', { name: `${owner.name}, home` }).first()).toBeVisible();
});

test('every accessible name begins with the visible label (21)', async ({ page, site }) => {
  await page.goto(site);
  const named = page.locator('a[aria-label], button[aria-label], summary[aria-label]');
  await expect(named).not.toHaveCount(0);
  const wrong = await named.evaluateAll((all) =>
    all
      .map((one) => [one.getAttribute('aria-label') ?? '', (one.textContent ?? '').trim()])
      .filter(([name = '', label = '']) => !name.startsWith(label)),
  );
  expect(wrong).toEqual([]);
});

test('the price board is a real table with captions and heads (28, 29)', async ({ page, site }) => {
  await page.goto(site);
  await page.locator('#trading-dashboard').scrollIntoViewIfNeeded();
  const table = page.getByRole('table', { name: /Sample figures|Reference prices/ });
  await expect(page.locator('[data-price-row]')).toHaveCount(8, { timeout: 15_000 });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Asset',
    'Price (USD)',
    '24h change',
    'Market volume, 24h',
  ]);
  await expect(table.getByRole('rowheader')).toHaveCount(8);
  const changes = table.locator('[data-trend]');
  await expect(changes).toHaveCount(8);
  for (const cell of await changes.all()) {
    expect((await cell.innerText()).replaceAll(/\s+/g, ' ')).toMatch(
      /^(up|down|unchanged) \d+\.\d\d%$/,
    );
  }
});

test('comparison and token tables have captions, heads and no empty cell (55)', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await page.getByText('Experience the Difference').click();
  // With the calculator the fee table is closed: pressed before, it would be closed by the press.
  await expect(page.locator('#bills-size')).toBeVisible();
  await page.locator('#fee-table-heading').click();
  for (const section of ['#compare', '#token']) {
    const tables = page.locator(`${section} table`);
    await expect(tables, section).not.toHaveCount(0);
    for (const table of await tables.all()) {
      await expect(table).toHaveAccessibleName(/\w/);
      expect(await table.locator('th[scope="col"]').count()).toBeGreaterThan(1);
      expect(await table.locator('th[scope="row"]').count()).toBeGreaterThan(3);
      const cells = await table.locator('td, th').allTextContents();
      expect(cells.filter((text) => !/\w/.test(text))).toEqual([]);
    }
  }
});

test('progress, status and ratings are said in words (56, 57, 58)', async ({ page, site }) => {
  await page.goto(site);
  const values = await page
    .getByRole('progressbar')
    .evaluateAll((all) =>
      all.map((bar) => Number(bar.getAttribute('aria-valuenow') ?? bar.getAttribute('value'))),
    );
  expect(values).toEqual([0, 0, 0, 0, 100, 100, 75, 15]);
  const roadmap = page.locator('#roadmap ol > li');
  for (const [index, words] of [
    ['Q1 2024', 'Completed', '100%'],
    ['Q2 2024', 'Completed', '100%'],
    ['Q3 2024', 'Current', '75%'],
    ['Q4 2024', 'Upcoming', '15%'],
  ].entries()) {
    const text = (await roadmap.nth(index).innerText()).replaceAll('\u00a0', ' ').toLowerCase();
    for (const word of words) expect(text).toContain(word.toLowerCase());
  }
  const ratings = await page
    .locator('#testimonials')
    .evaluate((section) => section.textContent?.match(/Rated \d out of 5/g));
  expect(ratings).toEqual(['Rated 5 out of 5', 'Rated 5 out of 5', 'Rated 4 out of 5']);
});

test('a question is a heading in what opens it, its category read after it (47, 50)', async ({
  page,
  site,
}) => {
  await page.goto(site);
  const questions = page.locator('#faq details > summary');
  await expect(questions).toHaveCount(6);
  for (const question of await questions.all()) {
    await expect(question.locator('h3')).toHaveText(/\?$/);
    expect(await question.innerText()).toMatch(/\?\s+\S/);
  }
});
