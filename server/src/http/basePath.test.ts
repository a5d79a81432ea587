import { expect, test } from 'vitest';
import { MARKET_PATH, buildQuoteQuery } from '#contract/quote.ts';
import { createTestServer } from '../../test/testServer.ts';
import { SITE_METADATA, loadTestSite } from '../../test/testSite.ts';

const owner = { ...SITE_METADATA.owner, siteUrl: 'https://example.com/landing' };
const site = await loadTestSite({ ...SITE_METADATA, owner });
const startServer = () => createTestServer({ site, manifest: site.manifest });
const ADA = { email: 'ada@example.com', consent: 'yes' };
const PRICES = `${MARKET_PATH}?${buildQuoteQuery(SITE_METADATA.coinIds)}`;

test.each([
  ['/landing/', 200],
  ['/landing/es/', 200],
  ['/landing/_astro/app.a1b2c3.js', 200],
  ['/landing/.well-known/security.txt', 200],
  ['/landing/healthz', 200],
  ['/landing/readyz', 200],
  // There's no price service.
  [`/landing${PRICES}`, 503],
  ['/landing/nowhere', 404],
  ['/landing/landing/', 404],
  ['/', 404],
  ['/es/', 404],
  ['/landings/', 404],
  ['/healthz', 404],
  [PRICES, 404],
])('a site at /landing responds to %s with %i', async (path, status) => {
  expect((await (await startServer()).request(path)).status).toBe(status);
});

test('shows the 404 page in the right language', async () => {
  const server = await startServer();
  expect(await (await server.request('/landing/es/nada')).text()).toContain('Página no encontrada');
  expect(await (await server.request('/es/nada')).text()).toContain('Oops! Page not found');
});

test('redirects to paths under the base path', async () => {
  const server = await startServer();
  const { status, headers } = await server.request('/landing?utm_source=news');
  expect([status, headers.get('location')]).toEqual([301, '/landing/?utm_source=news']);
  const prices = await server.request(`/landing${MARKET_PATH}`);
  expect([prices.status, prices.headers.get('location')]).toEqual([308, `/landing${PRICES}`]);
});

test('stores sign-ups sent to a URL under the base path', async () => {
  const server = await startServer();
  const send = (path: string, origin: string) => {
    const consentVersion = SITE_METADATA.consents[0].version;
    const body = new URLSearchParams({ ...ADA, lang: 'es', consentVersion });
    return server.request(path, { body, headers: { Origin: origin } });
  };
  expect((await send('/api/sign-ups', 'https://example.com')).status).toBe(404);
  const rejected = await send('/landing/api/sign-ups', 'https://other.example');
  expect(rejected.headers.get('location')).toBe('/landing/es/form/check/');
  expect(await server.signUps.list(100)).toEqual([]);
  const stored = await send('/landing/api/sign-ups', 'https://example.com');
  expect([stored.status, stored.headers.get('location')]).toEqual([
    303,
    '/landing/es/form/thanks/',
  ]);
  expect(await server.signUps.list(100)).toMatchObject([{ email: 'ada@example.com' }]);
});
