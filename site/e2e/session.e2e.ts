import { openDashboard } from './dashboard.ts';
import { TIMELESS, expect, goodAnswer, test } from './fixtures.ts';

test('ten minutes of prices and feed leave memory and page as they were', async ({
  page,
  site,
}) => {
  const { market, pass } = await openDashboard(page, site, goodAnswer(TIMELESS));
  await page.locator('#live-activity').scrollIntoViewIfNeeded();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  /** What the page holds after everything unused was thrown away. */
  const held = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
    return {
      elements: await page.locator('body *').count(),
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      megabytes: metric('JSHeapUsedSize') / 1e6,
    };
  };
  await pass(120, 10_000);
  const early = await held();
  await pass(600, 10_000);
  const late = await held();
  console.log('after 2 minutes and after 12:', early, late);
  expect(market.calls).toBeGreaterThan(60);
  // Ten rows of the feed differ by what happened in them.
  expect(Math.abs(late.elements - early.elements)).toBeLessThan(40);
  expect(late.nodes - early.nodes).toBeLessThan(250);
  expect(late.listeners - early.listeners).toBeLessThan(10);
  expect(late.megabytes - early.megabytes).toBeLessThan(1);
});
