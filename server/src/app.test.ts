import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createTestDependencies } from '../test/testDependencies.ts';
import { SITE_METADATA, PAGE, loadTestSite } from '../test/testSite.ts';
import { createApp } from './app.ts';
import { loadSite } from './http/loadSite.ts';

const routes = new Hono()
  .get('/es/broken', () => {
    throw new Error('unexpected');
  })
  .post('/api/sign-ups', (c) => c.body(null, 204))
  .post('/form/', (c) => c.body(null, 204));
const { dependencies, lines } = createTestDependencies();
const app = createApp(await loadTestSite(), [routes], dependencies);

const PAGE_CACHE = 'max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const ASSET_CACHE = 'public, max-age=3600, stale-while-revalidate=600, stale-if-error=86400';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HTML = 'text/html; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
// Only the site itself can embed its forms.
const FORM_POLICY = POLICY.replace("ancestors 'none'", "ancestors 'self' https://example.com");
// An SVG opened on its own can't run scripts or load anything.
const SVG_POLICY = "default-src 'none'; frame-ancestors 'none'";
const PAGE_HEADERS = {
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
  ['/_astro/app.a1b2c3.js', 200, SCRIPT, IMMUTABLE, undefined],
  ['/images/hero.avif', 200, 'image/avif', ASSET_CACHE, undefined],
  ['/images/coin.svg', 200, 'image/svg+xml', ASSET_CACHE, SVG_POLICY],
  ['/fonts/archivo.woff2', 200, 'font/woff2', ASSET_CACHE, undefined],
  ['/social.png', 200, 'image/png', ASSET_CACHE, undefined],
  ['/logo.png', 200, 'image/png', ASSET_CACHE, undefined],
])('responds to %s with status %i, type %s, cache %s, and policy %s', async (...row) => {
  const [path, status, type, cache, policy] = row;
  const isPage = policy === POLICY || policy === FORM_POLICY;
  const response = await app.request(path);
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    'content-type': type,
    'cache-control': cache,
    'x-content-type-options': 'nosniff',
    // Other sites can embed these images.
    'cross-origin-resource-policy': /^\/(social|logo)/.test(path) ? 'cross-origin' : 'same-origin',
    vary: 'Accept-Encoding',
    ...(isPage && PAGE_HEADERS),
    ...(policy === FORM_POLICY && { 'x-robots-tag': 'noindex' }),
  });
  // Ignore the hashes of inline scripts and styles.
  const actualPolicy = headers['content-security-policy']?.replaceAll(/ 'sha256-[\w+/]{43}='/g, '');
  expect([response.status, actualPolicy]).toEqual([status, policy]);
  expect('permissions-policy' in headers).toBe(isPage);
  expect('x-robots-tag' in headers).toBe(policy === FORM_POLICY);
  expect(response.headers.getSetCookie()).toEqual([]);
});

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
test.each<[accepted: string, encoding: keyof typeof DECODERS]>([
  ['br, zstd, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['', 'none'],
  ['br;q=0, gzip;q=0.0', 'none'],
  ['brotli', 'none'],
  ['nonsense;q=x', 'none'],
])('with Accept-Encoding "%s", responds with encoding %s', async (accepted, encoding) => {
  const response = await app.request('/', { headers: { 'Accept-Encoding': accepted } });
  expect(response.headers.get('content-encoding') ?? 'none').toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
  expect(DECODERS[encoding](bytes).toString()).toBe(PAGE);
});

test('sends an ETag per encoding and returns 304 if it matches', async () => {
  const tags = new Set<string>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': encoding };
    const etag = (await app.request('/', { headers })).headers.get('etag') ?? '';
    for (const ifNoneMatch of [etag, `"other", W/${etag}`, '*']) {
      const revalidated = await app.request('/', {
        headers: { ...headers, 'If-None-Match': ifNoneMatch },
      });
      expect([revalidated.status, await revalidated.text()]).toEqual([304, '']);
      expect(revalidated.headers.get('etag')).toBe(etag);
      expect(revalidated.headers.get('cache-control')).toBe(PAGE_CACHE);
    }
    tags.add(etag);
  }
  expect(tags.size).toBe(3);
  const changed = await app.request('/', { headers: { 'If-None-Match': '"other"' } });
  expect(changed.status).toBe(200);
});

const NOT_FOUND_PATHS =
  '/404.html /431.html /report /report.html /api/report /_headers /.env /.site.json /index.html.br //etc/passwd /% /__proto__';
test.each([
  ...NOT_FOUND_PATHS.split(' '),
  '/nowhere',
  '/es/nada',
  '/established',
  '/%2e%2e/etc/passwd',
])('shows the 404 page for %s in the right language', async (path) => {
  const response = await app.request(new Request(`http://localhost${path}`));
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  const title = path.startsWith('/es/') ? 'Página no encontrada' : 'Oops! Page not found';
  expect(await response.text()).toContain(title);
});

test.each([
  ['/', ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'], 'GET, HEAD'],
  ['/api/sign-ups', ['GET', 'HEAD', 'PUT', 'OPTIONS'], 'POST'],
  ['/form/', ['PUT', 'DELETE'], 'POST, GET, HEAD'],
])('%s rejects %j with Allow: %s', async (path, methods, allow) => {
  const headers = { 'Accept-Encoding': 'br' };
  for (const method of methods) {
    const response = await app.request(path, { method, headers });
    expect([response.status, response.headers.get('allow')], method).toEqual([405, allow]);
    expect(response.headers.get('content-encoding')).toBeNull();
  }
});

test("doesn't send an HSTS header for a site without HTTPS", async () => {
  const owner = { ...SITE_METADATA.owner, siteUrl: 'http://localhost:4321' };
  const site = await loadTestSite({ ...SITE_METADATA, owner });
  const response = await createApp(site, [], dependencies).request('/');
  expect(response.headers.has('strict-transport-security')).toBe(false);
});

test("prints the build command if the site isn't built", async () => {
  await expect(loadSite('/nowhere')).rejects.toThrow(
    /^There is no built site in \/nowhere\. Build/,
  );
});

test('shows a localized error page and keeps the query out of the log', async () => {
  const response = await app.request('/es/broken?name=secret');
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('Error inesperado');
  expect(lines.join()).toContain('unexpected');
  expect(lines.join()).not.toContain('secret');
});
