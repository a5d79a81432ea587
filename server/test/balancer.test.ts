import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { findProgram } from '../../scripts/test/programs.ts';
import { createSignUpQueries } from '../src/signUp/signUpQueries.ts';
import { getFreePort } from './freePort.ts';
import { runProgram } from './runServer.ts';
import { startPostgres } from './startPostgres.ts';
import { createServerSettings, startServer } from './startServer.ts';
import { createDatabase, openTestStore } from './stores.ts';
import { SITE_METADATA, createTestSite } from './testSite.ts';

const HOSTS = ['127.0.0.1', '127.0.0.2', '127.0.0.3'] as const;
const haproxy = findProgram('haproxy');

/** Runs deploy/haproxy.cfg in front of servers on three loopback addresses. */
async function startBalancer(serverPort: string) {
  const port = await getFreePort();
  const [SERVER_1, SERVER_2, SERVER_3] = HOSTS;
  const servers = { SERVER_1, SERVER_2, SERVER_3, SERVER_PORT: serverPort };
  const settings = { BIND: `127.0.0.1:${port}`, ...servers };
  const run = runProgram([haproxy, '-db', '-f', 'deploy/haproxy.cfg'], settings);
  onTestFinished(async () => {
    run.child.kill();
    await run.ended;
  });
  let visitors = 0;
  const request = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, redirect: 'manual' });
  await expect.poll(async () => (await request('/').catch(() => undefined))?.status).toBe(200);
  return {
    request,
    signUp: (email: string) => {
      const headers = {
        Accept: 'application/json',
        'X-Forwarded-For': `192.0.2.${(visitors += 1)}`,
      };
      const body = new URLSearchParams({ email, firstName: 'Ada', consent: 'yes' });
      return request('/api/sign-ups', { method: 'POST', headers, body });
    },
    waitForLog: (text: string) => expect.poll(() => run.seen.errors).toContain(text),
  };
}

/** Each of the three servers behind the balancer has its own site. */
async function startServers(shared: object) {
  const PORT = String(await getFreePort());
  const start = async (HOST: string) =>
    startServer({ ...(await createServerSettings()), ...shared, PORT, HOST });
  const servers = await Promise.all(HOSTS.map(start));
  return { servers, balancer: await startBalancer(PORT) };
}

test('resends pending sign-ups to another server without duplicates', async () => {
  const DATABASE_URL = await createDatabase();
  const { servers, balancer } = await startServers({ DATABASE_URL });
  const [paused] = servers;
  // A paused process still accepts connections, but never responds.
  paused?.child.kill('SIGSTOP');
  let responses = 0;
  const requests = ['a', 'b', 'c', 'd', 'e', 'f'].map(async (name) => {
    const { status } = await balancer.signUp(`${name}@example.com`);
    responses += 1;
    return status;
  });
  await expect.poll(() => responses).toBeGreaterThanOrEqual(4);
  paused?.child.kill('SIGKILL');
  expect(await Promise.all(requests)).toEqual([200, 200, 200, 200, 200, 200]);
  const rows = await createSignUpQueries(
    await openTestStore({ DATABASE_URL, DATA_DIR: 'unused' }),
  ).list(1_000);
  expect(rows).toHaveLength(6);
});

test('serves the page and rejects sign-ups while no server is ready', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop().catch(() => {}));
  const { servers, balancer } = await startServers({ DATABASE_URL: postgres.url });
  await postgres.stop();
  await balancer.waitForLog("backend 'ready' has no server available");
  expect((await balancer.request('/')).status).toBe(200);
  const rejected = await balancer.signUp('ada@example.com');
  expect([rejected.status, await rejected.text()]).toEqual([503, '{"error":"notSaved"}']);

  for (const { child } of servers) child.kill('SIGKILL');
  await balancer.waitForLog("backend 'alive' has no server available");
  expect((await balancer.request('/')).status).toBe(503);
  // The balancer closes connections from a cache, so the cache serves its own copy.
  await expect(balancer.request('/', { headers: { Via: '1.1 cache' } })).rejects.toThrow();
});

test('looks for hashed files on all servers, but limits retries', async () => {
  const PORT = String(await getFreePort());
  const site = await createTestSite(SITE_METADATA, {
    'index.html': 'new',
    '_astro/new.b1.js': 'let a = 1',
  });
  onTestFinished(site.remove);
  await startServer({ ...(await createServerSettings()), PORT, HOST: HOSTS[0] });
  await startServer({
    ...(await createServerSettings()),
    PORT,
    HOST: HOSTS[1],
    SITE_DIR: site.folder,
  });
  // The third server counts requests for hashed files.
  let requestCount = 0;
  const third = createServer(({ url = '' }, response) => {
    if (url.startsWith('/_astro/')) requestCount += 1;
    response.writeHead(url.startsWith('/_astro/') ? 404 : 200).end();
  });
  onTestFinished(() => {
    third.closeAllConnections();
    third.close();
  });
  await once(third.listen(Number(PORT), HOSTS[2]), 'listening');
  const balancer = await startBalancer(PORT);
  for (let attempt = 0; attempt < 9; attempt += 1)
    expect((await balancer.request('/_astro/new.b1.js')).status).toBe(200);

  const requestCounts: number[] = [];
  for (let attempt = 0; attempt < 9; attempt += 1) {
    requestCount = 0;
    expect((await balancer.request('/_astro/none.js')).status).toBe(404);
    requestCounts.push(requestCount);
  }
  expect(requestCounts.slice(0, 3).every((count) => count > 1)).toBe(true);
  expect(requestCounts.slice(3).every((count) => count <= 1)).toBe(true);
});
