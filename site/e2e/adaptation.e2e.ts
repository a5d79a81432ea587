import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { MOVING } from './environment.ts';
import { drawn, readThrough, scripted, unseenBlocks } from './visitor.ts';
import { interceptMarket } from './market.ts';

test.use(MOVING);

test('reveals blocks on scroll, 100 ms apart, or immediately on focus', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site);
  const lead = page.locator('#academy [data-reveal]').first();
  /** Scrolls until this many px of the block are in the window. */
  const show = (block: Locator, px: number) =>
    block.evaluate((element, shown) => {
      const { top } = element.getBoundingClientRect();
      scrollBy({ top: top - innerHeight + shown, behavior: 'instant' });
    }, px);
  const { height = NaN } = (await lead.boundingBox()) ?? {};
  await show(lead, 50 + height / 10 - 4);
  await drawn(page);
  await expect(lead).not.toHaveAttribute('data-revealed');
  await show(lead, 50 + height / 10 + 4);
  await expect(lead).toHaveAttribute('data-revealed');
  const cards = page.locator('#academy li[data-reveal]');
  await show(cards.first(), 400);
  await expect(page.locator('#academy [data-reveal]:not([data-revealed])')).toHaveCount(0);
  for (const [index, delay] of ['0ms', '100ms', '0ms', '100ms'].entries())
    await expect(cards.nth(index)).toHaveCSS('--reveal-delay', delay);
  const buttons = page.locator('[data-reveal]:not([data-revealed]) :is(a, button, summary)');
  const opacities = await buttons.filter({ visible: true }).evaluateAll((all: HTMLElement[]) =>
    all.map((button) => {
      button.focus({ preventScroll: true });
      return getComputedStyle(button.closest('[data-reveal]') ?? button).opacity;
    }),
  );
  expect(new Set(opacities)).toEqual(new Set(['1']));
  // A tenth of this one never fits the window.
  const tall = page.locator('#partners [data-reveal]').first();
  await tall.evaluate((element: HTMLElement) => (element.style.minBlockSize = '1100vh'));
  await expect(tall).not.toHaveAttribute('data-revealed');
  await show(tall, 400);
  await expect(tall).toHaveAttribute('data-revealed');
});

test('keeps what was scrolled past before the script ran', async ({ page, site }) => {
  await page.goto(`${site}#faq`);
  await scripted(page);
  await drawn(page);
  const passed = page.locator('#why-tmx, #academy').locator('[data-reveal]');
  await expect(passed.and(page.locator(':not([data-revealed])'))).toHaveCount(0);
  await expect(page.locator('#partners [data-reveal]:not([data-revealed])')).not.toHaveCount(0);
});

/** Runs in the page: finds text too pale for paper, where backgrounds are not printed. */
const pale = (all: Element[]) =>
  all
    .filter((one) => one.checkVisibility() && one.closest('svg, .sr-only') === null)
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3))
    .filter((one) => {
      const [, green = 0] = (getComputedStyle(one).color.match(/[\d.]+/g) ?? []).map(Number);
      return green > 110;
    })
    .map((one) => one.outerHTML.slice(0, 80));

test('prints everything open, black on white, on at most 14 sheets', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await interceptMarket(page);
  await page.goto(site);
  const panels = page.locator('details:not([data-menu]) > :not(summary)');
  const shown = () => panels.filter({ visible: true }).count();
  const sheets = async () =>
    (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  // An answer, shares and quarters.
  expect(await shown()).toBe(3);
  expect(await sheets()).toBeLessThanOrEqual(14);

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await unseenBlocks(page)).toBe(0);
  await expect.poll(shown).toBe(20);
  for (const part of ['[data-skeleton-row]:visible', 'iframe:visible'])
    await expect(page.locator(part)).toHaveCount(0);

  await page.emulateMedia({ colorScheme: 'dark', media: null });
  await readThrough(page);
  await expect(page.locator('[data-price-row]')).toHaveCount(8);
  await expect(page.locator('[data-activity-row]').first()).toBeAttached();
  expect(await sheets()).toBeLessThanOrEqual(14);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await page.locator('body *').evaluateAll(pale)).toEqual([]);
});

test('respects reduced motion, forced colors and missing color', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site);
  expect(await unseenBlocks(page)).toBe(0);
  await expect(page.locator('.walker')).toBeHidden();
  await page.getByRole('link', { name: 'Connect Wallet & Trade' }).click();
  // It is there immediately: a smooth scroll takes longer.
  await expect(page.locator('#sign-up-heading')).toBeInViewport({ timeout: 200 });
  await readThrough(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await expect(page.locator('[data-price-row]')).toHaveCount(8);
  const bare = await page.locator('main :is(a[data-kind], button, summary)').evaluateAll((all) =>
    all
      .filter((button) => {
        if (!button.checkVisibility()) return false;
        const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(button);
        const edge = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
        // A question is between the lines of its list, with a sign that it opens.
        const sign = getComputedStyle(button, '::after').backgroundImage !== 'none';
        const row = button.querySelector('h3') !== null && sign;
        return !edge && !row && !textDecorationLine.includes('underline');
      })
      .map((button) => `${button.tagName} ${button.textContent?.trim().slice(0, 30)}`),
  );
  expect(bare).toEqual([]);
  const trends = page.locator('[data-trend]:has(svg:visible)');
  await expect(trends).toHaveCount(8);
  const shapes = await trends.evaluateAll((all) =>
    all.map((one) => one.getAttribute('data-trend') + (one.querySelector('path')?.outerHTML ?? '')),
  );
  expect(new Set(shapes).size).toBe(2);
  await expect(page.locator('[data-newest]')).toContainText('Newest');
});
