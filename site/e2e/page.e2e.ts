import { isShown } from '../src/data/claimed.ts';
import { sectionIds } from '../src/data/sections.ts';
import { owner } from '../src/data/owner.ts';
import { ASKS_FIRST, HAS_FORM, formFrame } from './form.ts';
import { expect, openFailure, test } from './fixtures.ts';

test(
  'reads without script: words, tables, questions, links and the form',
  { tag: '@brand' },
  async ({ browser, site, said }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await said.listen(context);
    const page = await context.newPage();
    await page.goto(site);
    for (const id of sectionIds)
      await expect(page.locator(`#${id}`).locator('h1, h2').first(), id).toBeVisible();
    const hidden = (all: Element[]) =>
      all.filter((one) => !one.checkVisibility({ opacityProperty: true })).length;
    expect(await page.locator('main [data-reveal]').evaluateAll(hidden)).toBe(0);
    const closed = page.locator('main details:not([data-menu], [open]) > summary');
    const asked = owner.questions.filter((id) => isShown(`faq.items.${id}`));
    // All questions but the first, the courses, one fee table.
    const count = asked.length - 1 + owner.courses.length + 1;
    await expect(closed).toHaveCount(count);
    for (let left = count; left > 0; left -= 1) await closed.first().click();
    for (const panel of await page.locator('[data-faq-panel], [data-panel]').all())
      await expect(panel).toBeVisible();
    await expect(page.locator('#fee-panel tbody tr')).toHaveCount(4);
    // What would do nothing without script is not offered.
    await expect(page.locator('[data-faq-all]')).toBeHidden();
    await expect(page.getByRole('slider', { name: 'Size of one trade' })).toBeHidden();
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

test(
  'an address that does not exist answers 404 with the way home, from its top',
  { tag: '@brand' },
  async ({ page, site, said }) => {
    said.expectError(/404 \(Not Found\)|no-such-page/);
    const answer = await page.goto(`${site}/deep/er/no-such-page?x=1`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(`Page not found · ${owner.name}`);
    await expect(page.locator('h1')).toHaveText('Oops! Page not found');
    const home = page.getByRole('link', { name: 'Return to Home' });
    await expect(home).toHaveAttribute('href', '/');
    expect(said.errors.filter((text) => text.includes('/no-such-page'))).toHaveLength(1);
    await expect(page.locator('body')).toBeFocused();
    await home.click();
    await expect(page.locator('#top')).toBeVisible();
  },
);

test('the error page says what happened and offers a reload', async ({ page, site, said }) => {
  said.expectError(/500 \(Internal Server Error\)/);
  await openFailure(page, site);
  await expect(page).toHaveTitle(`Unexpected error · ${owner.name}`);
  await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('Reload')).toBeVisible();
});
