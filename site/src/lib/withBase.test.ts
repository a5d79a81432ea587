import { afterEach, expect, test, vi } from 'vitest';
import { splitSiteUrl } from './siteAddress.ts';
import { withBase } from './withBase.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['/', '/', '/'],
  ['/', '/es/form/', '/es/form/'],
  ['/landing', '/', '/landing/'],
  ['/a/landing', '/es/#faq', '/a/landing/es/#faq'],
  ['/landing', '#faq', '#faq'],
  ['/landing', '', ''],
  ['/landing', 'https://other.example/', 'https://other.example/'],
  ['/landing', 'mailto:hello@example.com', 'mailto:hello@example.com'],
])('on a site at %s, "%s" becomes "%s"', (base, address, expected) => {
  vi.stubEnv('BASE_URL', base);
  expect(withBase(address)).toBe(expected);
});

test.each([
  ['https://example.com', 'https://example.com', ''],
  ['https://example.com:443', 'https://example.com:443', ''],
  ['http://localhost:4321/a/b', 'http://localhost:4321', '/a/b'],
])('splits %s into "%s" and "%s"', (siteUrl, siteOrigin, base) => {
  expect(splitSiteUrl(siteUrl)).toEqual({ siteOrigin, base });
});
