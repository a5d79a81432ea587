import { expect, test, vi } from 'vitest';
import { trustedProxies } from '../src/http/clientAddress.ts';
import { createReadiness } from '../src/http/readiness.ts';
import { from, testApp } from './parts.ts';

const never = () => new Promise<never>(() => {});

test('says that it is alive', async () => {
  const { app } = await testApp();
  const response = await app.request('/healthz');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok', market: 'unavailable' });
});

test('wants no new visitors while it is shutting down', async () => {
  let isStopping = false;
  const readiness = createReadiness({
    isStopping: () => isStopping,
    checkStore: async () => {},
    pause: never,
  });
  const { app } = await testApp({ readiness });
  expect((await app.request('/readyz')).status).toBe(200);
  isStopping = true;
  expect((await app.request('/readyz')).status).toBe(503);
  expect((await app.request('/healthz')).status).toBe(200);
});

test.each([
  ['down', () => Promise.reject(new Error('down')), never],
  ['silent', never, () => Promise.resolve()],
])('is alive but not ready while the store is %s', async (_how, checkStore, pause) => {
  const readiness = createReadiness({ isStopping: () => false, checkStore, pause });
  const { app } = await testApp({ readiness });
  const response = await app.request('/readyz');
  expect([response.status, await response.json()]).toEqual([503, { status: 'store-unavailable' }]);
  expect((await app.request('/healthz')).status).toBe(200);
});

test('asks the store once for all who ask whether it is ready', async () => {
  const checkStore = vi.fn<() => Promise<void>>(async () => {});
  const readiness = createReadiness({ isStopping: () => false, checkStore, pause: never });
  await Promise.all(Array.from({ length: 100 }, () => readiness()));
  expect(checkStore).toHaveBeenCalledTimes(1);
});

test('counts what it answered', async () => {
  const { app } = await testApp();
  await app.request('/api/v3/simple/price');
  const response = await app.request('/metrics', {}, from('::ffff:127.0.0.1'));
  expect(await response.text()).toContain('market_answers_total{kind="unavailable"} 1');
});

test.each([
  ['a stranger', '192.0.2.1', {}, 404],
  ['this machine', '127.0.0.1', {}, 200],
  [
    'a stranger behind a proxy on this machine',
    '127.0.0.1',
    { 'X-Forwarded-For': '192.0.2.1' },
    404,
  ],
  ['the holder of the token', '192.0.2.1', { Authorization: 'Bearer a-long-enough-token' }, 200],
  ['somebody with another token', '192.0.2.1', { Authorization: 'Bearer guess' }, 404],
])('shows its counters to %s: %s %o %i', async (_who, address, headers, status) => {
  const { app } = await testApp({
    metricsToken: 'a-long-enough-token',
    trusted: trustedProxies(['127.0.0.1']),
  });
  expect((await app.request('/metrics', { headers }, from(address))).status).toBe(status);
});

test.each([
  ['localhost:4321', 200],
  ['127.0.0.1', 200],
  ['[::1]:4321', 200],
  ['example.com', 404],
  ['localhost.example.com', 404],
])(
  'shows its counters to this machine only under a name of its own: %s %i',
  async (host, status) => {
    const { app } = await testApp();
    const asked = new Request(`http://${host}/metrics`);
    expect((await app.fetch(asked, from('127.0.0.1'))).status).toBe(status);
  },
);

test('shows the failure page, and logs the fault without the query, when it breaks', async () => {
  const { app, lines } = await testApp({
    relay: {
      latest: () => Promise.reject(new Error('out of luck')),
      peek: () => ({ kind: 'unavailable', retryAfterMs: 0 }),
      oldestAgeMs: () => null,
    },
  });
  const response = await app.request('/api/v3/simple/price?ids=secret');
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('Unexpected Application Error!');
  expect(lines.join()).toContain('out of luck');
  expect(lines.join()).not.toContain('secret');
});
