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
const SETTINGS = [
  'FORM_ORIGIN',
  'OUT_DIR',
  'PUBLIC_MARKET_API',
  'SIGNUP_RETENTION_DAYS',
  'SITE_URL',
];

/** What a build with these settings, all others empty, knows of itself and of the form, whoever shows it. */
async function build(settings: Record<string, string>, form = OWN) {
  for (const name of SETTINGS) vi.stubEnv(name, settings[name] ?? '');
  vi.doMock('./owner.ts', () => ({
    owner: { ...owner, form },
    settingsFolder: '',
    settingsFile: '',
  }));
  return { ...(await import('./build.ts')), ...(await import('./form.ts')) };
}

test.each([
  // An empty setting is one that is not set.
  ['', 'https://api.coingecko.com', []],
  ['self', '', ['report']],
  ['https://prices.example/', 'https://prices.example', []],
])(
  'with PUBLIC_MARKET_API=%s the page asks for prices at "%s", and is built with %j',
  async (...row) => {
    const [setting, origin, more] = row;
    expect((await build({ PUBLIC_MARKET_API: setting })).marketOrigin).toBe(origin);
    const { default: config } = await import('../../../astro.config.ts');
    expect(config.outDir).toMatch(/\/dist$/);
    expect(config.integrations).toEqual([
      expect.objectContaining({ name: 'release' }),
      expect.objectContaining({ name: '@astrojs/react' }),
      ...more.map((name) => expect.objectContaining({ name })),
    ]);
  },
);

test.each([
  ['http://localhost:4321', true],
  ['http://[::1]:4321', true],
  ['https://localhost.example', false],
  // Nobody named an address: such a build may be published by mistake.
  ['', false],
])('a build for "%s" is for this machine alone: %s', async (address, expected) => {
  expect((await build({ SITE_URL: address })).isForThisMachine).toBe(expected);
});

const SELF = { PUBLIC_MARKET_API: 'self' };
const ANOTHER: Owner['form'] = { provider: 'url', url: 'https://forms.example/f' };
test.each<[string, Record<string, string>, Owner['form'], state: string, origin?: string]>([
  ['the server serves the page', SELF, OWN, 'own', ''],
  ['it has another host name', { ...SELF, FORM_ORIGIN: ELSEWHERE }, OWN, 'own', ELSEWHERE],
  ['the page stands elsewhere', { FORM_ORIGIN: `${ELSEWHERE}/` }, OWN, 'own', ELSEWHERE],
  ['no server is expected', {}, OWN, 'closed'],
  ['prices come from elsewhere', { PUBLIC_MARKET_API: 'https://prices.example' }, OWN, 'closed'],
  ['the owner wants none', SELF, { provider: 'none' }, 'closed'],
  ['another service shows it', { ...SELF, FORM_ORIGIN: ELSEWHERE }, ANOTHER, 'outside'],
])('where %s the form is built in each language, or is none of ours', async (...row) => {
  const [, settings, form, state, origin] = row;
  const { ownFormOrigin, formState, formPages, consents } = await build(settings, form);
  expect([formState, ownFormOrigin]).toEqual([state, origin]);
  const shown = origin === undefined ? [] : owner.languages;
  expect(formPages().map(({ props }) => props.language)).toEqual(shown);
  expect(consents.map(({ language }) => language)).toEqual(shown);
});

test.each([
  ['FORM_ORIGIN', 'https://form.example/form', 'must be an address without a path'],
  ['SIGNUP_RETENTION_DAYS', '0', 'must be a whole number from 1 to 36500.'],
  ['PUBLIC_MARKET_API', 'nothing', 'must be an address without a path, such as https://api'],
])('%s=%s stops the build with what to do', async (name, value, says) => {
  await expect(build({ [name]: value })).rejects.toThrow(`${name} ${says}`);
});

test('a consent has another version in each language, and with other words', async () => {
  const { consents } = await build(SELF);
  vi.resetModules();
  vi.doMock('../i18n/translate.ts', () => ({ translator: () => () => 'Other words.' }));
  const { consentIn } = await import('./form.ts');
  vi.doUnmock('../i18n/translate.ts');
  const versions = [...consents, consentIn('en')].map(({ version }) => version);
  for (const version of versions) expect(version).toMatch(/^[\da-f]{16}$/);
  expect(new Set(versions).size).toBe(consents.length + 1);
  for (const { text } of consents) expect(text).toContain(owner.name);
});
