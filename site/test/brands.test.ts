import { afterAll, expect, test } from 'vitest';
import en from '../../examples/full/content/en/sections.json';
import es from '../../examples/full/content/es/sections.json';
import customers from '../../examples/full/content/en/testimonials.json';
import { owner as full } from '../../examples/full/owner.config.ts';
import { owner as frozen } from '../../test/owner/owner.config.ts';
import { owner as secondBrandOwner } from '../../test/secondBrand/owner.config.ts';
import { loadContent } from '../src/content/content.ts';
import { owner as first } from '../src/data/owner.ts';
import { createTranslator } from '../src/i18n/translate.ts';
import { formatPercent, formatUsd } from '../src/lib/money.ts';
import { formatAtLeast, formatCount } from '../src/lib/numbers.ts';
import { buildSite, type BuiltSite } from './builtSite.ts';
import { collapseWhitespace, parseHtml } from './html.ts';

/** These element IDs are the same for every brand, because links and external tests use them. */
const FIXED_IDS = /tmx-form-section|why-tmx/g;
const TEXT_FILE = /\.(html|js|css|json|txt|xml|svg|webmanifest)$|_headers$/;

const ownerSite = buildSite('owner');
const secondSite = buildSite('second');
const fullSite = buildSite('full');
const sites = [ownerSite, secondSite, fullSite];
afterAll(() => sites.forEach(({ remove }) => remove()));

const defaultMessages = loadContent('no owner', ['en']).messages.get('en');
const getText = (site: BuiltSite) => site.getPage().text;

test("the second brand's site doesn't mention the first brand", () => {
  const firstBrand = [frozen.name, frozen.siteUrl, frozen.marketData.credit, frozen.marketData.url];
  // Font licenses may contain either name.
  const files = secondSite.files.filter(
    (file) => TEXT_FILE.test(file) && !file.startsWith('licenses/'),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = `${file} ${secondSite.read(file)}`.replaceAll(FIXED_IDS, '');
    expect(
      firstBrand.filter((value) => text.includes(value)),
      file,
    ).toEqual([]);
  }
  expect(getText(secondSite)).not.toMatch(
    /0\.05%|0\.30%|0\.25%|0\.10%|0\.025%|50,000\+|\$0\.50|< ?1s|[Uu]nder 1 second\b|1,000,000,000|25% APY|3-year|\$2\.50 less/,
  );
  expect(getText(secondSite)).toContain(secondBrandOwner.name);
});

test('ships editor code only if it is enabled', () => {
  expect(secondBrandOwner.editor).toBeUndefined();
  const files = secondSite.files.filter((file) => TEXT_FILE.test(file));
  const has = (file: string) => /sveltia|\badmin\b/i.test(`${file} ${secondSite.read(file)}`);
  expect(files.filter(has)).toEqual([]);
});

