/* oxlint-disable unicorn/consistent-function-scoping --
   Functions that run in the page need their own helper functions. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Scans the page, or parts of it, with axe in its current state and window. */
export async function scan(page: Page, state: string, ...parts: string[]) {
  await page.evaluate(swapForAxe);
  // Injecting axe again takes longer than scanning one part.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    // Passed checks need no selectors, and only whole-page rules read style sheets.
    .options({ resultTypes: ['violations'], preload: parts.length === 0 })
    .withTags(RULES)
    // Otherwise each scan opens a second page, which takes three times as long.
    .setLegacyMode(true);
  for (const part of parts) axe.include(part);
  const { violations } = await axe.analyze();
  await page.evaluate(swapForAxe);
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  expect(found, state).toEqual([]);
}

/**
 * Runs in the page before and after axe. axe waits with timers, which stop with the page's clock, and uses random
 * numbers, which would change the page's repeatable ones.
 */
function swapForAxe(): void {
  const { setTimeout, realTimeout, realRandom } = globalThis as typeof globalThis & {
    realTimeout?: typeof setTimeout;
    realRandom?: typeof Math.random;
  };
  if (realTimeout) Object.assign(globalThis, { setTimeout: realTimeout, realTimeout: setTimeout });
  if (!realRandom) return;
  Object.assign(globalThis, { realRandom: Math.random });
  Math.random = realRandom;
}

/** All layout shifts without user input: their size, and what moved. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const layoutShifts: string[] = [];
    Object.assign(globalThis, { layoutShifts });
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120));
        if (!hadRecentInput) layoutShifts.push(`${value}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'layoutShifts') as string[]);
}

/**
 * Shows pages only once their fonts have loaded, however late, because fonts change text widths.
 * `languages/fonts.e2e.ts` tests that shift.
 */
export const showWithFonts = (page: Page) =>
  page.addInitScript(() => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('html { visibility: hidden }');
    document.adoptedStyleSheets = [hidden];
    addEventListener('load', async () => {
      await document.fonts.ready;
      document.adoptedStyleSheets = [];
    });
  });

/**
 * Runs in the page: finds text outside the window, cut off, overlapping or broken, overfull buttons and small targets.
 * @param whole selector of text whose words must not break; empty: headings only.
 */
export function troubles(whole: string | void): string[] {
  // Moves the sticky header to its own place, so that it covers nothing that scrolls under it.
  scrollTo({ top: 0, behavior: 'instant' });
  const window = document.documentElement.clientWidth;
  const found = new Set<string>();
  if (document.documentElement.scrollWidth > window) found.add('the page scrolls sideways');
  for (const button of document.querySelectorAll('main :is(a, button, summary)[data-kind]')) {
    const place = button.parentElement?.getBoundingClientRect();
    const { left, right } = button.getBoundingClientRect();
    if (!place || !button.checkVisibility()) continue;
    if (left < place.left - 1 || right > place.right + 1)
      found.add(`wider than its place: ${button.textContent.trim()}`);
  }
  // Our own minimum, which axe doesn't check.
  for (const target of document.querySelectorAll('button, summary, nav a, header a')) {
    const { width, height } = target.getBoundingClientRect();
    if (!target.checkVisibility() || target.matches('.skip')) continue;
    if (getComputedStyle(target).display !== 'inline' && Math.min(width, height) < 43.5)
      found.add(`too small to press: ${target.outerHTML.slice(0, 100)}`);
  }
  type Box = { hidden: boolean; clips: DOMRect[] };
  const boxes = new Map<Element, Box>();
  const boxOf = (element: Element | null): Box => {
    if (!element) return { hidden: false, clips: [] };
    const known = boxes.get(element);
    if (known) return known;
    const outer = boxOf(element.parentElement);
    const { clipPath, overflowX, overflowY } = getComputedStyle(element);
    const clips = element !== document.body && /hidden|clip/.test(overflowX + overflowY);
    const hidden = clipPath.startsWith('inset(50%') || element.matches('svg, [data-sticky-bar]');
    const box = {
      hidden: outer.hidden || hidden,
      clips: clips ? [...outer.clips, element.getBoundingClientRect()] : outer.clips,
    };
    boxes.set(element, box);
    return box;
  };
  const lines: { node: Node; text: string; box: DOMRect }[] = [];
  const range = document.createRange();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const element = node.parentElement;
    const all = node.textContent ?? '';
    const text = all.trim();
    if (!element || !text || boxOf(element).hidden) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    // About the height of a capital letter, around the middle of its line.
    const letter = (parseFloat(getComputedStyle(element).fontSize) * 2) / 3;
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width < 1) continue;
      const box = new DOMRect(left, top + (height - letter) / 2, width, letter);
      if (box.right > window + 1 || box.left < -1) found.add(`beyond the window: ${text}`);
      const isCut = (clip: DOMRect) =>
        box.right > clip.right + 2 ||
        box.left < clip.left - 2 ||
        box.bottom > clip.bottom + 2 ||
        box.top < clip.top - 2;
      if (boxOf(element).clips.some(isCut)) found.add(`cut off: ${text}`);
      lines.push({ node, text, box });
    }
    if (!element.closest(whole || 'h1, h2, h3')) continue;
    const isHeading = element.closest('h1, h2, h3') !== null;
    for (const word of all.matchAll(isHeading ? /[\p{L}\p{M}\p{N}-]{4,}/gu : /[^\s-]{2,}/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.add(`in two: ${word[0]}`);
    }
  }
  lines.sort((one, next) => one.box.top - next.box.top);
  for (const [index, { node, text, box }] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.box.top >= box.bottom) break;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - other.box.top;
      if (other.node !== node && across > 2 && down > 2)
        found.add(`one over the other: ${text} / ${other.text}`);
    }
  }
  return [...found];
}
