import { beforeAll, expect, test } from 'vitest';
import { NO_CLAIMS, owner as secondBrandOwner } from '../../test/secondBrand/owner.config.ts';
import type { Owner } from '#site/owner/settings.ts';
import { hasSection, getSectionIds } from '../src/data/sections.ts';
import { getHomePage } from '../src/i18n/locales.ts';
import { getMessages } from '../src/i18n/loadMessages.ts';
import { findViolations } from '../src/i18n/messageRules.ts';
import { getStructuredData } from '../src/layouts/getStructuredData.ts';
import { renderLlmsText } from '../src/pages/[...language]/llms.txt.ts';
import { renderSections, createOwner, type OwnerOverrides } from './renderSections.ts';

const owner = {
  ...secondBrandOwner,
  languages: ['en', 'es', 'ar'],
  claims: { ...secondBrandOwner.claims, noIdentityChecks: true },
};
const createOwnerWith = (changes: OwnerOverrides) => createOwner(changes, owner);
/** With `tokenChanges` null, the owner has no token. */
const changeClaims = (changes: object, tokenChanges: object | null = {}) =>
  createOwnerWith({
    claims: { ...owner.claims, ...changes },
    token: tokenChanges && { ...owner.token, ...tokenChanges },
  });

const SPEED_PATTERN = /under 2\s|< 2s|usually|to complete a trade|How long does a trade/i;
const TRADERS_PATTERN = /12,300|own count/;
const MINIMUM_PATTERN = /recommended|How much do I need/i;
const IDENTITY_CHECK_PATTERN = /\bno ID\b|no identity checks|Will you check who I am/i;
const INSTANT_CASH_OUT_PATTERN = /instant|at once/i;
const COPY_TRADING_PATTERN = /copy/i;
const BOTS_PATTERN = /\bbots?\b/i;
const ADVANCED_ORDER_PATTERN = /advanced order/i;
const SUPPLY_PATTERN = /supply|500,000,000|half a billion|vesting|seats/i;
const DISCOUNT_PATTERN = /discount|0\.056%/i;
const STAKING_PATTERN = /\bstak|APY/i;
const TOKEN_PATTERN = RegExp(
  `token|${SUPPLY_PATTERN.source}|${DISCOUNT_PATTERN.source}|${STAKING_PATTERN.source}`,
  'i',
);
let completeText: string;
beforeAll(async () => {
  completeText = (await renderPage(createOwnerWith({}), 'en')).text;
});

// To save time, each row tests several claims that have no messages in common.
test.each<[claims: object, token: object | null, patterns: RegExp[]]>([
  [
    { speed: null, instantCashOut: false },
    { supply: null },
    [SPEED_PATTERN, INSTANT_CASH_OUT_PATTERN, SUPPLY_PATTERN],
  ],
  [
    { traders: null, noIdentityChecks: false },
    { staking: null },
    [TRADERS_PATTERN, IDENTITY_CHECK_PATTERN, STAKING_PATTERN],
  ],
  [
    { minimumUsd: null, copyTrading: false },
    { discountPercent: null },
    [MINIMUM_PATTERN, COPY_TRADING_PATTERN, DISCOUNT_PATTERN],
  ],
  [{ bots: false }, { staking: { apyPercent: null } }, [BOTS_PATTERN, /APY/]],
  [{ advancedOrders: false }, null, [ADVANCED_ORDER_PATTERN, TOKEN_PATTERN]],
  [
    NO_CLAIMS,
    null,
    [
      SPEED_PATTERN,
      TRADERS_PATTERN,
      MINIMUM_PATTERN,
      IDENTITY_CHECK_PATTERN,
      INSTANT_CASH_OUT_PATTERN,
      COPY_TRADING_PATTERN,
      BOTS_PATTERN,
      ADVANCED_ORDER_PATTERN,
      TOKEN_PATTERN,
    ],
  ],
])('removes text about claims %j and token %j, leaving nothing empty', async (...row) => {
  const [changes, tokenChanges, patterns] = row;
  for (const language of owner.languages) {
    const { text, html, deadLinks } = await renderPage(
      changeClaims(changes, tokenChanges),
      language,
    );
    expect(text).not.toMatch(/undefined|null|NaN|[{}]|\s[.,;]|\.\.|· ·/);
    expect(EMPTY_ELEMENT.exec(html)?.[0]).toBeUndefined();
    expect(deadLinks).toEqual(['#trading-dashboard', '#academy']);
    for (const pattern of language === 'en' ? patterns : []) {
      expect(completeText).toMatch(pattern);
      expect(text).not.toMatch(pattern);
    }
  }
});

