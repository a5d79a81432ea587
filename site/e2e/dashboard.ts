/* oxlint-disable unicorn/consistent-function-scoping --
   Functions that run in the page need their own helper functions. */
import { expect, type Page } from '@playwright/test';
import { QUOTES, START, goodAnswer, interceptMarket, type Market } from './market.ts';

/** Opens the page at 14:32:08 with prices from the test. Time passes only when the test says so. */
export async function openDashboard(page: Page, site: string, answer = goodAnswer()) {
  const market = await openAt(page, site, answer);
  await page.locator('#trading-dashboard').scrollIntoViewIfNeeded();
  await expect.poll(() => market.calls).toBeGreaterThan(0);
  const row = (id: string) => page.locator(`[data-price-row="${id}"]`);
  const passUntil = (holds: () => Promise<void>) =>
    expect(async () => {
      await pass(page, 1);
      await holds();
    }).toPass({ intervals: [0] });
  return {
    market,
    board: page.locator('#trading-dashboard'),
    badge: page.locator('#trading-dashboard [data-badge]'),
    row,
    /** Lets seconds pass, and waits for their effects. */
    pass: (seconds: number, stepMs?: number) => pass(page, seconds, stepMs),
    /** Lets time pass until a check holds. The check must fail quickly. */
    passUntil,
    /** Answers the next polls with prices that change, disappear and return, and checks each. */
    seeFiguresChange: async () => {
      for (const [usd, usd_24h_change, usd_24h_vol, ...shown] of [
        [60_000, -4.25, 28_500_000_000, '$60,000.00', 'down 4.25%', 'Vol $28.50B'],
        [64_182.4, null, null, '$64,182.40', 'n/a', 'n/a'],
        [64_300.5, 0, 999, '$64,300.50', 'unchanged 0.00%', 'Vol $999.00'],
      ] as const) {
        market.answer = goodAnswer({ ...QUOTES, bitcoin: { usd, usd_24h_change, usd_24h_vol } });
        await passUntil(() => expect(row('bitcoin').locator('td')).toHaveText(shown, SOON));
      }
    },
  };
}

/** For checks repeated each second. */
export const SOON = { timeout: 100 };

/** Opens an address at 14:32:08 with prices from the test. */
export async function openAt(page: Page, site: string, answer: Market['answer']): Promise<Market> {
  await stopClock(page);
  // The server would reject a visit with times from a stopped clock.
  await page.route('**/api/visits', (route) => route.fulfill({ status: 204 }));
  const market = await interceptMarket(page, answer);
  await page.goto(site);
  return market;
}

/** Stops the clock at 14:32:08 from the next page on, until {@link pass}. */
export async function stopClock(page: Page): Promise<void> {
  await page.addInitScript(countRequests);
  // Set slightly earlier, because it runs until it is stopped.
  await page.clock.install({ time: START.getTime() - 60_000 });
  await page.clock.pauseAt(START);
}

/** Lets time pass on a page with a stopped clock, after earlier requests were answered. */
export async function pass(page: Page, seconds: number, stepMs = 1000): Promise<void> {
  if (seconds > 0) await page.evaluate(settle);
  for (let left = Math.round(seconds * 1000); left > 0; left -= stepMs) {
    await page.clock.runFor(Math.min(stepMs, left));
    await page.evaluate(settle);
  }
}

/** Runs in the page: counts pending requests and keeps the browser's own timers. */
function countRequests(): void {
  Object.assign(globalThis, { realTimeout: setTimeout });
  const real = globalThis.fetch;
  let open = 0;
  globalThis.fetch = async (...request) => {
    open += 1;
    try {
      return await real(...request);
    } finally {
      open -= 1;
    }
  };
  Object.assign(globalThis, { openRequests: () => open });
}

/** Runs in the page: resolves once no request is pending and the result is painted. */
async function settle(): Promise<void> {
  const turn = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  const open: unknown = Reflect.get(globalThis, 'openRequests');
  const waits = () => typeof open === 'function' && open() > 0;
  do {
    for (let turns = 0; turns < 4; turns += 1) await turn();
  } while (waits());
}
