import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createCountsTable } from '../src/counting/countsTable.ts';
import { openCounting } from '../src/counting/openCounting.ts';
import { openStore } from '../src/db/open.ts';
import { createClock, from, testApp } from './parts.ts';
import { startPostgres } from './startPostgres.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { visit } from './visits.ts';

const SITE = 'https://site.example';
const ADA = '203.0.113.7';
const TODAY = '2026-11-21';
const DAY_S = 24 * 60 * 60;

const postgres = await startPostgres();
afterAll(postgres.stop);

describe.each(['SQLite', 'PostgreSQL'])('counting on %s', (kind) => {
  const databaseUrl = kind === 'SQLite' ? undefined : postgres.url;
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await temporaryFolder();
  });

  /** A companion that counts, on the store of its test. */
  async function companion(clock = createClock()) {
    const store = await openStore({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, () => 0);
    onTestFinished(async () => {
      await store.db.deleteFrom('counted_visits').execute();
      await store.close();
    });
    const jobs: (() => void)[] = [];
    const world = await testApp();
    const counting = openCounting({
      now: clock.now,
      elapsed: clock.elapsed,
      every: (_, job) => {
        jobs.push(job);
        return () => {};
      },
      randomId: () => 'salt',
      log: { info: () => {}, warn: () => {}, error: () => {} },
      metrics: world.metrics,
      store,
      languages: new Set(['en', 'es']),
      siteOrigin: SITE,
    });
    const { app } = await testApp({ counting: counting.answer });
    const stop = counting.startJobs();
    return {
      store,
      table: createCountsTable(store.db),
      jobs,
      stop,
      send: async (body: unknown, headers = {}, address = ADA) => {
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        const init = { method: 'POST', body: text, headers };
        return (await app.request('/api/visits', init, from(address))).status;
      },
    };
  }

  const counted = async ({ table }: Pick<Awaited<ReturnType<typeof companion>>, 'table'>) =>
    Object.fromEntries(
      [...(await table.since(''))].map(([day, names]) => [day, Object.fromEntries(names)]),
    );

  test('a visit becomes one of each of its names, under its day and no finer time', async () => {
    const one = await companion();
    const seen = visit({ sections: ['top', 'faq'], buttons: ['all-faqs'], vitals: { lcp: 8 } });
    expect(await one.send(seen)).toBe(204);
    expect(await one.send(visit({ device: 'desktop', language: 'es', form: ['seen'] }))).toBe(204);
    await one.stop();
    expect(await counted(one)).toEqual({
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

  test('two companions on one store add up, whichever writes first', async () => {
    const [one, other] = [await companion(), await companion()];
    await Promise.all(
      Array.from({ length: 40 }, async (_, turn) => {
        const { send, jobs } = turn % 2 ? one : other;
        expect(await send(visit(), {}, `203.0.113.${turn}`)).toBe(204);
        jobs[0]?.();
      }),
    );
    await Promise.all([one.stop(), other.stop()]);
    expect((await counted(one))[TODAY]?.['visits']).toBe(40);
  });

  test('what is no message of ours changes no figure but the one that tells of it', async () => {
    const one = await companion();
    expect(await one.send('{')).toBe(400);
    expect(await one.send({ ...visit(), visitor: 1 })).toBe(400);
    expect(await one.send(visit({ language: 'de' }))).toBe(400);
    expect(await one.send('x'.repeat(3_000))).toBe(413);
    expect(await one.send(visit(), { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await one.send(visit(), { Origin: 'https://other.example' })).toBe(403);
    expect(await one.send(visit(), { 'Sec-Fetch-Site': 'same-origin' })).toBe(204);
    await one.stop();
    expect((await counted(one))[TODAY]).toEqual({
      visits: 1,
      'device:phone': 1,
      'language:en': 1,
      'refused:not-understood': 3,
      'refused:too-large': 1,
      'refused:cross-site': 2,
    });
  });

  test('one address is counted thirty times at once, then once in five seconds', async () => {
    const clock = createClock();
    const one = await companion(clock);
    const statuses = async (times: number) =>
      Promise.all(Array.from({ length: times }, () => one.send(visit())));
    expect((await statuses(50)).filter((status) => status === 204)).toHaveLength(30);
    clock.pass(20);
    expect((await statuses(9)).filter((status) => status === 204)).toHaveLength(4);
    expect(await one.send(visit(), {}, '203.0.113.8')).toBe(204);
    await one.stop();
    const { visits, 'refused:too-many': refused } = (await counted(one))[TODAY] ?? {};
    expect([visits, refused]).toEqual([35, 25]);
  });

  test('nothing of a visitor is in the store', async () => {
    const one = await companion();
    await one.send(visit(), { 'User-Agent': 'Zebra/7', Referer: 'https://zebra.example/' });
    await one.stop();
    const rows = await one.store.db.selectFrom('counted_visits').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/zebra|203\.0/i);
    expect(Object.keys(rows[0] ?? {})).toEqual(['day', 'name', 'count']);
  });

  test('the newest days are kept, by their number and by no clock', async () => {
    const clock = createClock();
    const one = await companion(clock);
    for (const _ of [1, 2, 3, 4]) {
      await one.send(visit());
      clock.pass(DAY_S);
    }
    await one.stop();
    await one.table.dropOld();
    expect(Object.keys(await counted(one))).toHaveLength(4);
    await one.table.dropOld(2);
    expect(Object.keys(await counted(one))).toEqual(['2026-11-23', '2026-11-24']);
    expect([...(await one.table.since('2026-11-24')).keys()]).toEqual(['2026-11-24']);
  });
});

test('what the store did not take is written when it is back', async () => {
  const own = await startPostgres();
  onTestFinished(own.stop);
  const store = await openStore({ DATABASE_URL: own.url, DATA_DIR: 'unused' }, () => 0);
  onTestFinished(store.close);
  const { metrics } = await testApp();
  const clock = createClock();
  const complaints: string[] = [];
  const jobs: (() => void)[] = [];
  const counting = openCounting({
    ...clock,
    every: (_, job) => {
      jobs.push(job);
      return () => {};
    },
    randomId: () => 'salt',
    log: { info: () => {}, warn: () => {}, error: (line) => complaints.push(line) },
    metrics,
    store,
    languages: new Set(['en']),
    siteOrigin: SITE,
  });
  const stop = counting.startJobs();
  const send = () =>
    counting.answer(
      new Request(`${SITE}/api/visits`, { method: 'POST', body: JSON.stringify(visit()) }),
      ADA,
    );
  await own.kill();
  await send();
  jobs[0]?.();
  jobs[0]?.();
  await expect.poll(() => complaints.length).toBe(1);
  await own.start();
  await send();
  await expect
    .poll(
      async () => {
        jobs[0]?.();
        const rows = await createCountsTable(store.db)
          .since('')
          .catch(() => new Map());
        return rows.get(TODAY)?.get('visits');
      },
      { timeout: 20_000 },
    )
    .toBe(2);
  await stop();
  expect(complaints).toEqual(['counts not written yet']);
});

test('where the owner counts nothing, there is nobody to tell', async () => {
  const { app } = await testApp();
  expect((await app.request('/api/visits', { method: 'POST', body: '{}' })).status).toBe(405);
});
