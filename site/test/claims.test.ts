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
const changed = (changes: OwnerOverrides) => createOwner(changes, owner);
/** Claims changed like this, with another token or none. */
const withClaims = (changes: object, ofToken: object | null = {}) =>
  changed({
    claims: { ...owner.claims, ...changes },
    token: ofToken && { ...owner.token, ...ofToken },
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
let whole: string;
beforeAll(async () => {
  whole = (await pageIn(changed({}), 'en')).text;
});

// Several at once, which share no message.
test.each<[claims: object, token: object | null, words: RegExp[]]>([
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
])('with %j and token %j nothing mentions them or stays empty', async (...row) => {
  const [changes, ofToken, words] = row;
  for (const language of owner.languages) {
    const { text, html, deadLinks } = await pageIn(withClaims(changes, ofToken), language);
    expect(text).not.toMatch(/undefined|null|NaN|[{}]|\s[.,;]|\.\.|· ·/);
    expect(EMPTY.exec(html)?.[0]).toBeUndefined();
    expect(deadLinks).toEqual(['#trading-dashboard', '#academy']);
    for (const word of language === 'en' ? words : []) {
      expect(whole).toMatch(word);
      expect(text).not.toMatch(word);
    }
  }
});

test('counts the rest, and refuses a message that names the removed', async () => {
  const without = withClaims(NO_CLAIMS, null);
  const { text } = await pageIn(without, 'en');
  expect(text).toContain(`${owner.name} in one number`);
  expect(text).toContain('Ask each venue this question');
  const own = { ...getMessages(without, 'en'), 'hero.demoNote': 'For {traders} traders.' };
  expect(findBrokenRules(without, 'en', own)).toEqual([
    { key: 'hero.demoNote', problem: expect.stringContaining('The settings leave out {traders}') },
  ]);
});

test('a page without a fee compares and practices nothing, and no text names the fee', async () => {
  const without = withClaims({ ...NO_CLAIMS, feePercent: null, venueFeesPercent: {} }, null);
  const gone = ['stats', 'testimonials', 'compare', 'token'];
  expect(getSectionIds(changed({})).filter((id) => !getSectionIds(without).includes(id))).toEqual(
    gone,
  );
  const names = SECTIONS.replaceAll(/(Stats|Testimonials|Compare) /g, '');
  for (const language of owner.languages) {
    const { text, html } = await pageIn(without, language, names);
    expect(text).not.toMatch(/%\s(fee|trading)|0\.08%|undefined|null|NaN|[{}]|\s[.,;]|\.\./);
    expect(EMPTY.exec(html)?.[0]).toBeUndefined();
    expect(html).not.toContain('data-practice');
  }
  const own = { ...getMessages(without, 'en'), 'hero.lead': 'From {fee}.' };
  expect(findBrokenRules(without, 'en', own)).toEqual([
    { key: 'hero.lead', problem: expect.stringContaining('The settings leave out {fee}') },
  ]);
});

test('nothing links to removed sections or mentions them to machines', async () => {
  const without = changed({ sections: [] });
  const names = 'Header Hero SignUp Footer StickyBar';
  const { text, html, deadLinks } = await pageIn(without, 'en', names);
  expect(deadLinks).toEqual([]);
  expect(html).not.toContain('data-practice');
  expect(text).not.toMatch(/simulation|examples|reference|## Questions/);
  expect(JSON.stringify(getStructuredData(without, 'en', getHomePage(without)))).not.toContain(
    'FAQPage',
  );
});

test('has no testimonials section without testimonials', () => {
  expect(hasSection(changed({ lists: { testimonials: { cards: [] } } }), 'testimonials')).toBe(
    false,
  );
});

test('marks planned tools and omits missing ones', async () => {
  const { text } = await pageIn(withClaims({ bots: 'planned' }), 'en');
  expect(text).toContain('Trading bots, planned');
  expect(text).toContain('Can a bot trade for me? Planned');
  expect(text).not.toMatch(/run a bot|bots (can|and)|and bots/i);
});

/** Courses teach about all tools, so this leaves them out. */
const SECTIONS =
  'Header Hero Stats Features Steps Trading Security LiveActivity Testimonials Compare Community Faq Roadmap Token Partners GetStarted SignUp Footer StickyBar';

/** An element without content. */
const EMPTY = /<(p|ul|ol|li|h\d|td|th|dd|dt|tbody)\b(?![^>]*role="status")[^>]*>\s*<\/\1>/;

/** Texts of the sections and the page for language models, the sections' HTML, and their links. */
async function pageIn(owner: Owner, language: string, names = SECTIONS) {
  const { html, text, getAttributes } = await renderSections(owner, names, language);
  const ids = new Set(getAttributes('[id]').map(({ id }) => `#${id}`));
  const links = getAttributes('[href^="#"]').map(({ href }) => href);
  return {
    text: `${text} ${renderLlmsText(owner, language)}`,
    html,
    deadLinks: [...new Set(links.filter((href) => !ids.has(String(href))))],
  };
}
