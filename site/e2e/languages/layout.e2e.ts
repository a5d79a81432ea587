import type { Page, Request } from '@playwright/test';
import { languages } from '../../src/data/languages.ts';
import { owner } from '../../src/data/owner.ts';
import { getLanguagePath } from '../../src/i18n/locales.ts';
import { inlineScriptBytes } from '../../test/html.ts';
import { pass, stopClock } from '../dashboard.ts';
import { NO_OFFER } from '../environment.ts';
import { missingInFirstScreens } from '../firstScreen.ts';
import { expect, test } from '../fixtures.ts';
import { troubles } from '../troubles.ts';
import { readThrough, repeatChance, restyle } from '../visitor.ts';
import { interceptMarket } from '../market.ts';

// Decimal kilobytes transferred with brotli, without headers.
const KB = 1000;
const FIRST_VIEW = { script: 15 * KB, document: 42 * KB, font: 42 * KB, image: 24 * KB };
const FIRST_VIEW_IN_ALL = 110 * KB;
// After everything was seen, without the practice trade.
const ALL_SCRIPT = 120 * KB;
const ALL_FONTS = 45 * KB;

const WIDTHS = [320, 390, 768, 1440];
const DOUBLE_SIZE = 'html { font-size: 200% !important }';
/** The text spacing of WCAG 1.4.12. */
const WIDE_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

test.use(NO_OFFER);

for (const language of languages) {
  test(`in ${language} the page keeps its budgets, fonts and layout`, async ({
    page,
    site,
    said,
  }) => {
    test.slow();
    said.expectError(/503/);
    await stopClock(page);
    await page.addInitScript(repeatChance);
    const market = await interceptMarket(page);
    await page.setViewportSize({ width: 412, height: 823 });
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    const answer = await page.goto(`${site}${getLanguagePath(owner, language)}`, {
      waitUntil: 'networkidle',
    });
    await test.step('in the first view', async () => {
      expect(requests.filter((request) => !request.url().startsWith(site))).toEqual([]);
      const seen = requests.filter((request) => !/favicon|manifest/.test(request.url()));
      const first = await weigh(seen);
      expect(sum(first)).toBeLessThanOrEqual(FIRST_VIEW_IN_ALL);
      // Content inlined in the document already counts there.
      first['script'] = (first['script'] ?? 0) + inlineScriptBytes((await answer?.text()) ?? '');
      for (const [part, most] of Object.entries(FIRST_VIEW))
        expect(first[part], part).toBeLessThanOrEqual(most);
      expect(await missingInFirstScreens(page, language)).toEqual([]);
    });
    await test.step('after loading everything', async () => {
      await readThrough(page);
      await openFeed(page);
      await page.waitForLoadState('networkidle');
      const script = sum(await weigh(requests.filter((request) => request.url().endsWith('.js'))));
      // The form in its frame has its own budget.
      const inPage = requests.filter((request) => request.frame() === page.mainFrame());
      expect((await weigh(inPage))['font']).toBeLessThanOrEqual(ALL_FONTS);
      expect(script).toBeGreaterThan(0);
      expect(script).toBeLessThanOrEqual(ALL_SCRIPT);
      await page.evaluate(() => document.fonts.ready);
      expect(await strangeFonts(page)).toEqual([]);
    });
    await test.step("with a visitor's own type", async () => {
      await restyle(page, DOUBLE_SIZE);
      // No word or number of the comparison breaks on a phone.
      await expectCalm(page, '200%', [320, 390], 'h1, h2, h3, #compare :is(table, dl)');
      await expectCalm(page, '200%', [768, 1280, 1440]);
      if (language === 'en') {
        await restyle(page, WIDE_SPACING);
        await expectCalm(page, 'wide spacing', [320, 1181]);
      }
      await restyle(page, '');
      // The stair's first tread is as wide as the others, and the drawing's text is in the window.
      await expectCalm(page, 'wide', [1024, 1920], 'h1, h2, h3');
    });
    await test.step('with old prices and longer words', async () => {
      const live = await tops(page);
      market.answer = (route) => route.fulfill({ status: 503, json: {} });
      await pass(page, 30, 5000);
      const badge = page.locator('#trading-dashboard [data-badge]');
      await expect(badge).not.toHaveAttribute('data-badge', 'live');
      expect(await tops(page)).toEqual(live);
      await page.evaluate(lengthen);
      await expectCalm(page, 'not live, longer');
    });
  });
}

/** Waits until every part is active, with ten events in the feed. */
async function openFeed(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const rows = page.locator('[data-activity-row]');
  while ((await rows.count()) < 10) await pass(page, 5, 5000);
  // The oldest one may be leaving.
  if ((await page.locator('[data-exiting]').count()) > 0) await pass(page, 0.3);
  await expect(rows).toHaveCount(10);
}

/** Transferred bytes by type. */
async function weigh(requests: Request[]): Promise<Record<string, number>> {
  const weights: Record<string, number> = {};
  for (const request of requests) {
    const type = request.resourceType();
    weights[type] = (weights[type] ?? 0) + (await request.sizes()).responseBodySize;
  }
  return weights;
}

const sum = (weights: Record<string, number>) =>
  Object.values(weights).reduce((total, bytes) => total + bytes, 0);

/** Lists system fonts used for visible letters. */
async function strangeFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  // Except names of other languages, which don't justify their fonts.
  const selector =
    'body :not(script, style, template, svg, svg *, .sr-only, :has(.sr-only), [hreflang])';
  const found = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const used = await Promise.all(
    found.nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await session.detach();
  const strange = used.flatMap(({ fonts }) => fonts).filter(({ isCustomFont }) => !isCustomFont);
  return [...new Set(strange.map(({ familyName }) => familyName))];
}

/** Px from the board's top to its rows, on a phone and in a wide window. */
async function tops(page: Page): Promise<number[]> {
  const all: number[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [board, row] = ['#trading-dashboard', '[data-price-row]'].map((part) =>
      page.locator(part).first().boundingBox(),
    );
    all.push(((await row)?.y ?? NaN) - ((await board)?.y ?? NaN));
  }
  return all;
}

async function expectCalm(page: Page, words: string, widths = WIDTHS, whole?: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(troubles, whole), `${words}, ${width} px`).toEqual([]);
  }
}

/**
 * Runs in the page: makes each text two fifths longer by repeating its beginning. Names, symbols, numbers and single
 * words keep their length in every language; the feed knows how long its sentences are.
 */
function lengthen(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const words = text.textContent?.trim() ?? '';
    const inside = text.parentElement;
    if (!/\p{L}{3}/u.test(words) || /^[A-Z/]+$/.test(words)) continue;
    const kept = 'bdi, svg, script, style, .nowrap, [data-activity-row], [data-price-row]';
    if (!inside || inside.closest(kept)) continue;
    const more = words.slice(0, Math.ceil(words.length * 0.4)).trim();
    text.textContent = `${text.textContent?.trimEnd()} ${more} `;
  }
}
