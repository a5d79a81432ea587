import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createTestDependencies } from '../../test/testDependencies.ts';
import { createBindings } from '../../test/testServer.ts';
import { getClientAddress, getNetwork } from './clientAddress.ts';

const { config } = createTestDependencies({}, { TRUSTED_PROXIES: '10.0.0.0/8,::1' }).dependencies;
const app = new Hono().get('/', (c) => c.text(getClientAddress(c, config.TRUSTED_PROXIES)));

const PROXY = '10.0.0.2';
test.each<[what: string, peer: string, forwarded: string | undefined, client: string]>([
  ['the connection’s peer, regardless of the header', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['the last hop before the trusted proxy', PROXY, '1.2.3.4, 198.51.100.7', '198.51.100.7'],
  ['the client behind two trusted proxies', '::1', '8.8.8.8, 7.7.7.7, 10.0.0.9', '7.7.7.7'],
  ['the proxy itself without a header', PROXY, undefined, PROXY],
  ['the farthest trusted proxy', PROXY, '10.0.0.7,10.0.0.9', '10.0.0.7'],
  ['an address without its port', PROXY, '198.51.100.7:50001', '198.51.100.7'],
  ['an IPv6 address without its port', PROXY, '[2001:db8::7]:50001', '2001:db8::7'],
  ['an IPv6 address without brackets', PROXY, '[2001:DB8::7]', '2001:DB8::7'],
  ['a client behind a proxy with a port', PROXY, '7.7.7.7:1, 10.0.0.9:40002', '7.7.7.7'],
  ['a link-local address without its zone', PROXY, 'fe80::1%eth0', 'fe80::1'],
  ['an IPv4-mapped IPv6 address', '::ffff:10.0.0.2', '::ffff:198.51.100.7', '198.51.100.7'],
  ['an IPv4-mapped IPv6 address in hexadecimal', PROXY, '[::ffff:c633:6407]:1', '198.51.100.7'],
  ['the proxy in front of an invalid address', PROXY, '7.7.7.7, unknown', PROXY],
])('finds %s', async (_what, peer, forwarded, client) => {
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  expect(await (await app.request('/', { headers }, createBindings(peer))).text()).toBe(client);
});

test("treats all of a visitor's addresses as one network", () => {
  const networks = ['2001:db8:1:2::9', '2001:0DB8:1:2:3:4:5:6'].map((address) =>
    getNetwork(address),
  );
  expect(new Set(networks).size).toBe(1);
  expect(getNetwork('2001:db8:1:3::9')).not.toBe(networks[0]);
  expect(getNetwork('2001:db8:1:3::9', 48)).toBe(getNetwork('2001:db8:1:2::9', 48));
  expect([getNetwork('192.0.2.1'), getNetwork('192.0.2.1', 48)]).toEqual([
    '192.0.2.1',
    '192.0.2.1',
  ]);
});
