import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createTestDependencies } from '../test/testDependencies.ts';
import { SITE_METADATA, PAGE, loadTestSite } from '../test/testSite.ts';
import { createApp } from './app.ts';
import { loadSite } from './http/loadSite.ts';

const broken = new Hono().get('/es/broken', () => {
  throw new Error('out of luck');
});
const { dependencies, lines } = createTestDependencies();
const app = createApp(await loadTestSite(), [broken], dependencies);

const PAGE_CACHE = 'max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const PART_CACHE = 'public, max-age=3600, stale-while-revalidate=600, stale-if-error=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';
const HTML = 'text/html; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
// Only the site itself may frame its forms.
const FORM_POLICY = POLICY.replace("ancestors 'none'", "ancestors 'self' https://example.com");
// An image opened on its own may run and fetch nothing.
const DRAWING_POLICY = "default-src 'none'; frame-ancestors 'none'";
const PROMISED = {
  'strict-transport-security': 'max-age=63072000',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
};

test.each([
  ['/', 200, HTML, PAGE_CACHE, POLICY],
  ['/legal', 200, HTML, PAGE_CACHE, POLICY],
  ['/docs', 200, HTML, PAGE_CACHE, POLICY],
  ['/nowhere', 404, HTML, 'no-cache', POLICY],
  ['/robots.txt', 200, TEXT, PAGE_CACHE, POLICY],
  ['/form/', 200, HTML, 'no-cache', FORM_POLICY],
  ['/es/form/thanks/', 200, HTML, 'no-cache', FORM_POLICY],
  ['/_astro/app.a1b2c3.js', 200, SCRIPT, FOR_EVER, undefined],
  ['/images/hero.avif', 200, 'image/avif', PART_CACHE, undefined],
  ['/images/coin.svg', 200, 'image/svg+xml', PART_CACHE, DRAWING_POLICY],
  ['/fonts/archivo.woff2', 200, 'font/woff2', PART_CACHE, undefined],
  ['/social.png', 200, 'image/png', PART_CACHE, undefined],
  ['/logo.png', 200, 'image/png', PART_CACHE, undefined],
])('answers %s with %i, type %s, cache %s and policy %s', async (...row) => {
  const [path, status, type, cache, policy] = row;
  const isPage = policy === POLICY || policy === FORM_POLICY;
  const answer = await app.request(path);
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({
    'content-type': type,
    'cache-control': cache,
    'x-content-type-options': 'nosniff',
    // Other sites may embed these.
    'cross-origin-resource-policy': /^\/(social|logo)/.test(path) ? 'cross-origin' : 'same-origin',
    vary: 'Accept-Encoding',
    ...(isPage && PROMISED),
    ...(policy === FORM_POLICY && { 'x-robots-tag': 'noindex' }),
  });
  // Without hashes of inline scripts and styles.
  const written = headers['content-security-policy']?.replaceAll(/ 'sha256-[\w+/]{43}='/g, '');
  expect([answer.status, written]).toEqual([status, policy]);
  expect('permissions-policy' in headers).toBe(isPage);
  expect('x-robots-tag' in headers).toBe(policy === FORM_POLICY);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

const PLAIN = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
test.each<[accepted: string, encoding: keyof typeof PLAIN]>([
  ['br, zstd, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['', 'none'],
  ['br;q=0, gzip;q=0.0', 'none'],
  ['brotli', 'none'],
  ['nonsense;q=x', 'none'],
])('for Accept-Encoding "%s" sends %s', async (accepted, encoding) => {
  const response = await app.request('/', { headers: { 'Accept-Encoding': accepted } });
  expect(response.headers.get('content-encoding') ?? 'none').toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
  expect(PLAIN[encoding](bytes).toString()).toBe(PAGE);
});

test('has an entity tag per encoding, and answers 304 to known ones', async () => {
  const tags = new Set<string>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': encoding };
    const etag = (await app.request('/', { headers })).headers.get('etag') ?? '';
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const again = await app.request('/', { headers: { ...headers, 'If-None-Match': known } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toBe(PAGE_CACHE);
    }
    tags.add(etag);
  }
  expect(tags.size).toBe(3);
  const changed = await app.request('/', { headers: { 'If-None-Match': '"other"' } });
  expect(changed.status).toBe(200);
});

const HIDDEN =
  '/404.html /431.html /report /report.html /api/report /_headers /.env /.site.json /index.html.br //etc/passwd /% /__proto__';
test.each([...HIDDEN.split(' '), '/nowhere', '/es/nada', '/established', '/%2e%2e/etc/passwd'])(
  'answers %s with the 404 page in its language',
  async (path) => {
    const response = await app.request(new Request(`http://localhost${path}`));
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-cache']);
    const words = path.startsWith('/es/') ? 'Página no encontrada' : 'Oops! Page not found';
    expect(await response.text()).toContain(words);
  },
);

test('allows only GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const { status, headers } = await app.request('/', { method });
    expect([status, headers.get('allow')], method).toEqual([405, 'GET, HEAD']);
  }
});

test('sends no HSTS for a site published without HTTPS', async () => {
  const owner = { ...SITE_METADATA.owner, siteUrl: 'http://localhost:4321' };
  const site = await loadTestSite({ ...SITE_METADATA, owner });
  const answer = await createApp(site, [], dependencies).request('/');
  expect(answer.headers.has('strict-transport-security')).toBe(false);
});

test('names the build command if there is no built site', async () => {
  await expect(loadSite('/nowhere')).rejects.toThrow(
    /^There is no built site in \/nowhere\. Build/,
  );
});

test("shows the error page in the path's language and logs no query", async () => {
  const response = await app.request('/es/broken?name=secret');
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('Error inesperado');
  expect(lines.join()).toContain('out of luck');
  expect(lines.join()).not.toContain('secret');
});
