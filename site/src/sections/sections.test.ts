import { expect, test } from 'vitest';
import { owner } from '../../../test/owner/owner.config.ts';
import { renderSections, createOwner, type OwnerOverrides } from '../../test/renderSections.ts';
import { renderSecurityText } from '../pages/[folder]/security.txt.ts';

const TRADERS_TEXT = `50,000+ traders, ${owner.name}’s own count`;
const REQUIREMENTS_TEXT = 'E-mail first. No wallet, no ID, no payment.';
const FEE_TEXT = '0.05% + network fees';

const NO_PROOF = { value: '', detail: '', link: '' };
const AUDIT = { value: 'Example Audits', detail: 'Full text', link: 'https://audits.example/tmx' };
const PROOFS = {
  contract: {
    value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    detail: 'Verified',
    link: 'https://explorer.example/tmx',
  },
  audit: { ...AUDIT, date: '2026-09-14' },
  company: { ...NO_PROOF, value: 'TMX Labs', link: 'https://register.example/1', place: 'Tallinn' },
  team: { value: 'Mari Tamsalu', detail: 'Founder', link: 'https://page.example/team' },
};
const ANA = { kind: 'customer', id: 'ana', name: 'Ana', initials: 'A', rating: 3 } as const;
const QUOTE = { lang: 'pt', quote: 'Vejo a taxa.', role: 'Trader', place: 'Porto', consent: '1' };

const COMPLETE: OwnerOverrides = {
  network: 'Arbitrum One',
  networkFee: { usd: 0.02, asOf: '2026-11-21' },
  reply: 'Within two days.',
  proof: PROOFS,
  lists: { testimonials: { cards: [{ ...ANA, ...QUOTE }] }, partners: { categories: [] } },
};
const MINIMAL: OwnerOverrides = {
  claims: { ...owner.claims, noIdentityChecks: false, speed: null },
  proof: { contract: NO_PROOF, audit: AUDIT, company: NO_PROOF, team: NO_PROOF },
  links: { ...owner.links, app: 'https://app.example/' },
  sections: ['why-tmx', 'live-activity'],
};
const OUTSIDE_FORM: OwnerOverrides = {
  form: { provider: 'url', url: 'https://forms.example/r/tmx' },
  earlyAccess: true,
};
const NO_FORM: OwnerOverrides = { form: { provider: 'none' }, reply: 'Soon.', languages: ['en'] };

