import { Hono } from 'hono';
import proxyAddr from 'proxy-addr';
import { expect, test } from 'vitest';
import { from } from '../../test/testApp.ts';
import { createClientAddress } from './clientAddress.ts';

const address = createClientAddress(proxyAddr.compile(['10.0.0.0/8', '::1']));
const app = new Hono().get('/', (c) => c.text(address(c)));

test.each([
  ['the connection itself without a proxy', '192.0.2.1', undefined, '192.0.2.1'],
  ['the connection, whatever a stranger claims', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['the last hop before our proxy', '10.0.0.2', '1.2.3.4, 198.51.100.7', '198.51.100.7'],
  ['the nearest stranger behind two proxies', '::1', '8.8.8.8, 7.7.7.7, 10.0.0.9', '7.7.7.7'],
  ['IPv4 written as IPv6', '::ffff:10.0.0.2', '::ffff:198.51.100.7', '198.51.100.7'],
  ['IPv6 behind a proxy', '::1', '2606:4700::1', '2606:4700::1'],
  ['the proxy itself without a header', '::1', undefined, '::1'],
])('takes for the visitor %s', async (_name, peer, forwarded, expected) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const response = await app.request('/', { headers }, from(peer, headers));
  expect(await response.text()).toBe(expected);
});
