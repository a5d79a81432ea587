import { expect, test } from 'vitest';
import { owner } from '../../../test/owner.config.ts';
import { buildPart, NO_FORM, NO_PROOF, OUTSIDE, type Settings } from '../../test/builtPart.ts';

const TRADERS = `${owner.claims.traders} traders, ${owner.name}’s own count`;
const ANA = { kind: 'customer', id: 'ana', name: 'Ana', initials: 'A', rating: 3 } as const;
const SAID = { lang: 'pt', quote: 'Vejo a taxa.', role: 'Trader', place: 'Porto', consent: '1' };
const CONTRACT = { value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', detail: '', link: '' };

test.each<[part: string, Settings, says: (string | RegExp)[], not?: RegExp]>([
  [
    'Hero',
    {},
    [
      'Trade from your own wallet. 0.05% a trade. Plus network fees. Trades usually take under a second. No ID to trade; cash-out partners may ask for it.',
    ],
  ],
  [
    'Stats',
    {},
    [
      TRADERS,
      '0.05% fee on every trade, plus network fees',
      '< 1s to complete a trade, longer when busy',
      // No strip of proof follows where nobody has filled one in.
      /about \$50 recommended minimum, a suggestion, not advice$/,
    ],
  ],
  [
    'Features',
    {},
    [
      'A $1,000 trade costs $0.50 in trading fees, plus network fees. At 0.10% to 0.30%: $1.00 to $3.00.',
    ],
    /network fee,|price impact/i,
  ],
  ['Steps', {}, [/First your e-mail, then your wallet\.$/]],
  ['LiveActivity', {}, ['Invented trades on the prices above.']],
  [
    'Testimonials',
    {},
    [
      // Each is said to be an example first, and the rate that a saving is measured against stands by it.
      /Illustrative example Fees saved \$250 a month Rated 5 out of 5 Ten trades of \$10,000\. At 0\.30% I would pay \$300; at 0\.05% it is \$50\./,
      /Illustrative example Fees saved \$200 a month Rated 5 out of 5 Two hundred trades of \$500\. The fees fall from \$250 at 0\.25% to \$50\./,
      /Illustrative example Fees saved \$0\.125 a trade Rated 4 out of 5 I started with \$50\. The fee is two and a half cents; at 0\.30% it would be fifteen\./,
      /50,000\+ traders, .* \$0\.50 trading fee .* \$2\.50 less than at 0\.30% \$0\.25 with the full 50%/,
    ],
  ],
  [
    'Compare',
    {},
    [
      'You can lose money with copy trading, bots and advanced orders.',
      // A speed begins its answer with a capital.
      'How long does a trade take? Under 1 second, longer when',
      'price impact are extra',
      'it can change',
      'Elsewhere, it varies. These differ from venue to venue',
    ],
    // What limits our own column stands there once each, and so does what differs.
    /(You can lose money with|price impact are extra|it can change|varies).*\1/i,
  ],
  [
    'Token',
    {},
    [
      'A billion TMX. No more. 1,000,000,000, fixed supply.',
      'Team 3-year vesting. 200,000,000 TMX 20%',
      // What those behind the exchange hold.
      'Team, development and reserve together hold 45%.',
    ],
  ],
  [
    'Academy',
    {},
    ['6 lessons planned, about 45 min', 'about 1 h 20 min', '10 lessons planned, about 2 h'],
  ],
  // Whose count it is, and no date.
  ['Community', {}, [TRADERS], /20\d\d/],
  [
    'Stats',
    { network: 'Basalt', proof: { ...NO_PROOF, contract: CONTRACT } },
    [/Contract 0x5aAe…eAed Basalt$/],
  ],
  [
    'Features',
    { networkFee: { usd: 0.02, asOf: '2026-11-21' } },
    [
      'On a $50 trade Trading fee $0.025 Network fee, 21 November 2026 about $0.02 Price impact extra',
    ],
  ],
  ['Steps', OUTSIDE, [/Sign-up comes first\.$/]],
  ['Steps', NO_FORM, [/Sign-up is not open yet\.$/]],
  ['LiveActivity', { sections: ['live-activity'] }, ['A simulated minute Invented trades. ']],
  [
    'Testimonials',
    { testimonials: [{ ...ANA, ...SAID }] },
    [/in their own words.* Rated 3 out of 5 Vejo a taxa\. A Ana Trader, Porto/],
    /invented|example|Fees saved/i,
  ],
  ['Partners', { partners: [] }, ['Named here once they agree']],
])('each claim of %s with %o carries what limits it', async (part, settings, says, not) => {
  const { text } = await buildPart(part, settings);
  for (const words of says) expect(text).toMatch(words);
  if (not) expect(text).not.toMatch(not);
});

test('a form stands in its section with a link to a tab of its own; where there is none, sign-up is not open', async () => {
  const open = await buildPart('SignUp', {}, { address: '/form/' });
  expect(open.text).toMatch(/What stands within\..* Open the form in a new tab/);
  expect(open.text).not.toContain('Sign-up is not open');
  const closed = await buildPart('SignUp');
  expect(closed.text).toContain('Sign-up is not open');
  expect(closed.text).not.toMatch(/What stands within\.|new tab/);
});
