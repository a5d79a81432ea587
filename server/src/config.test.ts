import { expect, test } from 'vitest';
import { readSettings } from '#contract/settings.ts';
import { checkRetention, Settings, findUnknownSettings } from './config.ts';

test('uses defaults for missing settings and reports all invalid ones', () => {
  expect(readSettings(Settings, { PATH: '/bin', COINGECKO_DEMO_KEY: '' })).toMatchObject({
    PORT: 4321,
    HOST: '127.0.0.1',
    SITE_DIR: 'dist',
    DATA_DIR: 'data',
    KEEP_ALIVE_SECONDS: 75,
    MARKET_REFRESH_SECONDS: 60,
    MARKET_FALLBACK: 'none',
  });
  const readInvalid = () => readSettings(Settings, { PORT: '0', MARKET_FALLBACK: 'x' });
  expect(readInvalid).toThrow(/^PORT .*\nMARKET_FALLBACK .*$/);
});

test.each([
  ['PORT', ['65536', 'web', '1.5']],
  ['KEEP_ALIVE_SECONDS', ['0']],
  ['MARKET_UPSTREAM', ['ftp://a.example', 'https://a.example/v3', 'https://u@a.example']],
  ['MARKET_REFRESH_SECONDS', ['0']],
  ['MARKET_FALLBACK', ['invent']],
  ['METRICS_TOKEN', ['short', 'sixteen characters', 'sixteen=characters', 'sixteencharactärs']],
  ['REPORT_PASSWORD', ['elevenchars', 'a long one\twith a tab', 'a long one\nwith a line feed']],
  ['SIGNUP_WEBHOOK_SECRET', ['short', 'a long one\nwith a line feed']],
  ['COINGECKO_DEMO_KEY', ['CG one', 'CG\none', 'CG-ä']],
  ['COINGECKO_PRO_KEY', ['CG one']],
  ['SIGNUP_RETENTION_DAYS', ['0', 'a year']],
  ['SMTP_URL', ['mail.example.com', 'https://mail.example.com']],
  ['TRUSTED_PROXIES', ['10.0.0.0/8, proxy.local', '10.0.0.0/33']],
  ['DATABASE_URL', ['mysql://localhost', 'postgres//localhost', 'postgres://h:port/a']],
])("explains in one line why %s can't be %j", (name, values) => {
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
])('accepts the database URL %s', (DATABASE_URL) => {
  expect(readSettings(Settings, { DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
});

test.each(['p@ss', '@pass', 'pa/ss', 'pa?ss', 'pa#ss', 'p%ss', 'p ss', '12/@x', '12?x', '12#x'])(
  'rejects the unescaped password %s without printing it',
  (password) => {
    const DATABASE_URL = `postgres://tmx:${password}@db:5432/tmx`;
    const read = () => readSettings(Settings, { DATABASE_URL });
    const message =
      /^DATABASE_URL must look like postgres:\/\/user:password@host:5432\/database\. Write/;
    expect(read).toThrow(message);
    expect(read).not.toThrow(password);
  },
);

test('trims whitespace around secrets from files', () => {
  const environment = {
    METRICS_TOKEN: 'a-long-enough-token\n',
    REPORT_PASSWORD: ' a long enough one\r\n',
  };
  expect(readSettings(Settings, environment)).toMatchObject({
    METRICS_TOKEN: 'a-long-enough-token',
    REPORT_PASSWORD: 'a long enough one',
  });
});

test.each([
  ['not set', undefined],
  ["the form's own", 90],
])('accepts a retention period that is %s', (_, days) => {
  expect(() => checkRetention(days, 90)).not.toThrow();
});

test.each([
  ['90 days', 90, /^SIGNUP_RETENTION_DAYS is 30, but the built form promises 90 days\. Build/],
  ['no limit', null, /^SIGNUP_RETENTION_DAYS is 30, but the built form promises no limit\. /],
])('rejects a retention period of 30 days if the form promises %s', (_, built, error) => {
  expect(() => checkRetention(30, built)).toThrow(error);
});

test('warns about unknown settings that have one of our prefixes', () => {
  const known = { MARKET_FALLBACK: 'none', SIGNUPS: '1', PATH: '/bin' };
  const warnings = findUnknownSettings({
    SIGNUP_RETENTION_DAY: '30',
    REPORT_PASWORD: 'x',
    ...known,
  });
  const rest = 'is unknown and has no effect. See docs/deploying.md for the settings.';
  expect(warnings).toEqual([`SIGNUP_RETENTION_DAY ${rest}`, `REPORT_PASWORD ${rest}`]);
});
