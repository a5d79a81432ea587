import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { quoteSearch } from '#contract/quote.ts';
import { newDatabase } from './stores.ts';
import { IS_FULL, LONG_MS, newSettings, startServer, storedEmails } from './startServer.ts';
import { FACTS } from './testSite.ts';
import { startUpstream } from './upstream.ts';

const PRICES = `/api/v3/simple/price?${quoteSearch(FACTS.coinIds)}`;

/** Three real servers on one PostgreSQL. */
async function startCluster() {
  const DATABASE_URL = await newDatabase();
  const upstream = await startUpstream();
  onTestFinished(upstream.stop);
  const start = async () =>
    startServer({
      ...(await newSettings()),
      DATABASE_URL,
      MARKET_UPSTREAM: upstream.origin,
      MARKET_REFRESH_SECONDS: '1',
      MARKET_FALLBACK: 'none',
    });
  return { DATABASE_URL, upstream, servers: await Promise.all([start(), start(), start()]) };
}

test('a crowd is one call an interval', { timeout: LONG_MS }, async () => {
  const { upstream, servers } = await startCluster();
  const begin = performance.now();
  const wanted = (IS_FULL ? 60 : 3) * 500;
  for (let answered = 0; answered < wanted; answered += 30) {
    const asked = servers.flatMap(({ origin }) =>
      Array.from({ length: 10 }, async () => (await fetch(`${origin}${PRICES}`)).status),
    );
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
    // 500 in a second.
    await sleep(Math.max(0, answered * 2 - (performance.now() - begin)));
  }
  const took = (performance.now() - begin) / 1_000;
  console.log(`${wanted} price requests in ${took.toFixed(1)} s: ${upstream.calls()} calls`);
  expect(upstream.calls()).toBeLessThanOrEqual(Math.ceil(took) + 1);
});

test('one that goes under load loses no sign-up that was thanked', async () => {
  const { DATABASE_URL, servers } = await startCluster();
  const thanked = new Set<string>();
  let isOver = false;
  let next = 0;
  const senders = Array.from({ length: 12 }, async (_, sender) => {
    const server = servers[sender % servers.length];
    while (!isOver) {
      const email = `person${(next += 1)}@example.com`;
      const sent = await server?.signUp(email).catch(() => undefined);
      if (sent?.status === 200) thanked.add(email);
      // The one that goes takes no new connections.
      else await sleep(50);
    }
  });
  await sleep(500);
  expect((await servers[0]?.stop('SIGTERM'))?.code).toBe(0);
  await sleep(500);
  isOver = true;
  await Promise.all(senders);
  const stored = await storedEmails({ DATABASE_URL, DATA_DIR: 'unused' });
  expect(thanked.size).toBeGreaterThan(10);
  expect([...thanked].filter((email) => !stored.includes(email))).toEqual([]);
});
