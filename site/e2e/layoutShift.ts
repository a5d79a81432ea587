import type { Page } from '@playwright/test';

/** Every layout shift since the page began that no press caused: what moved, and how much. */
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
  return () =>
    page.evaluate(() => {
      const shifts: unknown = Reflect.get(globalThis, 'layoutShifts');
      return Array.isArray(shifts) ? shifts.map(String) : ['nobody watched'];
    });
}
