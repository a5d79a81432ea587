import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllEnvs();
});

const VARIABLES = [
  'FORM_ORIGIN',
  'OUT_DIR',
  'PUBLIC_MARKET_API',
  'SIGNUP_RETENTION_DAYS',
  'SITE_URL',
];

async function loadBuild(env: Record<string, string>) {
  for (const name of VARIABLES) vi.stubEnv(name, env[name] ?? '');
  return import('./build.ts');
}

test.each([
  // An empty variable counts as unset.
  ['', 'https://api.coingecko.com', []],
  ['self', '', ['report']],
  ['https://prices.example/', 'https://prices.example', []],
])('with PUBLIC_MARKET_API=%s, loads prices from "%s" and adds integrations %j', async (...row) => {
  const [marketApi, origin, serverIntegrations] = row;
  expect((await loadBuild({ PUBLIC_MARKET_API: marketApi })).marketOrigin).toBe(origin);
  const { default: config } = await import('../../../astro.config.ts');
  expect(config.outDir).toMatch(/\/dist$/);
  expect(config.integrations).toEqual([
    expect.objectContaining({ name: 'release' }),
    expect.objectContaining({ name: '@astrojs/react' }),
    expect.objectContaining({ name: 'editor' }),
    ...serverIntegrations.map((name) => expect.objectContaining({ name })),
  ]);
});

test.each([
  ['self', '/landing'],
  // The form's server.
  ['https://form.example', 'https://form.example/landing'],
  ['https://prices.example', 'https://prices.example'],
])('with a base path, PUBLIC_MARKET_API=%s fetches prices from %s', async (marketApi, url) => {
  vi.stubEnv('BASE_URL', '/landing');
  const build = await loadBuild({
    PUBLIC_MARKET_API: marketApi,
    FORM_ORIGIN: 'https://form.example',
  });
  expect(build.marketBaseUrl).toBe(url);
});

test.each([
  ['http://localhost:4321', true],
  ['http://localhost/landing', true],
  ['http://[::1]:4321', true],
  ['https://localhost.example', false],
  // Someone could publish a build without a URL by mistake.
  ['', false],
])('isLocalBuild for "%s" is %s', async (siteUrl, expected) => {
  expect((await loadBuild({ SITE_URL: siteUrl })).isLocalBuild).toBe(expected);
});

test.each([
  ['FORM_ORIGIN', 'https://form.example/form', 'must be a URL without a path'],
  ['SIGNUP_RETENTION_DAYS', '0', 'must be a whole number from 1 to 36500.'],
  ['PUBLIC_MARKET_API', 'nothing', 'must be a URL without a path, such as https://api'],
])('rejects %s=%s and explains how to fix it', async (name, value, message) => {
  await expect(loadBuild({ [name]: value })).rejects.toThrow(`${name} ${message}`);
});
