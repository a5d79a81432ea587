import type { Page } from '@playwright/test';
import { REPORT_PATH, type Report } from '#contract/report.ts';
import type { RunningServer } from './environment.ts';
import { expect, test as base } from './fixtures.ts';

export const PASSWORD = 'correct horse battery';

/** Each test gets a separate server with an empty report, and signs in as the owner. */
export const test = base.extend<{ server: RunningServer }>({
  httpCredentials: { username: 'owner', password: PASSWORD },
  server: async ({ serve }, use) =>
    use(await serve({ REPORT_PASSWORD: PASSWORD, MARKET_FALLBACK: 'sample' })),
});

/** Waits until the server has stored this many visits. */
export async function waitForReport(page: Page, server: RunningServer, visits: number) {
  const fetchReport = async (): Promise<Report> =>
    (await page.request.get(`${server.site}${REPORT_PATH}`)).json();
  await expect.poll(async () => (await fetchReport()).visits, { timeout: 30_000 }).toBe(visits);
  return fetchReport();
}
