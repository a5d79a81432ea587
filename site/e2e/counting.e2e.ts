import { spawnSync } from 'node:child_process';
import type { Locator, Page, Request } from '@playwright/test';
import type { Report } from '#contract/report.ts';
import { MOMENTS } from '../src/islands/practice/demo.ts';
import { sectionIds } from '../src/data/sections.ts';
import { owner } from '../src/data/owner.ts';
import type { RunningServer } from './environment.ts';
import { HAS_FORM, IS_OWN_FORM, form, showForm } from './form.ts';
import { LABELS, expect, test as base } from './fixtures.ts';
import { drawn, setHidden } from './visitor.ts';
import { languagePath } from '../src/i18n/locales.ts';

/** Longer than a section is glanced at. */
const GLANCE_MS = 550;
// A message that is sent while the page goes tells it nothing of its arrival.
const ARRIVAL_MS = 500;
// The server writes what it has counted every two seconds; to read it is a program of its own.
const WRITTEN_MS = 2_500;

/** A server whose counts nobody else changes. */
const test = base.extend<{ server: RunningServer }>({
  server: async ({ serve }, use) => use(await serve({ MARKET_FALLBACK: 'sample' })),
});

/** What `npm run report -- --json` says of a server's store. */
function readReport({ dataDir }: RunningServer): Report {
  const { stdout } = spawnSync(process.execPath, ['scripts/report.ts', '--json', '--days', '2'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as Report;
}

/** Opens the page and waits until it counts. How fast it was is told from the browser's own times. */
async function openCounting(page: Page, address: string, referer?: string): Promise<void> {
  await page.addInitScript(() => Object.assign(globalThis, { own: performance }));
  await page.clock.install();
  await page.addInitScript(() =>
    Object.assign(globalThis, { performance: Reflect.get(globalThis, 'own') }),
  );
  await page.goto(address, referer === undefined ? {} : { referer });
  await see(page.locator('#top'));
}

async function see(element: Locator): Promise<void> {
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await drawn(element.page());
  await element.page().clock.runFor(GLANCE_MS);
}

/** Makes a practice trade, or watches the demo to its end, and closes it. */
async function finish(page: Page, label: string): Promise<void> {
  const dialog = page.locator('dialog[open]');
  if (label === 'View Live Demo') {
    for (const step of ['Trade', 'Cash out', 'Trade ticket']) {
      await dialog.locator('[data-practice-ask]').click();
      await dialog.locator('[data-practice-approve]').click();
      await expect(dialog.locator('#practice-step')).toHaveText(step);
    }
  } else {
    const forward = dialog.locator('[data-watch=forward]');
    for (let moment = 1; moment < MOMENTS.length; moment += 1) await forward.click();
    await expect(forward).toBeDisabled();
  }
  await dialog.locator('[data-practice-close]').click();
  await expect(dialog).toBeHidden();
}

test('a visit in which everything is seen and done is in the owner’s report to the digit', async ({
  page,
  server,
}) => {
  test.skip(!HAS_FORM || !IS_OWN_FORM, 'Another service says nothing of its form.');
  await page.setViewportSize({ width: 1440, height: 900 });
  const campaign =
    'utm_source=newsletter&utm_medium=Mail&utm_campaign=Spring%20Sale&utm_content=top';
  await openCounting(page, `${server.site}/?${campaign}`, 'https://www.google.co.uk/');
  for (const id of sectionIds) await see(page.locator(`#${id}`));
  for (const label of Object.keys(LABELS)) {
    const button = page.locator('main').locator('a, button, summary').filter({ hasText: label });
    // By key: a press before it may have moved what follows, and a pointer would miss it.
    await button.first().press('Enter');
    if (label.endsWith('Demo')) await finish(page, label);
  }
  await showForm(page);
  await see(page.locator('#tmx-form-section iframe'));
  await form(page).getByLabel('E-mail address').fill('one@example.com');
  await form(page).locator('#consent').check();
  await form(page).getByRole('button', { name: 'Sign Up' }).click();
  // The form's page says that it was sent once its own script has come.
  await expect(page.locator('#tmx-form-section[data-sent]')).toBeAttached();
  await setHidden(page, true);

  await page.waitForTimeout(WRITTEN_MS);
  let report = readReport(server);
  while (report.visits === 0) report = readReport(server);
  expect(report.visits).toBe(1);
  for (const part of ['reached', 'pressed', 'practised', 'form'] as const)
    expect(new Set(report[part].map(({ count }) => count)), part).toEqual(new Set([1]));
  expect([report.reached.length, report.pressed.length]).toEqual([17, 14]);
  const devices = report.devices.filter(({ count }) => count > 0);
  expect(devices).toMatchObject([{ name: 'desktop', count: 1 }]);
  expect(report.languages).toMatchObject([{ name: 'en', count: 1 }]);
  expect(report.vitals.map(({ measured }) => measured)).toEqual([1, 1, 1, 1]);
  expect(report.signedUp).toBe(1);
  const all = { visits: 1, seen: 1, begun: 1, sent: 1, rate: null, signedUp: 1 };
  expect(report.rates).toEqual({
    source: [{ ...all, name: 'newsletter' }],
    medium: [{ ...all, name: 'mail' }],
    campaign: [{ ...all, name: 'spring sale' }],
    referrer: [{ ...all, name: 'google.com', signedUp: null }],
    variant: [],
  });
  expect(report.contents).toMatchObject([{ name: 'top', count: 1 }]);
  expect(report.byDay.map(({ refused }) => refused)).toEqual([0, 0]);
});

test('a browser that asks not to be counted sends nothing, and another one a message in its language, however often its page is hidden', async ({
  browser,
  site,
  said,
}) => {
  const language = owner.languages.at(-1) ?? 'en';
  for (const [name, expected] of [
    ['globalPrivacyControl', []],
    ['doNotTrack', []],
    ['nothing', [language]],
  ] as const) {
    const context = await browser.newContext();
    await said.listen(context);
    const page = await context.newPage();
    const sent: Request[] = [];
    page.on('request', (request) => void (request.method() === 'GET' || sent.push(request)));
    await page.addInitScript(
      (asks) => Object.defineProperty(navigator, asks, { get: () => '1' }),
      name,
    );
    await openCounting(page, `${site}${languagePath(language)}`);
    await see(page.locator('#faq'));
    for (const isHidden of [true, false, true]) await setHidden(page, isHidden);
    await page.waitForTimeout(ARRIVAL_MS);
    expect(
      sent.map((request) => (request.postDataJSON() as { language: string }).language),
      name,
    ).toEqual(expected);
    for (const request of sent) expect(new URL(request.url()).pathname).toBe('/api/visits');
    await page.goto('about:blank');
    expect(await context.cookies()).toEqual([]);
    await context.close();
  }
});