test.each<[parts: string, OwnerOverrides, expected: (string | RegExp)[], unexpected?: RegExp]>([
  [
    'Hero Stats Features Testimonials Compare Token Academy',
    {},
    [
      'Keep your keys. Pay 0.05%. A decentralized exchange on a layer-2 network. Network fees are extra. Start Trading Now',
      REQUIREMENTS_TEXT,
      TRADERS_TEXT,
      '0.05% fee on every trade, plus network fees',
      '< 1s to complete a trade, longer when busy',
      'about $50 suggested minimum, not advice Why',
      'A $1,000 trade costs $0.50 in trading fees, plus network fees. At rates of 0.10% to 0.30%: $1.00 to $3.00.',
      // Each example starts with its label and mentions the rate it's compared to.
      /Illustrative example Rated 5 out of 5 Fees saved \$250 a month Ten trades of \$10,000\. At 0\.30% the fees are \$300; at 0\.05% they are \$50\./,
      /Illustrative example Rated 5 out of 5 Fees saved \$200 a month Two hundred trades of \$500\. The fees fall from \$250 at 0\.25% to \$50\./,
      /Illustrative example Rated 4 out of 5 Fees saved \$0\.125 a trade One trade of \$50\. The fee is two and a half cents; at 0\.30% it would be fifteen\./,
      /50,000\+ traders, .* \$0\.50 trading fee .* \$2\.50 less than at 0\.30% \$0\.25 with the full 50%/,
      'You can lose money with copy trading, bots and advanced orders.',
      // Answers that start with the speed still start with a capital letter.
      'How long does a trade take? Under 1 second, longer when',
      'price impact are extra',
      'it can change',
      'Trading fee 0.05% 0.10% 0.25% 0.30% Fee on a $1,000 trade $0.50 $1.00 $2.50 $3.00',
      'Elsewhere, it varies. Ask each venue these questions',
      'A billion TMX. No more. Supply fixed at 1,000,000,000.',
      'Team 3-year vesting. 200,000,000 TMX 20%',
      'Team, development and reserve together hold 45%.',
      /6 lessons planned, about 45 min.*about 1 h 20 min.*10 lessons planned, about 2 h/,
    ],
    /·|Reply time|Opens the sign-up|network fee,|Price impact extra/,
  ],
  // Each qualifier only appears once.
  ['Compare', {}, [], /(You can lose money with|price impact are extra|it can change|varies).*\1/i],
  ['StickyBar', {}, [`${FEE_TEXT} E-mail first`], /Sign-up/],
  ['Security', {}, [/ 0 private keys .* 100% of trades .* 0 passwords .* 1 recovery/]],
  ['Footer', {}, ['Figures stated by TMX, 21 November 2026.']],
  ['Steps', {}, [/First your e-mail, then your wallet\.$/]],
  ['LiveActivity', {}, ['Invented trades at the prices on this page.']],
  // The number of traders comes with a source, but not with a date.
  ['Community', {}, [TRADERS_TEXT], /20\d\d/],
  [
    'Hero Stats Features Testimonials Partners',
    COMPLETE,
    [
      'A decentralized exchange on Arbitrum One. Network fees are extra.',
      `${REQUIREMENTS_TEXT} Reply time: Within two days.`,
      'Audited 14 September 2026 contract 0x5aAe…eAed',
      /Contract 0x5aAe…eAed Arbitrum One · Verified.* Example Audits .* TMX Labs .* Mari Tamsalu/,
      'On a $50 trade Trading fee $0.025 Network fee, 21 November 2026 about $0.02 Price impact extra',
      /in their own words.* Rated 3 out of 5 Vejo a taxa\. A Ana Trader · Porto/,
      'Named here once they agree',
    ],
    /on a layer-2|\.\.|invented|Illustrative|Fees saved/,
  ],
  [
    'Hero',
    MINIMAL,
    ['Network fees are extra.', 'No wallet, no payment.', 'Audit: Example Audits'],
    /\bID\b|partners|usually|Live Demo|practice|·|Audited|contract/,
  ],
  ['LiveActivity', MINIMAL, ['One simulated minute Invented trades. Join']],
  [
    'Header',
    MINIMAL,
    ['Why TMX Language: English Español العربية Launch app Start'],
    /Prices|Compare/,
  ],
  ['SignUp', COMPLETE, ['Only your e-mail is needed. Reply time: Within two days.']],
  ['SignUp', MINIMAL, ['E-mail first, then the app.', /Launch app$/]],
  ['SignUp', OUTSIDE_FORM, ['You join the early-access list.'], /Only your|E-mail first/],
  ['GetStarted', OUTSIDE_FORM, ['Sign-up comes first.']],
  ['Hero', OUTSIDE_FORM, ['Opens the sign-up form.'], /e-mail|no payment/],
  ['Steps', OUTSIDE_FORM, [/Sign-up comes first\.$/]],
  ['StickyBar', OUTSIDE_FORM, [`${FEE_TEXT} Sign-up first`], /e-mail/i],
  ['Hero', NO_FORM, ['Sign-up is not open yet.'], /e-mail|Reply time|Opens/],
  ['Steps', NO_FORM, [/Sign-up is not open yet\.$/]],
  ['StickyBar', NO_FORM, [`${FEE_TEXT} Sign-up is not open yet.`], /first/],
  ['SignUp', NO_FORM, ['Sign-up is not open'], /Children|new tab/],
  [
    'Token Compare Testimonials Roadmap Header',
    { name: 'Nova & Co.uk', token: owner.token && { ...owner.token, symbol: 'NVA' } },
    [
      'A billion NVA. No more. Supply fixed at 1,000,000,000. One seat is 10,000,000 NVA.',
      '200,000,000 NVA 20%',
      'Get NVA Tokens',
      'Up to 50%, if you pay in NVA; it can change',
      'NVA staking',
      'Figures stated by Nova & Co.uk',
      'Why Nova & Co.uk',
    ],
    /Nova & Co.uk (Tokens|staking|fee)/,
  ],
  ['Header', NO_FORM, ['Why TMX How it works Prices Compare fees Start'], /Language|Launch/],
])('%s shows qualifiers and links with settings %o', async (...row) => {
  const [parts, settings, expected, unexpected] = row;
  const { text } = await renderSections(createOwner(settings), parts);
  for (const pattern of expected) expect(text).toMatch(pattern);
  if (unexpected) expect(text).not.toMatch(unexpected);
});

test('links each proof to its source in every language', async () => {
  const ownerWithProofs = createOwner(COMPLETE);
  for (const language of ownerWithProofs.languages) {
    const getLinks = async (part: string) =>
      (await renderSections(ownerWithProofs, part, language))
        .getAttributes('[href]')
        .map(({ href }) => href);
    for (const { link } of [PROOFS.contract, PROOFS.audit])
      expect(await getLinks('Hero')).toContain(link);
    for (const { link } of Object.values(PROOFS)) expect(await getLinks('Stats')).toContain(link);
  }
});

test('links to the page’s other languages in the header and footer', async () => {
  const { getAttributes } = await renderSections(createOwner({}), 'Header Footer', 'es');
  const links = getAttributes('a[hrefLang]').map(({ href, hrefLang, lang }) => [
    href,
    hrefLang,
    lang,
  ]);
  const otherLanguages = [
    ['/', 'en', 'en'],
    ['/ar/', 'ar', 'ar'],
  ];
  expect(links).toEqual([...otherLanguages, ...otherLanguages]);
});

const BUILT_AT = new Date('2026-11-21');
test.each([
  ['https://page.example/security', 'https://page.example', ['Canonical: https://page.example']],
  ['ada@page.example', 'http://localhost:4321', []],
])('security.txt contains %s for a site at %s', (securityContact, siteUrl, canonical) => {
  const text = renderSecurityText(createOwner({ securityContact, siteUrl }), BUILT_AT);
  const [contact, expires, ...rest] = text.trim().split('\n');
  expect(contact).toMatch(RegExp(`^Contact: (mailto:)?${securityContact}$`));
  expect(contact).toContain(securityContact.startsWith('https') ? ': https' : ': mailto:');
  expect(expires).toBe('Expires: 2027-11-20T00:00:00Z');
  const canonicalLines = canonical.map((line) => `${line}/.well-known/security.txt`);
  expect(rest).toEqual(['Preferred-Languages: en', ...canonicalLines]);
});
