import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '#contract/settings.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { loadSecret } from './secret.ts';
import { SignUpSettings, webhookTarget } from './settings.ts';

test('without any setting, sign-ups are kept in the folder data, until they are forgotten', () => {
  expect(readSettings(SignUpSettings, { DATABASE_URL: '' })).toEqual({ DATA_DIR: 'data' });
});

test.each([
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://'],
  [{ DATABASE_URL: 'postgres://u:1234/sSECRET@host/db' }, '%2F'],
  [{ DATABASE_URL: 'postgres://u:12?sSECRET@host/db' }, 'PGPASSWORD'],
  [{ DATABASE_URL: 'postgres://u:1#sSECRET@host/db' }, 'PGPASSWORD'],
  [{ DATABASE_URL: 'postgres://u:s%zzSECRET@host/db' }, '%25'],
  [{ SIGNUP_SECRET: 'short' }, 'SIGNUP_SECRET must have at least 32 characters'],
  [{ SIGNUP_RETENTION_DAYS: '0' }, 'SIGNUP_RETENTION_DAYS must be at least 1.'],
  [{ SIGNUP_RETENTION_DAYS: 'a year' }, 'SIGNUP_RETENTION_DAYS must be a number of days.'],
  [{ SIGNUP_WEBHOOK_URL: 'owner.example' }, 'SIGNUP_WEBHOOK_URL must be an http or https address.'],
])('%j is refused in a sentence', (env, sentence) => {
  expect(() => readSettings(SignUpSettings, env)).toThrow(sentence);
});

test('a database address that is refused is not repeated: it may hold the password', () => {
  const env = { DATABASE_URL: 'postgres://u:1234/sSECRET@host/db' };
  expect(() => readSettings(SignUpSettings, env)).toThrow(/^(?:(?!SECRET).)*$/);
});

test('a webhook without a secret is refused', () => {
  const settings = readSettings(SignUpSettings, {
    SIGNUP_WEBHOOK_URL: 'https://owner.example/hook',
  });
  expect(() => webhookTarget(settings)).toThrow(/needs SIGNUP_WEBHOOK_SECRET/);
});

test('the secret is made once, kept for the next start, and readable by its owner only', async () => {
  const folder = await temporaryFolder();
  const [one, other] = await Promise.all([
    loadSecret(undefined, folder),
    loadSecret(undefined, folder),
  ]);
  expect(one).toHaveLength(64);
  expect(other).toBe(one);
  expect(await loadSecret(undefined, folder)).toBe(one);
  const file = path.join(folder, 'sign-up-secret');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toBe(one);
  expect(await loadSecret('given', folder)).toBe('given');
});

test('a secret file that is too short is refused in one line', async () => {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, 'sign-up-secret'), 'x');
  await expect(loadSecret(undefined, folder)).rejects.toThrow(
    /too short to be a secret\. Delete it/,
  );
});
