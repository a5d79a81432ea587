import { expect, test, vi } from 'vitest';
import { testApp } from '../../test/testApp.ts';
import { createMetrics } from '../metrics.ts';
import { createReadiness, operationsRoutes, type Readiness } from './operations.ts';

const TOKEN = 'a-long-enough-token';
const never = () => new Promise<never>(() => {});

async function operations(readiness: () => Promise<Readiness>, metricsToken?: string) {
  const metrics = createMetrics();
  metrics.count('visits_total', { kind: 'counted' });
  metrics.gauge('age_seconds', () => 5);
  metrics.gauge('unknown', () => null);
  return testApp([operationsRoutes({ metrics, metricsToken, readiness })]);
}

test('says that it is alive, whatever the store does', async () => {
  const { app } = await operations(never);
  const response = await app.request('/healthz');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('wants no new visitors while it stops', async () => {
  let isStopping = false;
  const readiness = createReadiness({
    isStopping: () => isStopping,
    checkStore: async () => {},
    details: () => ({}),
    sleep: never,
  });
  const { app } = await operations(readiness);
  expect((await app.request('/readyz')).status).toBe(200);
  isStopping = true;
  const response = await app.request('/readyz');
  expect([response.status, await response.json()]).toEqual([503, { status: 'stopping' }]);
});

test.each([
  ['down', () => Promise.reject(new Error('down')), never],
  ['silent', never, async () => {}],
])('is not ready while the store is %s', async (_how, checkStore, sleep) => {
  const options = { isStopping: () => false, checkStore, details: () => ({}), sleep };
  const { app } = await operations(createReadiness(options));
  const response = await app.request('/readyz');
  expect([response.status, await response.json()]).toEqual([503, { status: 'store-unavailable' }]);
});

test('asks the store once for all who ask whether it is ready', async () => {
  const checkStore = vi.fn<() => Promise<void>>(async () => {});
  const options = { isStopping: () => false, checkStore, details: () => ({}), sleep: never };
  const readiness = createReadiness(options);
  await Promise.all(Array.from({ length: 100 }, () => readiness()));
  expect(checkStore).toHaveBeenCalledTimes(1);
});

test('names what an operator should look at, though it is ready', async () => {
  const details = () => ({ refusedWebhook: 'https://example.com' });
  const options = { isStopping: () => false, checkStore: async () => {}, details, sleep: never };
  const { app } = await operations(createReadiness(options));
  const response = await app.request('/readyz');
  expect([response.status, await response.json()]).toEqual([
    200,
    { status: 'ready', details: { refusedWebhook: 'https://example.com' } },
  ]);
});

test.each([
  ['nobody without a token', undefined, {}, 404],
  ['nobody without a token, whatever host is named', undefined, { Host: 'localhost' }, 404],
  ['no stranger', TOKEN, {}, 404],
  ['nobody with another token', TOKEN, { Authorization: 'Bearer guess' }, 404],
  ['the holder of the token', TOKEN, { Authorization: `Bearer ${TOKEN}` }, 200],
])('shows its metrics to %s', async (_who, token, headers, status) => {
  const { app } = await operations(never, token);
  expect((await app.request('/metrics', { headers })).status).toBe(status);
});

test('prints counters and gauges as Prometheus reads them', async () => {
  const { app } = await operations(never, TOKEN);
  const headers = { Authorization: `Bearer ${TOKEN}` };
  expect(await (await app.request('/metrics', { headers })).text()).toBe(
    '# TYPE visits_total counter\nvisits_total{kind="counted"} 1\n# TYPE age_seconds gauge\nage_seconds 5\n',
  );
});
