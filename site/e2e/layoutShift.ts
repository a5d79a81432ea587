import type { Page } from '@playwright/test';

/** What stands in for a font until it has come is a few pixels wider or narrower: a word moves by that. */
const OF_A_WORD = 0.0002;

/** Every layout shift since the page began that no press caused, but of single words: how much, and what moved. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((least) => {
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
        if (!hadRecentInput && value >= least) layoutShifts.push(`${value}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, OF_A_WORD);
  return () => page.evaluate(() => Reflect.get(globalThis, 'layoutShifts') as string[]);
}
