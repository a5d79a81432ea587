import type { Browser, Page } from 'playwright-core';
import * as z from 'zod';
import type { Figures } from './lighthouse.ts';

const SLOWDOWN = 4;
const LEAST_INTERACTIONS = 20;
/** Long enough for what a press sets off to begin; nobody presses faster. */
const BETWEEN_PRESSES_MS = 120;
/** Every kind of control of the page, and at last of the practice floor. */
const CONTROLS = [
  'header summary',
  '#trading-dashboard button',
  '#live-activity button',
  'main summary',
  '[data-faq-all]',
  '[data-soon]',
  'input[name="theme"]',
  'footer summary',
  'a[data-go]',
  '[data-opens]',
  'dialog label:has(input:enabled)',
  'dialog [aria-pressed]',
  'dialog [data-practice-ask]',
  'dialog [data-practice-approve]',
];
const Seen = z.object({ latencies: z.array(z.number()), shift: z.number() });

/**
 * A visit on a phone with the processor slowed down four times, in which every kind of control is used.
 * @returns the slowest interaction in ms, and the layout shift.
 */
export async function visit(browser: Browser, url: string): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true });
  await page.addInitScript(watch);
  await page.goto(url);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  for (const selector of CONTROLS) await useAll(page, selector);
  const { latencies, shift } = Seen.parse(await page.evaluate('seen()'));
  await page.close();
  if (latencies.length < LEAST_INTERACTIONS) {
    throw new Error(`Only ${latencies.length} interactions were seen: has a control a new name?`);
  }
  return { 'Slowest interaction, ms': Math.max(...latencies), 'Shift of a visit': shift };
}

async function useAll(page: Page, selector: string): Promise<void> {
  for (const control of await page.locator(selector).all()) {
    if (!(await control.isVisible())) continue;
    // At once, where the press before it may still be riding.
    await control.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // Forced, because a button that says why it cannot yet be used counts as disabled.
    await control.click({ force: true });
    await page.waitForTimeout(BETWEEN_PRESSES_MS);
  }
}

/** Runs in the page before its own script: keeps the longest event of each interaction. */
function watch(): void {
  const latencies = new Map<number, number>();
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const before = latencies.get(entry.interactionId) ?? 0;
      if (entry.interactionId) latencies.set(entry.interactionId, Math.max(before, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value = 0, hadRecentInput } = entry as { value?: number; hadRecentInput?: boolean };
      if (!hadRecentInput) shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, { seen: () => ({ latencies: [...latencies.values()], shift }) });
}
