import type { Page } from '@playwright/test';

/** From load to end; what stands in for a font until it has come is a few pixels wider or narrower. */
const MOST = 0.005;

/**
 * The layout shifts since the page began that no press caused: what moved, and how much. None, while all
 * together are within the limit.
 */
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
    const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
    return sum <= MOST ? [] : shifts;
  };
}
