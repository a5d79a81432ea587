import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../src/http/listen.ts';
import { getFreePort } from './freePort.ts';
import { startNginx } from './startNginx.ts';
import { createTestServer } from './testServer.ts';

const EDGES = ['127.0.0.2', '127.0.0.3'];

/** Starts a server behind nginx, and returns a function that counts how many visitors could sign up. */
async function setUpProxy(
  TRUSTED_PROXIES: string,
  configure: (address: string, serverPort: number) => string | Promise<string>,
) {
  const { fetch } = await createTestServer({ randomId: randomUUID, settings: { TRUSTED_PROXIES } });
  const config = { HOST: '127.0.0.1', PORT: await getFreePort(), KEEP_ALIVE_SECONDS: 75 };
  const server = await listen(fetch, config);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const blocks = await configure('ADDRESS', config.PORT);
  const port = await startNginx((address, folder) =>
    [
      `daemon off; pid ${folder}/pid; events {}`,
      'http { access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (module) => `${module}_temp_path ${folder}/${module};`,
      ),
      `${blocks.replace('ADDRESS', address)} }`,
    ].join('\n'),
  );
  let count = 0;
  /** Signs up from a loopback address. `forwarded` is an X-Forwarded-For header. */
  const signUp = async (localAddress: string, forwarded?: string) => {
    const sent = request(`http://127.0.0.1:${port}/api/sign-ups`, {
      method: 'POST',
      localAddress,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/x-www-form-urlencoded',
        ...(forwarded !== undefined && { 'X-Forwarded-For': forwarded }),
      },
      agent: false,
    });
    sent.end(`email=visitor${(count += 1)}%40example.com&consent=yes`);
    const [response] = await once(sent, 'response');
    response.resume();
    // On a busy machine, the store may be too slow (503) even though the request passed the rate limit.
    return response.statusCode === 200 || response.statusCode === 503;
  };
  return {
    countAccepted: async (
      visitors: readonly (readonly [address: string, forwarded?: string])[],
    ) => {
      const results = await Promise.all(visitors.map((visitor) => signUp(...visitor)));
      return results.filter(Boolean).length;
    },
  };
}

/** Reads the nginx config from docs/deploying.md and removes TLS and IPv6. */
async function readDocumentedConfig(address: string, serverPort: number): Promise<string> {
  const docs = await readFile('docs/deploying.md', 'utf8');
  const block = /^ {4}upstream page \{\n(?: {4}.*\n)+/m.exec(docs)?.[0] ?? '';
  return block
    .replace('127.0.0.1:4321', `127.0.0.1:${serverPort}`)
    .replace('443 ssl', address)
    .replaceAll(/^.*(?:ssl_certificate|listen \[::\]).*$/gm, '');
}

const createAddresses = (count: number) =>
  Array.from({ length: count }, (_, id) => `198.51.100.${id + 1}`);

test('limits each visitor behind nginx and ignores fake addresses', async () => {
  const { countAccepted } = await setUpProxy('127.0.0.1,::1', readDocumentedConfig);
  const fake = createAddresses(40);
  expect(await countAccepted(fake.map((address) => ['127.0.0.9', address]))).toBe(20);
  expect(await countAccepted(fake.map((_, id) => [`127.0.0.${20 + id}`]))).toBe(40);
});

test('limits visitors, not edge servers, behind a CDN and nginx', async () => {
  const trusted = ['127.0.0.1', '::1', ...EDGES].join();
  const { countAccepted } = await setUpProxy(trusted, readDocumentedConfig);
  const getEdge = (id: number) => EDGES[id % 2] ?? '';
  const visitors = createAddresses(60).map((address, id) => [getEdge(id), address] as const);
  expect(await countAccepted(visitors)).toBe(60);
  const sameVisitor = createAddresses(40).map(
    (fake, id) => [getEdge(id), `${fake}, 203.0.113.9`] as const,
  );
  expect(await countAccepted(sameVisitor)).toBe(20);
});

test('limits visitors, not connections, behind a balancer that adds ports', async () => {
  const { countAccepted } = await setUpProxy('127.0.0.1', (address, serverPort) => {
    const header = 'X-Forwarded-For "$http_x_forwarded_for, $remote_addr:$remote_port"';
    const location = `proxy_pass http://127.0.0.1:${serverPort}; proxy_set_header ${header};`;
    return `server { listen ${address}; location / { ${location} } }`;
  });
  const fake = createAddresses(40);
  expect(await countAccepted(fake.map((address) => ['127.0.0.9', address]))).toBe(20);
  expect(await countAccepted(fake.map((_, id) => [`127.0.0.${20 + id}`]))).toBe(40);
});
