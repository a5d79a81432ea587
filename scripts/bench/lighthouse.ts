import { setTimeout } from 'node:timers/promises';
import lighthouse, { startTimespan, type Flags, type RunnerResult } from 'lighthouse';
import { launch, type ElementHandle, type Page } from 'puppeteer-core';

/** Figures by the name of their row: scores from 0 to 100, times in ms, bytes as transferred; NaN where Lighthouse gave none. */
export type Figures = Record<string, number>;

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LOADING = {
  'LCP, ms': 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'First view, bytes': 'total-byte-weight',
};
const VISIT = {
  'Slowest interaction, ms': 'interaction-to-next-paint',
  'Shift of a visit': 'cumulative-layout-shift',
};
/** A part that came into view is alive by then, on a network where each answer takes over half a second. */
const BEFORE_PRESS_MS = 1_500;
/** Long enough for the effect of a press to begin. */
const AFTER_PRESS_MS = 120;
const APPEAR_TIMEOUT_MS = 5_000;
const MIN_PRESSES = 20;
const MIN_PRACTICE_PRESSES = 5;
/** Every kind of control of the page. */
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
/** A practice trade: connect, choose a coin and an amount, buy. */
const PRACTICE_CONTROLS = [
  '[data-practice="#practice"]',
  'dialog [data-practice-ask]',
  'dialog [data-practice-approve]',
  'dialog label:has(input:enabled)',
  'dialog [aria-pressed]',
  'dialog [data-practice-ask]',
  'dialog [data-practice-approve]',
];

/** Lighthouse's scores and figures of a page on a phone. */
export const measure = (url: string, executablePath: string): Promise<Figures> =>
  withPage(executablePath, async (page) => {
    const result = await lighthouse(url, { logLevel: 'error' }, undefined, page);
    const scores = SCORES.map((id) => {
      return [id, Math.round((result?.lhr.categories[id]?.score ?? NaN) * 100)] as const;
    });
    return { ...Object.fromEntries(scores), ...figuresOf(result, LOADING) };
  });

/** A visit on a phone with the processor slowed down four times, in which every kind of control is used. */
export const visit = (url: string, executablePath: string): Promise<Figures> =>
  withPage(executablePath, async (page) => {
    const flags: Flags = { logLevel: 'error', throttlingMethod: 'devtools' };
    const timespan = await startTimespan(page, { flags });
    await page.goto(url);
    const presses = await pressAll(page, CONTROLS);
    const script = await page.evaluate(scriptBytes);
    const practicePresses = await pressAll(page, PRACTICE_CONTROLS);
    if (presses < MIN_PRESSES || practicePresses < MIN_PRACTICE_PRESSES)
      throw new Error(`Only ${presses} and ${practicePresses} presses. Was a control renamed?`);
    const figures = figuresOf(await timespan.endTimespan(), VISIT);
    return { 'All script without the practice trade, bytes': script, ...figures };
  });

/** Presses what can be pressed. @returns how often. */
async function pressAll(page: Page, selectors: readonly string[]): Promise<number> {
  let presses = 0;
  for (const selector of selectors) {
    // A press before may still load or draw it.
    await page.waitForSelector(selector, { timeout: APPEAR_TIMEOUT_MS }).catch(() => null);
    for (const control of await page.$$(selector)) {
      // An earlier press may have covered or hidden it.
      presses += await press(control).catch(() => 0);
    }
  }
  return presses;
}

/** Runs in the page: the compressed size of its script files. */
function scriptBytes(): number {
  const files = performance.getEntriesByType('resource');
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  return scripts.reduce((sum, script) => sum + Number(script.toJSON().encodedBodySize), 0);
}

async function press(control: ElementHandle): Promise<number> {
  await control.scrollIntoView();
  await setTimeout(BEFORE_PRESS_MS);
  await control.click();
  await setTimeout(AFTER_PRESS_MS);
  return 1;
}

/** A browser of its own for each figure: what another page left in it would be measured too. */
async function withPage(executablePath: string, use: (page: Page) => Promise<Figures>) {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    // Larger than the phone in it: a press below the window's edge would change nothing that is shown, and its
    // time would run until something else does.
    '--window-size=900,1700',
  ];
  const browser = await launch({ executablePath, args });
  return use(await browser.newPage()).finally(() => browser.close());
}

function figuresOf(result: RunnerResult | undefined, rows: Readonly<Record<string, string>>) {
  const audits = result?.lhr.audits ?? {};
  return Object.fromEntries(
    Object.entries(rows).map(([row, id]) => [row, audits[id]?.numericValue ?? NaN]),
  );
}
