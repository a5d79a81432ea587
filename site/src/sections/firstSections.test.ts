import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { owner } from '../../../owner.config.ts';
import { inside, visibleText } from '../../test/html.ts';

const SECOND = new URL('../../test/secondBrand.owner.config.ts', import.meta.url).pathname;
const image = { usual: '', phone: '' };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The first sections as HTML, by the settings of now. */
async function render() {
  const t = (await import('../i18n/translate.ts')).translator('en');
  const { Hero } = await import('./Hero/Hero.tsx');
  const { Stats } = await import('./Stats/Stats.tsx');
  const { Features } = await import('./Features/Features.tsx');
  const { StickyBar } = await import('./StickyBar/StickyBar.tsx');
  return {
    hero: renderToStaticMarkup(createElement(Hero, { t, images: { light: image, dark: image } })),
    stats: renderToStaticMarkup(createElement(Stats, { t, language: 'en' })),
    features: renderToStaticMarkup(createElement(Features, { t })),
    stickyBar: renderToStaticMarkup(createElement(StickyBar, { t })),
  };
}

test('each claim of the first sections carries what limits it', async () => {
  const { hero, stats, features, stickyBar } = await render();
  expect(visibleText(hero)).toContain(
    'Trade from your own wallet: nobody else holds your money. 0.05% a trade plus network fees, usually under a second. No ID to trade; settlement partners may ask for it.',
  );
  for (const claim of [
    '50,000+ traders, TMX’s own count',
    '0.05% fee on every trade, plus network fees',
    '< 1s to complete a trade, longer when busy',
    'about $50 recommended minimum, a suggestion, not advice',
  ]) {
    expect(visibleText(stats)).toContain(claim);
  }
  expect(visibleText(features)).toContain(
    'A $1,000 trade costs $0.50 in trading fees, plus network fees. At 0.10% to 0.30%: $1.00 to $3.00.',
  );
  expect(visibleText(stickyBar)).toContain('0.05% a trade, plus network fees');
});

test('the figures are those of the owner, and no identity claim stands where it is off', async () => {
  expect(owner.claims.noIdentityChecks).toBe(true);
  vi.stubEnv('OWNER_CONFIG', SECOND);
  const { hero, features, stickyBar } = await render();
  expect(visibleText(hero)).not.toMatch(/\bID\b|settlement/);
  expect(visibleText(features)).toMatch(
    /costs \$0\.80 .* At 0\.16% to 0\.40%: \$1\.60 to \$4\.00\./,
  );
  expect(inside(features, 'h3')).toContain('No account to open');
  expect(inside(features, 'h3')).not.toContain('No identity checks');
  expect(visibleText(stickyBar)).toContain('0.08% a trade');
});
