import { expect, test } from 'vitest';
import { SETTINGS } from './config.ts';
import { misspeltSettings } from './misspeltSettings.ts';

test.each([
  ['SIGNUP_RETENTION_DAY', 'SIGNUP_RETENTION_DAYS'],
  ['SIGNUP_WEBHOOK', 'SIGNUP_WEBHOOK_URL'],
  ['MARKET_REFRESH_SEC', 'MARKET_REFRESH_SECONDS'],
  ['SINGUP_SECRET', 'SIGNUP_SECRET'],
  ['FORM_ORIGN', 'FORM_ORIGIN'],
  ['DATBASE_URL', 'DATABASE_URL'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
])('names %s, and the setting that was meant: %s', (name, meant) => {
  expect(misspeltSettings([name], SETTINGS)).toEqual([
    `${name} is no setting and changes nothing. Did you mean ${meant}?`,
  ]);
});

test('says nothing of settings that it knows, nor of what is there for other programs', () => {
  const others = ['PATH', 'HOME', 'LANG', 'NODE_ENV', 'POSTGRES_PASSWORD', 'SITE_PORT', 'PORTS'];
  expect(misspeltSettings([...SETTINGS, ...others], SETTINGS)).toEqual([]);
});
