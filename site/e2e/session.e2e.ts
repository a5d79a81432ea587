import type { CDPSession, Page } from '@playwright/test';
import { openDashboard, setHidden } from './dashboard.ts';
import { QUOTES, TIMELESS, expect, goodAnswer, test } from './fixtures.ts';

test.use({ timezoneId: 'UTC' });

const timeless = goodAnswer(TIMELESS);

/** Which page events a browser sends on leaving a page for its back-forward cache, and on return. */
const transition = (page: Page, name: 'pagehide' | 'pageshow') =>
  page.evaluate(
    (type) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true })),
    name,
  );

test('a page from the back-forward cache, and one of a computer that slept, ask once', async ({
  page,
  site,
}) => {
  const { market, badge, board, pass } = await openDashboard(page, site, timeless);
  await pass(1);
  await transition(page, 'pagehide');
  await setHidden(page, true);
  await page.clock.fastForward(3_600_000);
  await setHidden(page, false);
  await transition(page, 'pageshow');
  await pass(2);
  expect(market.calls).toBe(2);
  await expect(badge).toHaveText('Live');
  await expect(board).toContainText('Updated 15:32:');
  // Timers that were due while it slept fire once on waking.
  await page.clock.fastForward(3_600_000);
  await pass(5);
  expect(market.calls).toBe(3);
  await expect(badge).toHaveText('Live');
});

test('whatever moves by itself is moved by the compositor, without a frame of the page', async ({
  page,
  site,
}) => {
  await page.addInitScript(collectMoved);
  const { market, row, pass } = await openDashboard(page, site, timeless);
  await pass(1);
  market.answer = goodAnswer({ ...QUOTES, bitcoin: { ...QUOTES['bitcoin'], usd: 65_000 } });
  const moved = async () =>
    (await page.evaluate(() => [...(Reflect.get(globalThis, 'moved') as Set<string>)])).toSorted();
  const flash = row('bitcoin').locator('[data-flash]');
  for (let step = 0; step < 60 && (await flash.count()) === 0; step += 1) await pass(0.25);
  await expect.poll(moved).toContain('board: opacity');
  await page.locator('#live-activity').scrollIntoViewIfNeeded();
  for (let step = 0; step < 60 && !(await moved()).includes('feed: transform'); step += 1)
    await pass(1, 500);
  expect(await moved()).toEqual(['board: opacity', 'feed: opacity', 'feed: transform']);
});

/** What the page holds in memory after everything unused was thrown away. */
async function held(page: Page, cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
  return {
    elements: await page.locator('body *').count(),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    megabytes: metric('JSHeapUsedSize') / 1e6,
  };
}

test('half an hour of prices and feed leaves memory and page as they were', async ({
  page,
  site,
}) => {
  // Many steps of ten seconds.
  test.slow();
  const { market, pass } = await openDashboard(page, site, timeless);
  await page.locator('#live-activity').scrollIntoViewIfNeeded();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.enable');
  await pass(300, 10_000);
  const early = await held(page, cdp);
  await pass(1500, 10_000);
  const late = await held(page, cdp);
  console.log('after 5 minutes and after half an hour:', early, late);
  expect(market.calls).toBeGreaterThan(150);
  // Ten rows of the feed differ by what happened in them.
  expect(Math.abs(late.elements - early.elements)).toBeLessThan(40);
  expect(late.nodes - early.nodes).toBeLessThan(250);
  expect(late.listeners - early.listeners).toBeLessThan(10);
  expect(late.megabytes - early.megabytes).toBeLessThan(1.5);
});

/** Runs in the page: notes which properties animate in board and feed. */
function collectMoved(): void {
  const moved = new Set<string>();
  Object.assign(globalThis, { moved });
  const KEPT = new Set(['offset', 'computedOffset', 'easing', 'composite']);
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const part = target.closest('#trading-dashboard') ? 'board' : 'feed';
    if (part === 'feed' && !target.closest('#live-activity')) return;
    for (const { effect } of target.getAnimations({ subtree: true })) {
      if (!(effect instanceof KeyframeEffect)) continue;
      const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      for (const name of properties) if (!KEPT.has(name)) moved.add(`${part}: ${name}`);
    }
  };
  addEventListener('animationstart', note);
  addEventListener('transitionrun', note);
}
