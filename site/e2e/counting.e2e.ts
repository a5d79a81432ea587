import type { Request } from '@playwright/test';
import { languagePath } from '#contract/languages.ts';
import { startPostgres } from '../../server/test/startPostgres.ts';
import { owner } from '../src/data/owner.ts';
import { doEverything, openCounting, readReport, startCounting } from './countedVisit.ts';
import { setHidden } from './dashboard.ts';
import { HAS_FORM, IS_OWN_FORM } from './form.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

/** What a test has started, ended also where the test fails. */
const started: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const stop of started.splice(0).toReversed()) await stop();
});
async function start(settings?: Parameters<typeof startCounting>[0]) {
  const server = await startCounting(settings);
  started.push(server.stop);
  return server;
}

const visitsOf = async ({ dataDir }: { dataDir: string }) =>
  (await readReport({ DATA_DIR: dataDir })).visits;

/** The report of visits in each of which everything was seen and done. */
async function expectEverything(store: Record<string, string>, visits: number): Promise<void> {
  await expect.poll(async () => (await readReport(store)).visits, { timeout: 30_000 }).toBe(visits);
  const report = await readReport(store);
  const counts = (lines: readonly { name: string; count: number }[]) =>
    Object.fromEntries(lines.map(({ name, count }) => [name, count]));
  const all = (lines: readonly { name: string }[]) =>
    Object.fromEntries(lines.map(({ name }) => [name, visits]));
  for (const part of ['reached', 'pressed', 'practised', 'form'] as const)
    expect(counts(report[part]), part).toEqual(all(report[part]));
  expect([report.reached.length, report.pressed.length]).toEqual([17, 14]);
  expect(counts(report.devices)).toEqual({
    phone: 0,
    tablet: 0,
    desktop: visits,
  });
  expect(counts(report.languages)).toEqual({ en: visits });
  expect(report.vitals.map(({ measured }) => measured)).toEqual(Array(4).fill(visits));
  expect(report.signedUp).toBe(visits);
  expect(counts(report.sources)).toEqual({ newsletter: visits });
  expect(report.refused.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
  // Too few for any share.
  expect(report.isEnough).toBe(false);
}

test.describe('a visit in which everything is seen and done', () => {
  test.skip(!HAS_FORM || !IS_OWN_FORM, 'Another service says nothing of its form.');

  // It looks at seventeen sections, as a reader does.
  test.slow();

  test('is in the owner’s report to the digit, from SQLite', async () => {
    const server = await start();
    await doEverything(server, 'one@example.com');
    await expectEverything({ DATA_DIR: server.dataDir }, 1);
  });

  test('adds up with another one on another server, in PostgreSQL', async () => {
    const postgres = await startPostgres();
    started.push(postgres.stop);
    const DATABASE_URL = postgres.url;
    const servers = [await start({ DATABASE_URL }), await start({ DATABASE_URL })];
    await Promise.all(servers.map((server, turn) => doEverything(server, `${turn}@example.com`)));
    await expectEverything({ DATABASE_URL }, 2);
  });
});

for (const [name, ask] of [
  [
    'Global Privacy Control',
    () => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
  ],
  ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' })],
  ['nothing', () => undefined],
] as const) {
  test(`a browser that asks for ${name} sends ${name === 'nothing' ? 'one message' : 'nothing'}`, async ({
    page,
  }) => {
    const server = await start();
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request);
    });
    await page.addInitScript(ask);
    await openCounting(page, server.site);
    await page.locator('#faq').scrollIntoViewIfNeeded();
    await page.clock.runFor(1_000);
    // A page that is gone tells nobody what it sends.
    await setHidden(page, true);
    const asked = Number(name === 'nothing');
    await page.waitForTimeout(500);
    expect(sent.map((request) => new URL(request.url()).pathname)).toEqual(
      asked ? ['/api/visits'] : [],
    );
    await expect.poll(() => visitsOf(server)).toBe(asked);
  });
}

test('a visit is sent once, however often the page is hidden, with the language of its page', async ({
  page,
}) => {
  const server = await start();
  const language = owner.languages.at(-1) ?? 'en';
  await openCounting(page, `${server.site}${languagePath(language)}`);
  for (const isHidden of [true, false, true]) await setHidden(page, isHidden);
  await page.goto('about:blank');
  await expect.poll(() => visitsOf(server)).toBe(1);
  expect(await page.context().cookies()).toEqual([]);
  const languages = async () =>
    (await readReport({ DATA_DIR: server.dataDir })).languages.map(({ name }) => name);
  await expect.poll(languages).toEqual([language]);
});
