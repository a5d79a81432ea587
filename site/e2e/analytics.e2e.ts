import { owner } from '../src/data/owner.ts';
import { expect, test } from './fixtures.ts';

// For a brand with analytics: a fake script for its service, under the page's own headers.

const { src = 'https://none.example', words = '' } = owner.analytics ?? {};
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
  test.skip(owner.analytics === undefined, 'No script is declared.');
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
