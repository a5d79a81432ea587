import { expect, test } from 'vitest';
import { testApp } from '../../test/testServer.ts';
import { testDependencies } from '../../test/testDependencies.ts';
import type { Store } from '../database/store.ts';
import { operationsRoutes } from './operationsRoutes.ts';

const TOKEN = 'a-long-enough-token';
const refuse = () => Promise.reject(new Error('down'));

async function ask(path: string, changes: object = {}, headers = {}) {
  const works = { check: async () => {}, isStopping: false, METRICS_TOKEN: TOKEN };
  const { check, isStopping, METRICS_TOKEN } = { ...works, ...changes };
  const store = { check } as Store;
  const { dependencies } = testDependencies({ store }, { METRICS_TOKEN });
  dependencies.metrics.count('visits_total{kind="counted"}');
  dependencies.metrics.gauge('age_seconds', () => 5);
  const stopping = isStopping ? AbortSignal.abort() : new AbortController().signal;
  const { app } = await testApp([operationsRoutes(dependencies, stopping, () => new Map())]);
  const response = await app.request(path, { headers });
  return [response.status, await response.text(), response.headers.get('cache-control')];
}

test.each([
  ['/healthz', 'alive, whatever the store does', { check: refuse }, 200, { status: 'ok' }],
  ['/readyz', 'ready', {}, 200, { status: 'ready' }],
  ['/readyz', 'stopping', { isStopping: true }, 503, { status: 'stopping' }],
  ['/readyz', 'without its store', { check: refuse }, 503, { status: 'store-unavailable' }],
])('%s says that the server is %s', async (path, _how, more, status, body) => {
  expect(await ask(path, more)).toEqual([status, JSON.stringify(body), 'no-store']);
});

test('shows its metrics, as Prometheus reads them, to the holder of the token alone', async () => {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const metrics = 'visits_total{kind="counted"} 1\nage_seconds 5\n';
  expect(await ask('/metrics', {}, headers)).toEqual([200, metrics, 'no-store']);
  for (const wrong of [{}, { Authorization: 'Bearer guess' }]) {
    expect((await ask('/metrics', {}, wrong))[0]).toBe(401);
  }
  expect((await ask('/metrics', { METRICS_TOKEN: '' }, { Host: 'localhost' }))[0]).toBe(404);
});
