import { expect, test } from 'vitest';
import { owner } from '../../../test/owner.config.ts';
import { buildPart, NO_FORM, NO_PROOF, OUTSIDE, type Settings } from '../../test/builtPart.ts';

const NEEDED = 'Only your e-mail is needed. No wallet, no ID, no payment.';
const claims = (changes: object): Settings => ({ claims: { ...owner.claims, ...changes } });
const CONTRACT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const AUDIT = { value: 'Example Audits', detail: 'Full text', link: 'https://audits.example/tmx' };
const COMPANY = { value: 'TMX Labs', detail: '', link: 'https://register.example/1' };
const PROOF = {
  ...NO_PROOF,
  contract: { value: CONTRACT, detail: '', link: 'https://explorer.example/tmx' },
  audit: { ...AUDIT, date: '2026-09-14' },
  company: { ...COMPANY, place: 'Tallinn' },
};
const PRICE = '0.05% + network fees';

test.each<[part: string, Settings, says: string, not: RegExp]>([
  ['Hero', {}, `on a layer-2 network The floor`, /·/],
  ['Hero', {}, NEEDED, /Answered/],
  ['Hero', {}, 'Start Trading Now', /Opens the sign-up/],
  ['Hero', OUTSIDE, 'Opens the sign-up form below.', /e-mail|no payment/],
  ['Hero', { ...NO_FORM, reply: 'Soon.' }, 'Sign-up is not open yet.', /e-mail|Answered|Opens/],
  ['Hero', claims({ noIdentityChecks: false }), 'No wallet, no payment.', /\bID\b|partners/],
  ['Hero', claims({ speed: null }), 'Plus network fees. No ID to trade;', /usually/],
  ['Hero', { reply: 'Within two days.' }, `${NEEDED} Answered within two days.`, /\.\./],
  ['Hero', { network: 'Arbitrum One' }, 'Decentralized exchange on Arbitrum One', /layer-2/],
  [
    'Hero',
    { proof: PROOF },
    'Audited 14 September 2026 contract 0x5aAe…eAed TMX Labs, Tallinn',
    /Example Audits/,
  ],
  ['Hero', { proof: { ...NO_PROOF, audit: AUDIT } }, 'Audit: Example Audits', /·|Audited|contract/],
  ['Hero', { sections: ['faq'] }, NEEDED, /Live Demo|practice/],
  ['StickyBar', {}, `${PRICE} E-mail first`, /Sign-up/],
  ['StickyBar', OUTSIDE, `${PRICE} Sign-up first`, /e-mail/i],
  ['StickyBar', NO_FORM, `${PRICE} Sign-up is not open yet.`, /first/],
  [
    'Header',
    {
      links: { ...owner.links, app: 'https://app.example/' },
      sections: ['why-tmx', 'trading', 'faq'],
    },
    'Why TMX Prices Language: English Español العربية Launch app Start',
    /Compare/,
  ],
  [
    'Header',
    { languages: ['en'] },
    'Why TMX How it works Prices Compare fees Start',
    /Language|Launch/,
  ],
])(
  '%s with %o says what it takes and where it leads, and no more',
  async (part, settings, says, not) => {
    const { text } = await buildPart(part, settings);
    expect(text).toContain(says);
    expect(text).not.toMatch(not);
  },
);

test('each proof leads to where it can be checked, in every language', async () => {
  for (const language of owner.languages ?? []) {
    const { elements } = await buildPart('Hero', { proof: PROOF }, { language });
    const links = elements.map(({ attributes: { href } }) => href);
    for (const { link } of [PROOF.audit, PROOF.contract, PROOF.company])
      expect(links).toContain(link);
  }
});

test('the demo is described as what it is: one trade, without sign-up', async () => {
  const { text, elements } = await buildPart('Hero');
  const demo = elements.find(({ attributes }) => attributes['data-practice']);
  expect(demo?.attributes).toMatchObject({ 'aria-describedby': 'demo-note' });
  expect(elements.some(({ attributes: { id } }) => id === 'demo-note')).toBe(true);
  expect(text).toContain('One practice trade. No sign-up.');
});
