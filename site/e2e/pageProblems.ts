/* oxlint-disable unicorn/consistent-function-scoping --
   Functions that run in the page need their own helper functions. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe on the page or parts of it, in the current state and viewport. */
export async function scanWithAxe(page: Page, state: string, ...parts: string[]) {
  await page.evaluate(swapFakesForAxe);
  // Only inject axe once, because that takes longer than scanning a part of the page.
  const isInjected = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(isInjected && { axeSource: ';' }) })
    // Don't compute selectors for passed checks, and only preload style sheets for rules about the entire page.
    .options({ resultTypes: ['violations'], preload: parts.length === 0 })
    .withTags(RULES)
    // Without legacy mode, each scan would open a second page and take three times as long.
    .setLegacyMode(true);
  for (const part of parts) axe.include(part);
  const { violations } = await axe.analyze();
  await page.evaluate(swapFakesForAxe);
  const problems = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  expect(problems, state).toEqual([]);
}

/**
 * Runs in the page before and after axe. Swaps fake timers and random numbers for the real ones and back, because axe
 * would never finish with a stopped clock, and would use up some of the page's repeatable random numbers.
 */
function swapFakesForAxe(): void {
  const { setTimeout, realTimeout, realRandom } = globalThis as typeof globalThis & {
    realTimeout?: typeof setTimeout;
    realRandom?: typeof Math.random;
  };
  if (realTimeout) Object.assign(globalThis, { setTimeout: realTimeout, realTimeout: setTimeout });
  if (!realRandom) return;
  Object.assign(globalThis, { realRandom: Math.random });
  Math.random = realRandom;
}

/**
 * Records layout shifts that weren't caused by user input. The returned function lists each shift's size and the elements
 * that moved.
 */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const layoutShifts: string[] = [];
    Object.assign(globalThis, { layoutShifts });
    type LayoutShift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120));
        if (!hadRecentInput) layoutShifts.push(`${value}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'layoutShifts') as string[]);
}

/**
 * Hides pages until their fonts have loaded. Late fonts would also shift the layout, but `languages/fonts.e2e.ts` tests
 * that.
 */
export const hideUntilFontsLoad = (page: Page) =>
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
 * Runs in the page. Finds text that's outside the viewport, cut off, or overlapping, words that wrap, buttons that are
 * wider than their container, and touch targets that are too small.
 * @param unbreakable selector for text whose words can't wrap. Defaults to headings.
 */
export function findLayoutProblems(unbreakable: string | void): string[] {
  // The sticky header doesn't cover any text at the top of the page.
  scrollTo({ top: 0, behavior: 'instant' });
  const viewportWidth = document.documentElement.clientWidth;
  const problems = new Set<string>();
  if (document.documentElement.scrollWidth > viewportWidth)
    problems.add('the page scrolls horizontally');
  for (const button of document.querySelectorAll('main :is(a, button, summary)[data-kind]')) {
    const container = button.parentElement?.getBoundingClientRect();
    const { left, right } = button.getBoundingClientRect();
    if (!container || !button.checkVisibility()) continue;
    if (left < container.left - 1 || right > container.right + 1)
      problems.add(`wider than its container: ${button.textContent.trim()}`);
  }
  // The design's minimum of 44 px is stricter than axe's.
  for (const target of document.querySelectorAll('button, summary, nav a, header a')) {
    const { width, height } = target.getBoundingClientRect();
    if (!target.checkVisibility() || target.matches('.skip')) continue;
    if (getComputedStyle(target).display !== 'inline' && Math.min(width, height) < 43.5)
      problems.add(`touch target too small: ${target.outerHTML.slice(0, 100)}`);
  }
  type Clipping = { isHidden: boolean; clips: DOMRect[] };
  const cache = new Map<Element, Clipping>();
  const getClipping = (element: Element | null): Clipping => {
    if (!element) return { isHidden: false, clips: [] };
    const cached = cache.get(element);
    if (cached) return cached;
    const parent = getClipping(element.parentElement);
    const { clipPath, overflowX, overflowY } = getComputedStyle(element);
    const isClip = element !== document.body && /hidden|clip/.test(overflowX + overflowY);
    const isHidden = clipPath.startsWith('inset(50%') || element.matches('svg, [data-sticky-bar]');
    const clipping = {
      isHidden: parent.isHidden || isHidden,
      clips: isClip ? [...parent.clips, element.getBoundingClientRect()] : parent.clips,
    };
    cache.set(element, clipping);
    return clipping;
  };
  const canvas = document.createElement('canvas').getContext('2d');
  const getCapHeight = ({ fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) => {
    if (!canvas) return NaN;
    canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    return canvas.measureText('H').actualBoundingBoxAscent;
  };
  const lines: { node: Node; text: string; box: DOMRect }[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const content = node.textContent ?? '';
    const text = content.trim();
    if (!element || !text || getClipping(element).isHidden) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    // About the height of a capital letter, centered in the line. An owner's font can have smaller letters.
    const style = getComputedStyle(element);
    const letterHeight = Math.min((parseFloat(style.fontSize) * 2) / 3, getCapHeight(style));
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width < 1) continue;
      const box = new DOMRect(left, top + (height - letterHeight) / 2, width, letterHeight);
      if (box.right > viewportWidth + 1 || box.left < -1)
        problems.add(`outside the viewport: ${text}`);
      const isCut = (clip: DOMRect) =>
        box.right > clip.right + 2 ||
        box.left < clip.left - 2 ||
        box.bottom > clip.bottom + 2 ||
        box.top < clip.top - 2;
      if (getClipping(element).clips.some(isCut)) problems.add(`cut off: ${text}`);
      lines.push({ node, text, box });
    }
    if (!element.closest(unbreakable || 'h1, h2, h3')) continue;
    const isHeading = element.closest('h1, h2, h3') !== null;
    for (const word of content.matchAll(isHeading ? /[\p{L}\p{M}\p{N}-]{4,}/gu : /[^\s-]{2,}/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) problems.add(`broken over two lines: ${word[0]}`);
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [index, { node, text, box }] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.box.top >= box.bottom) break;
      const overlapX = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const overlapY = Math.min(box.bottom, other.box.bottom) - other.box.top;
      if (other.node !== node && overlapX > 2 && overlapY > 2)
        problems.add(`overlapping: ${text} / ${other.text}`);
    }
  }
  return [...problems];
}
