import { expect, test } from 'vitest';
import { owner } from '../../../test/owner/owner.config.ts';
import { renderSections, createOwner, type OwnerOverrides } from '../../test/renderSections.ts';
import { renderSecurityText } from '../pages/[folder]/security.txt.ts';

const TRADERS = `50,000+ traders, ${owner.name}’s own count`;
const NEEDED = 'E-mail first. No wallet, no ID, no payment.';
const PRICE = '0.05% + network fees';

const NOTHING = { value: '', detail: '', link: '' };
const AUDIT = { value: 'Example Audits', detail: 'Full text', link: 'https://audits.example/tmx' };
const PROOF = {
  contract: {
    value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    detail: 'Verified',
    link: 'https://explorer.example/tmx',
  },
  audit: { ...AUDIT, date: '2026-09-14' },
  company: { ...NOTHING, value: 'TMX Labs', link: 'https://register.example/1', place: 'Tallinn' },
  team: { value: 'Mari Tamsalu', detail: 'Founder', link: 'https://page.example/team' },
};
const ANA = { kind: 'customer', id: 'ana', name: 'Ana', initials: 'A', rating: 3 } as const;
const SAID = { lang: 'pt', quote: 'Vejo a taxa.', role: 'Trader', place: 'Porto', consent: '1' };

const NAMED: OwnerOverrides = {
  network: 'Arbitrum One',
  networkFee: { usd: 0.02, asOf: '2026-11-21' },
  reply: 'Within two days.',
  proof: PROOF,
  lists: { testimonials: { cards: [{ ...ANA, ...SAID }] }, partners: { categories: [] } },
};
const FEW: OwnerOverrides = {
  claims: { ...owner.claims, noIdentityChecks: false, speed: null },
  proof: { contract: NOTHING, audit: AUDIT, company: NOTHING, team: NOTHING },
  links: { ...owner.links, app: 'https://app.example/' },
  sections: ['why-tmx', 'live-activity'],
};
const OUTSIDE: OwnerOverrides = {
  form: { provider: 'url', url: 'https://forms.example/r/tmx' },
  earlyAccess: true,
};
const CLOSED: OwnerOverrides = { form: { provider: 'none' }, reply: 'Soon.', languages: ['en'] };

