import { expect, test } from 'vitest';
import { COUNTS_MAX_BYTES, type Counts } from '#contract/counts.ts';
import { DAY_MS, utcDay } from '#contract/time.ts';
import { ENGINES, newStore } from '../../test/stores.ts';
import { from } from '../../test/testApp.ts';
import { NOON, MANIFEST, testDependencies } from '../../test/testDependencies.ts';
import type { Store } from '../database/store.ts';
import { openVisits } from './openVisits.ts';
import { addCounts, countsSince, dropOldCounts } from './dayCounts.ts';

const NO_NAMES = { sections: [], buttons: [], practice: [], form: [], vitals: {} };
const visit = (more: Partial<Counts> = {}): Counts => {
  return { device: 'phone', language: 'en', ...NO_NAMES, ...more };
};

/** A server that counts into a store, and what it has written once it is stopped. */
function openCounting(store: Store, changes = {}) {
  const { dependencies } = testDependencies({ store, ...changes });
  const { routes, jobs, writeLast } = openVisits(dependencies);
  return {
    send: async (sent: unknown, headers = {}) => {
      const body = typeof sent === 'string' ? sent : JSON.stringify(sent);
      const init = { method: 'POST', body, headers };
      const url = 'https://server.example/api/visits';
      return (await routes.request(url, init, from('203.0.113.7'))).status;
    },
    /** Lets both jobs run once. */
    look: async () => {
      for (const { run } of jobs) await run(new AbortController().signal);
    },
    counted: async () => {
      await writeLast();
      const names = (await countsSince(store, '')).get('2026-11-21') ?? [];
      return Object.fromEntries<number>(names);
    },
  };
}

test('a visit becomes one of each of its names, under its day, and nothing else', async () => {
  const store = await newStore('SQLite');
  const { send, counted } = openCounting(store);
  const seen = visit({ sections: ['top', 'faq'], buttons: ['all-faqs'], vitals: { lcp: 8 } });
  const headers = { 'User-Agent': 'Zebra/7', Referer: 'https://zebra.example/' };
  expect(await send(seen, headers)).toBe(204);
  const names =
    'visits device:phone language:en section:top section:faq button:all-faqs lcp:8'.split(' ');
  expect(await counted()).toEqual(Object.fromEntries(names.map((name) => [name, 1])));
  const rows = await store.rows('select * from counted_visits');
  expect(JSON.stringify(rows)).not.toMatch(/zebra|203\.0/i);
  expect(Object.keys(rows[0] ?? {})).toEqual(['day', 'name', 'count']);
});

test.each(ENGINES)(
  'on %s the newest 400 days on which anything was counted are kept, whatever the clock says',
  async (engine) => {
    const store = await newStore(engine);
    const days = Array.from({ length: 402 }, (_, index) => utcDay(NOON + index * 2 * DAY_MS));
    await addCounts(store, new Map(days.map((each) => [each, new Map([['visits', 1]])])), NOON);
    await dropOldCounts(store);
    expect([...(await countsSince(store, '')).keys()]).toEqual(days.slice(2));
    expect([...(await countsSince(store, days[400] ?? '')).keys()]).toEqual(days.slice(400));
    await dropOldCounts(store);
    expect((await countsSince(store, '')).size).toBe(400);
  },
);

test('what is no message of ours changes no figure but the one that tells of it', async () => {
  const { send, counted } = openCounting(await newStore('SQLite'));
  expect(await send('{')).toBe(400);
  expect(await send(visit({ language: 'de' }))).toBe(400);
  expect(await send(visit({ sections: ['basement'] }))).toBe(400);
  expect(await send(visit({ variants: { other: 'a' } }))).toBe(400);
  expect(await send('x'.repeat(COUNTS_MAX_BYTES + 1))).toBe(413);
  expect(await send(visit(), { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await send(visit(), { Origin: MANIFEST.siteOrigin })).toBe(204);
  expect(await counted()).toEqual({
    visits: 1,
    'device:phone': 1,
    'language:en': 1,
    refused: 6,
  });
});

test('what the store did not take is written when it is back, and what is left at the stop', async () => {
  const store = await newStore('SQLite');
  let isAway = true;
  const run: Store['run'] = (work) =>
    isAway ? Promise.reject(new Error('away')) : store.run(work);
  const { send, look, counted } = openCounting({ ...store, run });
  await send(visit());
  await expect(look()).rejects.toThrow('away');
  isAway = false;
  await look();
  expect((await countsSince(store, '')).get('2026-11-21')?.get('visits')).toBe(1);
  await send(visit());
  expect((await counted())['visits']).toBe(2);
});

test('a page that counts nothing has nobody to tell', async () => {
  const { send } = openCounting(await newStore('SQLite'), {
    manifest: { ...MANIFEST, counting: false },
  });
  expect(await send(visit())).toBe(404);
});
