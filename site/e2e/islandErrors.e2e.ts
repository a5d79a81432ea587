import { expect, test } from './fixtures.ts';
import { scripted, scroll } from './visitor.ts';
import { interceptMarket } from './market.ts';

// Includes Astro's second try, which has a query.
const PRICES = '**/_astro/Prices.island.*.js*';
const CALCULATOR = /\/_astro\/FeeCalculator\.island\./;

test("an island whose script doesn't load shows an error with a reload", async ({
  page,
  site,
  said,
}) => {
  said.expectError(/Failed to load resource|Error hydrating/);
  await interceptMarket(page);
  for (const script of [PRICES, CALCULATOR]) await page.route(script, (route) => route.abort());
  await page.goto(site);
  // Focus inside a broken island moves to its Reload button.
  await page.getByRole('button', { name: 'Pause prices' }).focus();
  const board = page.locator('#trading');
  const notice = board.getByRole('alert');
  const reload = notice.getByRole('button', { name: 'Reload' });
  await expect(notice).toContainText('Unexpected Application Error!');
  await expect(reload).toBeFocused();
  // The other island loads once it is in the window.
  await scroll(page, '#live-activity');
  await page.locator('#live-activity astro-island:not([ssr])').waitFor({ state: 'attached' });
  await expect(page.getByRole('alert')).toHaveCount(1);
  await scroll(page, '#compare');
  await page.getByText('Experience the Difference').click();
  await expect.poll(() => said.errors.join().split('Error hydrating').length).toBe(3);
  await expect(page.locator('#fee-panel table')).toBeVisible();
  await expect(page.locator('#compare').getByRole('slider').first()).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(1);
  // Links to the board lead to its notice.
  await page.getByRole('link', { name: 'Prices' }).first().click();
  await expect(notice).toBeInViewport();
  await page.unroute(PRICES);
  await reload.click();
  await expect(notice).toHaveCount(0);
  await scroll(page, '#trading');
  // Prices appear once React has hydrated the island.
  await expect(board.locator('[data-price-row]')).toHaveCount(8);
  await scripted(page);
});

test("a page whose script doesn't load works as without script", async ({ page, site, said }) => {
  said.expectError(/Failed to load resource/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route('**/_astro/PageScript.astro*.js', (route) => route.abort());
  await page.goto(site);
  // No block stays hidden.
  await expect(page.locator('#academy h2')).toHaveCSS('opacity', '1');
  const second = page.locator('#faq summary').nth(1);
  await second.click();
  await expect(page.locator('[data-faq-panel]:visible')).toHaveCount(2);
  const course = page.getByLabel(/^Start Course/).first();
  await course.press('Enter');
  await expect(page.locator('#academy [data-panel]:visible')).toHaveCount(1);
  for (const name of ['View Live Demo', 'Watch Demo'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '#trading-dashboard');
  await page.getByRole('link', { name: 'View Live Demo' }).click();
  await expect(page.locator('#trading-dashboard')).toBeInViewport();
});
