import { expect, test } from 'vitest';
import { COUNTS_MAX_BYTES, type Counts } from '#contract/counts.ts';
import { VISITS_PATH } from '#contract/visits.ts';
import { IS_FULL } from '../../test/startServer.ts';
import { createStoreEnv } from '../../test/stores.ts';
import { NOON, MANIFEST } from '../../test/testDependencies.ts';
import { createTestServer, type TestServerOptions } from '../../test/testServer.ts';
import { MAX_VALUES, readTotals } from './dayCounts.ts';

const DAY = '2026-11-21';
const EMPTY_LISTS = { sections: [], buttons: [], practice: [], form: [], vitals: {} };
const createVisit = (changes: Partial<Counts> = {}): Counts => {
  return { device: 'phone', language: 'en', ...EMPTY_LISTS, ...changes };
};
const FORM_VISIT = createVisit({ form: ['seen', 'begun', 'sent'] });
const REAL_VISIT = { ...FORM_VISIT, campaign: 'spring', source: 'news', variants: { hero: 'b' } };

async function startServer(options: TestServerOptions = {}) {
  const server = await createTestServer(options);
  return {
    ...server,
    send: async (message: unknown, headers = {}) => {
      const body = typeof message === 'string' ? message : JSON.stringify(message);
      return (await server.request(VISITS_PATH, { body, headers })).status;
    },
    /** Stops the server and returns the day's counts. */
    readCounts: async () => {
      await server.flushCounts();
      return Object.fromEntries(await readTotals(server.store, DAY));
    },
  };
}

test('stores only daily counts and nothing about the visitor', async () => {
  const { send, readCounts, store } = await startServer();
  const visit = createVisit({
    sections: ['top', 'faq'],
    buttons: ['all-faqs', 'own-video'],
    vitals: { lcp: 8 },
  });
  const headers = { 'User-Agent': 'Zebra/7', Referer: 'https://zebra.example/' };
  expect(await send(visit, headers)).toBe(204);
  const names =
    'visits device:phone language:en section:top section:faq button:all-faqs button:own-video lcp:8'.split(
      ' ',
    );
  expect(await readCounts()).toEqual(Object.fromEntries(names.map((name) => [name, 1])));
  const rows = await store.rows('select * from visit_counts');
  expect(JSON.stringify(rows)).not.toMatch(/zebra|203\.0/i);
  expect(Object.keys(rows[0] ?? {})).toEqual(['day', 'name', 'count']);
});

test('returns 500 after an unexpected error and logs its stack', async () => {
  let isBroken = false;
  const now = () => {
    if (!isBroken) return NOON;
    isBroken = false;
    throw new Error('no clock');
  };
  const { send, readCounts, lines } = await startServer({ now });
  isBroken = true;
  expect(await send(createVisit())).toBe(500);
  expect(lines).toEqual([
    expect.stringMatching(/^error: request failed .*"\/api\/visits".*no clock\\n +at now/),
  ]);
  expect(await readCounts()).toEqual({});
});

