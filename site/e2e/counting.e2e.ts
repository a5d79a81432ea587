import type { Locator, Page, Request } from '@playwright/test';
import { DEMO_SCENES } from '../src/islands/practice/demo.ts';
import { getSectionIds } from '../src/data/sections.ts';
import { owner } from '../src/data/owner.ts';
import { form, showForm } from './form.ts';
import { LABELS, expect } from './fixtures.ts';
import { figuresOf, test } from './reportServer.ts';
import { scripted, setHidden } from './visitor.ts';
import { getLanguagePath } from '../src/i18n/locales.ts';

/** Enough on a busy machine to see a section and for a message to arrive. */
const GLANCE_MS = 800;

async function see(element: Locator): Promise<void> {
  await scripted(element.page());
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await element.page().waitForTimeout(GLANCE_MS);
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
    for (let moment = 1; moment < DEMO_SCENES.length; moment += 1) await forward.click();
    await expect(forward).toBeDisabled();
  }
  await dialog.locator('[data-practice-close]').click();
  await expect(dialog).toBeHidden();
}

test('reports a visit that saw and did everything exactly', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const campaign =
    'utm_source=newsletter&utm_medium=Mail&utm_campaign=Spring%20Sale&utm_content=top';
  await page.goto(`${server.site}/?${campaign}`, { referer: 'https://www.google.co.uk/' });
  for (const id of getSectionIds(owner)) await see(page.locator(`#${id}`));
  for (const label of Object.keys(LABELS)) {
    const button = page.locator('main').locator('a, button, summary').filter({ hasText: label });
    // By keyboard: an earlier press may move the button, and a pointer would miss it.
    await button.first().press('Enter');
    if (label.endsWith('Demo')) await finish(page, label);
  }
  await showForm(page);
  await see(page.locator('#tmx-form-section iframe'));
  await form(page).getByLabel('E-mail address').fill('one@example.com');
  await form(page).locator('#consent').check();
  await form(page).getByRole('button', { name: 'Sign Up' }).click();
  // The form's page sends its message once its script has loaded.
  await expect(page.locator('#tmx-form-section[data-sent]')).toBeAttached();
  await setHidden(page, true);

  const report = await figuresOf(page, server, 1);
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
    page: [],
    source: [{ ...all, name: 'newsletter' }],
    medium: [{ ...all, name: 'mail' }],
    campaign: [{ ...all, name: 'spring sale' }],
    referrer: [{ ...all, name: 'google.com', signedUp: null }],
    variant: [],
  });
  expect(report.contents).toMatchObject([{ name: 'top', count: 1 }]);
  expect(report.byDay.every(({ refused }) => refused === 0)).toBe(true);
});

for (const [asks, expected] of [
  ['globalPrivacyControl', []],
  ['doNotTrack', []],
  ['nothing', [owner.languages.at(-1)]],
] as const) {
  test(`with ${asks} sends ${expected.length} messages and keeps no cookie`, async ({
    page,
    site,
  }) => {
    const sent: Request[] = [];
    page.on('request', (request) => void (request.method() === 'GET' || sent.push(request)));
    await page.addInitScript(
      (name) => Object.defineProperty(navigator, name, { get: () => '1' }),
      asks,
    );
    await page.goto(`${site}${getLanguagePath(owner, owner.languages.at(-1) ?? 'en')}`);
    await see(page.locator('#faq'));
    for (const isHidden of [true, false, true]) await setHidden(page, isHidden);
    await page.waitForTimeout(GLANCE_MS);
    expect(sent.map((request) => request.postDataJSON().language)).toEqual(expected);
    for (const request of sent) expect(new URL(request.url()).pathname).toBe('/api/visits');
    expect(await page.context().cookies()).toEqual([]);
  });
}
