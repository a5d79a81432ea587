import type { Page } from '@playwright/test';
import { REPORT_PATH, type Report } from '#contract/report.ts';
import { VISITS_PATH } from '#contract/visits.ts';
import type { RunningServer } from './environment.ts';
import { expect, test as base } from './fixtures.ts';
import { scan, troubles } from './troubles.ts';

const PASSWORD = 'correct horse battery';
const HOSTILE = '<img src=x onerror=alert(1)>';
const LONG = 'x'.repeat(60);

const test = base.extend<{ server: RunningServer }>({
  httpCredentials: { username: 'owner', password: PASSWORD },
  server: async ({ serve }, use) => use(await serve({ REPORT_PASSWORD: PASSWORD })),
});

/** Visits by their numbers, a few of each source; the further ones came further. */
async function visit({ site }: RunningServer, from: number, to: number): Promise<void> {
  for (let id = from; id < to; id += 1) {
    const steps = ['seen', 'begun', 'sent'].slice(0, id % 4);
    const source = [undefined, 'news', HOSTILE, LONG][id % 3];
    const { status } = await fetch(site + VISITS_PATH, {
      method: 'POST',
      body: JSON.stringify({
        device: 'phone',
        language: 'en',
        sections: ['top'],
        buttons: [],
        practice: [],
        form: steps,
        vitals: { lcp: 12, cls: 0 },
        source,
        campaign: id % 5 === 0 ? LONG : undefined,
      }),
    });
    expect(status).toBe(204);
  }
}

/** The page's figures, once the server has written so many visits. */
async function figuresOf(page: Page, { site }: RunningServer, visits: number): Promise<Report> {
  const read = async () =>
    (await (await page.request.get(`${site}${REPORT_PATH}`)).json()) as Report;
  await expect.poll(async () => (await read()).visits, { timeout: 30_000 }).toBe(visits);
  return read();
}

/** The words of each row of a table, by its caption. */
const rows = async (page: Page, name: string) =>
  (await page.getByRole('table', { name }).getByRole('row').all())
    .slice(1)
    .map((row) => row.locator('th, td').allInnerTexts());

test('an empty store and days that there are not are told in a sentence; below thirty visits it tells no percentage; then every number is that of the figures, names that strangers wrote are only words, and it reads in both themes at every width', async ({
  page,
  server,
  said,
}) => {
  said.expectError(/400/);
  await page.goto(`${server.site}/report`);
  await expect(page.getByText('Nothing was counted in these days')).toBeVisible();
  await scan(page, 'the empty report');
  await page.goto(`${server.site}/report?days=all`);
  await expect(page.getByRole('status')).toContainText('1 to 400 whole days');
  await scan(page, 'the report that failed');

  await visit(server, 0, 29);
  await figuresOf(page, server, 29);
  await page.goto(`${server.site}/report?days=7`);
  await expect(page.getByText('they are given from thirty visits on')).toBeVisible();
  await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('main')).not.toContainText(/\d%/);

  await visit(server, 29, 30);
  const report = await figuresOf(page, server, 30);
  await page.goto(`${server.site}/report`);
  await expect(page.getByText('of visits sent the form')).toHaveText(/^23\.3%/);
  expect(await Promise.all(await rows(page, 'How far they come'))).toEqual([
    ['Visits', '30', '100.0%', '–'],
    ['Form seen', '22', '73.3%', '73.3%'],
    ['Begun', '14', '46.7%', '63.6%'],
    ['Sent', '7', '23.3%', '50.0%'],
    ['Signed up', '0', '–', '–'],
  ]);
  const percent = (share: number | null) => (share === null ? '–' : `${(share * 100).toFixed(1)}%`);
  const expected = report.rates.source.map(({ name, visits, seen, begun, sent, rate, signedUp }) =>
    [name, visits, seen, begun, sent, percent(rate), signedUp].map(String),
  );
  expect(expected.map(([name]) => name)).toContain(HOSTILE);
  expect(await Promise.all(await rows(page, 'Source'))).toEqual(expected);
  expect(await Promise.all(await rows(page, 'Sections reached'))).toContainEqual([
    'top',
    '30',
    '100.0%',
  ]);
  expect(await Promise.all(await rows(page, 'How fast the page is'))).toContainEqual([
    'Largest paint (LCP)',
    'at most 1,300\u00a0ms',
    'good',
    '30',
  ]);
  await page.locator('summary').click();
  const today = report.byDay.at(-1);
  expect((await Promise.all(await rows(page, 'Day by day'))).at(-1)).toEqual(
    [today?.day, 30, 22, 7, 0, 0].map(String),
  );
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(page.getByText('Counts were last written')).toContainText(today?.day ?? '?');

  for (const [colorScheme, width] of [
    ['light', 320],
    ['dark', 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await scan(page, `the report, ${colorScheme}`);
  }
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(troubles), `${width} px`).toEqual([]);
  }
});