test('counts remaining claims and rejects messages that use removed ones', async () => {
  const reducedOwner = changeClaims(NO_CLAIMS, null);
  const { text } = await renderPage(reducedOwner, 'en');
  expect(text).toContain(`${owner.name} in one number`);
  expect(text).toContain('Ask each venue this question');
  const messages = {
    ...getMessages(reducedOwner, 'en'),
    'hero.demoNote': 'For {traders} traders.',
  };
  expect(findViolations(reducedOwner, 'en', messages)).toEqual([
    {
      key: 'hero.demoNote',
      problem: expect.stringContaining("{traders} isn't set in the settings"),
    },
  ]);
});

test('without a fee, omits fees, the comparison, and the practice trade', async () => {
  const reducedOwner = changeClaims({ ...NO_CLAIMS, feePercent: null, venueFeesPercent: {} }, null);
  const removedSections = ['stats', 'testimonials', 'compare', 'token'];
  expect(
    getSectionIds(createOwnerWith({})).filter((id) => !getSectionIds(reducedOwner).includes(id)),
  ).toEqual(removedSections);
  const sections = SECTIONS.replaceAll(/(Stats|Testimonials|Compare) /g, '');
  for (const language of owner.languages) {
    const { text, html } = await renderPage(reducedOwner, language, sections);
    expect(text).not.toMatch(/%\s(fee|trading)|0\.08%|undefined|null|NaN|[{}]|\s[.,;]|\.\./);
    expect(EMPTY_ELEMENT.exec(html)?.[0]).toBeUndefined();
    expect(html).not.toContain('data-practice');
  }
  const messages = { ...getMessages(reducedOwner, 'en'), 'hero.lead': 'From {fee}.' };
  expect(findViolations(reducedOwner, 'en', messages)).toEqual([
    { key: 'hero.lead', problem: expect.stringContaining("{fee} isn't set in the settings") },
  ]);
});

test('drops links to removed sections, including in structured data', async () => {
  const reducedOwner = createOwnerWith({ sections: [] });
  const sections = 'Header Hero SignUp Footer StickyBar';
  const { text, html, deadLinks } = await renderPage(reducedOwner, 'en', sections);
  expect(deadLinks).toEqual([]);
  expect(html).not.toContain('data-practice');
  expect(text).not.toMatch(/simulation|examples|reference|## Questions/);
  expect(
    JSON.stringify(getStructuredData(reducedOwner, 'en', getHomePage(reducedOwner))),
  ).not.toContain('FAQPage');
});

test('omits the testimonials section when there are none', () => {
  expect(
    hasSection(createOwnerWith({ lists: { testimonials: { cards: [] } } }), 'testimonials'),
  ).toBe(false);
});

test('labels planned tools and omits unavailable ones', async () => {
  const { text } = await renderPage(changeClaims({ bots: 'planned' }), 'en');
  expect(text).toContain('Trading bots, planned');
  expect(text).toContain('Can a bot trade for me? Planned');
  expect(text).not.toMatch(/run a bot|bots (can|and)|and bots/i);
});

/** All sections except the academy, whose courses mention every feature. */
const SECTIONS =
  'Header Hero Stats Features Steps Trading Security LiveActivity Testimonials Compare Community Faq Roadmap Token Partners GetStarted SignUp Footer StickyBar';

const EMPTY_ELEMENT = /<(p|ul|ol|li|h\d|td|th|dd|dt|tbody)\b(?![^>]*role="status")[^>]*>\s*<\/\1>/;

/** Renders sections and llms.txt, and returns their text, the HTML, and broken links. */
async function renderPage(owner: Owner, language: string, sections = SECTIONS) {
  const { html, text, getAttributes } = await renderSections(owner, sections, language);
  const ids = new Set(getAttributes('[id]').map(({ id }) => `#${id}`));
  const links = getAttributes('[href^="#"]').map(({ href }) => href);
  return {
    text: `${text} ${renderLlmsText(owner, language)}`,
    html,
    deadLinks: [...new Set(links.filter((href) => !ids.has(String(href))))],
  };
}
