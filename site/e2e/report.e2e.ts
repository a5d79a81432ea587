import { VISITS_PATH } from '#contract/visits.ts';
import { expect } from './fixtures.ts';
import { waitForReport, test } from './reportServer.ts';
import { scanWithAxe, findLayoutProblems } from './pageProblems.ts';

const SOURCE_WITH_HTML = '<img src=x onerror=alert(1)>';
const LONG_SOURCE = 'x'.repeat(60);

/** Sends visits with IDs from `from` up to `to`. The source and the form steps depend on the ID. */
async function sendVisits(site: string, from: number, to: number): Promise<void> {
  for (let id = from; id < to; id += 1) {
    const form = ['seen', 'begun', 'sent'].slice(0, id % 4);
    const source = [undefined, 'news', SOURCE_WITH_HTML, LONG_SOURCE][id % 4];
    const empty = { buttons: [], practice: [], vitals: {} };
    const counts = { device: 'phone', language: 'en', sections: ['top'], ...empty, form, source };
    await fetch(site + VISITS_PATH, { method: 'POST', body: JSON.stringify(counts) });
  }
}

test('the report shows errors, hides unreliable rates, and passes axe', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/400/);
  await page.goto(`${server.site}/report`);
  await expect(page.getByText('No visits and no sign-ups in these days')).toBeVisible();
  await scanWithAxe(page, 'the empty report');
  await page.goto(`${server.site}/report?days=all`);
  await expect(page.getByRole('status')).toContainText('1 to 400 days');
  await scanWithAxe(page, 'the report that failed');
  await page.route('**/api/report*', (route) => route.fulfill({ json: {} }));
  await page.goto(`${server.site}/report`);
  await expect(page.getByRole('status')).toContainText('The server did not return');
  await page.unroute('**/api/report*');

  await sendVisits(server.site, 0, 29);
  await waitForReport(page, server, 29);
  await page.goto(`${server.site}/report?days=7`);
  await expect(page.getByText('They appear once there are 30')).toBeVisible();
  await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('main')).not.toContainText(/\d%/);

  await sendVisits(server.site, 29, 30);
  const { to } = await waitForReport(page, server, 30);
  await page.goto(`${server.site}/report`);
  await expect(page.getByText('of visits sent the form')).toHaveText(/^23\.3%/);
  const getRows = (name: string) => page.getByRole('table', { name }).locator('tbody tr');
  await expect(getRows('Sign-up funnel')).toHaveText([
    'Visits30100.0%–',
    'Form seen2273.3%73.3%',
    'Begun1446.7%63.6%',
    'Sent723.3%50.0%',
    'Signed up0––',
  ]);
  await expect(getRows('Source').filter({ hasText: SOURCE_WITH_HTML })).toHaveText(
    `${SOURCE_WITH_HTML}7770–0`,
  );
  await expect(page.locator('main img')).toHaveCount(0);
  await page.locator('summary').click();
  await expect(getRows('Day by day').last()).toHaveText(`${to}3022700`);
  await expect(page.getByText('Counts last saved')).toContainText(to);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await scanWithAxe(page, `the report, ${colorScheme}`);
  }
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(findLayoutProblems), `${width} px`).toEqual([]);
  }
});
