import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PAGE, from, testApp } from './parts.ts';

const KEPT_BY_SHARED_CACHES =
  'max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/legal', 'text/html; charset=utf-8'],
  ['/legal.html', 'text/html; charset=utf-8'],
  ['/docs', 'text/html; charset=utf-8'],
  ['/docs/', 'text/html; charset=utf-8'],
  ['/_astro/app.a1b2c3.js', 'text/javascript; charset=utf-8'],
  ['/images/hero.avif', 'image/avif'],
  ['/images/coin.svg', 'image/svg+xml'],
  ['/fonts/archivo.woff2', 'font/woff2'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml'],
  ['/favicon.ico', 'image/x-icon'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
])('serves %s as %s', async (path, type) => {
  const { app } = await testApp();
  const response = await app.request(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
});

test.each([
  ['br, zstd, gzip', 'br', brotliDecompressSync],
  ['zstd, gzip', 'zstd', zstdDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['*', 'br', brotliDecompressSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
])('compresses for a browser that takes "%s"', async (accepted, coding, decompress) => {
  const { app } = await testApp();
  const response = await app.request('/', { headers: { 'Accept-Encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(coding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
  expect(decompress(bytes).toString()).toBe(PAGE);
});

test.each(['', 'identity', 'br;q=0', 'nonsense;q=x'])(
  'sends plain bytes to a client that takes "%s"',
  async (accepted) => {
    const { app } = await testApp();
    const response = await app.request('/', { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(PAGE);
  },
);

test('never compresses what is compressed already', async () => {
  const { app } = await testApp();
  const headers = { 'Accept-Encoding': 'br, gzip' };
  for (const path of ['/images/hero.avif', '/fonts/archivo.woff2']) {
    expect((await app.request(path, { headers })).headers.get('content-encoding')).toBeNull();
  }
});

test('has an entity tag for each form of a file, and sends nothing twice', async () => {
  const { app } = await testApp();
  const tags = new Set<string>();
  for (const coding of ['br', 'zstd', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': coding };
    const etag = (await app.request('/', { headers })).headers.get('etag') ?? '';
    const again = await app.request('/', { headers: { ...headers, 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('cache-control')).toBe(KEPT_BY_SHARED_CACHES);
    tags.add(etag);
  }
  expect(tags.size).toBe(4);
});

test.each([
  ['/', KEPT_BY_SHARED_CACHES],
  ['/robots.txt', KEPT_BY_SHARED_CACHES],
  ['/images/coin.svg', 'public, max-age=3600, stale-while-revalidate=600, stale-if-error=86400'],
  ['/_astro/app.a1b2c3.js', 'public, max-age=31536000, immutable'],
  ['/nowhere', 'no-cache'],
])('tells browsers and shared caches how long to keep %s', async (path, expected) => {
  const { app } = await testApp();
  expect((await app.request(path)).headers.get('cache-control')).toBe(expected);
});

test('answers HEAD like GET, without the body', async () => {
  const { app } = await testApp();
  const head = await app.request('/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-length')).toBe(String(PAGE.length));
});

test.each([
  '/nowhere',
  '/404',
  '/404.html',
  '/500.html',
  '/_headers',
  '/.env',
  '/.form/form.css',
  '/.form/.manifest.json',
  '/../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cetc/passwd',
  '//etc/passwd',
  '/etc/passwd%00.html',
  '/%',
  '/%c0%ae%c0%ae/etc/passwd',
  '/__proto__',
  '/constructor',
])('answers the 404 page to %s', async (path) => {
  const { app } = await testApp();
  const response = await app.request(new Request(`http://localhost${path}`));
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Oops! Page not found');
});

test('sends the 404 page whole, even to a browser that knows it', async () => {
  const { app } = await testApp();
  const etag = (await app.request('/nowhere')).headers.get('etag') ?? '';
  const again = await app.request('/nowhere', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('does not take %s', async (method) => {
  const { app } = await testApp();
  const response = await app.request('/', { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test.each(['/', '/nowhere', '/robots.txt'])('guards %s with the same headers', async (path) => {
  const { app } = await testApp();
  const { headers } = await app.request(path);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
  expect(headers.get('content-security-policy')).toContain('frame-src http://localhost:4322;');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBeNull();
});

test('asks for HTTPS only where visitors come over HTTPS', async () => {
  const { app: secure } = await testApp({ isHttps: true });
  expect((await secure.request('/')).headers.has('strict-transport-security')).toBe(true);

  const { trustedProxies } = await import('../src/http/clientAddress.ts');
  const { app } = await testApp({ trusted: trustedProxies(['10.0.0.0/8']) });
  const headers = { 'X-Forwarded-Proto': 'https' };
  const proxied = await app.request('/', { headers }, from('10.1.2.3'));
  expect(proxied.headers.has('strict-transport-security')).toBe(true);
  const pretended = await app.request('/', { headers }, from('192.0.2.1'));
  expect(pretended.headers.has('strict-transport-security')).toBe(false);
});

test('a drawing is no page: opened alone it may run and fetch nothing, and says no more', async () => {
  const { app } = await testApp();
  const { headers } = await app.request('/images/coin.svg');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('permissions-policy')).toBeNull();
});
