import { languagePath } from '#contract/languages.ts';
import { owner } from '../src/data/owner.ts';
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

for (const language of owner.languages) {
  test(`in ${language} no word or figure of the comparison breaks in two on a phone, at 200%`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site}${languagePath(language)}`);
    await restyle(page, 'html { font-size: 200% !important }');
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(wordsInTwo, '#compare [role="table"]'), `${width} px`).toEqual([]);
    }
  });
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
