import type { Page } from '@playwright/test';
import { languagePath } from '#contract/languages.ts';
import { translator } from '../src/i18n/translate.ts';
import { owner } from '../src/data/owner.ts';
import { expect, START, test } from './fixtures.ts';

const bills = (page: Page) => page.locator('#compare li [data-amount]');
const said = (page: Page) => page.locator('#compare [role="status"]');
const sentence = (page: Page) => page.locator('#compare [data-sentence]');
const typedSize = (page: Page) => page.getByRole('textbox', { name: 'Size of one trade' });
const typedTrades = (page: Page) => page.getByRole('textbox', { name: 'Trades a month' });
const sizeSlider = (page: Page) => page.getByRole('slider', { name: 'Size of one trade' });
const tradesSlider = (page: Page) => page.getByRole('slider', { name: 'Trades a month' });

const t = translator('en');
const BUTTON = t('compare.button');
const ORDER = ['$5', '$10', '$25', '$30'];
const MONTH = ['$100', '$200', '$500', '$600'];

async function open(page: Page, site: string) {
  await page.goto(site);
  await expect(bills(page)).toHaveText(ORDER);
  await page.getByText(BUTTON).locator('..').press('Enter');
  await expect(sizeSlider(page)).toBeVisible();
  await expect(bills(page)).toHaveText(MONTH);
}

test('the bills turn to a month, in words and in the drawing, and back', async ({ page, site }) => {
  await page.clock.install({ time: START.getTime() - 60_000 });
  await page.clock.pauseAt(START);
  await open(page, site);
  const button = page.getByText(BUTTON).locator('..');
  expect(await button.evaluate((one) => one.nextElementSibling?.id)).toBe('fee-panel');
  await expect(page.locator('#compare [data-cut]')).toHaveText(
    'One scale: each cut in a bill is $100.',
  );
  await expect(page.locator('#compare [data-less]')).toHaveText('$100 to $500 less a month');
  await expect(sentence(page)).toHaveText(
    '20 trades of $10,000 a month cost $100 in trading fees on TMX: $100 less than at 0.10%, $400 less than at 0.25% and $500 less than at 0.30%.',
  );

  await expect(page.locator('#fee-panel')).toContainText(t('compare.calculator.note'));
  await test.step('it is spoken once, 600 ms after the last change', async () => {
    await page.clock.runFor(600);
    await expect(said(page)).toContainText('20 trades of $10,000');
    for (let press = 0; press < 2; press += 1) {
      await tradesSlider(page).press('ArrowRight');
      await page.clock.runFor(500);
    }
    await expect(said(page)).toContainText('20 trades of $10,000');
    await page.clock.runFor(100);
    await expect(said(page)).toContainText('22 trades of $10,000');
  });
  await test.step('the table waits behind its own heading, and opens', async () => {
    const table = page.locator('#fee-panel table');
    await expect(table).toBeHidden();
    await page.getByText(t('compare.panel.heading')).click();
    await expect(table).toBeVisible();
  });
  await page.getByText(BUTTON).click();
  await expect(bills(page)).toHaveText(ORDER);
});

test('sizes go through round sums to both ends by key; typed ones count to the cent and come into range', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, site);
  const slider = sizeSlider(page);
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '$11,000');
  await slider.press('ArrowLeft');
  await slider.press('ArrowDown');
  await expect(slider).toHaveAttribute('aria-valuetext', '$9,900');
  await slider.press('End');
  await tradesSlider(page).press('End');
  await expect(bills(page)).toHaveText(['$10,000', '$20,000', '$50,000', '$60,000']);
  await slider.press('Home');
  await tradesSlider(page).press('Home');
  await expect(bills(page)).toHaveText(['$0.025', '$0.05', '$0.125', '$0.15']);
  await expect(sentence(page)).toContainText('1 trade of $50 a month costs $0.025');
  await typedSize(page).fill('1,234.56');
  await expect(bills(page).first()).toHaveText('$0.61728');
  await typedSize(page).fill('7');
  await typedTrades(page).fill('900');
  await expect(typedSize(page)).toHaveValue('$50');
  await typedTrades(page).blur();
  await expect(typedTrades(page)).toHaveValue('200');

  await test.step('the longest sums can be read on the smallest phone, parted at their points', async () => {
    await typedSize(page).fill('99,999.99');
    await typedTrades(page).fill('199');
    await expect(bills(page).first()).toHaveText('$9,949.999005');
    for (const amount of await bills(page).all()) {
      const [size, lines, over] = await amount.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const room = element.parentElement?.clientWidth ?? 0;
        const { fontSize } = getComputedStyle(element);
        return [parseFloat(fontSize), tops.size, element.scrollWidth - room] as const;
      });
      expect(size).toBeGreaterThan(13);
      expect(lines).toBe(2);
      expect(over).toBeLessThanOrEqual(0);
    }
  });
});

for (const language of owner.languages) {
  test(`in ${language} a figure that can be read in two ways is refused, and no part of it counts`, async ({
    page,
    site,
  }) => {
    const own = translator(language);
    const refused = own('compare.calculator.refused');
    await page.setViewportSize({ width: 390, height: 560 });
    await page.goto(`${site}${languagePath(language)}`);
    await page.locator('#compare').getByText(own('compare.button')).click();
    const size = page.locator('#bills-size');
    for (const [field, typed, before] of [
      [size, '10.000', '$10,000'],
      [size, '99,50', '$10,000'],
      [page.locator('#bills-trades'), '1.000', '20'],
    ] as const) {
      await field.fill('');
      await field.pressSequentially(typed);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(bills(page)).toHaveText(MONTH);
      await expect(field).toHaveAccessibleDescription(refused);
      await expect(page.getByText(refused).first()).toBeInViewport();
      await expect(said(page)).toHaveText(refused);
      await field.blur();
      await expect(field).toHaveValue(before);
      await expect(field).toHaveAttribute('aria-invalid', 'false');
    }
    await size.fill('99.50');
    await expect(sentence(page)).toContainText('$99.50');
    await expect(size).toHaveAccessibleDescription('');
  });
}
