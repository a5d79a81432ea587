import { afterEach, expect, test, vi } from 'vitest';
import { owner } from '../../../owner.config.ts';

const SECOND = new URL('../../test/secondBrand.owner.config.ts', import.meta.url).pathname;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const read = async () => ({
  hero: (await import('./hero.ts')).hero('en'),
  stats: (await import('./stats.ts')).stats('en'),
  features: (await import('./features.ts')).features('en'),
  navigation: (await import('./navigation.ts')).navigation('en'),
});

test('each claim of the first sections carries what limits it', async () => {
  const { hero, stats, features, navigation } = await read();
  expect(hero.lead.replaceAll('\u00a0', ' ')).toBe(
    'Trade from your own wallet: nobody else holds your money. 0.05% a trade plus network fees, usually under a second. No ID to trade; settlement partners may ask for it.',
  );
  expect(stats.items.map(({ figure, caption }) => `${figure} ${caption}`)).toEqual([
    '50,000+ traders, TMX’s own count',
    '0.05% fee on every trade, plus network fees',
    '<1s to complete a trade, longer when busy',
    '$50 recommended minimum, a suggestion, not advice',
  ]);
  expect(features.steps[0]?.body).toBe(
    'A $1,000 trade costs $0.50 in trading fees, plus network fees. At 0.10% to 0.30%: $1.00 to $3.00.',
  );
  expect(navigation.sticky.fee).toBe('0.05% a trade, plus network fees');
});

test('the figures are those of the owner, and no identity claim stands where it is off', async () => {
  expect(owner.claims.noIdentityChecks).toBe(true);
  vi.stubEnv('OWNER_CONFIG', SECOND);
  const { hero, features, navigation } = await read();
  expect(hero.lead).not.toMatch(/ID|settlement/);
  expect(features.steps[0]?.body).toMatch(
    /costs \$0\.80 .* At 0\.16% to 0\.40%: \$1\.60 to \$4\.00\.$/,
  );
  expect(features.steps.map(({ title }) => title)).toContain('No account to open');
  expect(features.steps.map(({ title }) => title)).not.toContain('No identity checks');
  expect(navigation.sticky.fee).toMatch(/^0\.08% /);
});

test('words that belong together keep together', async () => {
  const { hero, features } = await read();
  expect(hero.label).toContain('layer-\u20602\u00a0network');
  expect(features.steps.map(({ title }) => title)).toContain('Non-\u2060custodial');
});
