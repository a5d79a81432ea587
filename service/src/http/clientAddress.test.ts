import { expect, test } from 'vitest';
import { clientAddress, trustedProxies } from './clientAddress.ts';

const trusted = trustedProxies(['10.0.0.0/8', '::1', '2001:db8::/32']);

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
  [
    'the stranger behind a proxy that is named with its port',
    '::1',
    '8.8.8.8, 10.0.0.9:443',
    '8.8.8.8',
  ],
  ['the proxy itself when the header is garbage', '::1', 'unknown', '::1'],
  ['the proxy itself without a header', '::1', null, '::1'],
  ['nobody without a connection', '', '198.51.100.7', ''],
])('takes for the visitor %s', (_name, peer, forwardedFor, expected) => {
  expect(clientAddress(peer, forwardedFor, trusted)).toBe(expected);
});

test.each(['example.com', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::1/129'])(
  'refuses "%s" as a proxy',
  (entry) => {
    expect(() => trustedProxies([entry])).toThrow(entry);
  },
);

test.each(['0.0.0.0/0', '::/0', '128.0.0.0/1', '2000::/3'])(
  'refuses to believe everybody in %s',
  (entry) => {
    expect(() => trustedProxies([entry])).toThrow(`"${entry}" is so wide`);
  },
);

test.each(['10.0.0.0/8', '172.16.0.0/12', 'fc00::/7', '203.0.113.9/32'])(
  'takes the private network %s',
  (entry) => {
    expect(() => trustedProxies([entry])).not.toThrow();
  },
);
