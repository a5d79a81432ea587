import { expect, test } from 'vitest';
import { createSample } from '../src/market/sample.ts';
import { DOWN, createClock, goodAnswer, testApp, testRelay } from './parts.ts';

const PRICES = '/api/v3/simple/price?vs_currencies=usd';

async function liveApp() {
  const clock = createClock();
  const relay = testRelay(clock, () => goodAnswer(clock, 64_000));
  const { app } = await testApp({ relay });
  return { app, clock };
}

test('answers as the public service does, with the age of each coin', async () => {
  const { app, clock } = await liveApp();
  const response = await app.request(`${PRICES}&ids=bitcoin,ethereum`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  const at = clock.now() / 1_000;
  const quote = {
    usd: 64_000,
    usd_market_cap: 1e9,
    usd_24h_vol: 1e6,
    usd_24h_change: 1.5,
    last_updated_at: at,
  };
  expect(await response.json()).toEqual({ bitcoin: quote, ethereum: quote });
});

test.each([
  ['ids=dogecoin,bitcoin,__proto__', ['bitcoin']],
  ['ids=uniswap,%20Bitcoin', ['bitcoin', 'uniswap']],
  ['ids=dogecoin', []],
  ['ids=', []],
  ['vs_currencies=eur&ids=cardano', ['cardano']],
])('answers only configured assets (%s)', async (query, ids) => {
  const { app } = await liveApp();
  const response = await app.request(`/api/v3/simple/price?${query}`);
  expect(response.status).toBe(200);
  expect(Object.keys(Object(await response.json()))).toEqual(ids);
});

test('answers all eight assets when nobody says which', async () => {
  const { app } = await liveApp();
  const response = await app.request('/api/v3/simple/price');
  expect(Object.keys(Object(await response.json()))).toHaveLength(8);
});

test('may be kept until the next refresh by a shared cache, and at most ten seconds by browsers', async () => {
  const { app, clock } = await liveApp();
  await app.request(PRICES);
  const ages: (string | null)[] = [];
  for (const seconds of [0, 55, 4]) {
    clock.pass(seconds);
    ages.push((await app.request(PRICES)).headers.get('cache-control'));
  }
  const rest = 'stale-while-revalidate=60, stale-if-error=900';
  const kept = [
    [10, 60],
    [5, 5],
    [1, 1],
  ];
  expect(ages).toEqual(
    kept.map(([browser, shared]) => `public, max-age=${browser}, s-maxage=${shared}, ${rest}`),
  );
  const { headers } = await app.request(PRICES);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-expose-headers')).toBe('X-Market-Data');
  expect(headers.get('vary')).toBe('Accept-Encoding');
  expect(headers.get('x-market-data')).toBeNull();
});

test('sends nothing again that a visitor already has', async () => {
  const { app } = await liveApp();
  const etag = (await app.request(PRICES)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  const again = await app.request(PRICES, { headers: { 'If-None-Match': `"other", W/${etag}` } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(again.headers.get('cache-control')).toContain('max-age=');
  const other = await app.request(PRICES, { headers: { 'If-None-Match': '"other"' } });
  expect(other.status).toBe(200);
});

test('says when to come back while there is nothing true to show', async () => {
  const { app } = await testApp();
  const response = await app.request(PRICES);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test('marks the built-in sample as one, and lets nobody keep it', async () => {
  const clock = createClock();
  const sample = createSample({ random: () => 0.5, stepMs: 60_000 });
  const { app } = await testApp({ relay: testRelay(clock, () => DOWN, { sample }) });
  const response = await app.request(PRICES);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-market-data')).toBe('sample');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('takes no other method than GET and HEAD', async () => {
  const { app } = await liveApp();
  const response = await app.request(PRICES, { method: 'POST', body: '{}' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const head = await app.request(PRICES, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
