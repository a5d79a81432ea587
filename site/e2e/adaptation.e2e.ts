/* oxlint-disable unicorn/consistent-function-scoping --
   What runs in the page has to carry its own functions with it. */
import type { Locator, Page } from '@playwright/test';
import { SECTIONS } from '#contract/countNames.ts';
import { translator } from '../src/i18n/translate.ts';
import { RIDING_BROWSER } from './testBrowser.ts';
import {
  WIDE_SPACING,
  drawn,
  expect,
  interceptMarket,
  readThrough,
  restyle,
  test,
} from './fixtures.ts';

const t = translator('en');

test.use({ launchOptions: RIDING_BROWSER });

/** Runs in the page: texts that their box cuts off, and how far the page scrolls sideways. */
function lost(): string[] {
  const root = document.documentElement;
  const sideways = root.scrollWidth - root.clientWidth;
  const beyond = [...document.querySelectorAll('body :not(svg *)')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
    .map((element) => `beyond the edge: ${element.outerHTML.slice(0, 80)}`);
  const cut = [...document.querySelectorAll('body *')].filter((element) => {
    const text = [...element.childNodes].some(
      (node) => node.nodeType === 3 && node.textContent?.trim(),
    );
    const { overflowX, overflowY, position } = getComputedStyle(element);
    if (!text || position === 'absolute' || !element.checkVisibility()) return false;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return (
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
    );
  });
  return [
    ...(sideways > 0 ? [`the page scrolls ${sideways} px sideways`, ...beyond] : []),
    ...cut.map((element) => element.outerHTML.slice(0, 120)),
  ];
}

const hidden = (page: Page) =>
  page
    .locator('[data-reveal]')
    .evaluateAll(
      (all) => all.filter((one) => !one.checkVisibility({ opacityProperty: true })).length,
    );

test('at 200% text size nothing is cut off (9)', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(site);
  await readThrough(page);
  await page.evaluate(() => {
    const sizes = [...document.querySelectorAll<HTMLElement>('body *')].map(
      (element) => [element, parseFloat(getComputedStyle(element).fontSize)] as const,
    );
    for (const [element, size] of sizes) element.style?.setProperty('font-size', `${size * 2}px`);
  });
  expect(await page.evaluate(lost)).toEqual([]);
});

test('with wide text spacing no text is lost (12)', async ({ page, site }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site);
    await readThrough(page);
    await restyle(page, WIDE_SPACING);
    expect(await page.evaluate(lost), `${width} px`).toEqual([]);
  }
});

test('at 400% zoom nothing scrolls sideways and everything is revealed (10, 11, 24, 25)', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(site);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 200) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await expect(page.locator('[data-reveal]:not([data-revealed])')).toHaveCount(0);
  await expect.poll(() => hidden(page)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const fixed = await page
    .locator('body *')
    .evaluateAll(
      (all) =>
        all.filter((one) => one.checkVisibility() && getComputedStyle(one).position === 'fixed')
          .length,
    );
  expect(fixed).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await hidden(page)).toBe(0);
});

test('a block comes in once a tenth of it stands 50 px above the lower edge, its neighbours 100 ms apart', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site);
  const lead = page.locator('#academy [data-reveal]').first();
  /** Scrolls until so many px of the block stand in the window. */
  const show = (block: Locator, px: number) =>
    block.evaluate((element, shown) => {
      // The block itself waits a step lower.
      const { top } = element.getBoundingClientRect();
      scrollBy({ top: top - 24 - innerHeight + shown, behavior: 'instant' });
    }, px);
  const { height = NaN } = (await lead.boundingBox()) ?? {};
  await show(lead, 50 + height / 10 - 30);
  await drawn(page);
  await expect(lead).not.toHaveAttribute('data-revealed');
  await show(lead, 50 + height / 10 + 30);
  await expect(lead).toHaveAttribute('data-revealed');
  const cards = page.locator('#academy [data-reveal-group] > [data-reveal]');
  await show(cards.first(), 400);
  await expect(page.locator('#academy [data-reveal]:not([data-revealed])')).toHaveCount(0);
  const delays = cards.evaluateAll((all) =>
    all.map((card) => getComputedStyle(card).getPropertyValue('--reveal-delay')),
  );
  expect(await delays).toEqual(['0ms', '100ms', '200ms', '300ms']);
});

