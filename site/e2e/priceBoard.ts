/* oxlint-disable unicorn/consistent-function-scoping --
   Functions that run in the page need their own helper functions. */
import { expect, type Page } from '@playwright/test';
import {
  QUOTES,
  START_TIME,
  respondWithQuotes,
  stubMarket,
  type MarketStub,
} from './marketStub.ts';

/** Like `openWithStoppedClock`, but also scrolls to the price board. */
export async function openPriceBoard(page: Page, url: string, respond = respondWithQuotes()) {
  const market = await openWithStoppedClock(page, url, respond);
  const board = page.locator('#trading-dashboard');
  await board.scrollIntoViewIfNeeded();
  await expect.poll(() => market.calls).toBeGreaterThan(0);
  const getRow = (id: string) => page.locator(`[data-price-row="${id}"]`);
  const advanceUntil = (check: () => Promise<void>) =>
    expect(async () => {
      await advanceClock(page, 1);
      await check();
    }).toPass({ intervals: [0] });
  return {
    market,
    board,
    badge: board.locator('[data-badge]'),
    getRow,
    /** Advances the clock and waits for the effects. */
    advanceClock: (seconds: number, stepMs?: number) => advanceClock(page, seconds, stepMs),
    /** Advances the clock one second at a time until a check passes. The check has to fail quickly. */
    advanceUntil,
    /** Responds to the next polls with prices that change, disappear, and come back, and checks that each one appears. */
    expectPriceUpdates: async () => {
      for (const [usd, usd_24h_change, usd_24h_vol, ...cells] of [
        [60_000, -4.25, 28_500_000_000, '$60,000.00', 'down 4.25%', 'Vol $28.50B'],
        [64_182.4, null, null, '$64,182.40', 'n/a', 'n/a'],
        [64_300.5, 0, 999, '$64,300.50', 'unchanged 0.00%', 'Vol $999.00'],
      ] as const) {
        const bitcoin = { usd, usd_24h_change, usd_24h_vol };
        market.respond = respondWithQuotes({ ...QUOTES, bitcoin });
        await advanceUntil(() => expect(getRow('bitcoin').locator('td')).toHaveText(cells, QUICK));
      }
    },
  };
}

/** For checks that are repeated every second. */
export const QUICK = { timeout: 100 };

/** Opens the page with stubbed prices and the clock stopped at 14:32:08. */
export async function openWithStoppedClock(
  page: Page,
  url: string,
  respond: MarketStub['respond'],
): Promise<MarketStub> {
  await stopClock(page);
  // The server would reject the timings from a stopped clock.
  await page.route('**/api/visits', (route) => route.fulfill({ status: 204 }));
  const market = await stubMarket(page, respond);
  await page.goto(url);
  return market;
}

/** Stops the clock at 14:32:08 when the next page loads. {@link advanceClock} moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.addInitScript(trackPendingRequests);
  // Start the clock a minute earlier, because Playwright can only pause it at a later time.
  await page.clock.install({ time: START_TIME.getTime() - 60_000 });
  await page.clock.pauseAt(START_TIME);
}

/** Advances a stopped clock once pending requests have finished, and waits for the effects of each step. */
export async function advanceClock(page: Page, seconds: number, stepMs = 1000): Promise<void> {
  if (seconds > 0) await page.evaluate(waitUntilSettled);
  for (let remaining = Math.round(seconds * 1000); remaining > 0; remaining -= stepMs) {
    await page.clock.runFor(Math.min(stepMs, remaining));
    await page.evaluate(waitUntilSettled);
  }
}

/** Runs in the page. Counts pending requests and stores the real `setTimeout` for axe. */
function trackPendingRequests(): void {
  Object.assign(globalThis, { realTimeout: setTimeout });
  const realFetch = globalThis.fetch;
  let pending = 0;
  globalThis.fetch = async (...args) => {
    pending += 1;
    try {
      return await realFetch(...args);
    } finally {
      pending -= 1;
    }
  };
  Object.assign(globalThis, { getPendingRequests: () => pending });
}

/** Runs in the page. Resolves once no requests are pending and React has rendered the result. */
async function waitUntilSettled(): Promise<void> {
  // Channel messages arrive even while the clock is stopped.
  const runMacrotask = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  const getPending: unknown = Reflect.get(globalThis, 'getPendingRequests');
  const isPending = () => typeof getPending === 'function' && getPending() > 0;
  do {
    for (let count = 0; count < 4; count += 1) await runMacrotask();
  } while (isPending());
}
