import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { median, quantile } from './statistics.ts';

const VITALS = 'node_modules/web-vitals/dist/web-vitals.iife.js';
const SLOWDOWN = 4;
const VISIT_ROWS = [
  'INP (web-vitals), ms',
  'Interactions seen',
  'Interaction, median, ms',
  'Interaction, 98th percentile, ms',
  'CLS of the visit',
] as const;
const MINUTE_MS = 60_000;

/** Opens a browser by the path of its executable. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

/** The same visit several times: medians of its figures, one by one. */
export async function visits(browser: Browser, url: string, runs: number) {
  const all: Awaited<ReturnType<typeof visit>>[] = [];
  for (let run = 0; run < runs; run++) all.push(await visit(browser, url));
  return Object.fromEntries(
    VISIT_ROWS.map((row) => [row, median(all.map((figures) => figures[row]))]),
  );
}

/**
 * A scripted visit with the processor slowed down four times: every kind of control is used.
 * @returns interaction latencies in ms: as web-vitals reports INP, and the spread of all of them.
 */
async function visit(
  browser: Browser,
  url: string,
): Promise<Record<(typeof VISIT_ROWS)[number], number>> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true });
  // An init script is a function of its own: what it declares must be handed to the page.
  const library = readFileSync(VITALS, 'utf8');
  await page.addInitScript({ content: `${library};globalThis.webVitals = webVitals;` });
  await page.addInitScript(() => {
    const latencies = new Map<number, number>();
    const state = { inp: 0, cls: 0, latencies };
    Object.assign(globalThis, { benchState: state });
    const vitals: unknown = Reflect.get(globalThis, 'webVitals');
    if (typeof vitals !== 'object' || vitals === null) return;
    for (const [name, key] of [
      ['onINP', 'inp'],
      ['onCLS', 'cls'],
    ] as const) {
      const observe: unknown = Reflect.get(vitals, name);
      if (typeof observe !== 'function') continue;
      observe(({ value }: { value: number }) => (state[key] = value), { reportAllChanges: true });
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!entry.interactionId) continue;
        const before = latencies.get(entry.interactionId) ?? 0;
        latencies.set(entry.interactionId, Math.max(before, entry.duration));
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const cdp = await page.context().newCDPSession(page);
  await page.goto(url);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await useEverything(page);
  const { inp, cls, latencies } = await page.evaluate(() => {
    const state = Reflect.get(globalThis, 'benchState') as {
      inp: number;
      cls: number;
      latencies: Map<number, number>;
    };
    return { inp: state.inp, cls: state.cls, latencies: [...state.latencies.values()] };
  });
  await page.close();
  return {
    'INP (web-vitals), ms': inp,
    'Interactions seen': latencies.length,
    'Interaction, median, ms': median(latencies),
    'Interaction, 98th percentile, ms': quantile(latencies, 0.98),
    'CLS of the visit': cls,
  };
}

async function useEverything(page: Page): Promise<void> {
  const controls = [
    'details[data-menu] > summary',
    '#trading-dashboard button',
    '#live-activity button',
    '[data-opens]',
    '[data-faq]',
    '[data-faq-all]',
    '[data-soon]',
    'input[name="theme"]',
    'footer summary',
    'a[data-go]',
  ];
  for (const selector of controls) {
    for (const control of await page.locator(selector).all()) {
      if (!(await control.isVisible())) continue;
      // Forced, because a button that says why it cannot yet be used counts as disabled.
      await control.click({ timeout: 5_000, force: true }).catch(() => undefined);
      await page.waitForTimeout(120);
    }
  }
  await page.waitForTimeout(500);
}

/** What a page left open costs: share of one core, visible and live; timers that fire while hidden. */
export async function idle(browser: Browser, url: string, ms = MINUTE_MS) {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const fired = { count: 0 };
    Object.assign(globalThis, { firedTimers: fired });
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const original = globalThis[name];
      const counted = (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
        original(() => {
          fired.count += 1;
          if (typeof handler === 'function') handler(...rest);
        }, delay);
      Object.assign(globalThis, { [name]: counted });
    }
  });
  await page.goto(`${url}#live-activity`);
  await page.locator('[data-activity-row]').first().waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  };
  await page.waitForTimeout(5_000);
  const before = await busy();
  await page.waitForTimeout(ms);
  const used = (await busy()) - before;

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const timers = () =>
    page.evaluate(() => (Reflect.get(globalThis, 'firedTimers') as { count: number }).count);
  // What was under way ends: the last answer goes stale once, five seconds after it came.
  await page.waitForTimeout(6_000);
  const shown = await timers();
  await page.waitForTimeout(ms / 2);
  const whileHidden = (await timers()) - shown;
  await page.close();
  return {
    'Idle, visible, % of a core': (used / (ms / 1000)) * 100,
    'Timers fired while hidden': whileHidden,
  };
}

/** Memory and nodes after an hour of prices and feed, on a fake clock. */
export async function anHour(browser: Browser, url: string) {
  const page = await browser.newPage();
  await page.clock.install();
  await page.goto(`${url}#live-activity`);
  // The feed hydrates in real time; then minutes pass at once until it is full.
  await page.locator('[data-skeleton-row], [data-activity-row]').first().waitFor();
  await page.waitForTimeout(2_000);
  for (let minute = 0; minute < 3; minute++) await page.clock.runFor(MINUTE_MS);
  await page.locator('[data-activity-row]').nth(9).waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const measure = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const read = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
    return { heap: read('JSHeapUsedSize'), nodes: read('Nodes') };
  };
  const before = await measure();
  for (let minute = 0; minute < 60; minute++) await page.clock.runFor(MINUTE_MS);
  const after = await measure();
  await page.close();
  return {
    'Heap after an hour, ratio to the first minute': after.heap / before.heap,
    'Nodes after an hour, more than in the first minute': after.nodes - before.nodes,
  };
}
