import { Hono } from 'hono';
import proxyAddr from 'proxy-addr';
import { expect, test } from 'vitest';
import { from } from '../../test/testApp.ts';
import { createClientAddress } from './clientAddress.ts';

const isTrusted = proxyAddr.compile(['10.0.0.0/8', '::1', '2001:db8::/32']);

const lines: string[] = [];
const address = createClientAddress(isTrusted, { warn: (line) => lines.push(line) });
const app = new Hono().get('/', (c) => c.text(`[${address(c)}]`));

async function ask(peer: string, forwarded: string | null) {
  const headers = forwarded === null ? {} : { 'x-forwarded-for': forwarded };
  return (await app.request('/', { headers }, from(peer, headers))).text();
}

test.each([
  ['the connection itself without a proxy', '192.0.2.1', null, '192.0.2.1'],
  ['the connection, whatever a stranger claims', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['the last hop before our proxy', '10.0.0.2', '198.51.100.7', '198.51.100.7'],
  [
    'the nearest stranger behind two proxies',
    '10.0.0.2',
    '1.2.3.4, 198.51.100.7, 10.0.0.9',
    '198.51.100.7',
  ],
  ['IPv4 written as IPv6', '::ffff:10.0.0.2', '::ffff:198.51.100.7', '198.51.100.7'],
  ['IPv6 behind an IPv6 proxy', '2001:db8::5', '[2606:4700::1]:443', '2606:4700::1'],
  ['an address without its port', '10.0.0.2', '198.51.100.7:50123', '198.51.100.7'],
  ['the stranger behind a proxy named with its port', '::1', '8.8.8.8, 10.0.0.9:443', '8.8.8.8'],
  ['the proxy itself when the header is garbage', '::1', 'unknown', '::1'],
  ['the proxy itself without a header', '::1', null, '::1'],
])('takes for the visitor %s', async (_name, peer, forwarded, expected) => {
  expect(await ask(peer, forwarded)).toBe(`[${expected}]`);
});

test('knows nobody where there is no connection', async () => {
  expect(await (await app.request('/')).text()).toBe('[]');
});

test('tells the owner once of a proxy that is not named, without the address', async () => {
  lines.length = 0;
  await ask('172.18.0.1', null);
  await ask('::ffff:10.0.0.9', '8.8.8.8');
  expect(lines).toEqual([]);
  const other = createClientAddress(isTrusted, { warn: (line) => lines.push(line) });
  const fresh = new Hono().get('/', (c) => c.text(other(c)));
  const headers = { 'x-forwarded-for': '8.8.8.8' };
  await fresh.request('/', { headers }, from('172.18.0.1', headers));
  await fresh.request('/', { headers }, from('172.18.0.2', headers));
  expect(lines).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
  expect(lines.join()).not.toMatch(/8\.8\.8\.8|172\.18/);
});
