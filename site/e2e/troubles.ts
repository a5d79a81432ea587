/* oxlint-disable unicorn/consistent-function-scoping --
   What runs in the page has to carry its own functions with it. */
import type { Page } from '@playwright/test';
import { pass, stopClock } from './dashboard.ts';
import { expect, interceptMarket, readThrough, repeatChance, type Market } from './fixtures.ts';

/**
 * Opens a page, all of it read through, with ten events in the feed: bars and the whole tape.
 * @param change what is done to it before it is read.
 */
export async function openWithEvents(
  page: Page,
  address: string,
  change: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Market> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClock(page);
  await page.addInitScript(repeatChance);
  const market = await interceptMarket(page);
  await page.goto(address);
  await change();
  await readThrough(page);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await pass(page, 46, 5000);
  // The oldest may just be on its way out.
  if ((await page.locator('[data-exiting]').count()) > 0) await pass(page, 0.3);
  await expect(page.locator('[data-activity-row]')).toHaveCount(10);
  return market;
}

/**
 * Runs in the page: words beyond the window, cut off, over others, headings' words in two, and buttons
 * wider than their place.
 */
export function troubles(): string[] {
  // Where the sticky header stands in its own place, and covers nothing that merely passes under it.
  scrollTo({ top: 0, behavior: 'instant' });
  const window = document.documentElement.clientWidth;
  const found = new Set<string>();
  if (document.documentElement.scrollWidth > window) found.add('the page scrolls sideways');
  for (const button of document.querySelectorAll('main :is(a, button, summary)[data-kind]')) {
    const place = button.parentElement?.getBoundingClientRect();
    const { left, right } = button.getBoundingClientRect();
    if (place && (left < place.left - 1 || right > place.right + 1))
      found.add(`wider than its place: ${button.textContent.trim()}`);
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
    const box = {
      hidden:
        outer.hidden ||
        clipPath.startsWith('inset(50%') ||
        element.matches('svg, [data-sticky-bar]'),
      clips: clips ? [...outer.clips, element.getBoundingClientRect()] : outer.clips,
    };
    boxes.set(element, box);
    return box;
  };
  const lines: {
    node: Node;
    text: string;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (!element || !text || boxOf(element).hidden) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // About the height of a capital, at the middle of its line.
    const half = parseFloat(getComputedStyle(element).fontSize) / 3;
    for (const { left, right, top: over, bottom: under, width } of range.getClientRects()) {
      if (width < 1) continue;
      const [top, bottom] = [(over + under) / 2 - half, (over + under) / 2 + half];
      if (right > window + 1 || left < -1) found.add(`beyond the window: ${text}`);
      if (
        boxOf(element).clips.some(
          (clip) =>
            right > clip.right + 2 ||
            left < clip.left - 2 ||
            bottom > clip.bottom + 2 ||
            top < clip.top - 2,
        )
      ) {
        found.add(`cut off: ${text}`);
      }
      lines.push({ node, text, left, right, top, bottom });
    }
    if (!element.closest('h1, h2, h3')) continue;
    for (const word of text.matchAll(/[\p{L}\p{M}\p{N}-]{4,}/gu)) {
      const start = (node.textContent ?? '').indexOf(word[0]);
      range.setStart(node, start);
      range.setEnd(node, start + word[0].length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.add(`in two: ${word[0]}`);
    }
  }
  lines.sort((a, b) => a.top - b.top);
  for (const [index, line] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.top >= line.bottom) break;
      const across = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      const down = Math.min(line.bottom, other.bottom) - other.top;
      if (other.node !== line.node && across > 2 && down > 2)
        found.add(`one over the other: ${line.text} / ${other.text}`);
    }
  }
  return [...found];
}
