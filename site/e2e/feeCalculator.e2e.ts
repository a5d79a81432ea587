import { owner } from '../src/data/owner.ts';
import { createTranslator } from '../src/i18n/translate.ts';
import { stopClock } from './priceBoard.ts';
import { expect, test } from './fixtures.ts';
import { translatePage } from './translatePage.ts';

const t = createTranslator(owner, 'en');
const ORDER_FEES = ['$5', '$10', '$25', '$30'];
const MONTHLY_FEES = ['$100', '$200', '$500', '$600'];

/** Runs in the page. Returns the distance in px from a field's focus ring to the message below it. */
function measureGapBelowRing(field: Element): number {
  const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  const range = document.createRange();
  range.selectNodeContents(message ?? field);
  const { outlineOffset, outlineWidth } = getComputedStyle(field);
  const ringBottom =
    field.getBoundingClientRect().bottom + parseFloat(outlineOffset) + parseFloat(outlineWidth);
  return range.getBoundingClientRect().top - ringBottom;
}

test('updates the chart and summary on a translated page', async ({ page, site }) => {
  await translatePage(page, 'early');
  await stopClock(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(site);
  const compare = page.locator('#compare');
  const bills = compare.locator('li [data-amount]');
  const summary = compare.locator('[data-sentence]');
  const getInputs = (name: string) => ({
    field: page.getByRole('textbox', { name }),
    slider: page.getByRole('slider', { name }),
  });
  const [size, trades] = [getInputs('Size of one trade'), getInputs('Trades a month')];
  await expect(bills).toHaveText(ORDER_FEES);
  const button = compare.locator('[data-opens="fee-panel"]');
  expect(await button.evaluate((element) => element.nextElementSibling?.id)).toBe('fee-panel');
  await button.press('Enter');
  await expect(bills).toHaveText(MONTHLY_FEES);
  await expect(compare.locator('[data-cut]')).toHaveText('To scale: each cut is $100.');
  await expect(compare.locator('[data-less]')).toHaveText('$100 to $500 less a month');
  await expect(summary).toHaveText(
    '20 trades of $10,000 a month cost $100 in trading fees on TMX: $100 less than at 0.10%, $400 less than at 0.25% and $500 less than at 0.30%.',
  );
  await expect(page.locator('#fee-panel')).toContainText(t('compare.calculator.note'));

  await test.step('announces changes once, 600 ms after the last one', async () => {
    const status = compare.getByRole('status');
    await page.clock.runFor(600);
    await expect(status).toContainText('20 trades of $10,000');
    for (let press = 0; press < 2; press += 1) {
      await trades.slider.press('ArrowRight');
      await page.clock.runFor(500);
    }
    await expect(status).toContainText('20 trades of $10,000');
    await page.clock.runFor(100);
    await expect(status).toContainText('22 trades of $10,000');
  });
  await expect(size.slider).toHaveAttribute('aria-valuetext', '$10,000');
  await test.step('keeps the longest amounts legible', async () => {
    await size.field.fill('99,999.99');
    await trades.field.fill('199');
    await expect(bills.first()).toHaveText('$9,949.999005');
    for (const amount of await bills.all()) {
      const { overflow, fontSize } = await amount.evaluate((element) => ({
        overflow: element.scrollWidth - (element.parentElement?.clientWidth ?? 0),
        fontSize: parseFloat(getComputedStyle(element).fontSize),
      }));
      expect(overflow).toBeLessThanOrEqual(0);
      expect(fontSize).toBeGreaterThan(13);
    }
  });
  await test.step('rejects an ambiguous number', async () => {
    await size.field.fill('10000');
    await trades.field.fill('20');
    await trades.field.blur();
    const error = t('compare.calculator.refused');
    for (const [field, previousValue] of [
      [size.field, '$10,000'],
      [trades.field, '20'],
    ] as const) {
      await field.fill('');
      await field.pressSequentially('1.000');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(bills).toHaveText(MONTHLY_FEES);
      await expect(field).toHaveAccessibleDescription(error);
      await expect(page.getByText(error).first()).toBeInViewport();
      expect(await field.evaluate(measureGapBelowRing)).toBeGreaterThanOrEqual(0);
      await page.clock.runFor(600);
      await expect(compare.getByRole('status')).toHaveText(error);
      await field.blur();
      await expect(field).toHaveValue(previousValue);
      await expect(field).toHaveAttribute('aria-invalid', 'false');
      await field.focus();
      await expect(field).toHaveAccessibleDescription('');
    }
    await size.field.fill('5');
    await expect(size.field).toHaveAccessibleDescription(
      'Enter $50 to $100,000. We used the closest value.',
    );
  });
  // The table is still collapsed.
  const table = page.locator('#fee-panel table');
  await expect(table).toBeHidden();
  await page.getByText(t('compare.panel.heading')).click();
  await expect(table).toBeVisible();
  await button.click();
  await expect(bills).toHaveText(ORDER_FEES);
});
