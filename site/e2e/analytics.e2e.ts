import { owner } from '../src/data/owner.ts';
import { expect, test } from './fixtures.ts';

// The test owner has two scripts: one loads immediately, and the other after consent. We stub both services.

const [script, consentScript] = owner.analytics;
test.skip(script === undefined, 'No analytics scripts are configured.');
const LOADER_CODE = `
  const script = document.createElement('script');
  script.src = new URL('/second.js', document.currentScript.src).href;
  document.head.append(script);`;
const BEACON_CODE = `navigator.sendBeacon(new URL('/event', document.currentScript.src), 'seen');`;

test('runs an analytics script and hides privacy claims that no longer apply', async ({
  page,
  site,
  consoleErrors,
}) => {
  const { src = '', words: description = '' } = script ?? {};
  const { origin } = new URL(src);
  const beacon = page.waitForRequest(`${origin}/event`);
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = pathname === '/second.js' ? BEACON_CODE : LOADER_CODE;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(site);
  expect((await beacon).postData()).toBe('seen');
  await expect(page.locator('#privacy')).toContainText(description);
  await expect(page.getByText('No cookies', { exact: true })).toHaveCount(0);
  await expect(page.getByText('no third-party script')).toHaveCount(0);
  // The CSP still blocks scripts from other origins.
  consoleErrors.allow(/TrustedScriptURL/);
  const blocked = page.evaluate(() => {
    document.createElement('script').src = 'https://other.example/a.js';
  });
  await expect(blocked).rejects.toThrow('TrustedScriptURL');
});

test('loads a script after consent, and deletes its cookies after withdrawal', async ({
  page,
  site,
}) => {
  const { src = '' } = consentScript ?? {};
  const { origin } = new URL(src);
  const requests: string[] = [];
  await page.route(`${origin}/**`, (route) => {
    requests.push(route.request().url());
    // It also sets a cookie while the page unloads.
    const body =
      "const set = () => (document.cookie = 'tag_7=1'); set(); addEventListener('pagehide', set);";
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  const getCookies = () => page.evaluate(() => document.cookie);
  const banner = page.getByRole('region', { name: 'Cookies' });
  const [rejectButton, agreeButton] = ['Refuse', 'Agree'].map((name) =>
    banner.getByRole('button', { name, exact: true }),
  );
  const isLoaded = async () => {
    await page.waitForLoadState('networkidle');
    return requests.length > 0 || (await getCookies()) !== '';
  };

  await page.goto(site);
  await expect(banner).toBeVisible();
  expect(await isLoaded()).toBe(false);
  await rejectButton?.click();
  await expect(banner).toBeHidden();
  await page.reload();
  expect(await isLoaded()).toBe(false);
  await expect(banner).toBeHidden();

  await page.locator('footer summary').filter({ hasText: 'Cookies' }).click();
  const changeButton = page.getByRole('button', { name: 'Change your choice about cookies' });
  await changeButton.click();
  await agreeButton?.click();
  await expect(changeButton).toBeFocused();
  await expect.poll(getCookies).toBe('tag_7=1');
  expect(requests).toEqual([src]);
  await page.evaluate(() => (document.cookie = 'other=1'));

  await changeButton.click();
  await rejectButton?.click();
  await expect(banner).toBeHidden();
  await expect.poll(getCookies).toBe('other=1');
  expect(requests).toEqual([src]);
});

test('Global Privacy Control suppresses the banner and all scripts', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(site, { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  const origin = consentScript && new URL(consentScript.src).origin;
  expect(requests.filter((url) => origin && url.startsWith(origin))).toEqual([]);
});
