import { expect, test } from 'vitest';
import { openServer } from '../../test/testServer.ts';

const settings = { METRICS_TOKEN: 'a-long-enough-token' };
const KNOWN = { Authorization: `Bearer ${settings.METRICS_TOKEN}` };

test.each([
  ['/healthz', '{"status":"ok"}', 200],
  ['/readyz', '{"status":"stopping"}', 503],
  ['/metrics', 'webhook_messages_refused_for_an_hour 0\n', 200],
])('a server that stops answers %s with %s, to be kept by nobody', async (path, body, status) => {
  const { ask } = await openServer({ settings, stopping: AbortSignal.abort() });
  const answer = await ask(path, { headers: KNOWN });
  expect([answer.status, await answer.text()]).toEqual([status, body]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('shows its metrics to the holder of the token alone, and to nobody without one', async () => {
  const { ask } = await openServer({ settings });
  for (const headers of [{}, { Authorization: 'Bearer guess' }])
    expect((await ask('/metrics', { headers })).status).toBe(401);
  const none = await (await openServer()).ask('/metrics', { headers: { Host: 'localhost' } });
  expect(none.status).toBe(404);
});
