import { expect, test } from 'vitest';
import { trustedProxies } from '../src/http/clientAddress.ts';
import { from, testApp } from './parts.ts';

const PROMISED = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src https://form.example; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
  vary: 'Accept-Encoding',
};

const PAGE = 'max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

test.each([
  ['/', PAGE],
  ['/legal', PAGE],
  ['/nowhere', 'no-cache'],
])('every page carries the promised headers: %s', async (path, cacheControl) => {
  const { app } = await testApp({
    trusted: trustedProxies(['10.0.0.1']),
    formOrigin: 'https://form.example',
  });
  const tls = { 'X-Forwarded-Proto': 'https' };
  const { headers } = await app.request(path, { headers: tls }, from('10.0.0.1'));
  const sent = Object.fromEntries(headers);
  const policy = sent['content-security-policy'] ?? '';
  const hashes = policy.match(/ 'sha256-[\w+/]{43}='/g) ?? [];
  expect(hashes).toHaveLength(2);
  const bare = hashes.reduce((rest, hash) => rest.replace(hash, ''), policy);
  expect({ ...sent, 'content-security-policy': bare }).toMatchObject({
    ...PROMISED,
    'cache-control': cacheControl,
  });
  expect(headers.getSetCookie()).toEqual([]);
});
