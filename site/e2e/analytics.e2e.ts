import { owner } from '../src/data/owner.ts';
import { expect, test } from './fixtures.ts';

// A test owner declares two scripts: one runs at once, one waits for consent. The tests stand in for their services.

const [counter, tag] = owner.analytics;
test.skip(counter === undefined, 'This owner declares no scripts.');
const LOADS_MORE = `
  const more = document.createElement('script');
  more.src = new URL('/more.js', document.currentScript.src).href;
  document.head.append(more);`;
const SENDS = `navigator.sendBeacon(new URL('/event', document.currentScript.src), 'seen');`;

test('lets a declared analytics script load and send, without false claims', async ({
  page,
  site,
  said,
}) => {
  const { src = '', words = '' } = counter ?? {};
  const { origin } = new URL(src);
  const sent = page.waitForRequest(`${origin}/event`);
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = pathname === '/more.js' ? SENDS : LOADS_MORE;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(site);
  expect((await sent).postData()).toBe('seen');
  await expect(page.locator('#privacy')).toContainText(words);
  await expect(page.getByText('No cookies', { exact: true })).toHaveCount(0);
  await expect(page.getByText('no third-party script')).toHaveCount(0);
  // No script from another origin loads.
  said.expectError(/TrustedScriptURL/);
  const refused = page.evaluate(() => {
    document.createElement('script').src = 'https://other.example/a.js';
  });
  await expect(refused).rejects.toThrow('TrustedScriptURL');
});

test('loads a script that needs consent only after the visitor agrees', async ({ page, site }) => {
  const { src = '' } = tag ?? {};
  const { origin } = new URL(src);
  const requests: string[] = [];
  await page.route(`${origin}/**`, (route) => {
    requests.push(route.request().url());
    const body = "document.cookie = 'tag=1'";
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  const cookies = () => page.evaluate(() => document.cookie);
  const banner = page.getByRole('region', { name: 'Cookies' });
  const [refuse, agree] = ['Refuse', 'Agree'].map((name) =>
    banner.getByRole('button', { name, exact: true }),
  );
  const isLoaded = async () => {
    await page.waitForLoadState('networkidle');
    return requests.length > 0 || (await cookies()) !== '';
  };

  await page.goto(site);
  await expect(banner).toBeVisible();
  expect(await isLoaded()).toBe(false);
  await refuse?.click();
  await expect(banner).toBeHidden();
  await page.reload();
  expect(await isLoaded()).toBe(false);
  await expect(banner).toBeHidden();

  await page
    .locator('#choices')
    .evaluate((text) => text.closest('details')?.setAttribute('open', ''));
  const change = page.getByRole('button', { name: 'Change your choice about cookies' });
  await change.click();
  await agree?.click();
  await expect.poll(cookies).toBe('tag=1');
  expect(requests).toEqual([src]);
});

test('asks nothing and loads nothing if the browser asks for privacy', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(site, { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  expect(requests.filter((url) => tag && url.startsWith(new URL(tag.src).origin))).toEqual([]);
});
