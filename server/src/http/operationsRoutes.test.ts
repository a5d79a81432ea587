import { expect, test } from 'vitest';
import { createTestStore } from '../../test/stores.ts';
import { createTestServer } from '../../test/testServer.ts';

const settings = { METRICS_TOKEN: 'a-long-enough-token' };
const KNOWN = { Authorization: `Bearer ${settings.METRICS_TOKEN}` };

test.each([
  ['/healthz', 200, { status: 'ok' }],
  ['/readyz', 503, { status: 'stopping' }],
])('%s answers %i while the server stops', async (path, status, body) => {
  const { request } = await createTestServer({ settings, stopping: AbortSignal.abort() });
  const answer = await request(path);
  expect([answer.status, await answer.json()]).toEqual([status, body]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('checks the store once a second, however many clients ask', async () => {
  const store = await createTestStore('SQLite');
  let checks = 0;
  let check = () => Promise.resolve();
  const { request, clock } = await createTestServer({
    store: { ...store, check: () => ((checks += 1), check()) },
  });
  const askAll = async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => request('/readyz')));
    const bodies = answers.map(async (answer) => [answer.status, await answer.text()].join(' '));
    return [...new Set(await Promise.all(bodies))];
  };
  const READY = ['200 {"status":"ready"}'];
  expect([await askAll(), await askAll(), checks]).toEqual([READY, READY, 1]);
  check = () => Promise.reject(new Error('disk full'));
  clock.pass(0.9);
  expect([await askAll(), checks]).toEqual([READY, 1]);
  const DOWN = ['503 {"status":"store-unavailable"}'];
  for (const expected of [2, 3]) {
    clock.pass(1);
    expect([await askAll(), checks]).toEqual([DOWN, expected]);
  }
  check = () => Promise.resolve();
  clock.pass(1);
  expect(await askAll()).toEqual(READY);
});

test('shows readiness details only with the token', async () => {
  const { request } = await createTestServer({ settings });
  const bodyFor = async (headers = {}) => (await request('/readyz', { headers })).json();
  expect(await bodyFor(KNOWN)).toEqual({
    status: 'ready',
    details: { refused: {}, notSet: {} },
  });
  // A balancer may send its own credentials, so a wrong token is no error.
  for (const headers of [{}, { Authorization: 'Bearer guess' }, { Authorization: 'Basic YTpi' }])
    expect(await bodyFor(headers)).toEqual({ status: 'ready' });
  const { request: requestWithoutToken } = await createTestServer();
  const headers = { Authorization: 'Bearer undefined' };
  expect(await (await requestWithoutToken('/readyz', { headers })).json()).toEqual({
    status: 'ready',
  });
});

test('shows metrics only with the token', async () => {
  const { request } = await createTestServer({ settings });
  for (const headers of [{}, { Authorization: 'Bearer guess' }])
    expect((await request('/metrics', { headers })).status).toBe(401);
  const shown = await request('/metrics', { headers: KNOWN });
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(shown.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const none = await (await createTestServer()).request('/metrics', { headers: KNOWN });
  expect(none.status).toBe(404);
});
