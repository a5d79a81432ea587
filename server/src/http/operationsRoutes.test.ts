import { expect, test } from 'vitest';
import { createTestStore } from '../../test/stores.ts';
import { createTestServer } from '../../test/testServer.ts';

const settings = { METRICS_TOKEN: 'a-long-enough-token' };
const AUTHORIZED = { Authorization: `Bearer ${settings.METRICS_TOKEN}` };

test.each([
  ['/healthz', 200, { status: 'ok' }],
  ['/readyz', 503, { status: 'stopping' }],
])('%s returns %i while the server is stopping', async (path, status, body) => {
  const { request } = await createTestServer({ settings, shutdownSignal: AbortSignal.abort() });
  const response = await request(path);
  expect([response.status, await response.json()]).toEqual([status, body]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('checks the store at most once a second', async () => {
  const store = await createTestStore('SQLite');
  let checks = 0;
  let check = () => Promise.resolve();
  const { request, clock } = await createTestServer({
    store: { ...store, check: () => ((checks += 1), check()) },
  });
  const sendRequests = async () => {
    const responses = await Promise.all(Array.from({ length: 100 }, () => request('/readyz')));
    const bodies = responses.map(async (response) =>
      [response.status, await response.text()].join(' '),
    );
    return [...new Set(await Promise.all(bodies))];
  };
  const READY = ['200 {"status":"ready"}'];
  expect([await sendRequests(), await sendRequests(), checks]).toEqual([READY, READY, 1]);
  check = () => Promise.reject(new Error('disk full'));
  clock.pass(0.9);
  expect([await sendRequests(), checks]).toEqual([READY, 1]);
  const UNAVAILABLE = ['503 {"status":"store-unavailable"}'];
  for (const expected of [2, 3]) {
    clock.pass(1);
    expect([await sendRequests(), checks]).toEqual([UNAVAILABLE, expected]);
  }
  check = () => Promise.resolve();
  clock.pass(1);
  expect(await sendRequests()).toEqual(READY);
});

test("doesn't start another check while a slow one is running", async () => {
  const store = await createTestStore('SQLite');
  const slow = Promise.withResolvers<void>();
  let checks = 0;
  const { request, clock } = await createTestServer({
    store: { ...store, check: () => ((checks += 1), slow.promise) },
  });
  const first = request('/readyz');
  clock.pass(2);
  const second = request('/readyz');
  slow.resolve();
  expect([(await first).status, (await second).status, checks]).toEqual([200, 200, 1]);
});

test('only shows readiness details with the token', async () => {
  const { request } = await createTestServer({ settings });
  const fetchBody = async (headers = {}) => (await request('/readyz', { headers })).json();
  expect(await fetchBody(AUTHORIZED)).toEqual({
    status: 'ready',
    details: { refused: {}, notSet: {} },
  });
  // A wrong token isn't an error, because load balancers may send their own credentials.
  for (const headers of [{}, { Authorization: 'Bearer guess' }, { Authorization: 'Basic YTpi' }])
    expect(await fetchBody(headers)).toEqual({ status: 'ready' });
  const { request: requestWithoutToken } = await createTestServer();
  const headers = { Authorization: 'Bearer undefined' };
  expect(await (await requestWithoutToken('/readyz', { headers })).json()).toEqual({
    status: 'ready',
  });
});

test('only shows metrics with the token', async () => {
  const { request } = await createTestServer({ settings });
  for (const headers of [{}, { Authorization: 'Bearer guess' }])
    expect((await request('/metrics', { headers })).status).toBe(401);
  const response = await request('/metrics', { headers: AUTHORIZED });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const withoutToken = await (
    await createTestServer()
  ).request('/metrics', { headers: AUTHORIZED });
  expect(withoutToken.status).toBe(404);
});
