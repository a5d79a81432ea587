import { expect, test } from 'vitest';
import { COUNTS_MAX_BYTES, type Counts } from '#contract/counts.ts';
import { VISITS_PATH } from '#contract/visits.ts';
import { IS_FULL } from '../../test/startServer.ts';
import { createStoreEnv } from '../../test/stores.ts';
import { NOON, MANIFEST } from '../../test/testDependencies.ts';
import { createTestServer, type TestServerOptions } from '../../test/testServer.ts';
import { MAX_VALUES, readTotals } from './dayCounts.ts';

const DAY = '2026-11-21';
const NO_NAMES = { sections: [], buttons: [], practice: [], form: [], vitals: {} };
const visit = (more: Partial<Counts> = {}): Counts => {
  return { device: 'phone', language: 'en', ...NO_NAMES, ...more };
};
const VISIT = visit({ form: ['seen', 'begun', 'sent'] });
const HONEST = { ...VISIT, campaign: 'spring', source: 'news', variants: { hero: 'b' } };

async function open(given: TestServerOptions = {}) {
  const server = await createTestServer(given);
  return {
    ...server,
    send: async (sent: unknown, headers = {}) => {
      const body = typeof sent === 'string' ? sent : JSON.stringify(sent);
      return (await server.request(VISITS_PATH, { body, headers })).status;
    },
    /** The day's counts after the server has stopped. */
    counted: async () => {
      await server.flushCounts();
      return Object.fromEntries(await readTotals(server.store, DAY));
    },
  };
}

test('counts each name of a visit by day, and stores nothing else', async () => {
  const { send, counted, store } = await open();
  const seen = visit({
    sections: ['top', 'faq'],
    buttons: ['all-faqs', 'own-video'],
    vitals: { lcp: 8 },
  });
  const headers = { 'User-Agent': 'Zebra/7', Referer: 'https://zebra.example/' };
  expect(await send(seen, headers)).toBe(204);
  const names =
    'visits device:phone language:en section:top section:faq button:all-faqs button:own-video lcp:8'.split(
      ' ',
    );
  expect(await counted()).toEqual(Object.fromEntries(names.map((name) => [name, 1])));
  const rows = await store.rows('select * from visit_counts');
  expect(JSON.stringify(rows)).not.toMatch(/zebra|203\.0/i);
  expect(Object.keys(rows[0] ?? {})).toEqual(['day', 'name', 'count']);
});

test('answers 500 to a bug and logs its stack', async () => {
  let isBroken = false;
  const now = () => {
    if (!isBroken) return NOON;
    isBroken = false;
    throw new Error('no clock');
  };
  const { send, counted, lines } = await open({ now });
  isBroken = true;
  expect(await send(visit())).toBe(500);
  expect(lines).toEqual([
    expect.stringMatching(/^error: request failed .*"\/api\/visits".*no clock\\n +at now/),
  ]);
  expect(await counted()).toEqual({});
});

test('counts an unknown message only as refused', async () => {
  const { send, counted } = await open();
  expect(await send('{')).toBe(400);
  expect(await send(visit({ language: 'de' }))).toBe(400);
  expect(await send(visit({ page: 'basement' }))).toBe(400);
  expect(await send(visit({ sections: ['basement'] }))).toBe(400);
  expect(await send(visit({ buttons: ['basement'] }))).toBe(400);
  expect(await send(visit({ variants: { other: 'a' } }))).toBe(400);
  expect(await send('x'.repeat(COUNTS_MAX_BYTES + 1))).toBe(413);
  expect(await send(visit(), { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await send(visit(), { Origin: MANIFEST.siteOrigin })).toBe(204);
  expect(await counted()).toEqual({
    visits: 1,
    'device:phone': 1,
    'language:en': 1,
    refused: 8,
  });
});

test('writes counts again after a failure, and the rest on stop', async () => {
  const { send, runJobs, counted, store } = await open();
  const { write } = store;
  store.write = () => Promise.reject(new Error('away'));
  await send(visit());
  await expect(runJobs('writing counts')).rejects.toThrow('away');
  store.write = write;
  await runJobs('writing counts');
  expect((await readTotals(store, DAY)).get('visits')).toBe(1);
  await send(visit());
  expect((await counted())['visits']).toBe(2);
});

test.each([
  ['SQLite', 1],
  ['PostgreSQL', 2],
] as const)(
  "on %s with %i servers, fake messages don't distort real counts",
  async (engine, count) => {
    const falseCounts = IS_FULL ? 40_000 : 1_200;
    const storeEnv = await createStoreEnv(engine);
    const start = () =>
      Promise.all(Array.from({ length: count }, () => createTestServer({ storeEnv })));
    const write = () => Promise.all(servers.map(({ flushCounts }) => flushCounts()));
    /** Each visitor has their own address unless one is given. Equal messages go to each server. */
    const send = async (message: object, address = `2001:db8:${sent.toString(16)}::1`) => {
      const server = servers[((sent += 1) % 3) % count];
      return (await server?.request(VISITS_PATH, { body: JSON.stringify(message) }, address))
        ?.status;
    };
    let [servers, sent, honest] = [await start(), 0, 1];
    await send(HONEST);
    await write();
    const answers = new Map<unknown, number>();
    for (let index = 0; index < falseCounts; index += 1) {
      const [message, address] = falseCount(index);
      const status = await send(message, address);
      answers.set(status, 1 + (answers.get(status) ?? 0));
      if (index % 300 === 0) {
        expect(await send(HONEST)).toBe(204);
        honest += 1;
        await write();
      }
      if (index === falseCounts / 2) {
        await write();
        servers = await start();
      }
    }
    await write();

    const quarter = falseCounts / 4;
    // Each server and the next one accept thirty replays from one address.
    const replays = 60 * count;
    expect(Object.fromEntries(answers)).toEqual({
      204: quarter + replays,
      400: quarter * 2,
      429: quarter - replays,
    });
    const [{ store } = await createTestServer({ storeEnv })] = servers;
    const counts = await readTotals(store, DAY);
    for (const name of ['campaign|sent|spring', 'source|visits|news', 'variant|begun|hero:b'])
      expect([name, counts.get(name)]).toEqual([name, honest + replays]);
    expect(counts.get('visits')).toBe(honest + replays + quarter);
    expect(counts.get('campaign|visits|other')).toBe(quarter - (MAX_VALUES - 1));
    // Three kinds have two hundred values and `other`, each with four steps.
    const ofKinds = [...counts.keys()].filter((name) => /^(campaign|source|medium)\|/.test(name));
    expect(ofKinds).toHaveLength(3 * (MAX_VALUES + 1) * 4);
    expect(counts.size - ofKinds.length).toBeLessThan(20);
  },
);

/** An invented campaign or variant, a replayed real visit or an invented site, and its address. */
function falseCount(index: number): [message: object, address?: string] {
  const name = `=${index}|\u001b[2J\u0000\ud800`;
  switch (index % 4) {
    case 0:
      return [{ ...VISIT, campaign: name, source: name, medium: name }];
    case 1:
      return [{ ...VISIT, variants: { [`v${index}`]: 'a' } }];
    case 2:
      return [HONEST, '203.0.113.7'];
    default:
      return [{ ...VISIT, referrer: `${index}.example` }];
  }
}
