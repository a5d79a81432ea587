/* oxlint-disable unicorn/consistent-function-scoping --
   What runs in the page has to carry its own functions with it. */
import { expect, type Page } from '@playwright/test';
import { QUOTES, START, goodAnswer, interceptMarket, type Market } from './market.ts';

/** Opens the page at 14:32:08 with prices answered by the test; time passes only when the test says so. */
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
    /** Lets so many seconds pass, and waits for whatever they set off. */
    pass: (seconds: number, stepMs?: number) => pass(page, seconds, stepMs),
    /** Lets time pass until something holds, which has to fail soon where it does not. */
    passUntil,
    /** Answers the next polls with figures that change, go and are back, and sees each. */
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

/** For what is looked at each second anew. */
export const SOON = { timeout: 100 };

/** Opens an address at 14:32:08 with prices answered by the test. */
export async function openAt(page: Page, site: string, answer: Market['answer']): Promise<Market> {
  await stopClock(page);
  // A visit whose times come from a clock that stands is none that the server would take.
  await page.route('**/api/visits', (route) => route.fulfill({ status: 204 }));
  const market = await interceptMarket(page, answer);
  await page.goto(site);
  return market;
}

/** From the next page on it is 14:32:08, until {@link pass} lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.addInitScript(countRequests);
  // Set a little before, because it runs until it is stopped.
  await page.clock.install({ time: START.getTime() - 60_000 });
  await page.clock.pauseAt(START);
}

/** Lets time pass on a page whose clock stands, once what was asked before has been answered. */
export async function pass(page: Page, seconds: number, stepMs = 1000): Promise<void> {
  if (seconds > 0) await page.evaluate(settle);
  for (let left = Math.round(seconds * 1000); left > 0; left -= stepMs) {
    await page.clock.runFor(Math.min(stepMs, left));
    await page.evaluate(settle);
  }
}

/** Runs in the page: keeps count of the requests that wait for their answer, and the timers of the browser. */
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

/** Runs in the page: resolves once no request waits and what it brought is on the screen. */
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
