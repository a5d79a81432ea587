import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BUCKETS, SECTIONS, VITALS } from '#contract/countNames.ts';
import { COUNTS_MAX_BYTES, REFUSALS, type Counts } from '#contract/counts.ts';
import { utcDay } from '#contract/utcDay.ts';
import { createClock, NOON } from '../../test/clock.ts';
import { ENGINES, newPlace, newStore, openAt } from '../../test/stores.ts';
import { from } from '../../test/testApp.ts';
import type { Store } from '../database/store.ts';
import { createMetrics } from '../metrics.ts';
import { createBuffer } from './buffer.ts';
import { openVisits } from './openVisits.ts';
import { visitRoutes } from './route.ts';
import { createVisits } from './visits.ts';

const SITE = 'https://site.example';
const TODAY = '2026-11-21';
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

/** A server that counts into a store; its buffer is written when a test says so. */
function openCounting(store: Store, clock = createClock()) {
  const visits = createVisits(store);
  const buffer = createBuffer({ now: clock.now, visits });
  const metrics = createMetrics();
  const app = visitRoutes({
    buffer,
    metrics,
    monotonicNow: clock.monotonicNow,
    languages: ['en', 'es'],
    origins: [SITE],
    clientAddress: (c) => c.env.incoming.socket.remoteAddress,
  });
  return {
    visits,
    metrics,
    clock,
    write: buffer.write,
    send: async (body: unknown, headers = {}, address = '203.0.113.7') => {
      const text =
        typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
      const init = { method: 'POST', body: text as BodyInit, headers };
      return (await app.request('https://server.example/api/visits', init, from(address))).status;
    },
    counted: async () =>
      Object.fromEntries(
        [...(await visits.since(''))].map(([day, names]) => [day, Object.fromEntries(names)]),
      ),
  };
}

describe.each(ENGINES)('visits on %s', (engine) => {
  test('become one of each of their names, under their day and no finer time', async () => {
    const { send, write, counted } = openCounting(await newStore(engine));
    const seen = visit({ sections: ['top', 'faq'], buttons: ['all-faqs'], vitals: { lcp: 8 } });
    expect(await send(seen)).toBe(204);
    expect(await send(visit({ device: 'desktop', language: 'es', form: ['seen'] }))).toBe(204);
    await write();
    expect(await counted()).toEqual({
      [TODAY]: {
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
      },
    });
  });

  test('of two servers on one store add up, whichever writes first', async () => {
    const place = await newPlace(engine);
    const servers = [openCounting(await openAt(place)), openCounting(await openAt(place))];
    await Promise.all(
      Array.from({ length: 40 }, async (_, turn) => {
        const server = servers[turn % 2];
        expect(await server?.send(visit(), {}, `203.0.113.${turn}`)).toBe(204);
        await server?.write();
      }),
    );
    expect((await servers[0]?.counted())?.[TODAY]?.['visits']).toBe(40);
  });

  test('leave nothing of a visitor in the store', async () => {
    const store = await newStore(engine);
    const { send, write } = openCounting(store);
    await send(visit(), { 'User-Agent': 'Zebra/7', Referer: 'https://zebra.example/' });
    await write();
    const rows = await store.db.selectFrom('counted_visits').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/zebra|203\.0/i);
    expect(Object.keys(rows[0] ?? {})).toEqual(['day', 'name', 'count']);
  });

  test('are kept for the newest 400 days on which anything was counted, whatever the clock says', async () => {
    const { visits } = openCounting(await newStore(engine));
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
  const { send, write, counted, metrics } = openCounting(await newStore('SQLite'));
  expect(await send('{')).toBe(400);
  expect(await send({ ...visit(), visitor: 1 })).toBe(400);
  expect(await send(visit({ language: 'de' }))).toBe(400);
  expect(await send('x'.repeat(3_000))).toBe(413);
  expect(await send(visit(), { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await send(visit(), { Origin: 'https://other.example' })).toBe(403);
  expect(await send(visit(), { 'Sec-Fetch-Site': 'same-origin' })).toBe(204);
  expect(await send(visit(), { Origin: SITE })).toBe(204);
  await write();
  expect((await counted())[TODAY]).toEqual({
    visits: 2,
    'device:phone': 2,
    'language:en': 2,
    'refused:not-understood': 3,
    'refused:too-large': 1,
    'refused:cross-site': 2,
  });
  expect(metrics.print()).toContain('counts_total{kind="not-understood"} 3');
});

test('one address is counted thirty times at once, then once in five seconds', async () => {
  const { send, write, counted, clock } = openCounting(await newStore('SQLite'));
  const accepted = async (times: number) => {
    const statuses = await Promise.all(Array.from({ length: times }, () => send(visit())));
    return statuses.filter((status) => status === 204).length;
  };
  expect(await accepted(50)).toBe(30);
  clock.pass(20);
  expect(await accepted(9)).toBe(4);
  expect(await send(visit(), {}, '203.0.113.8')).toBe(204);
  await write();
  const { visits, 'refused:too-many': refused } = (await counted())[TODAY] ?? {};
  expect([visits, refused]).toEqual([35, 25]);
});

test('false messages of any shape fill no table and change no honest count', async () => {
  const { send, write, counted } = openCounting(await newStore('SQLite'));
  const entry = fc.oneof(fc.constantFrom(...SECTIONS), fc.string());
  const messages = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3_000 }),
    fc.uint8Array({ maxLength: 300 }),
    fc.json(),
    fc.record({
      device: fc.constantFrom('phone', 'fridge'),
      language: fc.constantFrom('en', 'de', 'x1', '__proto__'),
      sections: fc.array(entry),
      buttons: fc.array(fc.string()),
      practice: fc.constant([]),
      form: fc.constant([]),
      vitals: fc.record({ lcp: fc.double() }),
    }),
  );
  let [address, honest] = [0, 0];
  await fc.assert(
    fc.asyncProperty(messages, async (message) => {
      address += 1;
      const sender = `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`;
      // A message that happens to be well formed is counted: nobody could tell it from an honest one.
      if ((await send(message, {}, sender)) === 204) honest += 1;
      if (address % 10 === 0)
        await send(visit({ device: 'tablet' }), {}, `192.0.2.${address & 255}`);
    }),
    { numRuns: 300 },
  );
  await write();
  const names = (await counted())[TODAY] ?? {};
  expect(names['device:tablet']).toBe(Math.floor(address / 10));
  expect(names['visits']).toBe(Math.floor(address / 10) + honest);
  const most = 1 + 3 + 2 + 17 + 14 + 6 + 3 + Object.keys(VITALS).length * BUCKETS + REFUSALS.length;
  expect(Object.keys(names).length).toBeLessThanOrEqual(most);
});

