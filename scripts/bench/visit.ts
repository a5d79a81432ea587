import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import type { Figures } from './lighthouse.ts';

const SLOWDOWN = 4;
/** Long enough for the effect of a press to begin. */
const BETWEEN_PRESSES_MS = 120;
const MIN_PRESSES = 20;
/** Every kind of control of the page, and at last of the practice floor. */
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
  'dialog label:has(input:enabled)',
  'dialog [aria-pressed]',
  'dialog [data-practice-ask]',
  'dialog [data-practice-approve]',
];
const WEB_VITALS = 'node_modules/web-vitals/dist/web-vitals.iife.js';
/** With it, in a variable of the page: what it has measured so far. */
const MEASURE = `
  globalThis.measured = { INP: 0, CLS: 0 };
  const note = ({ name, value }) => (measured[name] = value);
  webVitals.onINP(note, { reportAllChanges: true, durationThreshold: 16 });
  webVitals.onCLS(note, { reportAllChanges: true });`;

/**
 * A visit on a phone with the processor slowed down four times, in which every kind of control is used.
 * @returns the slowest interaction in ms, and the layout shift.
 */
export async function visit(browser: Browser, url: string): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true });
  await page.addInitScript(`${readFileSync(WEB_VITALS, 'utf8')};${MEASURE}`);
  await page.goto(url);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  let presses = 0;
  for (const selector of CONTROLS) {
    for (const control of await page.locator(selector).all()) {
      if (!(await control.isVisible())) continue;
      // Without smooth scrolling, which the press before may have started.
      await control.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
      // Forced, because a button that says why it cannot yet be used counts as disabled.
      await control.click({ force: true });
      await page.waitForTimeout(BETWEEN_PRESSES_MS);
      presses += 1;
    }
  }
  const { INP = 0, CLS = NaN } = await page.evaluate<Figures>('measured');
  await page.close();
  if (presses < MIN_PRESSES || INP === 0)
    throw new Error(`Only ${presses} presses were made: has a control a new name?`);
  return { 'Slowest interaction, ms': INP, 'Shift of a visit': CLS };
}
