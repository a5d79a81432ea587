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

const OWN: Owner['form'] = { provider: 'embedded' };
const ELSEWHERE = 'https://form.example';
const SETTINGS = ['FORM_ORIGIN', 'OUT_DIR', 'PUBLIC_MARKET_API', 'SIGNUP_RETENTION_DAYS', 'SITE_URL'];

/** What a build with these settings, all others empty, knows of itself and of the form, whoever shows it. */
async function build(settings: Record<string, string> = {}, form = OWN) {
  for (const name of SETTINGS) vi.stubEnv(name, settings[name] ?? '');
  vi.doMock('./owner.ts', () => ({ owner: { ...owner, form }, settingsFolder: '', settingsFile: '' }));
  return { ...(await import('./build.ts')), ...(await import('./form.ts')) };
}

test.each([
  // An empty setting is one that is not set.
  ['', 'https://api.coingecko.com', []],
  ['self', '', ['report']],
  ['https://prices.example/', 'https://prices.example', []],
])('with PUBLIC_MARKET_API=%s the page asks for prices at "%s", and is built with %j', async (...row) => {
  const [setting, origin, more] = row;
  expect((await build({ PUBLIC_MARKET_API: setting })).marketOrigin).toBe(origin);
  const { default: config } = await import('../../astro.config.ts');
  expect(config.outDir).toMatch(/\/dist$/);
  expect(config.integrations).toEqual([
    expect.objectContaining({ name: '@astrojs/react' }),
    ...more.map((name) => expect.objectContaining({ name })),
  ]);
});

test.each([
  ['http://localhost:4321', true],
  ['http://[::1]:4321', true],
  ['https://localhost.example', false],
  // Nobody named an address: such a build may be published by mistake.
  ['', false],
])('a build for "%s" is for this machine alone: %s', async (address, expected) => {
  expect((await build({ SITE_URL: address })).isForThisMachine).toBe(expected);
});

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
