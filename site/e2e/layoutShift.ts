import type { Page } from '@playwright/test';

/** What stands in for a font until it has come is a few pixels wider or narrower: a word moves by that. */
const OF_A_WORD = 0.0002;

/** Every layout shift since the page began that no press caused, but of single words: what moved, and how much. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { layoutShifts: shifts });
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const isShift = (entry: PerformanceEntry): entry is Shift => 'sources' in entry;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries().filter(isShift)) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML : node?.textContent;
          return `${name?.slice(0, 120)} ${JSON.stringify([previousRect, currentRect])}`;
        });
        shifts.push(`${value.toFixed(6)}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => {
      const all: unknown = Reflect.get(globalThis, 'layoutShifts');
      return Array.isArray(all) ? all.map(String) : ['nobody watched'];
    });
    return shifts.filter((shift) => !(Number.parseFloat(shift) < OF_A_WORD));
  };
}
