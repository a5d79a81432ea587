import { expect, test } from './fixtures.ts';
import { waitForScript, scrollToElement } from './pageActions.ts';
import { stubMarket } from './marketStub.ts';

// Also matches Astro's retry, which adds a query string.
const PRICES = '**/_astro/Prices.island.*.js*';
const CALCULATOR = /\/_astro\/FeeCalculator\.island\./;

test("shows an error and a Reload button if an island's script doesn't load", async ({
  page,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource|Error hydrating/);
  await stubMarket(page);
  for (const script of [PRICES, CALCULATOR]) await page.route(script, (route) => route.abort());
  await page.goto(site);
  // If an island fails while it has focus, focus moves to the Reload button.
  await page.getByRole('button', { name: 'Pause prices' }).focus();
  const board = page.locator('#trading');
  const alert = board.getByRole('alert');
  const reloadButton = alert.getByRole('button', { name: 'Reload' });
  await expect(alert).toContainText('Unexpected Application Error!');
  await expect(reloadButton).toBeFocused();
  // The feed's island loads when it's in the viewport.
  await scrollToElement(page, '#live-activity');
  await page.locator('#live-activity astro-island:not([ssr])').waitFor({ state: 'attached' });
  await expect(page.getByRole('alert')).toHaveCount(1);
  await scrollToElement(page, '#compare');
  await page.getByText('Experience the Difference').click();
  await expect.poll(() => consoleErrors.messages.join().split('Error hydrating').length).toBe(3);
  await expect(page.locator('#fee-panel table')).toBeVisible();
  await expect(page.locator('#compare').getByRole('slider').first()).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(1);
  // Links to the board scroll to its error message.
  await page.getByRole('link', { name: 'Prices' }).first().click();
  await expect(alert).toBeInViewport();
  await page.unroute(PRICES);
  await reloadButton.click();
  await expect(alert).toHaveCount(0);
  await scrollToElement(page, '#trading');
  await expect(board.locator('[data-price-row]')).toHaveCount(8);
  await waitForScript(page);
});

test('the page still works if its script fails to load', async ({ page, site, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route('**/_astro/PageScript.astro*.js', (route) => route.abort());
  await page.goto(site);
  // Blocks that the script would reveal are visible.
  await expect(page.locator('#academy h2')).toHaveCSS('opacity', '1');
  await page.locator('#faq summary').nth(1).click();
  await expect(page.locator('[data-faq-panel]:visible')).toHaveCount(2);
  await page
    .getByLabel(/^Start Course/)
    .first()
    .press('Enter');
  await expect(page.locator('#academy [data-panel]:visible')).toHaveCount(1);
  for (const name of ['View Live Demo', 'Watch Demo'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '#trading-dashboard');
  await page.getByRole('link', { name: 'View Live Demo' }).click();
  await expect(page.locator('#trading-dashboard')).toBeInViewport();
});
