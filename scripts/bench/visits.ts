import { chromium, type Browser, type Page } from 'playwright-core';
import type { Figures } from './limits.ts';
import { openPhone } from './phone.ts';
import { practice } from './practice.ts';
import { medians } from './medians.ts';

const SLOWDOWN = 4;
const LEAST_INTERACTIONS = 20;
/** Long enough for what a press sets off to begin; nobody presses faster. */
const BETWEEN_PRESSES_MS = 120;
const CONTROLS = [
  'header summary',
  '#trading-dashboard button',
  '#live-activity button',
  '[data-opens]',
  'main summary',
  '[data-faq-all]',
  '[data-soon]',
  'input[name="theme"]',
  'footer summary',
  'a[data-go]',
];

/**
 * Visits on a phone with the processor slowed down four times, in each of which every kind of
 * control is used, and one to the practice floor. @returns interaction latencies in ms and the layout
 * shift, medians of the visits.
 */
export async function visits(executablePath: string, url: string, runs: number): Promise<Figures> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const all: Figures[] = [];
  for (let run = 0; run < runs; run++) all.push(await visit(browser, url));
  const floor = await practice(browser, url, SLOWDOWN);
  await browser.close();
  return { ...medians(all), ...floor };
}

async function visit(browser: Browser, url: string): Promise<Figures> {
  const { page, slowDown, seen } = await openPhone(browser, { hasTouch: true });
  await page.goto(url);
  await slowDown(SLOWDOWN);
  await useEverything(page);
  const { latencies, shift } = await seen();
  await page.close();
  if (latencies.length < LEAST_INTERACTIONS) {
    throw new Error(`Only ${latencies.length} interactions were seen: has a control a new name?`);
  }
  return { 'Interaction, slowest, ms': Math.max(...latencies), 'CLS of the visit': shift };
}

async function useEverything(page: Page): Promise<void> {
  for (const selector of CONTROLS) {
    for (const control of await page.locator(selector).all()) {
      if (!(await control.isVisible())) continue;
      // At once, where the press before it may still be riding.
      await control.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      // Forced, because a button that says why it cannot yet be used counts as disabled.
      await control.click({ force: true });
      await page.waitForTimeout(BETWEEN_PRESSES_MS);
    }
  }
}
