import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllEnvs();
});

const SETTINGS = [
  'FORM_ORIGIN',
  'OUT_DIR',
  'PUBLIC_MARKET_API',
  'SIGNUP_RETENTION_DAYS',
  'SITE_URL',
];

/** What a build with these settings, all others empty, knows of itself. */
async function build(settings: Record<string, string>) {
  for (const name of SETTINGS) vi.stubEnv(name, settings[name] ?? '');
  return import('./build.ts');
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
      expect.objectContaining({ name: 'editor' }),
      ...more.map((name) => expect.objectContaining({ name })),
    ]);
  },
);

test.each([
  ['http://localhost:4321', true],
  ['http://localhost/landing', true],
  ['http://[::1]:4321', true],
  ['https://localhost.example', false],
  // Without an address, the build may be published by mistake.
  ['', false],
])('a build for "%s" is for this machine alone: %s', async (address, expected) => {
  expect((await build({ SITE_URL: address })).isLocalBuild).toBe(expected);
});

test.each([
  ['FORM_ORIGIN', 'https://form.example/form', 'must be an address without a path'],
  ['SIGNUP_RETENTION_DAYS', '0', 'must be a whole number from 1 to 36500.'],
  ['PUBLIC_MARKET_API', 'nothing', 'must be an address without a path, such as https://api'],
])('%s=%s stops the build with what to do', async (name, value, says) => {
  await expect(build({ [name]: value })).rejects.toThrow(`${name} ${says}`);
});
