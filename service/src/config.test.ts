import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

test('needs no setting at all', () => {
  expect(parseConfig({ PATH: '/bin', COINGECKO_DEMO_KEY: '' })).toMatchObject({
    PORT: 4321,
    FORM_PORT: 4322,
    HOST: 'localhost',
    SITE_DIR: 'dist',
    MARKET_UPSTREAM: 'https://api.coingecko.com',
    MARKET_REFRESH_SECONDS: 60,
    MARKET_FALLBACK: 'none',
    siteOrigin: 'http://localhost:4321',
    formOrigin: 'http://localhost:4322',
  });
});

test.each([
  ['PORT', '99999'],
  ['PORT', 'web'],
  ['FORM_PORT', '1.5'],
  ['SITE_URL', 'example.com'],
  ['SITE_URL', 'https://example.com/page'],
  ['SITE_URL', 'https://example.com/?page=1'],
  ['FORM_ORIGIN', 'ftp://example.com'],
  ['FORM_ORIGIN', 'https://example.com/form'],
  ['PUBLIC_MARKET_API', 'mine'],
  ['PUBLIC_MARKET_API', 'https://prices.example.com/v3'],
  ['MARKET_UPSTREAM', 'javascript:alert(1)'],
  ['MARKET_UPSTREAM', 'https://pro-api.example.com/v3'],
  ['MARKET_UPSTREAM', 'https://key@api.example.com'],
  ['MARKET_REFRESH_SECONDS', '0'],
  ['MARKET_FALLBACK', 'invent'],
  ['COINGECKO_DEMO_KEY', 'two words'],
  ['METRICS_TOKEN', 'short'],
  ['COMPANIONS', '0'],
  ['COMPANIONS', 'three'],
  ['TRUSTED_PROXIES', '10.0.0.0/8, proxy.local'],
  ['DATABASE_URL', 'mysql://localhost'],
])('says in one line what is wrong with %s=%s', (name, value) => {
  expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
});

test('names every variable that does not fit', () => {
  expect(() => parseConfig({ PORT: '0', MARKET_FALLBACK: 'x' })).toThrow(
    /^PORT .*\nMARKET_FALLBACK .*$/,
  );
});

test.each([
  { PORT: '4322' },
  { SITE_URL: 'https://example.com', FORM_ORIGIN: 'https://example.com/' },
])('does not let site and form share an origin', (settings) => {
  expect(() => parseConfig(settings)).toThrow(/origin of its own/);
});
