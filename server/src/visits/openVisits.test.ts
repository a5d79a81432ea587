import { expect, test } from 'vitest';
import { COUNTS_MAX_BYTES, type Counts } from '#contract/counts.ts';
import { DAY_MS, utcDay } from '#contract/time.ts';
import { VISITS_PATH } from '#contract/visits.ts';
import { IS_FULL } from '../../test/startServer.ts';
import { ENGINES, newPlace } from '../../test/stores.ts';
import { NOON, MANIFEST } from '../../test/testDependencies.ts';
import { openServer, type Given } from '../../test/testServer.ts';
import { countsSince, MAX_VALUES } from './dayCounts.ts';

const DAY = '2026-11-21';
const NO_NAMES = { sections: [], buttons: [], practice: [], form: [], vitals: {} };
const visit = (more: Partial<Counts> = {}): Counts => {
  return { device: 'phone', language: 'en', ...NO_NAMES, ...more };
};
const VISIT = visit({ form: ['seen', 'begun', 'sent'] });
const HONEST = { ...VISIT, campaign: 'spring', source: 'news', variants: { hero: 'b' } };

async function open(given: Given = {}) {
  const server = await openServer(given);
  return {
    ...server,
    send: async (sent: unknown, headers = {}) => {
      const body = typeof sent === 'string' ? sent : JSON.stringify(sent);
      return (await server.ask(VISITS_PATH, { body, headers })).status;
    },
    /** What was counted once the server is stopped. */
    counted: async () => {
      await server.writeLast();
      const names = (await countsSince(server.store, '')).get(DAY) ?? [];
      return Object.fromEntries<number>(names);
    },
  };
}

test('a visit becomes one of each of its names, under its day, and nothing else', async () => {
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
  const rows = await store.rows('select * from counted_visits');
  expect(JSON.stringify(rows)).not.toMatch(/zebra|203\.0/i);
  expect(Object.keys(rows[0] ?? {})).toEqual(['day', 'name', 'count']);
});

test.each(ENGINES)(
  'on %s the newest 400 days on which anything was counted are kept, whatever the clock says',
  async (engine) => {
    const { store, work } = await openServer({ engine });
    const days = Array.from({ length: 402 }, (_, index) => utcDay(NOON + index * 2 * DAY_MS));
    const rows = days.map((day) => `('${day}', 'visits', 1)`);
    await store.rows(`insert into counted_visits values ${rows.join()}`);
    await work('deleting counts');
    expect([...(await countsSince(store, '')).keys()]).toEqual(days.slice(2));
    expect([...(await countsSince(store, days[400] ?? '')).keys()]).toEqual(days.slice(400));
    await work('deleting counts');
    expect((await countsSince(store, '')).size).toBe(400);
  },
);

test('what is no message of ours changes no figure but the one that tells of it', async () => {
  const { send, counted } = await open();
  expect(await send('{')).toBe(400);
  expect(await send(visit({ language: 'de' }))).toBe(400);
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
    refused: 7,
  });
});

test('what the store did not take is written when it is back, and what is left at the stop', async () => {
  const { send, work, counted, store } = await open();
  const { transaction } = store;
  store.transaction = () => Promise.reject(new Error('away'));
  await send(visit());
  await expect(work('writing counts')).rejects.toThrow('away');
  store.transaction = transaction;
  await work('writing counts');
  expect((await countsSince(store, '')).get(DAY)?.get('visits')).toBe(1);
  await send(visit());
  expect((await counted())['visits']).toBe(2);
});

test.each([
  ['SQLite', 1],
  ['PostgreSQL', 2],
] as const)(
  'on %s, counted by %i servers, false counts leave the table small and honest figures as they are',
  async (engine, count) => {
    const falseCounts = IS_FULL ? 40_000 : 1_200;
    const place = await newPlace(engine);
    const start = () => Promise.all(Array.from({ length: count }, () => openServer({ place })));
    const write = () => Promise.all(servers.map(({ writeLast }) => writeLast()));
    /** Each visitor has an address of their own, unless one is given; what is alike comes to each server. */
    const send = async (message: object, address = `2001:db8:${sent.toString(16)}::1`) => {
      const server = servers[((sent += 1) % 3) % count];
      return (await server?.ask(VISITS_PATH, { body: JSON.stringify(message) }, address))?.status;
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
    // Replays of one address are taken thirty times, by each server and by the one after it.
    const replays = 60 * count;
    expect(Object.fromEntries(answers)).toEqual({
      204: quarter + replays,
      400: quarter * 2,
      429: quarter - replays,
    });
    const [{ store } = await openServer({ place })] = servers;
    const counts = (await countsSince(store, DAY)).get(DAY) ?? new Map<string, number>();
    for (const name of ['campaign|sent|spring', 'source|visits|news', 'variant|begun|hero:b'])
      expect([name, counts.get(name)]).toEqual([name, honest + replays]);
    expect(counts.get('visits')).toBe(honest + replays + quarter);
    expect(counts.get('campaign|visits|other')).toBe(quarter - (MAX_VALUES - 1));
    // Of three kinds two hundred values and `other`, each with four steps.
    const ofKinds = [...counts.keys()].filter((name) => /^(campaign|source|medium)\|/.test(name));
    expect(ofKinds).toHaveLength(3 * (MAX_VALUES + 1) * 4);
    expect(counts.size - ofKinds.length).toBeLessThan(20);
  },
);

/** An invented campaign, an invented variant, an honest visit once more, an invented site; and from which address. */
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
