import type { Page } from '@playwright/test';
import { languagePath } from '#contract/languages.ts';
import { askedOfVenues } from '../src/data/fees.ts';
import { translator } from '../src/i18n/translate.ts';
import { owner } from '../src/data/owner.ts';
import { expect, scroll, START, test } from './fixtures.ts';

const bills = (page: Page) => page.locator('#compare li [data-amount]');
const cut = (page: Page) => page.locator('#compare [data-cut]');
const said = (page: Page) => page.locator('#compare [role="status"]');
const sentence = (page: Page) => page.locator('#compare [data-sentence]');
const typedSize = (page: Page) => page.getByRole('textbox', { name: 'Size of one trade' });
const typedTrades = (page: Page) => page.getByRole('textbox', { name: 'Trades a month' });
const sizeSlider = (page: Page) => page.getByRole('slider', { name: 'Size of one trade' });
const tradesSlider = (page: Page) => page.getByRole('slider', { name: 'Trades a month' });

const SCRIPT = /\/_astro\/FeeCalculator\.island\./;
const BUTTON = translator('en')('compare.button');
const ORDER = ['$5', '$10', '$25', '$30'];
const MONTH = ['$100', '$200', '$500', '$600'];

async function open(page: Page, site: string, how: 'click' | 'tap' | 'press' = 'click') {
  await page.goto(site);
  const button = page.getByText(BUTTON);
  await expect(bills(page)).toHaveText(ORDER);
  await (how === 'press' ? button.locator('..').press('Enter') : button[how]());
  await expect(sizeSlider(page)).toBeVisible();
  await expect(bills(page)).toHaveText(MONTH);
}

test('the bills turn to a month, in words and in the drawing, and back', async ({ page, site }) => {
  await open(page, site);
  await expect(cut(page)).toHaveText('One scale: each cut in a bill is $100.');
  await expect(page.locator('#compare [data-less]')).toHaveText('$100 to $500 less a month');
  await expect(sentence(page)).toHaveText(
    '20 trades of $10,000 a month cost $100 in trading fees on TMX: $100 less than at 0.10%, $400 less than at 0.25% and $500 less than at 0.30%.',
  );
  await expect(sizeSlider(page)).toHaveAttribute('aria-valuetext', '$10,000');
  await expect(tradesSlider(page)).toHaveAttribute('aria-valuetext', '20 trades');
  await page.getByText(BUTTON).click();
  await expect(bills(page)).toHaveText(ORDER);
  await expect(cut(page)).toHaveText('One scale: each cut in a bill is $5.');
});

test('by key the sizes go through round sums, to both ends', async ({ page, site }) => {
  await open(page, site, 'press');
  const slider = sizeSlider(page);
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '$11,000');
  await slider.press('ArrowLeft');
  await slider.press('ArrowDown');
  await expect(slider).toHaveAttribute('aria-valuetext', '$9,900');
  await expect(typedSize(page)).toHaveValue('9,900');
  await slider.press('End');
  await tradesSlider(page).press('End');
  await expect(bills(page)).toHaveText(['$10,000', '$20,000', '$50,000', '$60,000']);
  await expect(cut(page)).toContainText('$10,000');
  await slider.press('Home');
  await tradesSlider(page).press('Home');
  await expect(bills(page)).toHaveText(['$0.025', '$0.05', '$0.125', '$0.15']);
  await expect(sentence(page)).toContainText('1 trade of $50 a month costs $0.025');
});

test('typed figures count to the cent, and come into range on leaving', async ({ page, site }) => {
  await open(page, site);
  await typedTrades(page).fill('1');
  await typedSize(page).fill('1,234.56');
  await expect(bills(page).first()).toHaveText('$0.61728');
  await typedSize(page).fill('7');
  await typedTrades(page).fill('900');
  await expect(typedSize(page)).toHaveValue('50');
  await typedTrades(page).blur();
  await expect(typedTrades(page)).toHaveValue('200');
  await typedSize(page).fill('many');
  await typedSize(page).blur();
  await expect(typedSize(page)).toHaveValue('50');
  await expect(bills(page)).toHaveText(['$5', '$10', '$25', '$30']);
});

