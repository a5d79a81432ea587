import { chromium, type Browser, type Page } from 'playwright-core';
import * as z from 'zod';
import type { Figures } from './limits.ts';
import { practice } from './practice.ts';
import { median, medians } from './statistics.ts';

const SLOWDOWN = 4;
const LEAST_INTERACTIONS = 20;
/** Long enough for what a press sets off to begin; nobody presses faster. */
const BETWEEN_PRESSES_MS = 120;
const CONTROLS = [
  'header summary',
  '#trading-dashboard button',
  '#live-activity button',
  '[data-opens]',
  'main summary',
  '[data-faq-all]',
  '[data-soon]',
  'input[name="theme"]',
  'footer summary',
  'a[data-go]',
];

const Seen = z.object({ latencies: z.array(z.number()), shift: z.number() });

/**
 * Visits on a phone with the processor slowed down four times, in each of which every kind of
 * control is used, and one to the practice floor. @returns interaction latencies in ms and the layout
 * shift, medians of the visits.
 */
export async function visits(executablePath: string, url: string, runs: number): Promise<Figures> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const all: Figures[] = [];
  for (let run = 0; run < runs; run++) all.push(await visit(browser, url));
  const floor = await practice(browser, url, { slowdown: SLOWDOWN, watch, seen });
  await browser.close();
  return { ...medians(all), ...floor };
}

async function visit(browser: Browser, url: string): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true });
  await page.addInitScript(watch);
  const cdp = await page.context().newCDPSession(page);
  await page.goto(url);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await useEverything(page);
  const { latencies, shift } = await seen(page);
  await page.close();
  if (latencies.length < LEAST_INTERACTIONS) {
    throw new Error(`Only ${latencies.length} interactions were seen: has a control a new name?`);
  }
  return {
    'Interactions seen': latencies.length,
    'Interaction, median, ms': median(latencies),
    'Interaction, slowest, ms': Math.max(...latencies),
    'CLS of the visit': shift,
  };
}

const seen = async (page: Page) => Seen.parse(await page.evaluate('seen()'));

async function useEverything(page: Page): Promise<void> {
  for (const selector of CONTROLS) {
    for (const control of await page.locator(selector).all()) {
      if (!(await control.isVisible())) continue;
      // At once, where the press before it may still be riding.
      await control.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      // Forced, because a button that says why it cannot yet be used counts as disabled.
      await control.click({ force: true });
      await page.waitForTimeout(BETWEEN_PRESSES_MS);
    }
  }
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
