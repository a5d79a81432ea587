import { expect, test } from 'vitest';
import { runScript } from './runScript.ts';
import { runServer } from './runServer.ts';
import { newSettings, startServer } from './startServer.ts';

// A limit on the size of each file stands in for a disk that is full: SQLite's log reaches it first.
const SMALL_DISK = ['sh', '-c', 'ulimit -f 400; exec "$@"', 'sh'];

test('a full disk acknowledges nothing, page and prices go on, and it heals when there is space', async () => {
  const settings = await newSettings();
  const server = await startServer(settings, SMALL_DISK);
  const statusOf = async (path: string) => (await fetch(`${server.origin}${path}`)).status;
  let sent = 0;
  const send = (headers = {}) => server.signUp(`person${(sent += 1)}@example.com`, headers);
  expect(await statusOf('/readyz')).toBe(200);
  let answer = await send();
  while (answer.ok) answer = await send();
  expect(answer.status).toBe(503);
  expect(sent).toBeGreaterThan(2);
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  const withoutScript = await send({ Accept: '*/*' });
  expect(withoutScript.headers.get('location')).toBe('/form/not-saved/');
  for (const path of ['/', '/api/v3/simple/price', '/healthz']) {
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  }
  // The owner's command has space of its own, and empties the log.
  const forgotten = await runScript('signUps.ts forget person1@example.com', settings);
  expect(forgotten.code).toBe(0);
  expect([await statusOf('/readyz'), (await send()).status]).toEqual([200, 200]);
  const { code, errors, output } = await server.stop();
  expect([code, errors]).toEqual([0, '']);
  expect(output).toContain('"level":"error","event":"sign-up not saved"');
});

test('where nothing can be written nothing starts, and one sentence says why', async () => {
  const settings = { ...(await newSettings()), DATA_DIR: '/proc/nowhere/data' };
  const refused = await runServer(settings).ended;
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.errors).toMatch(
    /^The sign-up store \S+ cannot be opened for writing\. Give it, [^\n]* chown\. \([^\n]+\)\n$/,
  );
});
