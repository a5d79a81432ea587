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

/** HAProxy with the deployed file, in front of servers on three loopback addresses. */
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
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, redirect: 'manual' });
  await expect.poll(async () => (await ask('/').catch(() => undefined))?.status).toBe(200);
  return {
    ask,
    signUp: (email: string) => {
      const headers = {
        Accept: 'application/json',
        'X-Forwarded-For': `192.0.2.${(visitors += 1)}`,
      };
      const body = new URLSearchParams({ email, firstName: 'Ada', consent: 'yes' });
      return ask('/api/sign-ups', { method: 'POST', headers, body });
    },
    /** Waits for a message of HAProxy. */
    says: (words: string) =>
      expect.poll(() => run.seen.errors, { message: words }).toContain(words),
  };
}

/** Servers with these shared settings, each with its own site. */
async function startServers(shared: object) {
  const PORT = String(await getFreePort());
  const start = async (HOST: string) =>
    startServer({ ...(await createServerSettings()), ...shared, PORT, HOST });
  const servers = await Promise.all(HOSTS.map(start));
  return { servers, balancer: await startBalancer(PORT) };
}

test('another server stores the sign-up that a killed server held, once', async () => {
  const DATABASE_URL = await createDatabase();
  const { servers, balancer } = await startServers({ DATABASE_URL });
  const [held] = servers;
  // Accepts connections but never answers.
  held?.child.kill('SIGSTOP');
  let answered = 0;
  const sent = ['a', 'b', 'c', 'd', 'e', 'f'].map(async (name) => {
    const { status } = await balancer.signUp(`${name}@example.com`);
    answered += 1;
    return status;
  });
  await expect.poll(() => answered).toBeGreaterThanOrEqual(4);
  held?.child.kill('SIGKILL');
  expect(await Promise.all(sent)).toEqual([200, 200, 200, 200, 200, 200]);
  const rows = await createSignUpQueries(
    await openTestStore({ DATABASE_URL, DATA_DIR: 'unused' }),
  ).list(1_000);
  expect(rows).toHaveLength(6);
});

test('serves the page and refuses sign-ups while no server is ready', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop().catch(() => {}));
  const { servers, balancer } = await startServers({ DATABASE_URL: postgres.url });
  await postgres.stop();
  await balancer.says("backend 'ready' has no server available");
  expect((await balancer.ask('/')).status).toBe(200);
  const refused = await balancer.signUp('ada@example.com');
  expect([refused.status, await refused.text()]).toEqual([503, '{"error":"notSaved"}']);

  for (const { child } of servers) child.kill('SIGKILL');
  await balancer.says("backend 'alive' has no server available");
  expect((await balancer.ask('/')).status).toBe(503);
  // A cache then serves its copy.
  await expect(balancer.ask('/', { headers: { Via: '1.1 cache' } })).rejects.toThrow();
});

test('asks every server for a hashed file, then gives up quickly', async () => {
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
  // The third server counts requests for a file.
  let asked = 0;
  const third = createServer(({ url = '' }, response) => {
    if (url.startsWith('/_astro/')) asked += 1;
    response.writeHead(url.startsWith('/_astro/') ? 404 : 200).end();
  });
  onTestFinished(() => {
    third.closeAllConnections();
    third.close();
  });
  await once(third.listen(Number(PORT), HOSTS[2]), 'listening');
  const { ask } = await startBalancer(PORT);
  for (let time = 0; time < 9; time += 1) expect((await ask('/_astro/new.b1.js')).status).toBe(200);

  const tries: number[] = [];
  for (let time = 0; time < 9; time += 1) {
    asked = 0;
    expect((await ask('/_astro/none.js')).status).toBe(404);
    tries.push(asked);
  }
  expect(tries.slice(0, 3).every((count) => count > 1)).toBe(true);
  expect(tries.slice(3).every((count) => count <= 1)).toBe(true);
});
