import { expect, test } from 'vitest';
import { IS_FULL } from '../../test/startServer.ts';
import { newPlace, openAt } from '../../test/stores.ts';
import { from } from '../../test/testApp.ts';
import { NOON, testDependencies } from '../../test/testDependencies.ts';
import type { Store } from '../database/store.ts';
import { addCounts, countsSince, MAX_VALUES } from './dayCounts.ts';
import { openVisits } from './openVisits.ts';

const DAY = '2026-11-21';
const NO_NAMES = { sections: [], buttons: [], practice: [], vitals: {} };
const VISIT = { device: 'phone', language: 'en', ...NO_NAMES, form: ['seen', 'begun', 'sent'] };
const HONEST = { ...VISIT, campaign: 'spring', source: 'news', variants: { hero: 'b' } };

/** A server that counts into a store; each of its visitors has an address of their own, unless one is given. */
function openCounting(store: Store) {
  const { routes, writeLast } = openVisits(testDependencies({ store }).dependencies);
  let visitors = 0;
  return {
    writeLast,
    send: async (message: object, address = `2001:db8:${(visitors += 1).toString(16)}::1`) => {
      const init = { method: 'POST', body: JSON.stringify(message) };
      const url = 'https://server.example/api/visits';
      return (await routes.request(url, init, from(address))).status;
    },
  };
}

test.each([
  ['SQLite', 1, IS_FULL ? 40_000 : 1_200],
  ['PostgreSQL', 2, 1_200],
] as const)(
  'on %s, counted by %i servers, %i false counts leave the table small and honest figures as they are',
  async (engine, count, falseCounts) => {
    const place = await newPlace(engine);
    const stores = await Promise.all(Array.from({ length: count }, () => openAt(place)));
    const store = stores[0] as Store;
    const start = () => stores.map(openCounting);
    const write = () => Promise.all(servers.map(({ writeLast }) => writeLast()));
    const send = (message: object, address?: string) =>
      servers[(sent += 1) % count]?.send(message, address);
    let [servers, sent, honest] = [start(), 0, 1];
    await send(HONEST);
    await write();
    const answers = new Map<unknown, number>();
    for (let index = 0; index < falseCounts; index += 1) {
      const [message, address] = falseCount(index);
      const status = await send(message, address);
      answers.set(status, 1 + (answers.get(status) ?? 0));
      if (index % 200 === 0) {
        expect(await send(HONEST)).toBe(204);
        honest += 1;
        await write();
      }
      if (index === falseCounts / 2) {
        servers = start();
        await write();
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

test('two servers that write at the same time leave no more values than one', async () => {
  const place = await newPlace('PostgreSQL');
  const [one, other] = [await openAt(place), await openAt(place)];
  const write = (store: Store, day: string, who: string) => {
    const names = Array.from({ length: 150 }, (_, index) => `campaign|visits|${who} ${index}`);
    return addCounts(store, new Map([[day, new Map(names.map((name) => [name, 1]))]]), NOON);
  };
  const days = Array.from({ length: 10 }, (_, index) => `2026-11-${index + 10}`);
  for (const day of days) await Promise.all([write(one, day, 'one'), write(other, day, 'other')]);
  const counted = [...(await countsSince(one, '')).values()].map((names) => [
    names.size,
    names.get('campaign|visits|other'),
  ]);
  expect(counted).toEqual(days.map(() => [MAX_VALUES + 1, 100]));
});
