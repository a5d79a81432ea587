import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OwnerSchema, type OwnerSettings } from '#contract/owner.ts';
import { owner } from '../../../test/owner.config.ts';
import { visibleText } from '../../test/html.ts';
import { translator, type Translate } from '../i18n/translate.ts';

type Section = FunctionComponent<{ t: Translate; language: string; address?: string }>;

/** What a section says. */
async function textOf(name: string, address?: string, t = translator('en')): Promise<string> {
  const sections = (await import(`./${name}/${name}.tsx`)) as Record<string, Section>;
  const props = { t, language: 'en', ...(address && { address }) };
  const section = createElement(sections[name] ?? 'p', props, 'What stands within.');
  return visibleText(renderToStaticMarkup(section));
}

test.each<[string, string[]]>([
  [
    'Hero',
    [
      'Trade from your own wallet. 0.05% a trade. Plus network fees. Trades usually take under a second. No ID to trade; cash-out partners may ask for it.',
    ],
  ],
  [
    'Stats',
    [
      '50,000+ traders, TMX’s own count',
      '0.05% fee on every trade, plus network fees',
      '< 1s to complete a trade, longer when busy',
      'about $50 recommended minimum, a suggestion, not advice',
    ],
  ],
  [
    'Features',
    [
      'A $1,000 trade costs $0.50 in trading fees, plus network fees. At 0.10% to 0.30%: $1.00 to $3.00.',
    ],
  ],
  ['StickyBar', ['0.05% + network fees']],
  [
    'Testimonials',
    [
      // The rate that a saving is measured against.
      '$250 a month Rated 5 out of 5 Ten trades of $10,000. At 0.30% I would pay $300; at 0.05% it is $50.',
      '$200 a month Rated 5 out of 5 Two hundred trades of $500. The fees fall from $250 at 0.25% to $50.',
      '$0.125 a trade Rated 4 out of 5 I started with $50. The fee is two and a half cents; at 0.30% it would be fifteen.',
    ],
  ],
  [
    'Compare',
    [
      'You can lose money with copy trading, bots and advanced orders.',
      // A speed begins its answer with a capital.
      'How long does a trade take? Under 1 second, longer when',
      'Will you check who I am?',
      'These differ from venue to venue',
    ],
  ],
  [
    'Token',
    [
      'A billion TMX. No more. 1,000,000,000, fixed supply.',
      'Team 3-year vesting. 200,000,000 TMX 20%',
      // What those behind the exchange hold.
      'Team, development and reserve together hold 45%.',
    ],
  ],
  [
    'Academy',
    [
      '6 lessons planned, about 45 min',
      '8 lessons planned, about 1 h 20 min',
      '10 lessons planned, about 2 h',
    ],
  ],
])('each claim of %s carries what limits it', async (section, claims) => {
  const text = await textOf(section);
  for (const claim of claims) expect(text).toContain(claim);
});

test('each invented person is said to be one first, and the figures below follow from the claims', async () => {
  const text = await textOf('Testimonials');
  expect(text.split('Illustrative example Fees saved $')).toHaveLength(4);
  expect(text).toMatch(
    /50,000\+ traders, .* \$0\.50 trading fee .* \$2\.50 less than at 0\.30% \$0\.25 with the full 50%/,
  );
});

test('what nobody has filled in leaves no strip of proof, and no amount of a network', async () => {
  expect(await textOf('Stats')).toMatch(/a suggestion, not advice$/);
  expect(await textOf('Features')).not.toMatch(/network fee,|price impact/i);
});

test('with a network’s fee the first reason is the whole bill of a small trade, and with its name the contract says where', async () => {
  const networkFee = { usd: 0.02, asOf: '2026-11-21' };
  expect(await textWith({ networkFee }, 'Features')).toContain(
    'On a $50 trade Trading fee $0.025 Network fee, 21 November 2026 about $0.02 Price impact extra',
  );
  const value = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const none = { value: '', detail: '', link: '' };
  const proof = { contract: { ...none, value }, audit: none, company: none, team: none };
  expect(await textWith({ network: 'Basalt', proof }, 'Stats')).toMatch(
    /Contract 0x5aAe…eAed Basalt$/,
  );
});

test.each([
  ['own', 'First your e-mail, then your wallet.'],
  ['outside', 'Sign-up comes first.'],
  ['closed', 'Sign-up is not open yet.'],
])('with a form that is %s the steps end on what comes first', async (formState, words) => {
  vi.doMock('../data/form.ts', () => ({ formState, formKind: 'none' }));
  onTestFinished(() => vi.doUnmock('../data/form.ts'));
  expect((await textWith({}, 'Steps')).endsWith(words)).toBe(true);
});

test('without the price board the feed names no prices above it', async () => {
  expect(await textOf('LiveActivity')).toContain('Invented trades on the prices above.');
  expect(await textWith({ sections: ['live-activity'] }, 'LiveActivity')).toContain(
    'A simulated minute Invented trades. ',
  );
});

test('the limits of our own column stand in the comparison once each, and so does what differs', async () => {
  const text = await textOf('Compare');
  for (const limit of ['You can lose money with', 'price impact are extra', 'it can change']) {
    expect(text.split(limit), limit).toHaveLength(2);
  }
  expect(text.match(/varies/gi)).toHaveLength(1);
});

test('the caption of the crowd says whose count it is, and no date', async () => {
  const text = await textOf('Community');
  expect(text).toContain(`${owner.claims.traders} traders, ${owner.name}’s own count`);
  expect(text).not.toMatch(/20\d\d/);
});

test('a form stands in its section with a link to a tab of its own; where there is none, sign-up is not open', async () => {
  const says = async (address?: string) => {
    const text = await textOf('SignUp', address);
    return ['What stands within.', 'Open the form in a new tab', 'Sign-up is not open'].map(
      (words) => text.includes(words),
    );
  };
  expect(await says('/form/')).toEqual([true, true, false]);
  expect(await says()).toEqual([false, false, true]);
});

test('without partners the section says when they are named, and without examples it quotes customers', async () => {
  expect(await textWith({ partners: [] }, 'Partners')).toContain('Named here once they agree');
  const customer = { kind: 'customer', id: 'ana', name: 'Ana', initials: 'A', rating: 3 } as const;
  const said = { lang: 'pt', quote: 'Vejo a taxa.', role: 'Trader', place: 'Porto', consent: '1' };
  const text = await textWith({ testimonials: [{ ...customer, ...said }] }, 'Testimonials');
  expect(text).toMatch(/in their own words.* Rated 3 out of 5 Vejo a taxa\. A Ana Trader, Porto/);
  expect(text).not.toMatch(/invented|example|Fees saved/i);
});

/** What a section says with other settings. */
async function textWith(changes: Partial<OwnerSettings>, name: string): Promise<string> {
  const changed = OwnerSchema.parse({ ...owner, ...changes });
  vi.resetModules();
  vi.doMock('../data/owner.ts', () => ({
    owner: changed,
    settingsFolder: 'examples',
    settingsFile: '',
  }));
  onTestFinished(() => {
    vi.doUnmock('../data/owner.ts');
    vi.resetModules();
  });
  return textOf(name, undefined, (await import('../i18n/translate.ts')).translator('en'));
}
