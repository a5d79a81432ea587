import { beforeAll, expect, test } from 'vitest';
import { NO_CLAIMS, owner as second } from '../../test/secondBrand/owner.config.ts';
import type { Owner } from '#site/owner/settings.ts';
import { hasSection, getSectionIds } from '../src/data/sections.ts';
import { getHomePage } from '../src/i18n/locales.ts';
import { getMessages } from '../src/i18n/loadMessages.ts';
import { findBrokenRules } from '../src/i18n/messageRules.ts';
import { getStructuredData } from '../src/layouts/getStructuredData.ts';
import { renderLlmsText } from '../src/pages/[...language]/llms.txt.ts';
import { renderSections, createOwner, type OwnerOverrides } from './renderSections.ts';

const owner = {
  ...second,
  languages: ['en', 'es', 'ar'],
  claims: { ...second.claims, noIdentityChecks: true },
};
const changeOwner = (changes: OwnerOverrides) => createOwner(changes, owner);
/** Creates an owner with changed claims, and with a changed token or none. */
const changeClaims = (changes: object, tokenChanges: object | null = {}) =>
  changeOwner({
    claims: { ...owner.claims, ...changes },
    token: tokenChanges && { ...owner.token, ...tokenChanges },
  });

const SPEED = /under 2\s|< 2s|usually|to complete a trade|How long does a trade/i;
const TRADERS = /12,300|own count/;
const MINIMUM = /recommended|How much do I need/i;
const IDENTITY = /\bno ID\b|no identity checks|Will you check who I am/i;
const INSTANT = /instant|at once/i;
const COPYING = /copy/i;
const BOTS = /\bbots?\b/i;
const ORDERS = /advanced order/i;
const SUPPLY = /supply|500,000,000|half a billion|vesting|seats/i;
const DISCOUNT = /discount|0\.056%/i;
const STAKING = /\bstak|APY/i;
const TOKEN = RegExp(`token|${SUPPLY.source}|${DISCOUNT.source}|${STAKING.source}`, 'i');
let completeText: string;
beforeAll(async () => {
  completeText = (await renderPage(changeOwner({}), 'en')).text;
});

// Each row tests several claims at once, which have no message in common.
test.each<[claims: object, token: object | null, patterns: RegExp[]]>([
  [{ speed: null, instantCashOut: false }, { supply: null }, [SPEED, INSTANT, SUPPLY]],
  [{ traders: null, noIdentityChecks: false }, { staking: null }, [TRADERS, IDENTITY, STAKING]],
  [
    { minimumUsd: null, copyTrading: false },
    { discountPercent: null },
    [MINIMUM, COPYING, DISCOUNT],
  ],
  [{ bots: false }, { staking: { apyPercent: null } }, [BOTS, /APY/]],
  [{ advancedOrders: false }, null, [ORDERS, TOKEN]],
  [NO_CLAIMS, null, [SPEED, TRADERS, MINIMUM, IDENTITY, INSTANT, COPYING, BOTS, ORDERS, TOKEN]],
])('removes text about %j and token %j, and leaves no empty element', async (...row) => {
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

test('counts the remaining claims and rejects a message with a removed one', async () => {
  const reducedOwner = changeClaims(NO_CLAIMS, null);
  const { text } = await renderPage(reducedOwner, 'en');
  expect(text).toContain(`${owner.name} in one number`);
  expect(text).toContain('Ask each venue this question');
  const messages = {
    ...getMessages(reducedOwner, 'en'),
    'hero.demoNote': 'For {traders} traders.',
  };
  expect(findBrokenRules(reducedOwner, 'en', messages)).toEqual([
    { key: 'hero.demoNote', problem: expect.stringContaining('The settings leave out {traders}') },
  ]);
});

test('without a fee, omits comparison and practice trade and mentions no fee', async () => {
  const reducedOwner = changeClaims({ ...NO_CLAIMS, feePercent: null, venueFeesPercent: {} }, null);
  const removedSections = ['stats', 'testimonials', 'compare', 'token'];
  expect(
    getSectionIds(changeOwner({})).filter((id) => !getSectionIds(reducedOwner).includes(id)),
  ).toEqual(removedSections);
  const sections = SECTIONS.replaceAll(/(Stats|Testimonials|Compare) /g, '');
  for (const language of owner.languages) {
    const { text, html } = await renderPage(reducedOwner, language, sections);
    expect(text).not.toMatch(/%\s(fee|trading)|0\.08%|undefined|null|NaN|[{}]|\s[.,;]|\.\./);
    expect(EMPTY_ELEMENT.exec(html)?.[0]).toBeUndefined();
    expect(html).not.toContain('data-practice');
  }
  const messages = { ...getMessages(reducedOwner, 'en'), 'hero.lead': 'From {fee}.' };
  expect(findBrokenRules(reducedOwner, 'en', messages)).toEqual([
    { key: 'hero.lead', problem: expect.stringContaining('The settings leave out {fee}') },
  ]);
});

test('links no removed section and omits it from structured data', async () => {
  const reducedOwner = changeOwner({ sections: [] });
  const sections = 'Header Hero SignUp Footer StickyBar';
  const { text, html, deadLinks } = await renderPage(reducedOwner, 'en', sections);
  expect(deadLinks).toEqual([]);
  expect(html).not.toContain('data-practice');
  expect(text).not.toMatch(/simulation|examples|reference|## Questions/);
  expect(
    JSON.stringify(getStructuredData(reducedOwner, 'en', getHomePage(reducedOwner))),
  ).not.toContain('FAQPage');
});

test('omits the testimonials section without testimonials', () => {
  expect(hasSection(changeOwner({ lists: { testimonials: { cards: [] } } }), 'testimonials')).toBe(
    false,
  );
});

test('marks planned tools and omits missing ones', async () => {
  const { text } = await renderPage(changeClaims({ bots: 'planned' }), 'en');
  expect(text).toContain('Trading bots, planned');
  expect(text).toContain('Can a bot trade for me? Planned');
  expect(text).not.toMatch(/run a bot|bots (can|and)|and bots/i);
});

/** All sections except the academy, whose courses mention every feature. */
const SECTIONS =
  'Header Hero Stats Features Steps Trading Security LiveActivity Testimonials Compare Community Faq Roadmap Token Partners GetStarted SignUp Footer StickyBar';

/** Matches an element without content. */
const EMPTY_ELEMENT = /<(p|ul|ol|li|h\d|td|th|dd|dt|tbody)\b(?![^>]*role="status")[^>]*>\s*<\/\1>/;

/** Renders sections and llms.txt. Returns their text, the HTML, and links whose target doesn't exist. */
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