test.each<[part: string, OwnerOverrides, says: (string | RegExp)[], not?: RegExp]>([
  [
    'Hero Stats Features Testimonials Compare Token Academy',
    {},
    [
      'Keep your keys. Pay 0.05%. A decentralized exchange on a layer-2 network. Network fees are extra. Start Trading Now',
      NEEDED,
      TRADERS,
      '0.05% fee on every trade, plus network fees',
      '< 1s to complete a trade, longer when busy',
      // Without proofs there is no strip.
      'about $50 suggested minimum, not advice Why',
      'A $1,000 trade costs $0.50 in trading fees, plus network fees. At rates of 0.10% to 0.30%: $1.00 to $3.00.',
      // Each begins with the example label and names the rate that its saving compares with.
      /Illustrative example Rated 5 out of 5 Fees saved \$250 a month Ten trades of \$10,000\. At 0\.30% the fees are \$300; at 0\.05% they are \$50\./,
      /Illustrative example Rated 5 out of 5 Fees saved \$200 a month Two hundred trades of \$500\. The fees fall from \$250 at 0\.25% to \$50\./,
      /Illustrative example Rated 4 out of 5 Fees saved \$0\.125 a trade One trade of \$50\. The fee is two and a half cents; at 0\.30% it would be fifteen\./,
      /50,000\+ traders, .* \$0\.50 trading fee .* \$2\.50 less than at 0\.30% \$0\.25 with the full 50%/,
      'You can lose money with copy trading, bots and advanced orders.',
      // A speed begins its answer with a capital.
      'How long does a trade take? Under 1 second, longer when',
      'price impact are extra',
      'it can change',
      'Trading fee 0.05% 0.10% 0.25% 0.30% Fee on a $1,000 trade $0.50 $1.00 $2.50 $3.00',
      'Elsewhere, it varies. Ask each venue these questions',
      'A billion TMX. No more. Supply fixed at 1,000,000,000.',
      'Team 3-year vesting. 200,000,000 TMX 20%',
      // The share of insiders.
      'Team, development and reserve together hold 45%.',
      /6 lessons planned, about 45 min.*about 1 h 20 min.*10 lessons planned, about 2 h/,
    ],
    /·|Reply time|Opens the sign-up|network fee,|Price impact extra/,
  ],
  // Each limit and each difference of our column appears once.
  ['Compare', {}, [], /(You can lose money with|price impact are extra|it can change|varies).*\1/i],
  ['StickyBar', {}, [`${PRICE} E-mail first`], /Sign-up/],
  ['Security', {}, [/ 0 private keys .* 100% of trades .* 0 passwords .* 1 recovery/]],
  ['Footer', {}, ['Figures stated by TMX, 21 November 2026.']],
  ['Steps', {}, [/First your e-mail, then your wallet\.$/]],
  ['LiveActivity', {}, ['Invented trades at the prices on this page.']],
  // Names the source of the count, without a date.
  ['Community', {}, [TRADERS], /20\d\d/],
  [
    'Hero Stats Features Testimonials Partners',
    NAMED,
    [
      'A decentralized exchange on Arbitrum One. Network fees are extra.',
      `${NEEDED} Reply time: Within two days.`,
      'Audited 14 September 2026 contract 0x5aAe…eAed',
      /Contract 0x5aAe…eAed Arbitrum One · Verified.* Example Audits .* TMX Labs .* Mari Tamsalu/,
      'On a $50 trade Trading fee $0.025 Network fee, 21 November 2026 about $0.02 Price impact extra',
      /in their own words.* Rated 3 out of 5 Vejo a taxa\. A Ana Trader, Porto/,
      'Named here once they agree',
    ],
    /on a layer-2|\.\.|invented|Illustrative|Fees saved/,
  ],
  [
    'Hero',
    FEW,
    ['Network fees are extra.', 'No wallet, no payment.', 'Audit: Example Audits'],
    /\bID\b|partners|usually|Live Demo|practice|·|Audited|contract/,
  ],
  ['LiveActivity', FEW, ['One simulated minute Invented trades. Join']],
  ['Header', FEW, ['Why TMX Language: English Español العربية Launch app Start'], /Prices|Compare/],
  ['SignUp', NAMED, ['Only your e-mail is needed. Reply time: Within two days.']],
  ['SignUp', FEW, ['E-mail first, then the app.', /Launch app$/]],
  ['SignUp', OUTSIDE, ['You join the early-access list.'], /Only your|E-mail first/],
  ['GetStarted', OUTSIDE, ['Sign-up comes first.']],
  ['Hero', OUTSIDE, ['Opens the sign-up form.'], /e-mail|no payment/],
  ['Steps', OUTSIDE, [/Sign-up comes first\.$/]],
  ['StickyBar', OUTSIDE, [`${PRICE} Sign-up first`], /e-mail/i],
  ['Hero', CLOSED, ['Sign-up is not open yet.'], /e-mail|Reply time|Opens/],
  ['Steps', CLOSED, [/Sign-up is not open yet\.$/]],
  ['StickyBar', CLOSED, [`${PRICE} Sign-up is not open yet.`], /first/],
  ['SignUp', CLOSED, ['Sign-up is not open'], /What stands within\.|new tab/],
  ['Header', CLOSED, ['Why TMX How it works Prices Compare fees Start'], /Language|Launch/],
])('%s with %o says what limits its claims, and where it leads', async (...row) => {
  const [part, settings, says, not] = row;
  const { text } = await renderSections(createOwner(settings), part);
  for (const words of says) expect(text).toMatch(words);
  if (not) expect(text).not.toMatch(not);
});

test('each proof links to its source, in every language', async () => {
  const named = createOwner(NAMED);
  for (const language of named.languages) {
    const linksIn = async (part: string) =>
      (await renderSections(named, part, language)).getAttributes('[href]').map(({ href }) => href);
    for (const { link } of [PROOF.contract, PROOF.audit])
      expect(await linksIn('Hero')).toContain(link);
    for (const { link } of Object.values(PROOF)) expect(await linksIn('Stats')).toContain(link);
  }
});

test('header and footer link to the page in each other language', async () => {
  const { getAttributes } = await renderSections(createOwner({}), 'Header Footer', 'es');
  const links = getAttributes('a[hrefLang]').map(({ href, hrefLang, lang }) => [
    href,
    hrefLang,
    lang,
  ]);
  const others = [
    ['/', 'en', 'en'],
    ['/ar/', 'ar', 'ar'],
  ];
  expect(links).toEqual([...others, ...others]);
});

const BUILT_AT = new Date('2026-11-21');
test.each([
  ['https://page.example/security', 'https://page.example', ['Canonical: https://page.example']],
  ['ada@page.example', 'http://localhost:4321', []],
])('reports of holes go to %s, of a page at %s', (securityContact, siteUrl, canonical) => {
  const text = renderSecurityText(createOwner({ securityContact, siteUrl }), BUILT_AT);
  const [contact, expires, ...rest] = text.trim().split('\n');
  expect(contact).toMatch(RegExp(`^Contact: (mailto:)?${securityContact}$`));
  expect(contact).toContain(securityContact.startsWith('https') ? ': https' : ': mailto:');
  expect(expires).toBe('Expires: 2027-11-20T00:00:00Z');
  const addresses = canonical.map((line) => `${line}/.well-known/security.txt`);
  expect(rest).toEqual(['Preferred-Languages: en', ...addresses]);
});
