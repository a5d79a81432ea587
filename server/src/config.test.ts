import { expect, test } from 'vitest';
import { readSettings } from '#contract/settings.ts';
import { Settings, unknownSettings } from './config.ts';

test('needs no setting at all, and names every one that does not fit', () => {
  expect(readSettings(Settings, { PATH: '/bin', COINGECKO_DEMO_KEY: '' })).toMatchObject({
    PORT: 4321,
    HOST: '127.0.0.1',
    SITE_DIR: 'dist',
    DATA_DIR: 'data',
    KEEP_ALIVE_SECONDS: 75,
    MARKET_REFRESH_SECONDS: 60,
    MARKET_FALLBACK: 'none',
  });
  const wrong = () => readSettings(Settings, { PORT: '0', MARKET_FALLBACK: 'x' });
  expect(wrong).toThrow(/^PORT .*\nMARKET_FALLBACK .*$/);
});

test.each([
  ['PORT', ['99999', 'web', '1.5']],
  ['KEEP_ALIVE_SECONDS', ['0']],
  ['MARKET_UPSTREAM', ['ftp://a.example', 'https://a.example/v3', 'https://u@a.example']],
  ['MARKET_REFRESH_SECONDS', ['0']],
  ['MARKET_FALLBACK', ['invent']],
  ['METRICS_TOKEN', ['short']],
  ['REPORT_PASSWORD', ['elevenchars']],
  ['SIGNUP_WEBHOOK_SECRET', ['short']],
  ['TRUSTED_PROXIES', ['10.0.0.0/8, proxy.local', '10.0.0.0/33']],
  [
    'DATABASE_URL',
    ['mysql://localhost', 'postgres://u:pass/word@host/a', 'postgres://u:p#w@host/a'],
  ],
])('says in one line what is wrong with %s, such as %j', (name, values) => {
  for (const value of values) {
    expect(() => readSettings(Settings, { [name]: value })).toThrow(
      new RegExp(`^${name} [^\\n]+\\.$`),
    );
  }
});

test.each([
  'postgres://tmx:secret@db.internal:5432/tmx?sslmode=verify-full',
  'postgresql://db/tmx',
  'postgres://tmx@/tmx?host=/var/run/postgresql',
  'postgres:///tmx?host=/var/run/postgresql',
  'postgres://%2Fvar%2Frun%2Fpostgresql/tmx',
  'postgres://tmx:a%2Fb%40c@db/tmx',
])('takes %s for the address of a database', (DATABASE_URL) => {
  expect(readSettings(Settings, { DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
});

test('warns of names in our own families that are no settings', () => {
  const known = { MARKET_FALLBACK: 'none', SIGNUPS: '1', PATH: '/bin' };
  const said = unknownSettings({ SIGNUP_RETENTION_DAY: '30', REPORT_PASWORD: 'x', ...known });
  const rest = 'is not a setting and changes nothing: see docs/deploying.md.';
  expect(said).toEqual([`SIGNUP_RETENTION_DAY ${rest}`, `REPORT_PASWORD ${rest}`]);
});