for (const language of owner.languages) {
  test(`in ${language} a figure that can be read in two ways is refused, and no part of it counts`, async ({
    page,
    site,
  }) => {
    const t = translator(language);
    const refused = t('compare.calculator.refused');
    await page.setViewportSize({ width: 390, height: 560 });
    await page.goto(`${site}${languagePath(language)}`);
    await page.locator('#compare').getByText(t('compare.button')).click();
    const size = page.locator('#bills-size');
    const trades = page.locator('#bills-trades');
    for (const [field, typed, before] of [
      [size, '10.000', '10,000'],
      [size, '2,5000', '10,000'],
      [size, '99,50', '10,000'],
      [size, 'many', '10,000'],
      [trades, '1.000', '20'],
    ] as const) {
      await field.fill('');
      await expect(field).toHaveAttribute('aria-invalid', 'false');
      await field.pressSequentially(typed);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(bills(page)).toHaveText(MONTH);
      await expect(field).toHaveAccessibleDescription(refused);
      await expect(page.getByText(refused).first()).toBeInViewport();
      await expect(said(page)).toHaveText(refused);
      await field.blur();
      await expect(field).toHaveValue(before);
      await expect(field).toHaveAttribute('aria-invalid', 'false');
      await expect(field).toHaveAccessibleDescription(refused);
    }
    await size.fill('99.50');
    await expect(sentence(page)).toContainText('$99.50');
    await expect(size).toHaveAccessibleDescription('');
  });
}

test('the sentence is spoken once, 600 ms after the last change', async ({ page, site }) => {
  await page.clock.install({ time: START.getTime() - 60_000 });
  await page.clock.pauseAt(START);
  await open(page, site);
  await page.clock.runFor(600);
  await expect(said(page)).toContainText('20 trades of $10,000');
  await tradesSlider(page).press('ArrowRight');
  await page.clock.runFor(500);
  await tradesSlider(page).press('ArrowRight');
  await page.clock.runFor(500);
  await expect(said(page)).toContainText('20 trades of $10,000');
  await page.clock.runFor(100);
  await expect(said(page)).toContainText('22 trades of $10,000');
});

test('its script comes with the section, not with the first view', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(site);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => SCRIPT.test(url))).toEqual([]);
  await scroll(page, '#compare');
  await expect.poll(() => asked.filter((url) => SCRIPT.test(url))).toHaveLength(1);
});

test('when its script does not come the button opens the table, and nothing says that it broke', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/Failed to load resource|Error hydrating/);
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto(site);
  await page.getByText(BUTTON).click();
  await expect.poll(() => said.errors.some((text) => text.includes('Error hydrating'))).toBe(true);
  await expect(page.locator('#fee-panel table')).toBeVisible();
  await expect(sizeSlider(page)).toBeHidden();
  await expect(page.locator('#compare').getByRole('alert')).toHaveCount(0);
});

test('with its script the table waits behind its own heading, and opens', async ({
  page,
  site,
}) => {
  await open(page, site);
  const table = page.locator('#fee-panel table');
  await expect(table).toBeHidden();
  await page.getByText(translator('en')('compare.panel.heading')).click();
  await expect(table).toBeVisible();
  await expect(page.locator('#fee-panel')).toContainText(
    translator('en')('compare.calculator.note'),
  );
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger pulls the bills, and the longest sums stay in their columns', async ({
    page,
    site,
  }) => {
    await open(page, site, 'tap');
    const box = await tradesSlider(page).boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) - 20, (box?.y ?? 0) + 22);
    await expect(tradesSlider(page)).toHaveAttribute('aria-valuetext', /^(19\d|200) trades$/);
    await typedSize(page).fill('99,999.99');
    const over = await bills(page).evaluateAll((all) =>
      all.map((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0)),
    );
    expect(Math.max(...over)).toBeLessThanOrEqual(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button opens the fees on four sizes of trade', async ({ page, site }) => {
    await page.goto(site);
    await page.getByText(BUTTON).click();
    await expect(page.locator('#fee-panel tbody tr')).toHaveCount(4);
    await expect(page.locator('#fee-panel table')).toBeVisible();
    await expect(sizeSlider(page)).toBeHidden();
    await expect(bills(page)).toHaveText(ORDER);
  });
});

test('on paper the fees on four sizes of trade are there', async ({ page, site }) => {
  await page.goto(site);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#fee-panel table')).toBeVisible();
});

test('one cell says for all questions that it varies elsewhere', async ({ page, site }) => {
  await page.goto(site);
  const cell = page.locator('#compare td[rowspan]');
  await expect(cell).toHaveCount(1);
  await expect(cell).toHaveAttribute('colspan', '3');
  await expect(cell).toHaveAttribute('rowspan', `${askedOfVenues.length}`);
  await expect(cell).toContainText('Elsewhere, it varies.');
});

test('the longest sums can be read on the smallest phone, parted at their points', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, site);
  await typedSize(page).fill('99,999.99');
  await typedTrades(page).fill('199');
  await expect(bills(page)).toHaveText([
    '$9,949.999005',
    '$19,899.99801',
    '$49,749.995025',
    '$59,699.99403',
  ]);
  for (const amount of await bills(page).all()) {
    const [size, lines] = await amount.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return [parseFloat(getComputedStyle(element).fontSize), tops.size];
    });
    expect(size).toBeGreaterThan(13);
    expect(lines).toBe(2);
  }
  const less = page.locator('#compare [data-less]');
  expect(await less.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});
