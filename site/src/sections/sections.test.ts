import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { owner } from '../../../owner.config.ts';
import { visibleText } from '../../test/html.ts';

const SECOND = new URL('../../test/secondBrand.owner.config.ts', import.meta.url).pathname;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function textOf<Props extends { t: unknown }>(
  Section: FunctionComponent<Props>,
  more: Omit<Props, 't'>,
) {
  const { translator } = await import('../i18n/translate.ts');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest is in `more`
  const props = { ...more, t: translator('en') } as unknown as Props;
  return visibleText(renderToStaticMarkup(createElement(Section, props)));
}
// Read anew by each test, with the settings of now.
const hero = async () => textOf((await import('./Hero/Hero.tsx')).Hero, {});
const stats = async () => textOf((await import('./Stats/Stats.tsx')).Stats, { language: 'en' });
const features = async () => textOf((await import('./Features/Features.tsx')).Features, {});
const stickyBar = async () => textOf((await import('./StickyBar/StickyBar.tsx')).StickyBar, {});
const compare = async () =>
  textOf((await import('./Compare/Compare.tsx')).Compare, { children: null });
const testimonials = async () =>
  textOf((await import('./Testimonials/Testimonials.tsx')).Testimonials, {});
const token = async () => textOf((await import('./Token/Token.tsx')).Token, { language: 'en' });
const community = async () => textOf((await import('./Community/Community.tsx')).Community, {});
const academy = async () => textOf((await import('./Academy/Academy.tsx')).Academy, {});

test.each<[string, () => Promise<string>, string[]]>([
  [
    'hero',
    hero,
    [
      'Trade from your own wallet: nobody else holds your money. 0.05% a trade plus network fees, usually under a second. No ID to trade; settlement partners may ask for it.',
    ],
  ],
  [
    'statistics',
    stats,
    [
      '50,000+ traders, TMX’s own count',
      '0.05% fee on every trade, plus network fees',
      '< 1s to complete a trade, longer when busy',
      'about $50 recommended minimum, a suggestion, not advice',
    ],
  ],
  [
    'features',
    features,
    [
      'A $1,000 trade costs $0.50 in trading fees, plus network fees. At 0.10% to 0.30%: $1.00 to $3.00.',
    ],
  ],
  ['sticky bar', stickyBar, ['0.05% a trade, plus network fees']],
])('each claim of the %s carries what limits it', async (_, section, claims) => {
  const text = await section();
  for (const claim of claims) expect(text).toContain(claim);
});

test('the figures are those of the owner, and no identity claim stands where it is off', async () => {
  expect(owner.claims.noIdentityChecks).toBe(true);
  vi.stubEnv('OWNER_CONFIG', SECOND);
  vi.resetModules();
  expect(await hero()).not.toMatch(/\bID\b|settlement/);
  const text = await features();
  expect(text).toMatch(/costs \$0\.80 .* At 0\.16% to 0\.40%: \$1\.60 to \$4\.00\./);
  expect(text).toContain('No account to open');
  expect(text).not.toContain('No identity checks');
  expect(await stickyBar()).toContain('0.08% a trade');
});

test('each example names the rate that its saving is measured against', async () => {
  const text = await testimonials();
  for (const words of [
    '$250 a month Rated 5 out of 5 Ten trades of $10,000. At 0.30% I would pay $300; at 0.05% it is $50.',
    '$200 a month Rated 5 out of 5 Two hundred trades of $500. The fees fall from $250 at 0.25% to $50.',
    '$0.125 a trade Rated 4 out of 5 I started with $50. The fee is two and a half cents; at 0.30% it would be fifteen.',
  ]) {
    expect(text).toContain(words);
  }
});

test('each invented person is said to be one first', async () => {
  const text = await testimonials();
  expect(text.split('Example, not a real customer Fees saved, not profit')).toHaveLength(4);
});

test('the figures below the examples follow from the claims', async () => {
  expect(await testimonials()).toMatch(
    /50,000\+ traders, .* \$0\.50 trading fee .* \$2\.50 less than at 0\.30% \$0\.25 with the full 50%/,
  );
});

test('the limits of our own column stand in the comparison, once each', async () => {
  const text = await compare();
  for (const limit of ['can lose money', 'Settlement partners may check who you are']) {
    expect(text.split(limit), limit).toHaveLength(2);
  }
  expect(text).toContain('Trades can take longer when the network is busy.');
});

test('what differs elsewhere is said once, and counted', async () => {
  const text = await compare();
  expect(text).toContain('These seven differ');
  expect(text.match(/varies/gi)).toHaveLength(1);
});

test('without the claim about identity its question falls, and six are left', async () => {
  expect(await compare()).toContain('Will you check who I am?');
  vi.resetModules();
  vi.stubEnv('OWNER_CONFIG', SECOND);
  const text = await compare();
  expect(text).not.toContain('Will you check who I am?');
  expect(text).toContain('These six differ');
});

test('a speed begins its answer with a capital', async () => {
  expect(await compare()).toContain('How long does a trade take? Under 1 second, longer when');
});

test('the line under the split adds up what those behind the exchange hold', async () => {
  expect(await token()).toContain(
    'Team, development and reserve together hold 45%, or 450,000,000 TMX.',
  );
});

test('the supply stands in words and in digits, and the team’s share vests', async () => {
  const text = await token();
  expect(text).toContain('A billion TMX. No more. 1,000,000,000, fixed supply.');
  expect(text).toContain('Team 3-year vesting. 200,000,000 TMX 20%');
});

test('the caption of the crowd says whose count it is, and no date', async () => {
  const text = await community();
  expect(text).toContain(`${owner.claims.traders} traders, ${owner.name}’s own count`);
  expect(text).not.toMatch(/20\d\d/);
});

test('a course says how many lessons are planned and how long they take', async () => {
  const text = await academy();
  expect(text).toContain('6 lessons planned, about 45 min');
  expect(text).toContain('8 lessons planned, about 1 h 20 min');
  expect(text).toContain('10 lessons planned, about 2 h');
});