test('ships no form pages if the form belongs to another service', () => {
  expect(secondSite.files.filter((file) => /(?:^|\/)form\//.test(file))).toEqual([]);
  expect(JSON.parse(secondSite.read('.site.json'))).toMatchObject({ consents: [] });
});

test('ships no consent banner without scripts that need consent', () => {
  expect(secondSite.read('index.html')).not.toMatch(/consent-?banner|data-consent/i);
});

test.each([
  ['owner', first, ownerSite, createTranslator(first, first.languages[0] ?? '')('stickyBar.fee')],
  ['second', secondBrandOwner, secondSite, '0.08% + network fees'],
] as const)(
  "shows the %s brand's claims with their qualifiers",
  (_, { claims, token }, site, qualifiedFee) => {
    const hasToken = site.read('index.html').includes('id="token"');
    const { supply, discountPercent, staking } = (hasToken && token) || {};
    const text = getText(site).toLowerCase();
    const values = [
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
    for (const value of values.flatMap((formatted) => formatted || []))
      expect(text, value).toContain(collapseWhitespace(value).toLowerCase());
    expect(text).toContain(collapseWhitespace(qualifiedFee));
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
])('the default message %s contains its qualifier', (key, qualifier) => {
  expect(defaultMessages?.get(key)?.text).toMatch(qualifier);
});

test('links to channels, the app, and the form without "coming soon" labels', () => {
  for (const site of [secondSite, fullSite])
    expect(getText(site)).not.toMatch(/coming soon|not open yet|not published yet/i);
  const { partners, ...channels } = secondBrandOwner.links;
  const { getAttributes, html } = secondSite.getPage();
  const hrefs = getAttributes('[href]').map(({ href }) => href);
  for (const url of Object.values(channels)) expect(hrefs).toContain(url);
  expect(hrefs).toContainEqual(expect.stringContaining(`mailto:${partners}`));
  expect(html).toContain(secondBrandOwner.form.url.replaceAll('&', '&amp;'));
  expect(secondSite.read('_headers')).toContain(
    `frame-src ${new URL(secondBrandOwner.form.url).origin};`,
  );
  const securityText = '.well-known/security.txt';
  expect(secondSite.read(securityText)).toContain(secondBrandOwner.securityContact);
  expect(ownerSite.files.includes(securityText)).toBe(first.securityContact !== '');
});

test('shows the legal notice and the note about a third-party form', () => {
  for (const text of [
    ...Object.values(secondBrandOwner.legal),
    secondBrandOwner.reply,
    'Get early access',
    'You can check this in your browser. The form comes from another service.',
  ])
    expect(getText(secondSite)).toContain(text);
});

test('the privacy notice matches the counting and confirmation settings', () => {
  for (const site of [secondSite, fullSite]) expect(getText(site)).toContain('No cookies');
  for (const site of sites) expect(getText(site)).not.toMatch(/no trackers/i);
  expect(getText(fullSite)).toContain('Reply time once you confirm by e-mail: The same day.');
  expect(getText(fullSite)).toContain('Confirm with the link in our first e-mail.');
  expect(getText(fullSite)).not.toContain('Reply time: The same day');
  expect(getText(secondSite)).toContain('Reply time: Within two working days.');
});

test("the disabled token button doesn't rule out a token sale", () => {
  expect(defaultMessages?.get('token.get.reason')?.text).not.toMatch(/not for sale/i);
});

test('includes visit-counting code only if counting is on', () => {
  const findCountingScripts = ({ files, read }: BuiltSite) =>
    files.filter((file) => file.endsWith('.js') && read(file).includes('sendBeacon'));
  expect(findCountingScripts(secondSite)).toEqual([]);
  expect(getText(secondSite)).not.toContain('Do Not Track');
  expect(findCountingScripts(ownerSite)).toHaveLength(first.counting ? 1 : 0);
});

test("uses the owner's coin icon instead of the default one", () => {
  expect(secondSite.read('coins/bitcoin.svg')).toContain('#0b3d5c');
  expect(secondSite.read('coins/ethereum.svg')).not.toContain('#0b3d5c');
});

test("uses the brand's colors", () => {
  const { accent, accentShade } = secondBrandOwner.look.colors;
  const rule = `:root{--color-accent:${accent};--color-accent-shade:${accentShade};`;
  for (const file of ['index.html', '404.html']) expect(secondSite.read(file)).toContain(rule);
  expect(getText(secondSite)).not.toMatch(/yellow/i);
});

test('shows and counts a custom section in each language', () => {
  const { getAttributes } = fullSite.getPage();
  const ids = getAttributes('section[id]').map(({ id }) => id);
  const listed = full.sections.map((entry) => (typeof entry === 'string' ? entry : entry.id));
  expect(ids).toEqual(['top', ...listed, 'tmx-form-section']);
  const buttons = expect.arrayContaining(['press-article']);
  expect(JSON.parse(fullSite.read('.site.json'))).toMatchObject({ sections: ids, buttons });
  const getSection = (path: string) => fullSite.getPage(path).getTexts('#as-seen-in')[0];
  expect(getSection('')).toContain(en['as-seen-in'].heading);
  expect(getSection('es/')).toContain(es['as-seen-in'].heading);
});

test('quotes customers verbatim without an example label', () => {
  for (const path of ['', 'ar/']) {
    const { getAttributes, getTexts } = fullSite.getPage(path);
    expect(getTexts('blockquote')).toEqual(customers.cards.map(({ quote }) => quote));
    expect(getAttributes('blockquote').map(({ lang }) => lang)).toEqual(
      customers.cards.map(({ lang }) => lang),
    );
    // An example site labels the entire section instead of each quote.
    for (const card of getTexts('#testimonials li'))
      expect(card).not.toContain('Illustrative example');
  }
  expect(getText(fullSite)).toContain('early tester');
  expect(getText(fullSite)).toMatch(/Fees saved\s+\$250 a month/);
  expect(fullSite.read('llms.txt')).not.toContain('examples');
  expect(fullSite.files.filter((file) => fullSite.read(file).includes('consent-ines'))).toEqual([]);
});

test("shows a partner's name and logo", () => {
  const { getAttributes, getTexts } = fullSite.getPage('ar/');
  expect(getTexts('#partners h3')).toContain('Kestrel Pay');
  expect(getAttributes('#partners image')).toHaveLength(6);
});

test("shows the owner's proof below the statistics", () => {
  const { getTexts } = fullSite.getPage();
  expect(getTexts('#stats dt')).toEqual(['Contract', 'Audit', 'Company', 'Team']);
  expect(secondSite.getPage().getTexts('#stats dt')).toEqual(['Company']);
  for (const site of [fullSite, secondSite])
    expect(site.getPage().getTexts('#security b')).toEqual(['No cookies.']);
});

test('labels an example site in the header and keeps it out of search', () => {
  const { html } = fullSite.getPage();
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  expect(parseHtml(header).text).toContain('Invented example');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(getText(ownerSite)).not.toContain('Invented example');
});
