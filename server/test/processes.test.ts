import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createSignUpQueries } from '../src/signUp/signUpQueries.ts';
import { startHttpServer } from './runScript.ts';
import { runServer } from './runServer.ts';
import { createServerSettings, sendRaw, startServer } from './startServer.ts';
import { runAsAdmin, createDatabase, createSignUp, openTestStore } from './stores.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

test('prints its URL, runs jobs, and shows an error page for large cookies', async () => {
  const serverSettings = await createServerSettings();
  const webhookNames = ['crm'];
  await createSignUpQueries(await openTestStore(serverSettings)).add({
    ...createSignUp('waits'),
    webhookNames,
  });
  const received = Promise.withResolvers<unknown>();
  const settings = {
    KEEP_ALIVE_SECONDS: '80',
    SIGNUP_RETENTON_DAYS: '30',
    SIGNUP_WEBHOOK_SECRET: 'a secret of the owner',
    SIGNUP_WEBHOOKS: `crm=${await startHttpServer((request, response) => {
      received.resolve(request.headers['webhook-id']);
      response.end();
    })}`,
  };
  const run = runServer({ ...serverSettings, ...settings, npm_lifecycle_event: 'start' });
  while (!run.seen.output.includes('Stop with')) await once(run.child.stdout, 'data');
  const origin = `http://localhost:${serverSettings.PORT}`;
  const expected = [
    origin,
    'npm run sign-ups -- list',
    serverSettings.DATA_DIR,
    'SIGNUP_RETENTON_DAYS is unknown',
  ];
  for (const text of expected) expect(run.seen.output).toContain(text);

  const page = await fetch(origin);
  expect(page.headers.get('keep-alive')).toBe('timeout=80');
  expect(await page.text()).toContain('The floor is open.');
  const requestWithCookies = (bytes: number) => {
    const head = `Host: localhost\r\nConnection: close\r\nCookie: ${'a'.repeat(bytes)}`;
    return sendRaw(Number(serverSettings.PORT), `GET / HTTP/1.1\r\n${head}\r\n\r\n`);
  };
  expect(await requestWithCookies(15_000)).toMatch(/^HTTP\/1\.1 200/);
  expect(await requestWithCookies(40_000)).toMatch(
    /^HTTP\/1\.1 431[^]*Delete the cookies of this site/,
  );
  expect(await received.promise).toBe('waits');
  run.child.kill('SIGTERM');
  expect(await run.ended).toMatchObject({ code: 0, errors: '' });
});

test('finishes open requests after one or more stop signals', async () => {
  const settings = await createServerSettings();
  const server = await startServer(settings);
  const visit = { sections: [], buttons: [], practice: [], form: [], vitals: {} };
  const message = JSON.stringify({ device: 'phone', language: 'en', ...visit });
  let responses = 0;
  let hasEnded = false;
  const visitors = Array.from({ length: 16 }, async () => {
    // Visitors stop once the server closes their connection.
    for (let isLast = false; !hasEnded && !isLast; responses += 1) {
      // On a busy machine, the server may close an idle connection just as we send a request.
      const response = await fetch(server.origin).catch((error) => {
        if (!server.child.killed) throw error;
      });
      await response?.arrayBuffer();
      isLast = response?.headers.get('connection') !== 'keep-alive';
    }
  });
  const headers = { Accept: 'application/json', 'Content-Type': FORM_TYPE };
  const slow = request(`${server.origin}/api/sign-ups`, { method: 'POST', headers });
  slow.write('email=late%40example.com');
  await sleep(300);
  await fetch(`${server.origin}/api/visits`, { method: 'POST', body: message });
  const start = performance.now();
  // Without a handler, any of these signals would end the process immediately.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) server.child.kill(signal);
  const finish = sleep(700).then(() => slow.end('&consent=yes'));
  const [[response]] = await Promise.all([once(slow, 'response'), finish]);
  expect(await json(response)).toEqual({ ok: true });
  const { code, errors, output } = await server.ended;
  hasEnded = true;
  // This throws if a response was incomplete.
  await Promise.all(visitors);
  expect(responses).toBeGreaterThanOrEqual(visitors.length);
  expect(output).toContain('"inTime":true');
  expect([code, errors]).toEqual([0, '']);
  expect(performance.now() - start).toBeLessThan(10_000);
  const counted = `select count from visit_counts where name = 'visits'`;
  expect(await (await openTestStore(settings)).rows(counted)).toEqual([{ count: 1 }]);
});

