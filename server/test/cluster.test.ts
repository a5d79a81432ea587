import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { quoteSearch } from '#contract/quote.ts';
import { startPostgres } from './startPostgres.ts';
import {
  IS_FULL,
  LONG_MS,
  filledIn,
  newSettings,
  signUp,
  startServer,
  type TestServer,
} from './startServer.ts';
import { FACTS } from './testSite.ts';
import { startUpstream } from './upstream.ts';

// Three real servers on one PostgreSQL, which dies and comes back.
const PRICES = `/api/v3/simple/price?${quoteSearch(FACTS.coinIds)}`;

async function startCluster() {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const upstream = await startUpstream();
  onTestFinished(upstream.stop);
  const start = async () =>
    startServer({
      ...(await newSettings()),
      DATABASE_URL: postgres.url,
      MARKET_UPSTREAM: upstream.origin,
      MARKET_REFRESH_SECONDS: '1',
      MARKET_FALLBACK: 'none',
    });
  const servers = await Promise.all([start(), start(), start()]);
  return { postgres, upstream, servers };
}

/** The statuses that so many visitors of each server are answered with, prices alone. */
async function askForPrices(servers: readonly TestServer[], visitors = 50) {
  const statuses = servers.flatMap(({ origin }) =>
    Array.from({ length: visitors }, async () => (await fetch(`${origin}${PRICES}`)).status),
  );
  return new Set(await Promise.all(statuses));
}

test('a crowd is one call an interval', { timeout: LONG_MS }, async () => {
  const seconds = IS_FULL ? 60 : 3;
  const { upstream, servers } = await startCluster();
  const begin = performance.now();
  let answered = 0;
  const wanted = seconds * 500;
  while (answered < wanted) {
    expect(await askForPrices(servers, 10)).toEqual(new Set([200]));
    answered += 30;
    const ahead = (answered / 500) * 1_000 - (performance.now() - begin);
    if (ahead > 0) await sleep(ahead);
  }
  const took = (performance.now() - begin) / 1_000;
  console.log(
    `${answered} price requests in ${took.toFixed(1)} s: ${upstream.calls()} upstream calls`,
  );
  expect(upstream.calls()).toBeLessThanOrEqual(Math.ceil(took) + 1);
});

test(
  'without PostgreSQL they show the last prices and call nobody, refuse sign-ups, and heal',
  { timeout: LONG_MS },
  async () => {
    const { postgres, upstream, servers } = await startCluster();
    await askForPrices(servers);
    await postgres.kill();
    await sleep(1_500);
    const before = upstream.calls();
    for (let second = 0; second < 5; second += 1) {
      expect(await askForPrices(servers, 5)).toEqual(new Set([200]));
      await sleep(1_000);
    }
    expect(upstream.calls()).toBe(before);
    const [first] = servers;
    const origin = first?.origin ?? '';
    expect((await signUp(origin, filledIn('late@example.com'))).status).toBe(503);
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    await postgres.start();
    const again = async () => (await signUp(origin, filledIn('late@example.com'))).status;
    await expect.poll(again, { timeout: 30_000 }).toBe(200);
    const called = async () => {
      await askForPrices(servers, 1);
      return upstream.calls();
    };
    await expect.poll(called, { timeout: 30_000 }).toBeGreaterThan(before);
  },
);

test(
  'one that goes under load loses no sign-up that was thanked',
  { timeout: LONG_MS },
  async () => {
    const { postgres, servers } = await startCluster();
    const thanked = new Set<string>();
    let isOver = false;
    let next = 0;
    const senders = Array.from({ length: 12 }, async (_, sender) => {
      while (!isOver) {
        const email = `person${(next += 1)}@example.com`;
        const server = servers[sender % servers.length];
        const sent = await signUp(server?.origin ?? '', filledIn(email)).catch(() => undefined);
        if (sent?.status === 200) thanked.add(email);
        // The one that goes takes no new connections.
        else await sleep(50);
      }
    });
    await sleep(500);
    const stopped = await servers[0]?.stop('SIGTERM');
    await sleep(500);
    isOver = true;
    await Promise.all(senders);
    const client = new Client(postgres.url);
    await client.connect();
    const { rows } = await client.query<{ email: string }>('select email from sign_ups');
    await client.end();
    const stored = new Set(rows.map(({ email }) => email));
    expect(stopped?.code).toBe(0);
    expect(thanked.size).toBeGreaterThan(10);
    expect([...thanked].filter((email) => !stored.has(email))).toEqual([]);
  },
);
