import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createTestDependencies } from '../../test/testDependencies.ts';
import { createTestServer } from '../../test/testServer.ts';
import { loadTestSite } from '../../test/testSite.ts';
import { createApp } from '../app.ts';

test('counts and times each request by method, route, and status', async () => {
  const { dependencies, clock } = createTestDependencies();
  const routes = new Hono().get('/slow', (c) => (clock.pass(0.3), c.text('done')));
  routes.get('/broken', () => {
    throw new Error('unexpected');
  });
  const app = createApp(await loadTestSite(), [routes], dependencies);
  for (const path of ['/slow', '/slow', '/broken']) await app.request(path);
  const output = await dependencies.metrics.registry.metrics();
  for (const line of [
    'http_requests_total{method="GET",route="/slow",status="200"} 2',
    'http_requests_total{method="GET",route="/broken",status="500"} 1',
    'http_request_errors_total{method="GET",route="/broken"} 1',
    'http_request_duration_seconds_bucket{le="0.25",method="GET",route="/slow"} 0',
    'http_request_duration_seconds_bucket{le="0.5",method="GET",route="/slow"} 2',
    'http_request_duration_seconds_sum{method="GET",route="/slow"} 0.6',
  ])
    expect(output.split('\n')).toContain(line);
});

test("doesn't create time series for unknown paths", async () => {
  const { request, dependencies } = await createTestServer();
  const paths = ['/', '/robots.txt', '/es/', '/nowhere', '/__proto__', '/a/b/c', '/%00'];
  for (const path of [...paths, '/healthz']) await request(path);
  await request('/', { method: 'PUT' });
  await request('/api/sign-ups', { body: '' });
  const { values } = await dependencies.metrics.requests.get();
  const routes = values.map(({ labels, value }) => [labels.method, labels.route, value]);
  expect(routes).toEqual([
    ['GET', 'file', 3],
    ['GET', 'other', 4],
    ['GET', '/healthz', 1],
    ['PUT', 'other', 1],
    ['POST', '/api/sign-ups', 1],
  ]);
});
