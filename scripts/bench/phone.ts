import type { Browser } from 'playwright-core';
import * as z from 'zod';

const Seen = z.object({ latencies: z.array(z.number()), shift: z.number() });

/** A page on a phone that keeps how long each interaction takes, in ms, and the layout shift. */
export async function openPhone(browser: Browser, options: { hasTouch: boolean }) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, ...options });
  await page.addInitScript(watch);
  const cdp = await page.context().newCDPSession(page);
  return {
    page,
    cdp,
    /** Makes the processor so many times slower. */
    slowDown: (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate }),
    seen: async () => Seen.parse(await page.evaluate('seen()')),
  };
}

/** Runs in the page before its own script: keeps the longest event of each interaction. */
function watch(): void {
  const latencies = new Map<number, number>();
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
      const before = latencies.get(entry.interactionId) ?? 0;
      latencies.set(entry.interactionId, Math.max(before, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
        shift += Number(entry.value);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, { seen: () => ({ latencies: [...latencies.values()], shift }) });
}
