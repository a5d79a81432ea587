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
  ['the proxy itself when the header is garbage', '::1', 'unknown', '::1'],
  ['the proxy itself without a header', '::1', null, '::1'],
  ['nobody without a connection', null, '198.51.100.7', null],
])('takes for the visitor %s', (_name, peer, forwardedFor, expected) => {
  expect(clientAddress({ peer, forwardedFor }, trusted)).toBe(expected);
});

test.each(['example.com', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::1/129'])(
  'refuses "%s" as a proxy',
  (entry) => {
    expect(() => trustedProxies([entry])).toThrow(entry);
  },
);
