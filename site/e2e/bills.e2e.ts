import { owner } from '../src/data/owner.ts';
import { createTranslator } from '../src/i18n/translate.ts';
import { stopClock } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { translatePage } from './translatePage.ts';

const t = createTranslator(owner, 'en');
const ORDER = ['$5', '$10', '$25', '$30'];
const MONTH = ['$100', '$200', '$500', '$600'];

/** Runs in the page: px from the lower edge of a field's focus ring to its message. */
function roomBelowRing(field: Element): number {
  const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  const range = document.createRange();
  range.selectNodeContents(message ?? field);
  const { outlineOffset, outlineWidth } = getComputedStyle(field);
  const ring = field.getBoundingClientRect().bottom + parseFloat(outlineOffset);
  return range.getBoundingClientRect().top - ring - parseFloat(outlineWidth);
}

test('the fee calculator updates bills and text, also when translated', async ({ page, site }) => {
  await translatePage(page, 'early');
  await stopClock(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(site);
  const compare = page.locator('#compare');
  const bills = compare.locator('li [data-amount]');
  const sentence = compare.locator('[data-sentence]');
  const figure = (name: string) => ({
    typed: page.getByRole('textbox', { name }),
    slider: page.getByRole('slider', { name }),
  });
  const [size, trades] = [figure('Size of one trade'), figure('Trades a month')];
  await expect(bills).toHaveText(ORDER);
  const button = compare.locator('[data-opens="fee-panel"]');
  expect(await button.evaluate((one) => one.nextElementSibling?.id)).toBe('fee-panel');
  await button.press('Enter');
  await expect(bills).toHaveText(MONTH);
  await expect(compare.locator('[data-cut]')).toHaveText('To scale: each cut is $100.');
  await expect(compare.locator('[data-less]')).toHaveText('$100 to $500 less a month');
  await expect(sentence).toHaveText(
    '20 trades of $10,000 a month cost $100 in trading fees on TMX: $100 less than at 0.10%, $400 less than at 0.25% and $500 less than at 0.30%.',
  );
  await expect(page.locator('#fee-panel')).toContainText(t('compare.calculator.note'));

  await test.step('announces a change once, 600 ms after the last one', async () => {
    const said = compare.getByRole('status');
    await page.clock.runFor(600);
    await expect(said).toContainText('20 trades of $10,000');
    for (let press = 0; press < 2; press += 1) {
      await trades.slider.press('ArrowRight');
      await page.clock.runFor(500);
    }
    await expect(said).toContainText('20 trades of $10,000');
    await page.clock.runFor(100);
    await expect(said).toContainText('22 trades of $10,000');
  });
  await expect(size.slider).toHaveAttribute('aria-valuetext', '$10,000');
  await test.step('keeps the longest sums legible', async () => {
    await size.typed.fill('99,999.99');
    await trades.typed.fill('199');
    await expect(bills.first()).toHaveText('$9,949.999005');
    for (const amount of await bills.all()) {
      const over = (one: Element) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0);
      expect(await amount.evaluate(over)).toBeLessThanOrEqual(0);
      const letter = (one: Element) => parseFloat(getComputedStyle(one).fontSize);
      expect(await amount.evaluate(letter)).toBeGreaterThan(13);
    }
  });
  await test.step('refuses an ambiguous number as a whole', async () => {
    await size.typed.fill('10000');
    await trades.typed.fill('20');
    await trades.typed.blur();
    const refused = t('compare.calculator.refused');
    for (const [field, before] of [
      [size.typed, '$10,000'],
      [trades.typed, '20'],
    ] as const) {
      await field.fill('');
      await field.pressSequentially('1.000');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(bills).toHaveText(MONTH);
      await expect(field).toHaveAccessibleDescription(refused);
      await expect(page.getByText(refused).first()).toBeInViewport();
      expect(await field.evaluate(roomBelowRing)).toBeGreaterThanOrEqual(0);
      await page.clock.runFor(600);
      await expect(compare.getByRole('status')).toHaveText(refused);
      await field.blur();
      await expect(field).toHaveValue(before);
      await expect(field).toHaveAttribute('aria-invalid', 'false');
      await field.focus();
      await expect(field).toHaveAccessibleDescription('');
    }
    await size.typed.fill('5');
    await expect(size.typed).toHaveAccessibleDescription(
      'Enter $50 to $100,000. We used the closest value.',
    );
  });
  // The table is closed under its own heading, and opens.
  const table = page.locator('#fee-panel table');
  await expect(table).toBeHidden();
  await page.getByText(t('compare.panel.heading')).click();
  await expect(table).toBeVisible();
  await button.click();
  await expect(bills).toHaveText(ORDER);
});
