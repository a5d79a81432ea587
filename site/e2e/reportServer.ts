import type { Page } from '@playwright/test';
import { REPORT_PATH, type Report } from '#contract/report.ts';
import type { RunningServer } from './environment.ts';
import { expect, test as base } from './fixtures.ts';

export const PASSWORD = 'correct horse battery';

/** With a server whose counts only this test changes, and the owner's password. */
export const test = base.extend<{ server: RunningServer }>({
  httpCredentials: { username: 'owner', password: PASSWORD },
  server: async ({ serve }, use) =>
    use(await serve({ REPORT_PASSWORD: PASSWORD, MARKET_FALLBACK: 'sample' })),
});

/** The owner's numbers, once the server has written this many visits. */
export async function figuresOf(page: Page, server: RunningServer, visits: number) {
  const read = async (): Promise<Report> =>
    (await page.request.get(`${server.site}${REPORT_PATH}`)).json();
  await expect.poll(async () => (await read()).visits, { timeout: 30_000 }).toBe(visits);
  return read();
}