test('on paper every section stands, and nothing waits to be revealed (22)', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await page.emulateMedia({ media: 'print' });
  expect(await hidden(page)).toBe(0);
  const headings = page.locator('main section h2');
  expect(await headings.count()).toBeGreaterThanOrEqual(SECTIONS.length - 1);
  for (const heading of await headings.all()) await expect(heading).toBeVisible();
});

test('on paper answers, outlines, fees and legal texts stand open', async ({ page, site }) => {
  await page.goto(site);
  const panels = page.locator('details:not([data-menu]) > :not(summary)');
  await expect(panels).toHaveCount(17);
  const shown = () =>
    panels.evaluateAll(
      (all) => all.filter((one) => one.checkVisibility() && one.clientHeight > 10).length,
    );
  expect(await shown()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(shown).toBe(17);
});

for (const theme of ['system', 'dark']) {
  test(`in the dark (${theme}) the page prints black on white, on at most 14 sheets`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await interceptMarket(page);
    await page.goto(site);
    const sheets = async () =>
      (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    expect(await sheets()).toBeGreaterThan(5);
    expect(await sheets()).toBeLessThanOrEqual(14);
    await readThrough(page);
    await expect(page.locator('[data-price-row]')).toHaveCount(8);
    await expect(page.locator('[data-activity-row]').first()).toBeAttached();
    expect(await sheets()).toBeLessThanOrEqual(14);

    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    // Dark enough for paper, where no ground is printed: yellow and bone are not.
    const pale = await page.locator('body *').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.closest('svg, .sr-only') === null)
        .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3))
        .filter((one) => {
          const [red = 0, green = 0, blue = 0] =
            getComputedStyle(one)
              .color.match(/[\d.]+/g)
              ?.map(Number) ?? [];
          return 0.299 * red + 0.587 * green + 0.114 * blue > 110;
        })
        .map((one) => one.outerHTML.slice(0, 80)),
    );
    expect(pale).toEqual([]);
  });
}

test('on paper a spot that nobody has reached says what it would show', async ({ page, site }) => {
  await page.goto(site);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-skeleton-row]:visible')).toHaveCount(0);
  await expect(page.getByText(t('trading.onPaper'))).toBeVisible();
  await expect(page.getByText(t('activity.onPaper'))).toBeVisible();
  await expect(page.locator('iframe')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText(t('trading.onPaper'))).toBeHidden();
});

test('with reduced motion nothing moves, fades or scrolls smoothly (16)', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site);
  expect(await hidden(page)).toBe(0);
  await page.getByRole('link', { name: 'Connect Wallet & Trade' }).click();
  expect(
    await page.locator('#sign-up-heading').evaluate((heading) => {
      const { top } = heading.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    }),
  ).toBe(true);
  await readThrough(page);
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
});

test('in forced colors every button has an edge and every trend its arrow (15)', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(site);
  await page.locator('#trading-dashboard').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-price-row]')).toHaveCount(8, { timeout: 15_000 });
  const buttons = page.locator('main :is(a[data-kind], button, summary)');
  expect(await buttons.count()).toBeGreaterThan(14);
  const bare = await buttons.evaluateAll((all) =>
    all
      .filter((button) => {
        if (!button.checkVisibility()) return false;
        const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(button);
        const edge = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
        // A question stands between the rules of its list, and its sign says that it opens.
        const row =
          button.querySelector('h3') !== null && button.querySelector('svg path') !== null;
        return !edge && !row && !textDecorationLine.includes('underline');
      })
      .map((button) => `${button.tagName} ${button.textContent?.trim().slice(0, 30)}`),
  );
  expect(bare).toEqual([]);
  await expect(page.locator('[data-trend] svg:visible')).toHaveCount(8);
});

test('without color, trends, gains, status and the newest row still differ in words or shape (14)', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await page.locator('#trading-dashboard').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-price-row]')).toHaveCount(8, { timeout: 15_000 });
  const shapes = await page
    .locator('[data-trend]')
    .evaluateAll((all) =>
      all.map(
        (one) =>
          `${one.getAttribute('data-trend')} ${one.querySelector('path')?.getAttribute('d')}`,
      ),
    );
  expect(new Set(shapes).size).toBe(2);
  await page.locator('#live-activity').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-newest]')).toContainText('Newest');
});
