import { expect, test } from 'vitest';
import { inlineHashes } from './inlineHashes.ts';
import { siteHeaders } from './siteHeaders.ts';
import { staticHeaders } from './staticHeaders.ts';

const hashes = { scripts: ["'sha256-script='"], styles: ["'sha256-style='"] };

test('has exactly the agreed headers', () => {
  expect(
    siteHeaders({
      hashes,
      marketOrigin: 'https://api.coingecko.com',
      formOrigin: 'https://form.example.com',
      https: true,
    }),
  ).toEqual({
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self' 'sha256-script='; style-src 'self' 'sha256-style='; img-src 'self' data:; font-src 'self'; connect-src 'self' https://api.coingecko.com; frame-src https://form.example.com; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
  });
});

test('allows no frame and no other origin when there is none', () => {
  const headers = siteHeaders({ hashes, marketOrigin: null, formOrigin: null, https: false });
  expect(headers['Content-Security-Policy']).toContain("connect-src 'self'; frame-src 'none';");
  expect(headers).not.toHaveProperty('Strict-Transport-Security');
});

test('hashes each inline script and style once, as a browser does', () => {
  const page = `<STYLE media="a>b">p{}\r\n</STYLE><script>a()</script><script type=module>b()</script>
    <script src="/x.js"></script><script type="application/ld+json">{}</script><script>a()</script>`;
  const { scripts, styles } = inlineHashes([page, page]);
  expect(scripts).toHaveLength(2);
  // Known values, from: printf 'a()' | openssl dgst -sha256 -binary | base64
  expect(scripts).toContain("'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='");
  expect(styles).toEqual(["'sha256-ENciTu8dY6ZA4nEGXBqyKSkyCEnyvmHRBTrJoNuRdwE='"]);
});

test('writes the same headers for static hosts', () => {
  const text = staticHeaders({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  });
  expect(text).toBe(
    '/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
});

test('refuses a line that hosts would cut off', () => {
  expect(() => staticHeaders({ 'Content-Security-Policy': 'x'.repeat(2_000) })).toThrow(RangeError);
});
