import { expect, test } from 'vitest';
import { buildQuoteQuery } from '#contract/quote.ts';
import { createClock, NOON, MANIFEST } from '../../test/testDependencies.ts';
import { createTestServer } from '../../test/testServer.ts';

// There's no sample price for the last coin.
const COINS = [...MANIFEST.coinIds, 'monero'];
const PRICES = `/api/v3/simple/price?${buildQuoteQuery(COINS)}`;
const UNCACHED = { 'cache-control': 'no-store', 'access-control-allow-origin': '*' };
const QUOTE = { usd: 64_000, usd_market_cap: 1e9, usd_24h_vol: 1e6, usd_24h_change: 1.5 };

/** Starts a server with a price service that can be down. */
async function startServer(settings: Record<string, string> = {}) {
  const upstream = { isDown: false, calls: [] as Request[] };
  const clock = createClock();
  const server = await createTestServer({
    clock,
    settings,
    manifest: { ...MANIFEST, coinIds: COINS },
    sleep: () => new Promise(() => {}),
    fetch: async (input, init) => {
      upstream.calls.push(new Request(input, init));
      if (upstream.isDown) throw new TypeError('fetch failed');
      const quote = { ...QUOTE, last_updated_at: clock.now() / 1_000 };
      return Response.json(Object.fromEntries(COINS.map((id) => [id, quote])));
    },
  });
  const get = (headers = {}) => server.request(PRICES, { headers });
  return { ...server, get, upstream };
}

test('responds in CoinGecko’s format, or with 304 if prices are unchanged', async () => {
  const { get } = await startServer();
  const response = await get();
  const etag = response.headers.get('etag') ?? '';
  const corsHeaders = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'X-Market-Data',
  };
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...corsHeaders,
    'content-type': 'application/json',
    etag: expect.stringMatching(/^"[\w-]+"$/),
  });
  const quote = { ...QUOTE, last_updated_at: NOON / 1_000 };
  expect(await response.json()).toEqual(Object.fromEntries(COINS.map((id) => [id, quote])));
  const revalidated = await get({ 'If-None-Match': `"other", W/${etag}` });
  expect([revalidated.status, await revalidated.text()]).toEqual([304, '']);
  expect(Object.fromEntries(revalidated.headers)).toMatchObject(corsHeaders);
  expect(revalidated.headers.get('cache-control')).toContain('max-age=');
});

test('lets shared caches keep prices until the next fetch, and browsers for 10 s', async () => {
  const { get, clock } = await startServer();
  await get();
  const cacheControls: (string | null)[] = [];
  for (const seconds of [0, 55, 4]) {
    clock.pass(seconds);
    cacheControls.push((await get()).headers.get('cache-control'));
  }
  const rest = 'stale-while-revalidate=60, stale-if-error=900';
  expect(cacheControls).toEqual([
    `public, max-age=10, s-maxage=60, ${rest}`,
    `public, max-age=5, s-maxage=5, ${rest}`,
    `public, max-age=1, s-maxage=1, ${rest}`,
  ]);
});

test('returns an uncached 503 or labeled sample prices if there are no prices', async () => {
  const down = await startServer();
  down.upstream.isDown = true;
  const unavailable = await down.get();
  expect(unavailable.status).toBe(503);
  expect(Object.fromEntries(unavailable.headers)).toMatchObject({
    ...UNCACHED,
    'retry-after': '60',
  });

  const { get, clock, upstream } = await startServer({ MARKET_FALLBACK: 'sample' });
  upstream.isDown = true;
  const sample = await get();
  const headers = { ...UNCACHED, 'x-market-data': 'sample' };
  expect(Object.fromEntries(sample.headers)).toMatchObject(headers);
  const ids = Object.keys(await sample.json());
  expect([sample.status, ids]).toEqual([200, MANIFEST.coinIds]);
  upstream.isDown = false;
  clock.pass(60);
  expect((await get()).headers.get('x-market-data')).toBeNull();
});

const PUBLIC = 'https://api.coingecko.com';
const [DEMO, PAID] = [{ COINGECKO_DEMO_KEY: 'CG' }, { COINGECKO_PRO_KEY: 'CG' }];
const OTHER = 'https://prices.example';
test.each([
  [{}, PUBLIC, {}],
  [DEMO, PUBLIC, { 'x-cg-demo-api-key': 'CG' }],
  [PAID, 'https://pro-api.coingecko.com', { 'x-cg-pro-api-key': 'CG' }],
  [{ ...PAID, MARKET_UPSTREAM: OTHER }, OTHER, { 'x-cg-pro-api-key': 'CG' }],
])('given %o, calls %s with the right API key', async (settings, origin, headers) => {
  const { get, upstream } = await startServer(settings);
  await get();
  const [call] = upstream.calls;
  expect(call?.url).toBe(`${origin}${PRICES}&include_last_updated_at=true`);
  const sent = [...(call?.headers ?? [])].filter(([name]) => name.startsWith('x-cg-'));
  expect(Object.fromEntries(sent)).toEqual(headers);
});

test('logs an outage in two lines and counts each request', async () => {
  const { get, clock, upstream, lines, dependencies } = await startServer();
  upstream.isDown = true;
  for (let minute = 0; minute < 60; minute += 1) {
    await get();
    clock.pass(60);
  }
  upstream.isDown = false;
  clock.pass(600);
  await get();
  expect(lines).toEqual([
    expect.stringContaining('market data cannot be refreshed'),
    expect.stringContaining('market data is back'),
  ]);
  expect(await dependencies.metrics.registry.metrics()).toMatch(
    /market_upstream_calls_total\{outcome="failed"\} [89]\n/,
  );
});
