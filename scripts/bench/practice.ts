import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import * as z from 'zod';
import type { Figures } from './limits.ts';
import { openPhone } from './phone.ts';

/** What has just appeared takes no press for half a second. */
const UNSEEN_MS = 600;
const WATCHED_TRADES = 3;
/** What the engine makes at first and keeps, such as compiled code, is made by now. */
const WARM_UP_TRADES = 150;
const TRADES = 50;
/** Shorter than the wait between two questions for prices. */
const STILL_MS = 4000;

const Heap = z.object({ usedSize: z.number() });
const Trace = z.object({ traceEvents: z.array(z.object({ name: z.string() })) });

/**
 * The practice floor on a phone: how soon it answers with the processor slowed down, how often it draws
 * while nothing moves, and what more it holds after many trades, in kB.
 */
export async function practice(browser: Browser, url: string, slowdown: number): Promise<Figures> {
  const { page, cdp, slowDown, seen } = await openPhone(browser, { hasTouch: false });
  await keepPrices(page);
  await page.goto(`${url}/#practice`);
  await page.locator('dialog[open]').waitFor();
  await slowDown(slowdown);
  await press(page, '[data-practice-ask]');
  await press(page, '[data-practice-approve]');
  for (let trade = 0; trade < WATCHED_TRADES; trade += 1) await tradeByHand(page);
  const latencies = (await seen()).latencies.toSorted((a, b) => a - b);
  await slowDown(1);
  const frames = await framesWhileStill(browser, page);
  await tradeAtOnce(page, WARM_UP_TRADES);
  const before = await heldBytes(cdp);
  await tradeAtOnce(page, TRADES);
  const after = await heldBytes(cdp);
  await page.close();
  return {
    'Practice: interaction, 98th percentile, ms':
      latencies[Math.ceil((latencies.length * 98) / 100) - 1] ?? NaN,
    'Practice: frames drawn while still': frames,
    [`Practice: held after ${TRADES} trades, kB`]: (after - before) / 1000,
  };
}

/** The first answer again and again: a price that moves would make the wallet ask twice. */
async function keepPrices(page: Page): Promise<void> {
  let body: string | undefined;
  await page.route('**/simple/price?**', async (route) => {
    body ??= await (await route.fetch()).text();
    await route.fulfill({ body, contentType: 'application/json' });
  });
}

async function press(page: Page, selector: string): Promise<void> {
  const control = page.locator(`dialog ${selector}`);
  await control.waitFor();
  await wait(UNSEEN_MS);
  await click(control);
}

/** Forced: the driver's own question what the pointer hits, asked of the page, counts as the page's time. */
const click = (control: Locator) => control.click({ force: true });

/** Every kind of control of a trade, from choosing a coin to the ticket and back. */
async function tradeByHand(page: Page): Promise<void> {
  for (const coin of await page.locator('dialog label:has(input:enabled)').all()) {
    await click(coin);
  }
  await page.keyboard.press('ArrowLeft');
  for (const amount of await page.locator('dialog [aria-pressed]').all()) await click(amount);
  await page.locator('#practice-amount').fill('');
  await page.locator('#practice-amount').pressSequentially('123.45');
  for (const answer of ['refuse', 'approve']) {
    await press(page, '[data-practice-ask]');
    await press(page, `[data-practice-${answer}]`);
  }
  await press(page, '[data-practice-ask]');
  await press(page, '[data-practice-approve]');
  await press(page, '[data-practice-ticket] + * > :last-child');
}

/** Whole trades by presses of a key, which nothing holds back. */
async function tradeAtOnce(page: Page, trades: number): Promise<void> {
  await page.evaluate(async (count) => {
    const ask = '[data-practice-ask]';
    const approve = '[data-practice-approve]';
    const again = '[data-practice-ticket] + * > :last-child';
    for (let trade = 0; trade < count; trade += 1) {
      for (const selector of [ask, approve, ask, approve, again]) {
        document.querySelector<HTMLElement>(`dialog ${selector}`)?.click();
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
    }
  }, trades);
}

async function framesWhileStill(browser: Browser, page: Page): Promise<number> {
  // The last press is drawn to its end, and prices have just come.
  await page.waitForResponse(/simple\/price/);
  await wait(1000);
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'],
  });
  await wait(STILL_MS);
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  return Trace.parse(trace).traceEvents.filter(({ name }) => name === 'DrawFrame').length;
}

async function heldBytes(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  return Heap.parse(await cdp.send('Runtime.getHeapUsage')).usedSize;
}
