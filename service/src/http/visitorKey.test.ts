import { expect, test } from 'vitest';
import { createVisitorKey } from './visitorKey.ts';

const DAY = 24 * 60 * 60 * 1_000;

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', true],
  ['2001:0db8:0001:0002::1', '2001:DB8:1:2:ffff::', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['fe80::1%eth0', 'fe80::2%eth1', true],
  ['::1', '::2', true],
  ['::ffff:203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
])('%s and %s count as one visitor: %s', (one, other, same) => {
  const key = createVisitorKey({ now: () => 0, saltOf: () => 'salt' });
  expect(key(one) === key(other)).toBe(same);
});

test('a visitor’s key does not hold the address and is another one tomorrow', () => {
  let time = 0;
  let salts = 0;
  const key = createVisitorKey({ now: () => time, saltOf: () => `salt ${(salts += 1)}` });
  const today = key('203.0.113.7');
  expect(today).not.toContain('203');
  time = DAY - 1;
  expect(key('203.0.113.7')).toBe(today);
  time = DAY;
  expect(key('203.0.113.7')).not.toBe(today);
});
