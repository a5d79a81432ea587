import { expect, test } from 'vitest';
import { normalizeCampaign, findReferrer } from './origin.ts';

test.each([
  ['News', 'news'],
  ['  spring  sale ', 'spring  sale'],
  ['ＮＥＷＳ', 'news'],
  ['a\u001b[2J\u202eb\u2028c', 'a[2jbc'],
  ['\ud800a\u0000', 'a'],
  ['|x|<b>', '|x|<b>'],
  ['عرض\u200f', 'عرض'],
  ['😀'.repeat(70), '😀'.repeat(60)],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ['\u200b ', ''],
])('normalizes campaign %j to %j', (raw, normalized) => {
  expect(normalizeCampaign(raw)).toBe(normalized);
  expect(normalizeCampaign(normalized)).toBe(normalized);
});

test.each([
  ['https://www.google.com/', 'google.com'],
  ['https://news.google.com.br/a?b', 'google.com'],
  ['https://google.evil.example/', 'other'],
  ['https://notgoogle.com/', 'other'],
  ['https://twitter.com/', 'x.com'],
  ['https://l.facebook.com/l.php', 'facebook.com'],
  ['https://de.search.yahoo.com/', 'yahoo.com'],
  ['https://blog.example/post', 'other'],
  ['android-app://com.example/', 'other'],
  ['http://[::1]:80/', 'other'],
  ['https://constructor/', 'other'],
  ['https://site.example/es/', undefined],
  ['', undefined],
])('maps referrer %j to %j', (referrer, site) => {
  expect(findReferrer(referrer, 'site.example')).toBe(site);
});
