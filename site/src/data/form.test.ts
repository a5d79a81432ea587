import { beforeEach, expect, test, vi } from 'vitest';
import type { Owner } from '#contract/owner.ts';
import { owner } from './owner.ts';

beforeEach(() => {
  vi.resetModules();
  return () => {
    vi.unstubAllEnvs();
    vi.doUnmock('./owner.ts');
  };
});

/** What a build with these settings knows of the form, whoever shows it. */
async function build(settings: Record<string, string>, form: Owner['form']) {
  for (const name of ['FORM_ORIGIN', 'PUBLIC_MARKET_API', 'SIGNUP_RETENTION_DAYS']) {
    vi.stubEnv(name, settings[name] ?? '');
  }
  vi.doMock('./owner.ts', () => ({ owner: { ...owner, form }, settingsFolder: '', settingsFile: '' }));
  return await import('./form.ts');
}
const OWN: Owner['form'] = { provider: 'embedded' };
const ELSEWHERE = 'https://form.example';

test.each([
  ['the server serves the page', { PUBLIC_MARKET_API: 'self' }, ''],
  ['it has another host name', { PUBLIC_MARKET_API: 'self', FORM_ORIGIN: ELSEWHERE }, ELSEWHERE],
  ['the page stands elsewhere', { FORM_ORIGIN: `${ELSEWHERE}/` }, ELSEWHERE],
])('our own form is built where %s', async (_, settings, origin) => {
  const { ownFormOrigin, formState, formPages, consents } = await build(settings, OWN);
  expect([ownFormOrigin, formState]).toEqual([origin, 'own']);
  expect(formPages().map(({ props }) => props.language)).toEqual(owner.languages);
  expect(consents.map(({ language }) => language)).toEqual(owner.languages);
});

test.each<[string, Record<string, string>, Owner['form'], string]>([
  ['no server is expected', {}, OWN, 'closed'],
  ['prices come from elsewhere', { PUBLIC_MARKET_API: 'https://prices.example' }, OWN, 'closed'],
  ['the owner wants none', { PUBLIC_MARKET_API: 'self' }, { provider: 'none' }, 'closed'],
  [
    'another service shows it',
    { PUBLIC_MARKET_API: 'self', FORM_ORIGIN: ELSEWHERE },
    { provider: 'url', url: 'https://forms.example/f' },
    'outside',
  ],
])('no form of ours is built where %s', async (_, settings, form, kind) => {
  const built = await build(settings, form);
  expect([built.ownFormOrigin, built.formState]).toEqual([undefined, kind]);
  expect([built.formPages(), built.consents]).toEqual([[], []]);
});

test.each([
  ['FORM_ORIGIN', 'https://form.example/form', 'must be an address without a path'],
  ['SIGNUP_RETENTION_DAYS', '0', 'must be a whole number from 1 to 36500.'],
  ['PUBLIC_MARKET_API', 'nothing', 'must be an address without a path, such as https://api'],
])('%s=%s stops the build with what to do', async (name, value, says) => {
  await expect(build({ [name]: value }, OWN)).rejects.toThrow(`${name} ${says}`);
});

test('a consent has another version in each language, and with other words', async () => {
  const { consents } = await build({ PUBLIC_MARKET_API: 'self' }, OWN);
  vi.resetModules();
  vi.doMock('../i18n/translate.ts', () => ({ translator: () => () => 'Other words.' }));
  const { consentIn } = await import('./form.ts');
  vi.doUnmock('../i18n/translate.ts');
  const versions = [...consents, consentIn('en')].map(({ version }) => version);
  for (const version of versions) expect(version).toMatch(/^[\da-f]{16}$/);
  expect(new Set(versions).size).toBe(consents.length + 1);
  for (const { text } of consents) expect(text).toContain(owner.name);
});
