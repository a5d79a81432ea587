import type { Locator, Page, Request } from '@playwright/test';
import { DEMO_SCENES } from '../src/islands/practice/demo.ts';
import { getSectionIds } from '../src/data/sections.ts';
import { owner } from '../src/data/owner.ts';
import { getForm, showForm } from './signUpForm.ts';
import { BUTTON_COUNTS, expect } from './fixtures.ts';
import { waitForReport, test } from './reportServer.ts';
import { waitForScript, setTabHidden } from './pageActions.ts';
import { getLanguagePath } from '../src/i18n/locales.ts';

/** Long enough for a section to count as seen and for a request to arrive, even on a busy machine. */
const VIEW_MS = 800;

/** Scrolls to an element and waits until it counts as seen. */
async function view(locator: Locator): Promise<void> {
  await waitForScript(locator.page());
  await locator.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await locator.page().waitForTimeout(VIEW_MS);
}

/** Completes the practice trade or the demo, and closes it. */
async function completePractice(page: Page, label: string): Promise<void> {
  const dialog = page.locator('dialog[open]');
  if (label === 'View Live Demo') {
    for (const step of ['Trade', 'Cash out', 'Trade ticket']) {
      await dialog.locator('[data-practice-ask]').click();
      await dialog.locator('[data-practice-approve]').click();
      await expect(dialog.locator('#practice-step')).toHaveText(step);
    }
  } else {
    const forwardButton = dialog.locator('[data-watch=forward]');
    for (let scene = 1; scene < DEMO_SCENES.length; scene += 1) await forwardButton.click();
    await expect(forwardButton).toBeDisabled();
  }
  await dialog.locator('[data-practice-close]').click();
  await expect(dialog).toBeHidden();
}

test('reports the sections, buttons, and form steps of a visit', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const campaign =
    'utm_source=newsletter&utm_medium=Mail&utm_campaign=Spring%20Sale&utm_content=top';
  await page.goto(`${server.site}/?${campaign}`, { referer: 'https://www.google.co.uk/' });
  for (const id of getSectionIds(owner)) await view(page.locator(`#${id}`));
  for (const label of Object.keys(BUTTON_COUNTS)) {
    const button = page.locator('main').locator('a, button, summary').filter({ hasText: label });
    // Use the keyboard, because an earlier click can move the button before the pointer gets there.
    await button.first().press('Enter');
    if (label.endsWith('Demo')) await completePractice(page, label);
  }
  await showForm(page);
  await view(page.locator('#tmx-form-section iframe'));
  await getForm(page).getByLabel('E-mail address').fill('one@example.com');
  await getForm(page).locator('#consent').check();
  await getForm(page).getByRole('button', { name: 'Sign Up' }).click();
  // The thank-you page's script reports the sign-up to the page.
  await expect(page.locator('#tmx-form-section[data-sent]')).toBeAttached();
  await setTabHidden(page, true);

  const report = await waitForReport(page, server, 1);
  for (const list of ['reached', 'pressed', 'practised', 'form'] as const)
    expect(new Set(report[list].map(({ count }) => count)), list).toEqual(new Set([1]));
  expect([report.reached.length, report.pressed.length]).toEqual([17, 14]);
  const devices = report.devices.filter(({ count }) => count > 0);
  expect(devices).toMatchObject([{ name: 'desktop', count: 1 }]);
  expect(report.languages).toMatchObject([{ name: 'en', count: 1 }]);
  expect(report.vitals.map(({ measured }) => measured)).toEqual([1, 1, 1, 1]);
  expect(report.signedUp).toBe(1);
  const counts = { visits: 1, seen: 1, begun: 1, sent: 1, rate: null, signedUp: 1 };
  expect(report.rates).toEqual({
    page: [],
    source: [{ ...counts, name: 'newsletter' }],
    medium: [{ ...counts, name: 'mail' }],
    campaign: [{ ...counts, name: 'spring sale' }],
    referrer: [{ ...counts, name: 'google.com', signedUp: null }],
    variant: [],
  });
  expect(report.contents).toMatchObject([{ name: 'top', count: 1 }]);
  expect(report.byDay.every(({ refused }) => refused === 0)).toBe(true);
});

for (const [signal, expected] of [
  ['globalPrivacyControl', []],
  ['doNotTrack', []],
  ['nothing', [owner.languages.at(-1)]],
] as const) {
  test(`with ${signal} set, sends ${expected.length} visits and stores no cookies`, async ({
    page,
    site,
    basePath,
  }) => {
    const requests: Request[] = [];
    page.on('request', (request) => void (request.method() === 'GET' || requests.push(request)));
    await page.addInitScript(
      (name) => Object.defineProperty(navigator, name, { get: () => '1' }),
      signal,
    );
    await page.goto(`${site}${getLanguagePath(owner, owner.languages.at(-1) ?? 'en')}`);
    await view(page.locator('#faq'));
    for (const isHidden of [true, false, true]) await setTabHidden(page, isHidden);
    await page.waitForTimeout(VIEW_MS);
    expect(requests.map((request) => request.postDataJSON().language)).toEqual(expected);
    for (const request of requests)
      expect(new URL(request.url()).pathname).toBe(`${basePath}/api/visits`);
    expect(await page.context().cookies()).toEqual([]);
  });
}
