import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { WITH_MOTION } from './environment.ts';
import {
  waitForFrame,
  scrollThroughPage,
  waitForScript,
  countHiddenBlocks,
} from './pageActions.ts';
import { stubMarket } from './marketStub.ts';

test.use(WITH_MOTION);

test('reveals blocks on scroll, 100 ms apart, or immediately on focus', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site);
  const block = page.locator('#academy [data-reveal]').first();
  /** Scrolls until this many px of the element are in the viewport. */
  const scrollIntoView = (locator: Locator, visiblePx: number) =>
    locator.evaluate((element, px) => {
      const { top } = element.getBoundingClientRect();
      scrollBy({ top: top - innerHeight + px, behavior: 'instant' });
    }, visiblePx);
  const { height = NaN } = (await block.boundingBox()) ?? {};
  await scrollIntoView(block, 50 + height / 10 - 4);
  await waitForFrame(page);
  await expect(block).not.toHaveAttribute('data-revealed');
  await scrollIntoView(block, 50 + height / 10 + 4);
  await expect(block).toHaveAttribute('data-revealed');
  const cards = page.locator('#academy li[data-reveal]');
  await scrollIntoView(cards.first(), 400);
  await expect(page.locator('#academy [data-reveal]:not([data-revealed])')).toHaveCount(0);
  for (const [index, delay] of ['0ms', '100ms', '0ms', '100ms'].entries())
    await expect(cards.nth(index)).toHaveCSS('--reveal-delay', delay);
  const buttons = page.locator('[data-reveal]:not([data-revealed]) :is(a, button, summary)');
  const opacities = await buttons.filter({ visible: true }).evaluateAll((elements: HTMLElement[]) =>
    elements.map((button) => {
      button.focus({ preventScroll: true });
      return getComputedStyle(button.closest('[data-reveal]') ?? button).opacity;
    }),
  );
  expect(new Set(opacities)).toEqual(new Set(['1']));
  // Less than a tenth of a very tall block fits in the viewport.
  const tallBlock = page.locator('#partners [data-reveal]').first();
  await tallBlock.evaluate((element: HTMLElement) => (element.style.minBlockSize = '1100vh'));
  await expect(tallBlock).not.toHaveAttribute('data-revealed');
  await scrollIntoView(tallBlock, 400);
  await expect(tallBlock).toHaveAttribute('data-revealed');
});

test('reveals blocks above the viewport when the script starts', async ({ page, site }) => {
  await page.goto(`${site}#faq`);
  await waitForScript(page);
  await waitForFrame(page);
  const blocksAbove = page.locator('#why-tmx, #academy').locator('[data-reveal]');
  await expect(blocksAbove.and(page.locator(':not([data-revealed])'))).toHaveCount(0);
  await expect(page.locator('#partners [data-reveal]:not([data-revealed])')).not.toHaveCount(0);
});

/** Runs in the page. Finds text that's too light for white paper, because browsers don't print backgrounds. */
const findLightText = (elements: Element[]) =>
  elements
    .filter((element) => element.checkVisibility() && element.closest('svg, .sr-only') === null)
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3))
    .filter((element) => {
      const [, green = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
      return green > 110;
    })
    .map((element) => element.outerHTML.slice(0, 80));

test('prints all panels open, black on white, on at most 14 pages', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await stubMarket(page);
  await page.goto(site);
  const panels = page.locator('details:not([data-menu]) > :not(summary)');
  const countVisible = () => panels.filter({ visible: true }).count();
  const countPages = async () =>
    (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  // By default, an answer, the token's shares, and the roadmap's quarters are open.
  expect(await countVisible()).toBe(3);
  expect(await countPages()).toBeLessThanOrEqual(14);

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await countHiddenBlocks(page)).toBe(0);
  await expect.poll(countVisible).toBe(20);
  for (const selector of ['[data-skeleton-row]:visible', 'iframe:visible'])
    await expect(page.locator(selector)).toHaveCount(0);

  await page.emulateMedia({ colorScheme: 'dark', media: null });
  await scrollThroughPage(page);
  await expect(page.locator('[data-price-row]')).toHaveCount(8);
  await expect(page.locator('[data-activity-row]').first()).toBeAttached();
  expect(await countPages()).toBeLessThanOrEqual(14);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await page.locator('body *').evaluateAll(findLightText)).toEqual([]);
});

test('supports reduced motion and forced colors', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site);
  expect(await countHiddenBlocks(page)).toBe(0);
  await expect(page.locator('.walker')).toBeHidden();
  await page.getByRole('link', { name: 'Connect Wallet & Trade' }).click();
  // A smooth scroll would take longer than this timeout.
  await expect(page.locator('#sign-up-heading')).toBeInViewport({ timeout: 200 });
  await scrollThroughPage(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await expect(page.locator('[data-price-row]')).toHaveCount(8);
  // With forced colors, controls need a border, an underline, or an icon.
  const undecorated = await page
    .locator('main :is(a[data-kind], button, summary)')
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          if (!control.checkVisibility()) return false;
          const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(control);
          const hasBorder = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
          const hasIcon = getComputedStyle(control, '::after').backgroundImage !== 'none';
          const isQuestion = control.querySelector('h3') !== null && hasIcon;
          return !hasBorder && !isQuestion && !textDecorationLine.includes('underline');
        })
        .map((control) => `${control.tagName} ${control.textContent?.trim().slice(0, 30)}`),
    );
  expect(undecorated).toEqual([]);
  const trends = page.locator('[data-trend]:has(svg:visible)');
  await expect(trends).toHaveCount(8);
  const arrows = await trends.evaluateAll((elements) =>
    elements.map(
      (trend) => trend.getAttribute('data-trend') + (trend.querySelector('path')?.outerHTML ?? ''),
    ),
  );
  expect(new Set(arrows).size).toBe(2);
  await expect(page.locator('[data-newest]')).toContainText('Newest');
});
