import { beforeAll, expect, test } from 'vitest';
import { NO_CLAIMS, owner as second } from '../../test/secondBrand.owner.config.ts';
import { buildParts, settle as settleWith, type Settings } from './builtPart.ts';

const owner = {
  ...second,
  languages: ['en', 'es', 'ar'],
  claims: { ...second.claims, noIdentityChecks: true },
};
const settle = (changes: Settings) => settleWith(changes, owner);
/** With other claims, and with others of the token, or without one. */
const withClaims = (changes: object, ofToken: object | null = {}): Settings => ({
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
  settle({});
  whole = (await pageIn('en')).text;
});

// Several at once, none of which shares a message with another: each case takes a second or two.
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
])('with %j, and of the token %j, nothing speaks of them or is left empty', async (...row) => {
  const [changes, ofToken, words] = row;
  settle(withClaims(changes, ofToken));
  for (const language of owner.languages) {
    const { text, html, deadLinks } = await pageIn(language);
    expect(text).not.toMatch(/undefined|null|NaN|[{}]|\s[.,;]|\.\.|· ·/);
    expect(EMPTY.exec(html)?.[0]).toBeUndefined();
    expect(deadLinks).toEqual(['#trading-dashboard', '#academy']);
    for (const word of language === 'en' ? words : []) {
      expect(whole).toMatch(word);
      expect(text).not.toMatch(word);
    }
  }
});

test('what is left is counted, and a message that still names what is not is refused, with what to do', async () => {
  settle(withClaims(NO_CLAIMS, null));
  const { text } = await pageIn('en');
  expect(text).toContain(`${owner.name} in one number`);
  expect(text).toContain('This one differs from venue to venue');
  const { messagesOf } = await import('../src/i18n/loadMessages.ts');
  const { brokenRules } = await import('../src/i18n/messageRules.ts');
  const own = { ...messagesOf('en'), 'hero.demoNote': 'For {traders} traders.' };
  expect(brokenRules('en', own)).toEqual([
    { key: 'hero.demoNote', text: expect.stringContaining('it speaks of {traders}, which') },
  ]);
});

test('of a page without its sections nothing leads to them, and nothing speaks of them to machines', async () => {
  settle({ sections: [] });
  const { text, html, deadLinks } = await pageIn('en', 'Header Hero SignUp Footer StickyBar');
  expect(deadLinks).toEqual([]);
  expect(html).not.toContain('data-practice');
  expect(text).not.toMatch(/simulation|examples|reference|## Questions/);
  const { structuredData } = await import('../src/layouts/structuredData.ts');
  expect(JSON.stringify(structuredData('en'))).not.toContain('FAQPage');
});

test('without testimonials there is no section of them', async () => {
  settle({ testimonials: [] });
  expect((await import('../src/data/sections.ts')).hasSection('testimonials')).toBe(false);
});

test('what is planned is called so, and no tool that is there', async () => {
  settle(withClaims({ bots: 'planned' }));
  const { text } = await pageIn('en');
  expect(text).toContain('Trading bots, planned');
  expect(text).toContain('Can a bot trade for me? Planned');
  expect(text).not.toMatch(/run a bot|bots (can|and)|and bots/i);
});

/** The courses teach of all tools, wherever they are. */
const SECTIONS =
  'Header Hero Stats Features Steps Trading Security LiveActivity Testimonials Compare Community Faq Roadmap Token Partners GetStarted SignUp Footer StickyBar';

/** An element without content. */
const EMPTY = /<(p|ul|ol|li|h\d|td|th|dd|dt|tbody)\b(?![^>]*role="status")[^>]*>\s*<\/\1>/;

/** What sections and the page for language models say, the HTML of the sections, links to none of them. */
async function pageIn(language: string, names = SECTIONS) {
  const { GET } = await import('../src/pages/[...language]/llms.txt.ts');
  const { html, text, all } = await buildParts(names, { language });
  const ids = new Set(all('[id]').map(({ id }) => `#${id}`));
  const links = all('[href^="#"]').map(({ href }) => href);
  return {
    text: `${text} ${await GET({ props: { language } }).text()}`,
    html,
    deadLinks: [...new Set(links.filter((href) => !ids.has(String(href))))],
  };
}