// Simulates a full disk with a file size limit, which SQLite's write-ahead log hits first.
const SMALL_DISK = ['sh', '-c', 'ulimit -f 800; exec "$@"', 'sh'];

test('rejects sign-ups on a full disk, still serves the page, and recovers', async () => {
  const settings = await createServerSettings();
  const server = await startServer(settings, SMALL_DISK);
  const getStatus = async (path: string) => (await fetch(`${server.origin}${path}`)).status;
  let count = 0;
  const send = (headers = {}) => server.signUp(`person${(count += 1)}@example.com`, headers);
  expect(await getStatus('/readyz')).toBe(200);
  let response = await send();
  while (response.ok) response = await send();
  expect(response.status).toBe(503);
  expect(count).toBeGreaterThan(2);
  await expect.poll(() => getStatus('/readyz')).toBe(503);
  const withoutScript = await send({ Accept: '*/*' });
  expect(withoutScript.headers.get('location')).toBe('/form/not-saved/');
  for (const path of ['/', '/api/v3/simple/price', '/healthz']) {
    expect([path, await getStatus(path)]).toEqual([path, 200]);
  }
  // Forgetting a sign-up truncates the log. This process doesn't have the limit.
  const { forget } = createSignUpQueries(await openTestStore(settings, 'command'));
  expect(await forget('person1@example.com')).toBe(1);
  await expect.poll(() => getStatus('/readyz'), { timeout: 30_000 }).toBe(200);
  expect((await send()).status).toBe(200);
  const { code, errors, output } = await server.stop();
  expect([code, errors]).toEqual([0, '']);
  expect(output).toContain('"level":"error","event":"sign-up not saved"');
});

test("doesn't start if the built form promises a different retention period", async () => {
  const settings = { ...(await createServerSettings()), SIGNUP_RETENTION_DAYS: '30' };
  const run = runServer(settings);
  onTestFinished(() => void run.child.kill('SIGKILL'));
  const result = await run.ended;
  expect(result).toMatchObject({ code: 1, output: '' });
  expect(result.errors).toMatch(/^SIGNUP_RETENTION_DAYS is 30, [^\n]+\n$/);
});

test('starts and serves the page if PostgreSQL is read-only', async () => {
  const url = await createDatabase();
  const settings = { ...(await createServerSettings()), DATABASE_URL: url };
  await (await startServer(settings)).stop();
  const name = new URL(url).pathname.slice(1);
  await runAsAdmin(`alter database ${name} set default_transaction_read_only = on`);
  const server = await startServer(settings);
  const getStatus = async (path: string) => (await fetch(`${server.origin}${path}`)).status;
  expect([await getStatus('/'), await getStatus('/readyz')]).toEqual([200, 503]);
  expect((await server.signUp('ada@example.com')).status).toBe(503);
  await expect
    .poll(() => server.seen.output)
    .toMatch(/store not usable.*The sign-up store postgres:\/\/\S+ is read-only\./);
});

test("doesn't start without write access, and prints the reason", async () => {
  const settings = { ...(await createServerSettings()), DATA_DIR: '/proc/nowhere/data' };
  const result = await runServer(settings).ended;
  expect(result).toMatchObject({ code: 1, output: '' });
  expect(result.errors).toMatch(
    /^The sign-up store \S+ cannot be opened for writing\. Use chown [^\n]*\. \([^\n]+\)\n$/,
  );
});
