import { setTimeout } from 'node:timers/promises';
import lighthouse, { startTimespan, type Flags, type RunnerResult } from 'lighthouse';
import { launch, type ElementHandle, type Page } from 'puppeteer-core';

/** Scores from 0 to 100, times in ms, and sizes in bytes, by name. NaN if Lighthouse couldn't measure it. */
export type Metrics = Record<string, number>;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LOADING_AUDITS = {
  'LCP, ms': 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'First view, bytes': 'total-byte-weight',
};
const VISIT_AUDITS = {
  'Slowest interaction, ms': 'interaction-to-next-paint',
  'CLS of a visit': 'cumulative-layout-shift',
};
/** Gives an island time to hydrate after it scrolls into view. The throttled network has 0.5 s of latency. */
const DELAY_BEFORE_CLICK_MS = 1_500;
const DELAY_AFTER_CLICK_MS = 120;
const SELECTOR_TIMEOUT_MS = 5_000;
const MIN_CLICKS = 20;
const MIN_PRACTICE_CLICKS = 5;
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
];
/** Clicks through a practice trade: connect, choose a coin and an amount, buy. */
const PRACTICE_CONTROLS = [
  '[data-practice="#practice"]',
  'dialog [data-practice-ask]',
  'dialog [data-practice-approve]',
  'dialog label:has(input:enabled)',
  'dialog [aria-pressed]',
  'dialog [data-practice-ask]',
  'dialog [data-practice-approve]',
];

/** Measures a page load on a phone. */
export const measureLoading = (url: string, executablePath: string): Promise<Metrics> =>
  withPage(executablePath, async (page) => {
    const result = await lighthouse(url, { logLevel: 'error' }, undefined, page);
    const scores = CATEGORIES.map((id) => {
      return [id, Math.round((result?.lhr.categories[id]?.score ?? NaN) * 100)] as const;
    });
    return { ...Object.fromEntries(scores), ...getAuditValues(result, LOADING_AUDITS) };
  });

/** Measures a visit that clicks every type of control, on a phone with 4x CPU slowdown. */
export const measureVisit = (url: string, executablePath: string): Promise<Metrics> =>
  withPage(executablePath, async (page) => {
    const flags: Flags = { logLevel: 'error', throttlingMethod: 'devtools' };
    const timespan = await startTimespan(page, { flags });
    await page.goto(url);
    const clicks = await clickAll(page, CONTROLS);
    const scriptBytes = await page.evaluate(getScriptBytes);
    const practiceClicks = await clickAll(page, PRACTICE_CONTROLS);
    if (clicks < MIN_CLICKS || practiceClicks < MIN_PRACTICE_CLICKS)
      throw new Error(
        `Clicked only ${clicks} page controls and ${practiceClicks} practice controls. Update the selectors in scripts/bench/lighthouse.ts.`,
      );
    const metrics = getAuditValues(await timespan.endTimespan(), VISIT_AUDITS);
    return { 'All script without the practice trade, bytes': scriptBytes, ...metrics };
  });

/** Clicks every visible element that matches one of the selectors, and returns how many it clicked. */
async function clickAll(page: Page, selectors: readonly string[]): Promise<number> {
  let clicks = 0;
  for (const selector of selectors) {
    // A previous click may still be rendering the element.
    await page.waitForSelector(selector, { timeout: SELECTOR_TIMEOUT_MS }).catch(() => null);
    for (const control of await page.$$(selector)) {
      // A previous click may have covered or hidden the element.
      clicks += await click(control).catch(() => 0);
    }
  }
  return clicks;
}

/** Returns the total compressed size of all scripts. Runs in the page. */
function getScriptBytes(): number {
  const files = performance.getEntriesByType('resource');
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  return scripts.reduce((sum, script) => sum + Number(script.toJSON().encodedBodySize), 0);
}

async function click(control: ElementHandle): Promise<number> {
  await control.scrollIntoView();
  await setTimeout(DELAY_BEFORE_CLICK_MS);
  await control.click();
  await setTimeout(DELAY_AFTER_CLICK_MS);
  return 1;
}

/** Uses a new browser for each measurement, so caches and earlier pages don't affect it. */
async function withPage(executablePath: string, run: (page: Page) => Promise<Metrics>) {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    // Keep the window larger than the emulated phone. Clicks outside the window never cause a paint, so Lighthouse
    // would wait forever for the interaction to end.
    '--window-size=900,1700',
  ];
  const browser = await launch({ executablePath, args });
  return run(await browser.newPage()).finally(() => browser.close());
}

function getAuditValues(
  result: RunnerResult | undefined,
  auditIds: Readonly<Record<string, string>>,
) {
  const audits = result?.lhr.audits ?? {};
  return Object.fromEntries(
    Object.entries(auditIds).map(([name, id]) => [name, audits[id]?.numericValue ?? NaN]),
  );
}
