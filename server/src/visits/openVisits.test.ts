import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SECTIONS } from '#contract/countNames.ts';
import { COUNTS_MAX_BYTES, type Counts } from '#contract/counts.ts';
import { utcDay } from '#contract/utcDay.ts';
import { createClock, NOON } from '../../test/clock.ts';
import { ENGINES, newPlace, newStore, openAt } from '../../test/stores.ts';
import { from } from '../../test/testApp.ts';
import type { Store } from '../database/store.ts';
import { createMetrics } from '../metrics.ts';
import { openVisits } from './openVisits.ts';
import { createVisits } from './visits.ts';

const SITE = 'https://site.example';
const DAY_MS = 24 * 60 * 60 * 1_000;

const visit = (more: Partial<Counts> = {}): Counts => ({
  device: 'phone',
  language: 'en',
  sections: [],
  buttons: [],
  practice: [],
  form: [],
  vitals: {},
  ...more,
});

/** A server that counts into a store, and what it has written once it is stopped. */
function openCounting(store: Store, clock = createClock()) {
  const complaints: string[] = [];
  const sleepers: (() => void)[] = [];
  const { routes, runJobs } = openVisits({
    ...clock,
    store,
    metrics: createMetrics(),
    sleep: (_, signal) =>
      new Promise((resolve) => {
        sleepers.push(resolve);
        signal?.addEventListener('abort', () => resolve());
      }),
    log: { info: () => {}, warn: () => {}, error: (line) => void complaints.push(line) },
    manifest: { siteOrigin: SITE, languages: ['en', 'es'].map((tag) => ({ tag, path: '/' })) },
    clientAddress: (c) => c.env.incoming.socket.remoteAddress,
  });
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  return {
    clock,
    complaints,
    send: async (body: unknown, headers = {}, address = '203.0.113.7') => {
      const isRaw = typeof body === 'string' || body instanceof Uint8Array;
      const init = { method: 'POST', body: (isRaw ? body : JSON.stringify(body)) as BodyInit };
      const url = 'https://server.example/api/visits';
      return (await routes.request(url, { ...init, headers }, from(address))).status;
    },
    /** Lets both jobs run once more. */
    look: async () => {
      running ??= runJobs(stopping.signal);
      for (const wake of sleepers.splice(0)) wake();
      await expect.poll(() => sleepers.length).toBe(2);
    },
    counted: async () => {
      stopping.abort();
      await (running ?? runJobs(stopping.signal));
      const names = (await createVisits(store).since('')).get('2026-11-21') ?? new Map();
      return Object.fromEntries(names) as Record<string, number>;
    },
  };
}

describe.each(ENGINES)('visits on %s', (engine) => {
  test('become one of each of their names, under their day, and nothing else', async () => {
    const store = await newStore(engine);
    const { send, counted } = openCounting(store);
    const seen = visit({ sections: ['top', 'faq'], buttons: ['all-faqs'], vitals: { lcp: 8 } });
    const headers = { 'User-Agent': 'Zebra/7', Referer: 'https://zebra.example/' };
    expect(await send(seen, headers)).toBe(204);
    expect(await send(visit({ device: 'desktop', language: 'es', form: ['seen'] }))).toBe(204);
    expect(await counted()).toEqual({
      visits: 2,
      'device:phone': 1,
      'device:desktop': 1,
      'language:en': 1,
      'language:es': 1,
      'section:top': 1,
      'section:faq': 1,
      'button:all-faqs': 1,
      'form:seen': 1,
      'lcp:8': 1,
    });
    const rows = await store.rows('select * from counted_visits');
    expect(JSON.stringify(rows)).not.toMatch(/zebra|203\.0/i);
    expect(Object.keys(rows[0] ?? {})).toEqual(['day', 'name', 'count']);
  });

  test('of two servers on one store add up, whichever writes first', async () => {
    const place = await newPlace(engine);
    const servers = [openCounting(await openAt(place)), openCounting(await openAt(place))];
    for (let turn = 0; turn < 5; turn += 1) {
      await Promise.all(servers.map(({ send }) => send(visit())));
      await Promise.all(servers.map(({ look }) => look()));
    }
    await servers[0]?.counted();
    expect((await servers[1]?.counted())?.['visits']).toBe(10);
  });

  test('are kept for the newest 400 days on which anything was counted, whatever the clock says', async () => {
    const visits = createVisits(await newStore(engine));
    const day = (index: number) => utcDay(NOON + index * 2 * DAY_MS);
    const days = Array.from({ length: 402 }, (_, index) => day(index));
    await visits.add(days.map((each) => ({ day: each, name: 'visits', count: 1 })));
    await visits.dropOld();
    expect([...(await visits.since('')).keys()]).toEqual(days.slice(2));
    expect([...(await visits.since(day(400))).keys()]).toEqual([day(400), day(401)]);
    await visits.dropOld();
    expect((await visits.since('')).size).toBe(400);
  });
});

