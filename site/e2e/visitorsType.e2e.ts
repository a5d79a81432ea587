import { expect, restyle, test, WIDE_SPACING } from './fixtures.ts';
import { openWithEvents, troubles } from './troubles.ts';

const WISHES = [
  {
    name: 'type at 200%',
    css: 'html { font-size: 200% !important }',
    widths: [320, 390, 768, 1280, 1440],
  },
  {
    name: 'type at 125%',
    css: 'html { font-size: 125% !important }',
    widths: [320, 390, 768, 1280, 1440],
  },
  { name: 'text spacing', css: WIDE_SPACING, widths: [320, 390, 1181, 1280, 1440] },
];

for (const { name, css, widths } of WISHES) {
  test(`with a visitor's ${name} nothing runs sideways, over something else or out of sight`, async ({
    page,
    site,
  }) => {
    await openWithEvents(page, site, () => restyle(page, css));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(troubles), `${width} px`).toEqual([]);
    }
  });
}
