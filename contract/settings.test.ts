import { expect, test } from 'vitest';
import { originSetting } from './settings.ts';

const origin = originSetting('SITE_URL', 'https://example.com');

test.each([
  ['https://example.com', 'https://example.com'],
  ['https://example.com/', 'https://example.com'],
  ['HTTPS://Example.com:443', 'https://example.com'],
  ['http://[::1]:4321', 'http://[::1]:4321'],
])('reads %s as the origin %s', (address, expected) => {
  expect(origin.parse(address)).toBe(expected);
});

test.each([
  'example.com',
  'ftp://example.com',
  'https://example.com/page',
  'https://example.com?page=1',
  'https://example.com/#page',
  'https://user@example.com',
])('refuses %s in one sentence', (address) => {
  const messages = origin.safeParse(address).error?.issues.map(({ message }) => message);
  expect(messages).toEqual([
    'SITE_URL must be an address without a path, such as https://example.com.',
  ]);
});
