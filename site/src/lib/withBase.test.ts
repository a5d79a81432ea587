import { expect, test } from 'vitest';
import { splitSiteUrl } from './splitSiteUrl.ts';
import { withBase } from './withBase.ts';

test.each([
  ['/', '', '/'],
  ['/es/form/', '', '/es/form/'],
  ['/', '/landing', '/landing/'],
  ['/es/#faq', '/a/landing', '/a/landing/es/#faq'],
  ['#faq', '/landing', '#faq'],
  ['', '/landing', ''],
  ['https://other.example/', '/landing', 'https://other.example/'],
  ['mailto:hello@example.com', '/landing', 'mailto:hello@example.com'],
])('resolves "%s" under the base path "%s" to "%s"', (url, base, expected) => {
  expect(withBase(url, base)).toBe(expected);
});

test.each([
  ['https://example.com', 'https://example.com', ''],
  ['https://example.com:443', 'https://example.com:443', ''],
  ['http://localhost:4321/a/b', 'http://localhost:4321', '/a/b'],
])('splits %s into "%s" and "%s"', (siteUrl, siteOrigin, base) => {
  expect(splitSiteUrl(siteUrl)).toEqual({ siteOrigin, base });
});
