import { afterAll, expect, test } from 'vitest';
import en from '../../examples/full/content/en/sections.json';
import es from '../../examples/full/content/es/sections.json';
import customers from '../../examples/full/content/en/testimonials.json';
import { owner as full } from '../../examples/full/owner.config.ts';
import { owner as frozen } from '../../test/owner/owner.config.ts';
import { owner as second } from '../../test/secondBrand/owner.config.ts';
import { owner as first } from '../src/data/owner.ts';
import { getMessages } from '../src/i18n/loadMessages.ts';
import { createTranslator } from '../src/i18n/translate.ts';
import { formatPercent, formatUsd } from '../src/lib/money.ts';
import { formatAtLeast, formatCount } from '../src/lib/numbers.ts';
import { buildSite, type BuiltSite } from './builtSite.ts';
import { getInlineScriptSize, collapseWhitespace, parseHtml } from './html.ts';

/** Ids that visitors and external tests use, whatever the brand. */
const FIXED_IDS = /tmx-form-section|why-tmx/g;
const TEXT_FILE = /\.(html|js|css|json|txt|xml|svg|webmanifest)$|_headers$/;

const site = buildSite('second');
const original = buildSite('owner');
const complete = buildSite('full');
afterAll(() => [site, original, complete].forEach(({ remove }) => remove()));

/** The owner's English, or ours if the page has none. */
const english = getMessages({ ...first, languages: ['en'] }, 'en');
const textOf = (of: BuiltSite) => of.page().text;

test("another brand's site never names the first brand", () => {
  const strangers = [frozen.name, frozen.siteUrl, frozen.marketData.credit, frozen.marketData.url];
  // LICENSE texts belong to the fonts. Fixed ids stay.
  const files = site.files.filter((file) => TEXT_FILE.test(file) && !file.startsWith('licenses/'));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = `${file} ${site.read(file)}`.replaceAll(FIXED_IDS, '');
    expect(
      strangers.filter((stranger) => text.includes(stranger)),
      file,
    ).toEqual([]);
  }
  expect(textOf(site)).not.toMatch(
    /0\.05%|0\.30%|0\.25%|0\.10%|0\.025%|50,000\+|\$0\.50|<1s|under 1 second|1,000,000,000|25% APY|3-year|\$2\.50 less/,
  );
  expect(textOf(site)).toContain(second.name);
});

test('has no byte of the editor without the setting for it', () => {
  expect(second.editor).toBeUndefined();
  const files = site.files.filter((file) => TEXT_FILE.test(file));
  const has = (file: string) => /sveltia|\badmin\b/i.test(`${file} ${site.read(file)}`);
  expect(files.filter(has)).toEqual([]);
});

test.each([
  ['owner', first, original, createTranslator(first, first.languages[0] ?? '')('stickyBar.fee')],
  ['second', second, site, '0.08% + network fees'],
] as const)(
  'shows the claims of the %s brand with their qualifiers',
  (_, { claims, token }, of, limited) => {
    const isShown = of.read('index.html').includes('id="token"');
    const { supply, discountPercent, staking } = (isShown && token) || {};
    const text = textOf(of).toLowerCase();
    const figures = [
      ...[claims.feePercent ?? [], Object.values(claims.venueFeesPercent)]
        .flat()
        .map(formatPercent),
      claims.traders && formatAtLeast(claims.traders),
      claims.speed && 'unit' in claims.speed && claims.speed.unit,
      claims.minimumUsd && formatUsd(claims.minimumUsd),
      supply && formatCount(supply.tokens),
      staking?.apyPercent && `${staking.apyPercent}% APY`,
      discountPercent && `${discountPercent}%`,
    ];
    for (const figure of figures.flatMap((one) => one || []))
      expect(text, figure).toContain(collapseWhitespace(figure).toLowerCase());
    expect(text).toContain(collapseWhitespace(limited));
  },
);

test.each([
  ['activity.label', /simulated/i],
  ['hero.lead', /network fees/i],
  ['stats.items.fee.caption', /network fees/],
  ['stats.items.speed.caption', /longer|slower/],
  ['stats.items.minimum.caption', /not advice/],
  ['stickyBar.fee', /network fees/],
  ['testimonials.tag', /example/i],
  ['token.benefits.staking.body', /not guaranteed/],
])('the owner’s text keeps the qualifier of %s', (key, limit) => {
  expect(english[key]).toMatch(limit);
});

