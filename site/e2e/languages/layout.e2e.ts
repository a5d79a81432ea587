import type { Page, Request } from '@playwright/test';
import { languages } from '../../src/data/languages.ts';
import { owner } from '../../src/data/owner.ts';
import { getLanguagePath } from '../../src/i18n/locales.ts';
import { getInlineScriptSize } from '../../test/html.ts';
import { advanceClock, stopClock } from '../priceBoard.ts';
import { NO_LANGUAGE_OFFER } from '../environment.ts';
import { findMissingInFirstScreens } from '../firstScreen.ts';
import { expect, test } from '../fixtures.ts';
import { findLayoutProblems } from '../pageProblems.ts';
import { scrollThroughPage, seedRandom, applyUserStyles } from '../pageActions.ts';
import { stubMarket } from '../marketStub.ts';

// Sizes are decimal kilobytes of brotli-compressed response bodies.
const KB = 1000;
const FIRST_VIEW_LIMITS = { script: 15 * KB, document: 42 * KB, font: 42 * KB, image: 24 * KB };
const FIRST_VIEW_TOTAL_LIMIT = 110 * KB;
// After scrolling through the page, but without the practice trade.
const TOTAL_SCRIPT_LIMIT = 120 * KB;
const TOTAL_FONT_LIMIT = 45 * KB;

const WIDTHS = [320, 390, 768, 1440];
const DOUBLE_FONT_SIZE = 'html { font-size: 200% !important }';
/** Text spacing from WCAG 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

test.use(NO_LANGUAGE_OFFER);

for (const language of languages) {
  test(`stays within size budgets and layout rules in ${language}`, async ({
    page,
    site,
    consoleErrors,
  }) => {
    test.slow();
    consoleErrors.allow(/503/);
    await stopClock(page);
    await page.addInitScript(seedRandom);
    const market = await stubMarket(page);
    await page.setViewportSize({ width: 412, height: 823 });
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    const response = await page.goto(`${site}${getLanguagePath(owner, language)}`, {
      waitUntil: 'networkidle',
    });
    await test.step('in the first view', async () => {
      expect(requests.filter((request) => !request.url().startsWith(site))).toEqual([]);
      const counted = requests.filter((request) => !/favicon|manifest/.test(request.url()));
      const sizes = await getSizesByType(counted);
      expect(getTotal(sizes)).toBeLessThanOrEqual(FIRST_VIEW_TOTAL_LIMIT);
      // Inline scripts count both as scripts and as part of the document.
      sizes['script'] =
        (sizes['script'] ?? 0) + getInlineScriptSize((await response?.text()) ?? '');
      for (const [type, limit] of Object.entries(FIRST_VIEW_LIMITS))
        expect(sizes[type], type).toBeLessThanOrEqual(limit);
      expect(await findMissingInFirstScreens(page, language)).toEqual([]);
    });
    await test.step('after loading everything', async () => {
      await scrollThroughPage(page);
      await fillFeed(page);
      await page.waitForLoadState('networkidle');
      const scripts = requests.filter((request) => request.url().endsWith('.js'));
      const scriptSize = getTotal(await getSizesByType(scripts));
      // Leave out fonts loaded by the form's frame.
      const pageRequests = requests.filter((request) => request.frame() === page.mainFrame());
      expect((await getSizesByType(pageRequests))['font']).toBeLessThanOrEqual(TOTAL_FONT_LIMIT);
      expect(scriptSize).toBeGreaterThan(0);
      expect(scriptSize).toBeLessThanOrEqual(TOTAL_SCRIPT_LIMIT);
      await page.evaluate(() => document.fonts.ready);
      expect(await findSystemFonts(page)).toEqual([]);
    });
    await test.step('with larger text, more text spacing, and other widths', async () => {
      await applyUserStyles(page, DOUBLE_FONT_SIZE);
      // Words and numbers in the comparison don't break on a phone either.
      await expectNoLayoutProblems(page, '200%', [320, 390], 'h1, h2, h3, #compare :is(table, dl)');
      await expectNoLayoutProblems(page, '200%', [768, 1280, 1440]);
      if (language === 'en') {
        await applyUserStyles(page, TEXT_SPACING);
        await expectNoLayoutProblems(page, 'text spacing', [320, 1181]);
      }
      await applyUserStyles(page, '');
      await expectNoLayoutProblems(page, 'wide', [1024, 1920], 'h1, h2, h3');
    });
    await test.step('with outdated prices and longer text', async () => {
      const liveOffsets = await getRowOffsets(page);
      market.respond = (route) => route.fulfill({ status: 503, json: {} });
      await advanceClock(page, 30, 5000);
      const badge = page.locator('#trading-dashboard [data-badge]');
      await expect(badge).not.toHaveAttribute('data-badge', 'live');
      expect(await getRowOffsets(page)).toEqual(liveOffsets);
      await page.evaluate(lengthenText);
      await expectNoLayoutProblems(page, 'not live, longer text');
    });
  });
}

for (const language of languages) {
  test(`the newest trade fits in its row in ${language}, even with wide letters`, async ({
    page,
    site,
  }) => {
    await stopClock(page);
    await page.addInitScript(seedRandom);
    await stubMarket(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${site}${getLanguagePath(owner, language)}`);
    await scrollThroughPage(page);
    await fillFeed(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const row = page.locator('[data-activity-row][data-action="stake"]').first();
    expect(await row.evaluate(measureWideTrade)).toBeLessThanOrEqual(1);
  });
}

/** Runs in the page: puts a trade with wide letters in the newest row. Returns its width, relative to its space. */
function measureWideTrade(row: HTMLElement | SVGElement): number {
  row.dataset['newest'] = '';
  const sentence = row.querySelector('em')?.parentElement;
  if (!sentence?.parentElement) return NaN;
  const [trader, , object] = sentence.children;
  for (const [part, pattern, text] of [
    [trader, /[A-Z][a-z]+/, 'Emma'],
    [object, /\$[\d,]+/, '$406'],
    [object, /[A-Z]{3,}/, 'BNB'],
  ] as const)
    if (part) part.textContent = part.textContent.replace(pattern, text);
  const { length } = sentence.textContent.replaceAll(/\p{Cf}/gu, '');
  row.style.setProperty('--letters', String(length));
  const range = document.createRange();
  range.selectNodeContents(sentence);
  return range.getBoundingClientRect().width / sentence.parentElement.clientWidth;
}