test('a message with everything in it is within the limit of bytes', () => {
  expect(JSON.stringify(visit({ sections: [...SECTIONS] })).length).toBeLessThan(COUNTS_MAX_BYTES);
});

test('what the store did not take is written when it is back, and what is left at the stop', async () => {
  const store = await newStore('SQLite');
  let isAway = true;
  const flaky: Store = {
    ...store,
    run: (work) => (isAway ? Promise.reject(new Error('away')) : store.run(work)),
  };
  const clock = createClock();
  const complaints: string[] = [];
  const sleepers: (() => void)[] = [];
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const { routes, runJobs } = openVisits({
    ...clock,
    sleep: (_, signal) =>
      new Promise((resolve) => {
        sleepers.push(resolve);
        signal?.addEventListener('abort', () => resolve());
      }),
    log: { info: () => {}, warn: () => {}, error: (line) => void complaints.push(line) },
    metrics: createMetrics(),
    store: flaky,
    manifest: { languages: [{ tag: 'en', path: '/' }], siteOrigin: SITE },
    clientAddress: () => '203.0.113.7',
  });
  const send = () =>
    routes.request('/api/visits', { method: 'POST', body: JSON.stringify(visit()) });
  const look = async () => {
    for (const wake of sleepers.splice(0)) wake();
    await expect.poll(() => sleepers.length).toBe(2);
  };
  await send();
  const running = runJobs(stopping.signal);
  await expect.poll(() => sleepers.length).toBe(2);
  await look();
  await look();
  // Once for each of the two jobs, and not at each look while the store is away.
  expect(complaints).toHaveLength(2);
  isAway = false;
  await look();
  const { visits } = openCounting(store);
  expect((await visits.since('')).get(TODAY)?.get('visits')).toBe(1);
  await send();
  stopping.abort();
  await running;
  expect((await visits.since('')).get(TODAY)?.get('visits')).toBe(2);
});
