import { expect, test } from 'vitest';
import { testApp } from '../../test/testApp.ts';
import { createMetrics } from '../metrics.ts';
import { operationsRoutes } from './operations.ts';

const TOKEN = 'a-long-enough-token';
const BEARER = { Authorization: `Bearer ${TOKEN}` };

async function ask(
  path: string,
  more: Partial<Parameters<typeof operationsRoutes>[0]> = {},
  headers = {},
) {
  const metrics = createMetrics();
  metrics.count('visits_total', { kind: 'counted' });
  metrics.gauge('age_seconds', () => 5);
  const { app } = await testApp([
    operationsRoutes({
      metrics,
      metricsToken: TOKEN,
      isStopping: () => false,
      checkStore: async () => {},
      details: () => ({}),
      ...more,
    }),
  ]);
  const response = await app.request(path, { headers });
  return { response, answer: [response.status, await response.text()] };
}

const away = () => Promise.reject(new Error('down'));

test.each([
  ['/healthz', 'alive, whatever the store does', { checkStore: away }, 200, { status: 'ok' }],
  ['/readyz', 'ready', {}, 200, { status: 'ready' }],
  ['/readyz', 'stopping', { isStopping: () => true }, 503, { status: 'stopping' }],
  ['/readyz', 'without its store', { checkStore: away }, 503, { status: 'store-unavailable' }],
  [
    '/readyz',
    'ready, with what an operator should look at',
    { details: () => ({ json: 12 }) },
    200,
    { status: 'ready', details: { json: 12 } },
  ],
])('%s says that the server is %s', async (path, _how, more, status, body) => {
  const { response, answer } = await ask(path, more);
  expect(answer).toEqual([status, JSON.stringify(body)]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['nobody where no token is set', undefined, { Host: 'localhost' }, 404],
  ['no stranger', TOKEN, {}, 401],
  ['nobody with another token', TOKEN, { Authorization: 'Bearer guess' }, 401],
  ['the holder of the token', TOKEN, BEARER, 200],
])('shows its metrics to %s', async (_who, metricsToken, headers, status) => {
  expect((await ask('/metrics', { metricsToken }, headers)).response.status).toBe(status);
});

test('prints counters and gauges as Prometheus reads them', async () => {
  const { answer } = await ask('/metrics', {}, BEARER);
  expect(answer[1]).toBe('visits_total{kind="counted"} 1\nage_seconds 5\n');
});
