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

/** A server behind a proxy with this configuration. Counts accepted sign-ups. */
async function open(
  TRUSTED_PROXIES: string,
  configure: (address: string, serverPort: number) => string | Promise<string>,
) {
  const { fetch } = await createTestServer({ randomId: randomUUID, settings: { TRUSTED_PROXIES } });
  const place = { HOST: '127.0.0.1', PORT: await getFreePort(), KEEP_ALIVE_SECONDS: 75 };
  const server = await listen(fetch, place);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const blocks = await configure('ADDRESS', place.PORT);
  const port = await startNginx((address, folder) =>
    [
      `daemon off; pid ${folder}/pid; events {}`,
      'http { access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      ),
      `${blocks.replace('ADDRESS', address)} }`,
    ].join('\n'),
  );
  let sent = 0;
  /** Each visitor connects from their own loopback address, optionally with a fake header. */
  const signUp = async (localAddress: string, forwarded?: string) => {
    const asked = request(`http://127.0.0.1:${port}/api/sign-ups`, {
      method: 'POST',
      localAddress,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/x-www-form-urlencoded',
        ...(forwarded !== undefined && { 'X-Forwarded-For': forwarded }),
      },
      agent: false,
    });
    asked.end(`email=visitor${(sent += 1)}%40example.com&consent=yes`);
    const [response] = await once(asked, 'response');
    response.resume();
    // The store of a busy machine may answer 503, after the limit has let the visitor pass.
    return response.statusCode === 200 || response.statusCode === 503;
  };
  return {
    accepted: async (visitors: readonly (readonly [from: string, forwarded?: string])[]) => {
      const tried = await Promise.all(visitors.map((visitor) => signUp(...visitor)));
      return tried.filter(Boolean).length;
    },
  };
}

/** The configuration in docs/deploying.md, without TLS. */
async function documentedNginx(address: string, serverPort: number): Promise<string> {
  const docs = await readFile('docs/deploying.md', 'utf8');
  const block = /^ {4}upstream page \{\n(?: {4}.*\n)+/m.exec(docs)?.[0] ?? '';
  return block
    .replace('127.0.0.1:4321', `127.0.0.1:${serverPort}`)
    .replace('443 ssl', address)
    .replaceAll(/^.*ssl_certificate.*$/gm, '');
}

const people = (count: number) => Array.from({ length: count }, (_, id) => `198.51.100.${id + 1}`);

test('nginx alone: limits each visitor, whatever address they claim', async () => {
  const { accepted } = await open('127.0.0.1,::1', documentedNginx);
  expect(await accepted(people(40).map((claimed) => ['127.0.0.9', claimed]))).toBe(20);
  expect(await accepted(people(40).map((_, id) => [`127.0.0.${20 + id}`]))).toBe(40);
});

test('nginx behind a CDN: limits visitors, not edge servers', async () => {
  const { accepted } = await open(['127.0.0.1', '::1', ...EDGES].join(), documentedNginx);
  const edgeOf = (id: number) => EDGES[id % 2] ?? '';
  expect(await accepted(people(60).map((person, id) => [edgeOf(id), person]))).toBe(60);
  const one = people(40).map((claimed, id) => [edgeOf(id), `${claimed}, 203.0.113.9`] as const);
  expect(await accepted(one)).toBe(20);
});

test('a balancer that adds ports: limits visitors, not connections', async () => {
  const { accepted } = await open('127.0.0.1', (address, serverPort) => {
    const header = 'X-Forwarded-For "$http_x_forwarded_for, $remote_addr:$remote_port"';
    const location = `proxy_pass http://127.0.0.1:${serverPort}; proxy_set_header ${header};`;
    return `server { listen ${address}; location / { ${location} } }`;
  });
  expect(await accepted(people(40).map((claimed) => ['127.0.0.9', claimed]))).toBe(20);
  expect(await accepted(people(40).map((_, id) => [`127.0.0.${20 + id}`]))).toBe(40);
});
