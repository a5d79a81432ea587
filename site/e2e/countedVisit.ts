import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { chromium, type Locator, type Page } from '@playwright/test';
import { SECTIONS, type Button } from '#contract/countNames.ts';
import type { Report } from '../../scripts/report/reportOf.ts';
import { TEST_BROWSER } from './testBrowser.ts';
import type { Settings } from '../../server/test/runServer.ts';
import { owner } from '../src/data/owner.ts';
import { setHidden } from './dashboard.ts';
import { startServer } from './environment.ts';
import { form, showForm } from './form.ts';
import { drawn, expect } from './fixtures.ts';

/** Longer than a section is glanced at. */
const GLANCE_MS = 700;

// A message that is sent while the page goes tells it nothing of its arrival.
const ARRIVAL_MS = 500;

/** A server of its own, whose counts nobody else changes. */
export const startCounting = (settings: Settings = {}) =>
  startServer({ MARKET_FALLBACK: 'sample', ...settings });

/** Opens the page, whose time goes on by itself or as a test says, and waits until it counts. */
export async function openCounting(page: Page, address: string): Promise<void> {
  // How fast the page was is told from the browser's own times.
  await page.addInitScript(() => Object.assign(globalThis, { own: performance }));
  await page.clock.install();
  await page.addInitScript(() =>
    Object.assign(globalThis, { performance: Reflect.get(globalThis, 'own') }),
  );
  await page.goto(address);
  await see(page.locator('#top'));
}

/** Sees every section, presses every button, trades, watches the demo and signs up. */
export async function doEverything(
  { site }: Awaited<ReturnType<typeof startCounting>>,
  email: string,
): Promise<void> {
  const browser = await chromium.launch(TEST_BROWSER);
  // Nothing rides in it, so that the next button stands still.
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  // An owner's links are open; the visit stays here.
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && link.origin !== location.origin) event.preventDefault();
    });
  });
  await openCounting(page, `${site}/?utm_source=newsletter`);
  for (const id of SECTIONS) await see(page.locator(`#${id}`));
  for (const [button, place] of Object.entries(PRESSED)) {
    // By key: a press before it may have moved what follows, and a pointer would miss it.
    await page.locator(place).filter({ visible: true }).first().press('Enter');
    if (button === 'view-demo') await trade(page);
    if (button === 'watch-demo') await watch(page);
  }
  await showForm(page);
  await see(page.locator('#tmx-form-section iframe'));
  await form(page).getByLabel('E-mail address').fill(email);
  await form(page).locator('#consent').check();
  await form(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect(form(page).getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await setHidden(page, true);
  await page.waitForTimeout(ARRIVAL_MS);
  await browser.close();
}

const said = (label: string) => `:is(a, button, summary):has-text("${label}")`;

/** Every button by what it says in English, which is how a visitor finds it. */
const PRESSED: Readonly<Record<Button, string>> = {
  'start-trading': `#top ${said('Start Trading Now')}`,
  'view-demo': said('View Live Demo'),
  'connect-wallet': said('Connect Wallet & Trade'),
  'watch-demo': said('Watch Demo'),
  'join-action': said('Join the Action'),
  'compare-fees': said('Experience the Difference'),
  'start-course': said('Start Course'),
  'join-discord': said('Join Discord'),
  'follow-twitter': said('Follow on Twitter'),
  'join-now': said('Join Now'),
  'all-faqs': said('View All FAQs'),
  'get-tokens': said(`Get ${owner.name} Tokens`),
  'partner-inquiries': said('Partnership Inquiries'),
  'get-started': said('Get Started Today'),
};

async function see(element: Locator): Promise<void> {
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await drawn(element.page());
  await element.page().clock.runFor(GLANCE_MS);
}

async function trade(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]');
  for (const step of ['Trade', 'Cash out', 'Trade ticket']) {
    await dialog.locator('[data-practice-ask]').click();
    await dialog.locator('[data-practice-approve]').click();
    await expect(dialog.locator('#practice-step')).toHaveText(step);
  }
  await dialog.locator('[data-practice-close]').click();
  await expect(dialog).toBeHidden();
}

async function watch(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]');
  const forward = dialog.locator('[data-watch-forward]');
  await forward.waitFor();
  while (await forward.isEnabled()) await forward.click();
  await dialog.locator('[data-practice-close]').click();
  await expect(dialog).toBeHidden();
}

/** What `npm run report -- --json` says of a store. */
export async function readReport(store: Settings) {
  const child = spawn(process.execPath, ['scripts/report.ts', '--json', '--days', '2'], {
    env: { PATH: process.env['PATH'], ...store },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  await once(child, 'close');
  return JSON.parse(output) as Report;
}
