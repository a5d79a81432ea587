import { expect, test, vi } from 'vitest';
import { testApp } from '../../test/testApp.ts';
import { createMetrics } from '../metrics.ts';
import { operationsRoutes } from './operations.ts';

const TOKEN = 'a-long-enough-token';
const never = () => new Promise<never>(() => {});

async function operations(more: Partial<Parameters<typeof operationsRoutes>[0]> = {}) {
  const metrics = createMetrics();
  metrics.count('visits_total', { kind: 'counted' });
  metrics.gauge('age_seconds', () => 5);
  metrics.gauge('unknown', () => null);
  const options = {
    metrics,
    metricsToken: undefined,
    isStopping: () => false,
    checkStore: async () => {},
    details: () => ({}),
  };
  return testApp([operationsRoutes({ ...options, ...more })]);
}

test('says that it is alive, whatever the store does', async () => {
  const { app } = await operations({ checkStore: never });
  const response = await app.request('/healthz');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('wants no new visitors while it stops', async () => {
  let isStopping = false;
  const { app } = await operations({ isStopping: () => isStopping });
  expect((await app.request('/readyz')).status).toBe(200);
  isStopping = true;
  const response = await app.request('/readyz');
  expect([response.status, await response.json()]).toEqual([503, { status: 'stopping' }]);
});

test('is not ready while the store does not answer, and again when it does', async () => {
  let isDown = true;
  const { app } = await operations({
    checkStore: async () => {
      if (isDown) throw new Error('down');
    },
  });
  const response = await app.request('/readyz');
  expect([response.status, await response.json()]).toEqual([503, { status: 'store-unavailable' }]);
  isDown = false;
  expect((await app.request('/readyz')).status).toBe(200);
});

test('asks the store once for all who ask whether it is ready', async () => {
  const checkStore = vi.fn<() => Promise<void>>(async () => {});
  const { app } = await operations({ checkStore });
  await Promise.all(Array.from({ length: 100 }, async () => app.request('/readyz')));
  expect(checkStore).toHaveBeenCalledTimes(1);
});

test('names what an operator should look at, though it is ready', async () => {
  const { app } = await operations({ details: () => ({ json: 12 }) });
  const response = await app.request('/readyz');
  expect([response.status, await response.json()]).toEqual([
    200,
    { status: 'ready', details: { json: 12 } },
  ]);
});

test.each([
  ['nobody without a token', undefined, {}, 404],
  ['nobody without a token, whatever host is named', undefined, { Host: 'localhost' }, 404],
  ['no stranger', TOKEN, {}, 404],
  ['nobody with another token', TOKEN, { Authorization: 'Bearer guess' }, 404],
  ['the holder of the token', TOKEN, { Authorization: `Bearer ${TOKEN}` }, 200],
])('shows its metrics to %s', async (_who, token, headers, status) => {
  const { app } = await operations({ metricsToken: token });
  expect((await app.request('/metrics', { headers })).status).toBe(status);
});

test('prints counters and gauges as Prometheus reads them', async () => {
  const { app } = await operations({ metricsToken: TOKEN });
  const headers = { Authorization: `Bearer ${TOKEN}` };
  expect(await (await app.request('/metrics', { headers })).text()).toBe(
    '# TYPE visits_total counter\nvisits_total{kind="counted"} 1\n# TYPE age_seconds gauge\nage_seconds 5\n',
  );
});