/** Waits until all islands are hydrated and the feed has ten events. */
async function fillFeed(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const rows = page.locator('[data-activity-row]');
  while ((await rows.count()) < 10) await advanceClock(page, 5, 5000);
  // An event may still be leaving the feed.
  if ((await page.locator('[data-exiting]').count()) > 0) await advanceClock(page, 0.3);
  await expect(rows).toHaveCount(10);
}

/** Returns the transferred bytes by resource type. */
async function getSizesByType(requests: Request[]): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const request of requests) {
    const type = request.resourceType();
    sizes[type] = (sizes[type] ?? 0) + (await request.sizes()).responseBodySize;
  }
  return sizes;
}

const getTotal = (sizes: Record<string, number>) =>
  Object.values(sizes).reduce((total, bytes) => total + bytes, 0);

/** Finds system fonts that render visible text. */
async function findSystemFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  // Leave out the names of other languages, which aren't worth loading a font.
  const selector =
    'body :not(script, style, template, svg, svg *, .sr-only, :has(.sr-only), [hreflang])';
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const fontsByNode = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await session.detach();
  const systemFonts = fontsByNode
    .flatMap(({ fonts }) => fonts)
    .filter(({ isCustomFont }) => !isCustomFont);
  return [...new Set(systemFonts.map(({ familyName }) => familyName))];
}

/** Returns the distance in px from the top of the price board to its rows, on phone and wide viewports. */
async function getRowOffsets(page: Page): Promise<number[]> {
  const offsets: number[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [board, row] = ['#trading-dashboard', '[data-price-row]'].map((selector) =>
      page.locator(selector).first().boundingBox(),
    );
    offsets.push(((await row)?.y ?? NaN) - ((await board)?.y ?? NaN));
  }
  return offsets;
}

async function expectNoLayoutProblems(
  page: Page,
  state: string,
  widths = WIDTHS,
  unbreakable?: string,
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(findLayoutProblems, unbreakable), `${state}, ${width} px`).toEqual(
      [],
    );
  }
}

/**
 * Runs in the page. Makes all text 40% longer by repeating its beginning, like a longer translation would be. Skips names,
 * symbols, and numbers, which aren't translated, and the feed, which limits the length of its messages.
 */
function lengthenText(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (!/\p{L}{3}/u.test(text) || /^[A-Z/]+$/.test(text)) continue;
    const skipped = 'bdi, svg, script, style, .nowrap, [data-activity-row], [data-price-row]';
    if (!parent || parent.closest(skipped)) continue;
    const addition = text.slice(0, Math.ceil(text.length * 0.4)).trim();
    node.textContent = `${node.textContent?.trimEnd()} ${addition} `;
  }
}
