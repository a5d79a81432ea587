import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllEnvs();
});

test('a build takes an empty setting for one that is not set', async () => {
  for (const name of ['PUBLIC_MARKET_API', 'SITE_URL', 'OUT_DIR']) vi.stubEnv(name, '');
  expect((await import('./build.ts')).marketOrigin).toBe('https://api.coingecko.com');
  const { default: config } = await import('../../astro.config.ts');
  expect(config.outDir).toMatch(/\/dist$/);
});

test.each([
  ['self', '', ['report']],
  ['https://prices.example/', 'https://prices.example', []],
])('with PUBLIC_MARKET_API=%s the page asks for prices at "%s", and is built with %j', async (...row) => {
  const [setting, origin, more] = row;
  vi.stubEnv('PUBLIC_MARKET_API', setting);
  expect((await import('./build.ts')).marketOrigin).toBe(origin);
  const { default: config } = await import('../../astro.config.ts');
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
  vi.stubEnv('SITE_URL', address);
  expect((await import('./build.ts')).isForThisMachine).toBe(expected);
});