test('links channels, app and form, with nothing marked as coming soon', () => {
  for (const of of [site, complete])
    expect(textOf(of)).not.toMatch(/coming soon|not open yet|not published yet/i);
  const { partners, ...channels } = second.links;
  const { getAttributes, html } = site.page();
  const hrefs = getAttributes('[href]').map(({ href }) => href);
  for (const address of Object.values(channels)) expect(hrefs).toContain(address);
  expect(hrefs).toContainEqual(expect.stringContaining(`mailto:${partners}`));
  expect(html).toContain(second.form.url.replaceAll('&', '&amp;'));
  expect(site.read('_headers')).toContain(`frame-src ${new URL(second.form.url).origin};`);
  const holes = '.well-known/security.txt';
  expect(site.read(holes)).toContain(second.securityContact);
  expect(original.files.includes(holes)).toBe(first.securityContact !== '');
});

test("shows its own texts and proves nothing about another's form", () => {
  for (const words of [
    ...Object.values(second.legal),
    second.reply,
    'Get early access',
    'You can check this in your browser. The form comes from another service.',
  ])
    expect(textOf(site)).toContain(words);
});

test('privacy texts match counting and confirmation', () => {
  for (const of of [site, complete]) expect(textOf(of)).toContain('No cookies');
  for (const of of [original, site, complete]) expect(textOf(of)).not.toMatch(/no trackers/i);
  expect(textOf(complete)).toContain('Reply time once you confirm by e-mail: The same day.');
  expect(textOf(complete)).toContain('Confirm with the link in our first e-mail.');
  expect(textOf(complete)).not.toContain('Reply time: The same day');
  expect(textOf(site)).toContain('Reply time: Within two working days.');
});

test("the disabled token button doesn't rule out a sale", () => {
  expect(english['token.get.reason']).not.toMatch(/not for sale/i);
});

test('contains counting code only where visits are counted', () => {
  const counters = ({ files, read }: BuiltSite) =>
    files.filter((file) => file.endsWith('.js') && read(file).includes('sendBeacon'));
  const bytes = ({ read }: BuiltSite) => getInlineScriptSize(read('index.html'));
  expect(counters(site)).toEqual([]);
  expect(textOf(site)).not.toContain('Do Not Track');
  expect(counters(original)).toHaveLength(first.counting ? 1 : 0);
  expect(bytes(original) - bytes(site)).toBeLessThanOrEqual(200);
});

test('its colors reach the page', () => {
  const { accent, accentShade } = second.look.colors;
  const rule = `:root{--color-accent:${accent};--color-accent-shade:${accentShade};}`;
  for (const file of ['index.html', '404.html']) expect(site.read(file)).toContain(rule);
  expect(textOf(site)).not.toMatch(/yellow/i);
});

test("shows and counts the owner's own section in each language", () => {
  const { getAttributes } = complete.page();
  const ids = getAttributes('section[id]').map(({ id }) => id);
  const listed = full.sections.map((entry) => (typeof entry === 'string' ? entry : entry.id));
  expect(ids).toEqual(['top', ...listed, 'tmx-form-section']);
  const buttons = expect.arrayContaining(['press-article']);
  expect(JSON.parse(complete.read('.site.json'))).toMatchObject({ sections: ids, buttons });
  const own = (path: string) => complete.page(path).getTexts('#as-seen-in')[0];
  expect(own('')).toContain(en['as-seen-in'].heading);
  expect(own('es/')).toContain(es['as-seen-in'].heading);
});

test('quotes a customer exactly, not as an example', () => {
  for (const path of ['', 'ar/']) {
    const { getAttributes, getTexts } = complete.page(path);
    expect(getTexts('blockquote')).toEqual(customers.cards.map(({ quote }) => quote));
    expect(getAttributes('blockquote').map(({ lang }) => lang)).toEqual(
      customers.cards.map(({ lang }) => lang),
    );
    // The example owner labels the section once, not the quotes.
    for (const card of getTexts('#testimonials li'))
      expect(card).not.toContain('Illustrative example');
  }
  expect(textOf(complete)).toContain('early tester');
  expect(textOf(complete)).toMatch(/Fees saved\s+\$250 a month/);
  expect(complete.read('llms.txt')).not.toContain('examples');
  expect(complete.files.filter((file) => complete.read(file).includes('consent-ines'))).toEqual([]);
});

test("shows a partner's name and logo", () => {
  const { getAttributes, getTexts } = complete.page('ar/');
  expect(getTexts('#partners h3')).toContain('Kestrel Pay');
  expect(getAttributes('#partners image')).toHaveLength(6);
});

test("shows the owner's proof below the numbers", () => {
  const { getTexts } = complete.page();
  expect(getTexts('#stats dt')).toEqual(['Contract', 'Audit', 'Company', 'Team']);
  expect(site.page().getTexts('#stats dt')).toEqual(['Company']);
  for (const brand of [complete, site])
    expect(brand.page().getTexts('#security b')).toEqual(['No cookies.']);
});

test('labels an example first and keeps it out of search', () => {
  const { html } = complete.page();
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  expect(parseHtml(header).text).toContain('Invented example');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(textOf(original)).not.toContain('Invented example');
});
