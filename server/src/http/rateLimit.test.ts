import type { Context } from 'hono';
import { expect, test } from 'vitest';
import { from } from '../../test/testServer.ts';
import { testDependencies } from '../../test/testDependencies.ts';
import { createRateLimit, rateLimitKey } from './rateLimit.ts';

const PROXIES = { TRUSTED_PROXIES: '10.0.0.0/8,::1' };

test('forgets the visitor who sent nothing for longest when there are too many', () => {
  const { dependencies } = testDependencies({}, PROXIES);
  const isAllowed = createRateLimit(dependencies, { capacity: 3, refillPerSecond: 0.5 });
  /** How many of so many requests of a visitor are let through. */
  const take = (address: string, times: number) => {
    const env = from('10.0.0.2', { 'x-forwarded-for': address });
    return Array.from({ length: times }, () => isAllowed({ env } as Context)).filter(Boolean)
      .length;
  };
  expect([take('192.0.2.1', 3), take('192.0.2.2', 3), take('192.0.2.1', 1)]).toEqual([3, 3, 0]);
  for (let id = 0; id < 19_999; id += 1) take(`198.51.${id >> 8}.${id & 255}`, 1);
  expect([take('192.0.2.1', 1), take('192.0.2.2', 1)]).toEqual([0, 1]);
});

test.each([
  ['the connection, whatever a stranger claims', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['the last hop before our proxy', '10.0.0.2', '1.2.3.4, 198.51.100.7', '198.51.100.7'],
  ['the nearest stranger behind two proxies', '::1', '8.8.8.8, 7.7.7.7, 10.0.0.9', '7.7.7.7'],
  ['IPv4 written as IPv6', '::ffff:10.0.0.2', '::ffff:198.51.100.7', '198.51.100.7'],
  ['the proxy itself without a header', '10.0.0.2', undefined, '10.0.0.2'],
  ['the half of IPv6 that is given whole', '2001:db8:1:2::9', undefined, '2001:0db8:0001:0002'],
  ['the same in any spelling', '2001:0DB8:1:2:3:4:5:6', undefined, '2001:0db8:0001:0002'],
])('takes for the visitor %s', (_name, peer, forwarded, expected) => {
  const { config } = testDependencies({}, PROXIES).dependencies;
  const env = from(peer, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded });
  expect(rateLimitKey({ env } as Context, config.TRUSTED_PROXIES)).toBe(expected);
});
