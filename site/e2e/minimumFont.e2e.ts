import { TEST_BROWSER } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { respondWithQuotes, stubMarket } from './marketStub.ts';
import { scrollToElement } from './pageActions.ts';

const args = [...TEST_BROWSER.args, '--blink-settings=minimumFontSize=20'];
test.use({ launchOptions: { ...TEST_BROWSER, args } });

for (const path of ['/', '/ar/']) {
  test(`with a minimum font size of 20 px, volumes don't overlap names on ${path}`, async ({
    page,
    site,
  }) => {
    await stubMarket(page, respondWithQuotes());
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(site + path);
      await scrollToElement(page, '#trading-dashboard');
      await expect(page.locator('[data-price-row]')).toHaveCount(8);
      const overlaps = await page.locator('[data-price-row]').evaluateAll(
        (rows) =>
          rows.filter((row) => {
            const [name, volume] = ['th span span:nth-child(2)', 'td:last-child'].map(
              (selector) => {
                const range = document.createRange();
                range.selectNodeContents(row.querySelector(selector) ?? row);
                return range.getBoundingClientRect();
              },
            );
            if (!name || !volume) return true;
            const overlapX = Math.min(name.right, volume.right) - Math.max(name.left, volume.left);
            const overlapY = Math.min(name.bottom, volume.bottom) - Math.max(name.top, volume.top);
            return overlapX > 1 && overlapY > 1;
          }).length,
      );
      expect(overlaps, `${width} px`).toBe(0);
    }
  });
}
