import type { Page } from '@playwright/test';
import { languagePath } from '#contract/languages.ts';
import { languages } from '../../src/i18n/locales.ts';
import { pass } from '../dashboard.ts';
import { expect, restyle, test } from '../fixtures.ts';
import { openWithEvents, troubles } from '../troubles.ts';
import { readerOf } from './readerOf.ts';

const WIDTHS = [320, 390, 768, 1440];

for (const language of languages) {
  test(`in ${language} nothing runs sideways, over something else or out of sight, nor where words are longer by 40%`, async ({
    page,
    site,
  }) => {
    await readerOf(page, language);
    await openWithEvents(page, `${site}${languagePath(language)}`);
    await expectCalm(page, 'as written');
    await page.evaluate(lengthen);
    await expectCalm(page, 'longer');
  });

  test(`in ${language} nothing runs over something else where prices come no longer, and no row moves`, async ({
    page,
    said,
    site,
  }) => {
    said.expectError(/503/);
    await readerOf(page, language);
    const market = await openWithEvents(page, `${site}${languagePath(language)}`);
    const live = await tops(page);
    market.answer = (route) => route.fulfill({ status: 503, json: {} });
    await pass(page, 60, 5000);
    await expect(page.locator('#trading-dashboard [data-badge]')).not.toHaveAttribute(
      'data-badge',
      'live',
    );
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
      expect(await page.evaluate(wordsInTwo, '#compare [role="table"]'), `${width} px`).toEqual([]);
    }
  });

  test(`in ${language} what is listed side by side is read in its order`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await readerOf(page, language);
    await page.goto(`${site}${languagePath(language)}`);
    expect(await page.evaluate(outOfOrder)).toEqual([]);
  });
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

/** Runs in the page: what stands between spaces or hyphens and is set on two lines. */
function wordsInTwo(selector: string): string[] {
  const found: string[] = [];
  const range = document.createRange();
  for (const table of document.querySelectorAll(selector)) {
    const nodes = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      if (node.parentElement?.closest('.sr-only')) continue;
      for (const word of (node.textContent ?? '').matchAll(/[^\s-]{2,}/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) found.push(word[0]);
      }
    }
  }
  return found;
}