test('what is no message of ours changes no figure but the one that tells of it', async () => {
  const { send, counted } = openCounting(await newStore('SQLite'));
  expect(await send('{')).toBe(400);
  expect(await send({ ...visit(), visitor: 1 })).toBe(400);
  expect(await send(visit({ language: 'de' }))).toBe(400);
  expect(await send('x'.repeat(COUNTS_MAX_BYTES + 1))).toBe(413);
  expect(await send(visit(), { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await send(visit(), { 'Sec-Fetch-Site': 'same-origin' })).toBe(204);
  expect(await send(visit({ sections: [...SECTIONS] }), { Origin: SITE })).toBe(204);
  expect(await counted()).toMatchObject({
    visits: 2,
    'device:phone': 2,
    'refused:not-understood': 3,
    'refused:too-large': 1,
    'refused:cross-site': 1,
  });
});

test('one address is counted thirty times at once, then once in five seconds', async () => {
  const { send, counted, clock } = openCounting(await newStore('SQLite'));
  const accepted = async (times: number) => {
    const statuses = await Promise.all(Array.from({ length: times }, () => send(visit())));
    return statuses.filter((status) => status === 204).length;
  };
  expect(await accepted(50)).toBe(30);
  clock.pass(20);
  expect(await accepted(9)).toBe(4);
  expect(await send(visit(), {}, '203.0.113.8')).toBe(204);
  expect(await counted()).toMatchObject({ visits: 35, 'refused:too-many': 25 });
});

test('false messages of any shape fill no table and change no honest count', async () => {
  const { send, counted } = openCounting(await newStore('SQLite'));
  const messages = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3_000 }),
    fc.uint8Array({ maxLength: 300 }),
    fc.json(),
    fc.record({
      ...Object.fromEntries(Object.keys(visit()).map((name) => [name, fc.constant([])])),
      device: fc.constantFrom('phone', 'fridge'),
      language: fc.constantFrom('en', 'de', 'x1', '__proto__'),
      sections: fc.array(fc.oneof(fc.constantFrom(...SECTIONS), fc.string())),
      vitals: fc.record({ lcp: fc.double() }),
    }),
  );
  let [sent, wellFormed] = [0, 0];
  await fc.assert(
    fc.asyncProperty(messages, async (message) => {
      sent += 1;
      const address = `10.0.${sent >> 8}.${sent & 255}`;
      // A message that happens to be well formed is counted: nobody could tell it from an honest one.
      if ((await send(message, {}, address)) === 204) wellFormed += 1;
    }),
    { numRuns: 150 },
  );
  expect(await send(visit({ device: 'tablet' }))).toBe(204);
  const names = await counted();
  expect([names['device:tablet'], names['visits']]).toEqual([1, wellFormed + 1]);
  expect(Object.keys(names).filter((name) => /__proto__|de|x1|fridge/.test(name))).toEqual(
    expect.not.arrayContaining(['language:de', 'language:x1', 'device:fridge']),
  );
});

test('what the store did not take is written when it is back, and what is left at the stop', async () => {
  const store = await newStore('SQLite');
  let isAway = true;
  const flaky: Store = {
    ...store,
    run: (work) => (isAway ? Promise.reject(new Error('away')) : store.run(work)),
  };
  const { send, look, counted, complaints } = openCounting(flaky);
  await send(visit());
  await look();
  await look();
  // Once for each of the two jobs, and not at each look while the store is away.
  expect(complaints).toHaveLength(2);
  isAway = false;
  await look();
  expect((await createVisits(store).since('')).get('2026-11-21')?.get('visits')).toBe(1);
  await send(visit());
  expect((await counted())['visits']).toBe(2);
});
