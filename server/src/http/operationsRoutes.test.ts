import { expect, test } from 'vitest';
import { testApp } from '../../test/testApp.ts';
import { testDependencies } from '../../test/testDependencies.ts';
import type { Store } from '../database/store.ts';
import { operationsRoutes } from './operationsRoutes.ts';

const TOKEN = 'a-long-enough-token';
const BEARER = { Authorization: `Bearer ${TOKEN}` };

const READY = { check: async () => {}, isStopping: false, refused: {}, METRICS_TOKEN: TOKEN };

async function ask(path: string, changes: Partial<typeof READY> = {}, headers = {}) {
  const { check, isStopping, refused, METRICS_TOKEN } = { ...READY, ...changes };
  const store = { check } as Store;
  const { dependencies } = testDependencies({ store }, { METRICS_TOKEN });
  dependencies.metrics.count('visits_total{kind="counted"}');
  dependencies.metrics.gauge('age_seconds', () => 5);
  const stopping = isStopping ? AbortSignal.abort() : new AbortController().signal;
  const details = () => new Map(Object.entries<number>(refused));
  const { app } = await testApp([operationsRoutes(dependencies, stopping, details)]);
  const response = await app.request(path, { headers });
  return { response, answer: [response.status, await response.text()] };
}

const check = () => Promise.reject(new Error('down'));

test.each([
  ['/healthz', 'alive, whatever the store does', { check }, 200, { status: 'ok' }],
  ['/readyz', 'ready', {}, 200, { status: 'ready' }],
  ['/readyz', 'stopping', { isStopping: true }, 503, { status: 'stopping' }],
  ['/readyz', 'without its store', { check }, 503, { status: 'store-unavailable' }],
  [
    '/readyz',
    'ready, with what an operator should look at',
    { refused: { json: 12 } },
    200,
    { status: 'ready', details: { json: 12 } },
  ],
])('%s says that the server is %s', async (path, _how, more, status, body) => {
  const { response, answer } = await ask(path, more);
  expect(answer).toEqual([status, JSON.stringify(body)]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('shows its metrics, as Prometheus reads them, to the holder of the token alone', async () => {
  const { answer } = await ask('/metrics', {}, BEARER);
  expect(answer).toEqual([200, 'visits_total{kind="counted"} 1\nage_seconds 5\n']);
  for (const headers of [{}, { Authorization: 'Bearer guess' }]) {
    expect((await ask('/metrics', {}, headers)).response.status).toBe(401);
  }
  const without = await ask('/metrics', { METRICS_TOKEN: '' }, { Host: 'localhost' });
  expect(without.response.status).toBe(404);
});
