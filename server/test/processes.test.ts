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

test('prints its address, runs its jobs and explains too large cookies', async () => {
  const place = await createServerSettings();
  const webhookNames = ['crm'];
  await createSignUpQueries(await openTestStore(place)).add({
    ...createSignUp('waits'),
    webhookNames,
  });
  const told = Promise.withResolvers<unknown>();
  const settings = {
    KEEP_ALIVE_SECONDS: '80',
    SIGNUP_RETENTON_DAYS: '30',
    SIGNUP_WEBHOOK_SECRET: 'a secret of the owner',
    SIGNUP_WEBHOOKS: `crm=${await startHttpServer((request, response) => {
      told.resolve(request.headers['webhook-id']);
      response.end();
    })}`,
  };
  const run = runServer({ ...place, ...settings, npm_lifecycle_event: 'start' });
  while (!run.seen.output.includes('Stop with')) await once(run.child.stdout, 'data');
  const origin = `http://localhost:${place.PORT}`;
  const said = [
    origin,
    'npm run sign-ups -- list',
    place.DATA_DIR,
    'SIGNUP_RETENTON_DAYS is unknown',
  ];
  for (const words of said) expect(run.seen.output).toContain(words);

  const page = await fetch(origin);
  expect(page.headers.get('keep-alive')).toBe('timeout=80');
  expect(await page.text()).toContain('The floor is open.');
  const withCookies = (bytes: number) => {
    const head = `Host: localhost\r\nConnection: close\r\nCookie: ${'a'.repeat(bytes)}`;
    return sendRaw(Number(place.PORT), `GET / HTTP/1.1\r\n${head}\r\n\r\n`);
  };
  expect(await withCookies(15_000)).toMatch(/^HTTP\/1\.1 200/);
  expect(await withCookies(40_000)).toMatch(/^HTTP\/1\.1 431[^]*Delete the cookies of this site/);
  expect(await told.promise).toBe('waits');
  run.child.kill('SIGTERM');
  expect(await run.ended).toMatchObject({ code: 0, errors: '' });
});

test('finishes open requests when stopped, even if stopped repeatedly', async () => {
  const settings = await createServerSettings();
  const server = await startServer(settings);
  const visit = { sections: [], buttons: [], practice: [], form: [], vitals: {} };
  const message = JSON.stringify({ device: 'phone', language: 'en', ...visit });
  let answered = 0;
  let isOver = false;
  const visitors = Array.from({ length: 16 }, async () => {
    // These clients end once told to disconnect. New ones have no open requests.
    for (let isLast = false; !isOver && !isLast; answered += 1) {
      // A busy machine may use an idle connection just as the server closes it.
      const answer = await fetch(server.origin).catch((error) => {
        if (!server.child.killed) throw error;
      });
      await answer?.arrayBuffer();
      isLast = answer?.headers.get('connection') !== 'keep-alive';
    }
  });
  const headers = { Accept: 'application/json', 'Content-Type': FORM_TYPE };
  const late = request(`${server.origin}/api/sign-ups`, { method: 'POST', headers });
  late.write('email=late%40example.com');
  await sleep(300);
  await fetch(`${server.origin}/api/visits`, { method: 'POST', body: message });
  const begin = performance.now();
  // An ignored signal ends the process immediately.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) server.child.kill(signal);
  const finish = sleep(700).then(() => late.end('&consent=yes'));
  const [[answer]] = await Promise.all([once(late, 'response'), finish]);
  expect(await json(answer)).toEqual({ ok: true });
  const { code, errors, output } = await server.ended;
  isOver = true;
  // A cut answer rejects.
  await Promise.all(visitors);
  expect(answered).toBeGreaterThanOrEqual(visitors.length);
  expect(output).toContain('"inTime":true');
  expect([code, errors]).toEqual([0, '']);
  expect(performance.now() - begin).toBeLessThan(10_000);
  const counted = `select count from visit_counts where name = 'visits'`;
  expect(await (await openTestStore(settings)).rows(counted)).toEqual([{ count: 1 }]);
});

// A file size limit simulates a full disk. SQLite's log reaches it first.
const SMALL_DISK = ['sh', '-c', 'ulimit -f 800; exec "$@"', 'sh'];

test('a full disk stores nothing, keeps the page up and recovers', async () => {
  const settings = await createServerSettings();
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
  // The owner's command is not limited and empties the log.
  const { forget } = createSignUpQueries(await openTestStore(settings, 'command'));
  expect(await forget('person1@example.com')).toBe(1);
  await expect.poll(() => statusOf('/readyz'), { timeout: 30_000 }).toBe(200);
  expect((await send()).status).toBe(200);
  const { code, errors, output } = await server.stop();
  expect([code, errors]).toEqual([0, '']);
  expect(output).toContain('"level":"error","event":"sign-up not saved"');
});

test("does not start with a retention that the built form doesn't promise", async () => {
  const settings = { ...(await createServerSettings()), SIGNUP_RETENTION_DAYS: '30' };
  const run = runServer(settings);
  onTestFinished(() => void run.child.kill('SIGKILL'));
  const refused = await run.ended;
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.errors).toMatch(/^SIGNUP_RETENTION_DAYS is 30, [^\n]+\n$/);
});

test('a read-only PostgreSQL keeps the page up after a restart', async () => {
  const url = await createDatabase();
  const settings = { ...(await createServerSettings()), DATABASE_URL: url };
  await (await startServer(settings)).stop();
  const name = new URL(url).pathname.slice(1);
  await runAsAdmin(`alter database ${name} set default_transaction_read_only = on`);
  const server = await startServer(settings);
  const statusOf = async (path: string) => (await fetch(`${server.origin}${path}`)).status;
  expect([await statusOf('/'), await statusOf('/readyz')]).toEqual([200, 503]);
  expect((await server.signUp('ada@example.com')).status).toBe(503);
  await expect
    .poll(() => server.seen.output)
    .toMatch(/store not usable.*The sign-up store postgres:\/\/\S+ is read-only\./);
});

test('does not start without write access, and says why', async () => {
  const settings = { ...(await createServerSettings()), DATA_DIR: '/proc/nowhere/data' };
  const refused = await runServer(settings).ended;
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.errors).toMatch(
    /^The sign-up store \S+ cannot be opened for writing\. Use chown [^\n]*\. \([^\n]+\)\n$/,
  );
});
