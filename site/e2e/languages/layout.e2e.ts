import type { Page, Response } from '@playwright/test';
import { languagePath } from '#contract/languages.ts';
import { languages } from '../../src/i18n/locales.ts';
import { pass } from '../dashboard.ts';
import { expect, restyle, test } from '../fixtures.ts';
import { openWithEvents, readerOf, troubles } from '../troubles.ts';

const WIDTHS = [320, 390, 768, 1440];
/** Bytes of all fonts that a language's page asks for. */
const MOST = 45_000;

for (const language of languages) {
  test(`in ${language} all is read in its order and in the page's own fonts, and nothing runs out of its place, be the words longer or the prices old`, async ({
    page,
    site,
    said,
  }) => {
    said.expectError(/503/);
    await readerOf(page, language);
    const fonts: Response[] = [];
    page.on('response', (response) => {
      // The form in its frame has its own.
      const isOurs = response.frame() === page.mainFrame();
      if (isOurs && response.request().resourceType() === 'font') fonts.push(response);
    });
    const market = await openWithEvents(page, `${site}${languagePath(language)}`);
    await test.step('fonts', async () => {
      await page.evaluate(() => document.fonts.ready);
      expect(await strangeFonts(page)).toEqual([]);
      const bodies = await Promise.all(fonts.map((font) => font.body()));
      const weight = bodies.reduce((sum, body) => sum + body.length, 0);
      console.log(`fonts in ${language}: ${weight} bytes in ${fonts.length} files`);
      expect(weight).toBeLessThanOrEqual(MOST);
    });
    await expectCalm(page, 'as written');
    expect(await page.evaluate(outOfOrder)).toEqual([]);
    const live = await tops(page);
    market.answer = (route) => route.fulfill({ status: 503, json: {} });
    await pass(page, 60, 5000);
    const badge = page.locator('#trading-dashboard [data-badge]');
    await expect(badge).not.toHaveAttribute('data-badge', 'live');
    expect(await tops(page)).toEqual(live);
    await expectCalm(page, 'not live');
    await page.evaluate(lengthen);
    await expectCalm(page, 'not live, longer');
  });

  test(`in ${language}, set at 200%, nothing runs sideways, over something else or out of sight`, async ({
    page,
    site,
  }) => {
    await readerOf(page, language);
    await openWithEvents(page, `${site}${languagePath(language)}`, () =>
      restyle(page, 'html { font-size: 200% !important }'),
    );
    await expectCalm(page, '200%');
    // No word or figure of the comparison breaks in two on a phone.
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(troubles, 'h1, h2, h3, #compare [role="table"]')).toEqual([]);
    }
  });
}

/** Which fonts of the system set a letter that is seen. */
async function strangeFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  // Not the name of another language, which is no reason to fetch its fonts.
  const selector = 'body *:not(script, style, template, .sr-only, :has(.sr-only), [hreflang])';
  const found = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const strange = new Set<string>();
  for (const nodeId of found.nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const font of fonts) if (!font.isCustomFont) strange.add(font.familyName);
  }
  await session.detach();
  return [...strange];
}

/** How far below the board's top its rows begin, at each width. */
async function tops(page: Page): Promise<number[]> {
  const all: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    all.push(
      await page.evaluate(() => {
        const top = (name: string) => document.querySelector(name)?.getBoundingClientRect().top;
        return (top('[data-price-row]') ?? NaN) - (top('#trading-dashboard') ?? NaN);
      }),
    );
  }
  return all;
}

async function expectCalm(page: Page, words: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(troubles), `${words}, ${width} px`).toEqual([]);
  }
}

/**
 * Runs in the page: each text of words gets its own beginning again at its end, two fifths of it.
 * Names, signs and figures are as long in each language; the feed knows how long its sentences are.
 */
function lengthen(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const words = text.textContent?.trim() ?? '';
    const inside = text.parentElement;
    if (!/\p{L}{3}/u.test(words) || /^[A-Z/]+$/.test(words)) continue;
    if (!inside || inside.closest('bdi, svg, script, style, [data-activity-row], [data-price-row]'))
      continue;
    const more = words.slice(0, Math.ceil(words.length * 0.4)).trim();
    text.textContent = `${text.textContent?.trimEnd()} ${more} `;
  }
}

/** Runs in the page: what stands before its elder brother on the same line, along the way of reading. */
function outOfOrder(): string[] {
  const along = document.documentElement.dir === 'rtl' ? -1 : 1;
  const lists = 'header nav :is(ul, ol), main :is(ul, ol, tr, thead tr), footer ul';
  const found = [...document.querySelectorAll(lists)].flatMap((list) => {
    const boxes = [...list.children]
      .filter((child) => child.checkVisibility())
      .map((child) => ({ box: child.getBoundingClientRect(), text: child.textContent }))
      .filter(({ box }) => box.width > 1);
    return boxes.slice(1).filter(({ box }, place) => {
      const before = boxes[place]?.box;
      const beside = before && before.top < box.bottom - 1 && box.top < before.bottom - 1;
      return beside && (box.x - before.x) * along < 0;
    });
  });
  return found.map(({ text }) => text.trim().slice(0, 60));
}