test('only counts an invalid message as `refused`', async () => {
  const { send, readCounts } = await startServer();
  expect(await send('{')).toBe(400);
  expect(await send(createVisit({ language: 'de' }))).toBe(400);
  expect(await send(createVisit({ page: 'basement' }))).toBe(400);
  expect(await send(createVisit({ sections: ['basement'] }))).toBe(400);
  expect(await send(createVisit({ buttons: ['basement'] }))).toBe(400);
  expect(await send(createVisit({ variants: { other: 'a' } }))).toBe(400);
  expect(await send('x'.repeat(COUNTS_MAX_BYTES + 1))).toBe(413);
  expect(await send(createVisit(), { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await send(createVisit(), { Origin: MANIFEST.siteOrigin })).toBe(204);
  expect(await readCounts()).toEqual({
    visits: 1,
    'device:phone': 1,
    'language:en': 1,
    refused: 8,
  });
});

test("retries a day's counts after a failed write, and stores the rest on shutdown", async () => {
  const { send, runJobs, readCounts, store, clock } = await startServer();
  const { write } = store;
  store.write = () => Promise.reject(new Error('away'));
  await send(createVisit());
  clock.pass(24 * 60 * 60);
  await expect(runJobs('storing counts')).rejects.toThrow('away');
  store.write = write;
  await runJobs('storing counts');
  const visits = "select day, count from visit_counts where name = 'visits'";
  expect(await store.rows(visits)).toEqual([{ day: DAY, count: 1 }]);
  await send(createVisit());
  expect((await readCounts())['visits']).toBe(2);
});

test.each([
  ['SQLite', 1],
  ['PostgreSQL', 2],
] as const)(
  'limits what fake messages do to real counts on %s with %i servers',
  async (engine, count) => {
    const fakeMessageCount = IS_FULL ? 40_000 : 1_200;
    const storeEnv = await createStoreEnv(engine);
    const start = () =>
      Promise.all(Array.from({ length: count }, () => createTestServer({ storeEnv })));
    const flush = () => Promise.all(servers.map(({ flushCounts }) => flushCounts()));
    /** By default, each message comes from a new address. Equal messages go to all servers in turn. */
    const send = async (message: object, address = `2001:db8:${sentCount.toString(16)}::1`) => {
      const server = servers[((sentCount += 1) % 3) % count];
      return (await server?.request(VISITS_PATH, { body: JSON.stringify(message) }, address))
        ?.status;
    };
    let [servers, sentCount, realCount] = [await start(), 0, 1];
    await send(REAL_VISIT);
    await flush();
    const statusCounts = new Map<unknown, number>();
    for (let index = 0; index < fakeMessageCount; index += 1) {
      const [message, address] = createFakeMessage(index);
      const status = await send(message, address);
      statusCounts.set(status, 1 + (statusCounts.get(status) ?? 0));
      if (index % 300 === 0) {
        expect(await send(REAL_VISIT)).toBe(204);
        realCount += 1;
        await flush();
      }
      if (index === fakeMessageCount / 2) {
        await flush();
        servers = await start();
      }
    }
    await flush();

    const quarter = fakeMessageCount / 4;
    // Each server accepts thirty replays from an address, and thirty more after a restart.
    const replays = 60 * count;
    expect(Object.fromEntries(statusCounts)).toEqual({
      204: quarter + replays,
      400: quarter * 2,
      429: quarter - replays,
    });
    const [{ store } = await createTestServer({ storeEnv })] = servers;
    const counts = await readTotals(store, DAY);
    for (const name of ['campaign|sent|spring', 'source|visits|news', 'variant|begun|hero:b'])
      expect([name, counts.get(name)]).toEqual([name, realCount + replays]);
    expect(counts.get('visits')).toBe(realCount + replays + quarter);
    expect(counts.get('campaign|visits|other')).toBe(quarter - (MAX_VALUES - 1));
    // Each of the three types has two hundred values plus `other`, with four steps each.
    const campaignCounters = [...counts.keys()].filter((name) =>
      /^(campaign|source|medium)\|/.test(name),
    );
    expect(campaignCounters).toHaveLength(3 * (MAX_VALUES + 1) * 4);
    expect(counts.size - campaignCounters.length).toBeLessThan(20);
  },
);

/** Makes up a campaign, variant, or referrer, or replays a real visit from its IP address. */
function createFakeMessage(index: number): [message: object, address?: string] {
  const name = `=${index}|\u001b[2J\u0000\ud800`;
  switch (index % 4) {
    case 0:
      return [{ ...FORM_VISIT, campaign: name, source: name, medium: name }];
    case 1:
      return [{ ...FORM_VISIT, variants: { [`v${index}`]: 'a' } }];
    case 2:
      return [REAL_VISIT, '203.0.113.7'];
    default:
      return [{ ...FORM_VISIT, referrer: `${index}.example` }];
  }
}
