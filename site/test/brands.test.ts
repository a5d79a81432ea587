import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import en from '../../examples/messages/en.json';
import es from '../../examples/messages/es.json';
import { owner as full } from '../../examples/full.owner.config.ts';
import { owner as frozen } from '../../test/owner.config.ts';
import { owner as second } from '../../test/secondBrand.owner.config.ts';
import { owner as first } from '../src/data/owner.ts';
import { messagesOf } from '../src/i18n/loadMessages.ts';
import { printPercent, printUsd } from '../src/lib/money.ts';
import { printWhole } from '../src/lib/numbers.ts';
import { buildSite, SECOND, type BuiltSite } from './builtSite.ts';
import { elements, inlineScriptBytes, inside, plain, sectionOf, visibleText } from './html.ts';
import { translatorOf } from './translatorOf.ts';

const BUILD_LIMIT_MS = 360_000;
/** Addresses that visitors and outside tests keep, whatever the brand is called. */
const FIXED_IDS = /tmx-form-section|why-tmx/g;
const TEXT_FILE = /\.(html|js|css|json|txt|xml|svg|webmanifest)$|_headers$/;

let site: BuiltSite;
let original: BuiltSite;
let complete: BuiltSite;
beforeAll(() => {
  site = buildSite('second');
  original = buildSite('owner');
  complete = buildSite('full');
}, BUILD_LIMIT_MS);
afterAll(() => {
  for (const built of [site, original, complete]) built.remove();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const page = (of = site) => visibleText(of.read('index.html'));
const hrefs = (of = site) =>
  elements(of.read('index.html')).map(({ attributes: { href } }) => href);

test('nothing that is served names the first brand, its addresses, its data service or its figures', () => {
  const strangers = [frozen.name, frozen.siteUrl, frozen.marketData.credit, frozen.marketData.url];
  // LICENSE texts are those of the fonts; the fixed ids stay.
  const files = site.files.filter((file) => TEXT_FILE.test(file) && !file.startsWith('licenses/'));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = `${file} ${site.read(file)}`.replaceAll(FIXED_IDS, '');
    expect(
      strangers.filter((stranger) => text.includes(stranger)),
      file,
    ).toEqual([]);
  }
  expect(page()).not.toMatch(
    /0\.05%|0\.30%|0\.25%|0\.10%|0\.025%|50,000\+|\$0\.50|<1s|under 1 second|1,000,000,000|25% APY|3-year|\$2\.50 less/,
  );
  expect(page()).toContain(second.name);
});

/** Messages of claims, and what each of them has to say besides. */
const LIMITS: [key: string, limit: RegExp][] = [
  ['activity.label', /simulated/i],
  ['hero.lead', /network fees/],
  ['stats.fee', /network fees/],
  ['stats.speed', /longer|slower/],
  ['stats.minimum', /not advice/],
  ['stickyBar.fee', /network fees/],
  ['testimonials.tag', /example/i],
  ['token.benefits.staking.body', /not guaranteed/],
];

test.each([
  ['owner', first, () => original],
  ['second', second, () => site],
] as const)(
  'the figures of the %s brand stand on its page, with what limits them',
  async (brand, { name, claims, token }, of) => {
    const isShown = of().read('index.html').includes('id="token"');
    const { supply, discountPercent, staking } = (isShown && token) || {};
    const text = page(of()).toLowerCase();
    const figures = [
      ...[claims.feePercent, ...Object.values(claims.venueFeesPercent)].map(printPercent),
      claims.traders,
      claims.speed,
      claims.minimumUsd && printUsd(claims.minimumUsd),
      supply && printWhole(supply.tokens),
      ...(supply?.split ?? []).map(
        ({ percent }) => `${printWhole((supply?.tokens ?? 0) * (percent / 100))} ${name}`,
      ),
      staking?.apyPercent && `${staking.apyPercent}% APY`,
      discountPercent && `${discountPercent}%`,
    ];
    for (const figure of figures.flatMap((one) => one || []))
      expect(text, figure).toContain(plain(figure).toLowerCase());
    expect(text).toContain(plain((await translatorOf(brand))('stickyBar.fee')));
  },
);

test('the owner’s words keep beside each claim what limits it', () => {
  const messages = messagesOf('en');
  for (const [key, limit] of LIMITS) expect(messages[key], key).toMatch(limit);
});

test('its channels, its application and its form open, and with every setting filled in nothing is called coming soon', () => {
  for (const of of [site, complete])
    expect(page(of)).not.toMatch(/coming soon|not open yet|not published yet/i);
  const { partners, ...channels } = second.links;
  for (const address of Object.values(channels)) expect(hrefs()).toContain(address);
  expect(hrefs().some((href) => href?.startsWith(`mailto:${partners}`))).toBe(true);
  expect(site.read('index.html')).toContain(second.form.url.replaceAll('&', '&amp;'));
  expect(site.read('_headers')).toContain(`frame-src ${new URL(second.form.url).origin};`);
});

test('the page says its own sentences, and proves of itself what does not hold for the form of another', async () => {
  const t = await translatorOf('second');
  const { entity, address, registration, email, telephone, regions, statement } = second.legal;
  const own = [entity, address, registration, email, telephone, regions, statement];
  for (const words of [
    ...own,
    second.reply.toLowerCase(),
    plain(t('signUp.headingEarly')),
    plain(t('security.page.detailOutside')),
  ])
    expect(page()).toContain(words);
});

test('where nothing is counted no script and no word of it is there; where it is, 200 bytes in the document', () => {
  const counters = ({ files, read }: BuiltSite) =>
    files.filter((file) => file.endsWith('.js') && read(file).includes('sendBeacon'));
  const bytes = ({ read }: BuiltSite) => inlineScriptBytes(read('index.html'));
  expect(counters(site)).toEqual([]);
  expect(page()).not.toContain('Do Not Track');
  expect(counters(original)).toHaveLength(first.counting ? 1 : 0);
  expect(bytes(original) - bytes(site)).toBeLessThanOrEqual(200);
});

test('its colours reach the page', () => {
  const { floor, floorShade } = second.colors;
  const rule = `:root{--color-accent:${floor};--color-accent-shade:${floorShade}}`;
  // An owner may have chosen the same.
  const foreign = [first.colors.floor].filter((color) => color !== floor);
  for (const file of ['index.html', '404.html']) {
    expect(site.read(file)).toContain(rule);
    for (const color of foreign) expect(site.read(file)).not.toContain(color);
  }
  expect(page()).not.toMatch(/yellow/i);
});

test('security.txt names its contact, a day within a year, the language and its own address, where there is a contact', async () => {
  const [contact, expires = '', ...rest] = site.read('.well-known/security.txt').split('\n');
  expect(contact).toBe(`Contact: mailto:${second.securityContact}`);
  expect(expires).toMatch(/^Expires: [\d-]+T[\d:]+Z$/);
  const days = (Date.parse(expires.slice(9)) - Date.now()) / DAY_MS;
  expect(Math.round(days)).toBe(364);
  const canonical = `Canonical: ${second.siteUrl}/.well-known/security.txt`;
  expect(rest).toEqual(['Preferred-Languages: en', canonical, '']);
  expect(original.files.includes('.well-known/security.txt')).toBe(first.securityContact !== '');
  vi.stubEnv('OWNER_CONFIG', SECOND);
  vi.stubEnv('SITE_URL', 'http://localhost:4321');
  vi.resetModules();
  const { GET } = await import('../src/pages/[folder]/security.txt.ts');
  expect(await GET().text()).not.toContain('Canonical');
});

test('a section of the owner’s own stands in its place, in each language, and is counted', () => {
  const ids = elements(complete.read('index.html')).flatMap(({ name, attributes: { id } }) =>
    name === 'section' && id !== undefined ? [id] : [],
  );
  const listed = full.sections.map((entry) => (typeof entry === 'string' ? entry : entry.id));
  expect(ids).toEqual(['top', ...listed, 'tmx-form-section']);
  expect(JSON.parse(complete.read('.site.json'))).toMatchObject({ sections: ids });
  const own = (file: string) => sectionOf(complete.read(file), 'as-seen-in');
  expect(own('index.html')).toContain(en['sections.as-seen-in.heading']);
  expect(own('es/index.html')).toContain(es['sections.as-seen-in.heading']);
});

test('a customer is quoted word for word, in a language of their own, and is called no example', () => {
  for (const file of ['index.html', 'ar/index.html']) {
    const html = sectionOf(complete.read(file), 'testimonials');
    const quotes = elements(html).filter(({ name }) => name === 'blockquote');
    const [quoted, spoken] = [
      inside(html, 'blockquote'),
      quotes.map(({ attributes }) => attributes),
    ];
    expect(quoted).toEqual(full.testimonials.map(({ quote }) => quote));
    expect(spoken.map(({ lang }) => lang)).toEqual(full.testimonials.map(({ lang }) => lang));
  }
  expect(page(complete)).not.toContain('Illustrative example');
  expect(page(complete)).toContain('early tester');
  expect(page(complete)).toMatch(/Fees saved\s+\$250 a month/);
  expect(complete.read('llms.txt')).not.toContain('examples');
  expect(complete.files.filter((file) => complete.read(file).includes('consent-ines'))).toEqual([]);
});

test('a partner stands by name, with its mark', () => {
  const section = sectionOf(complete.read('ar/index.html'), 'partners');
  expect(inside(section, 'h3')).toContain('Kestrel Pay');
  expect(section.match(/<image /g)).toHaveLength(6);
});

test('proof stands right under the numbers, with links, as far as the owner has it; what the page proves in security', () => {
  const strip = sectionOf(complete.read('index.html'), 'stats');
  expect(inside(strip, 'dt')).toEqual(['Contract', 'Audit', 'Company', 'Team']);
  expect(inside(sectionOf(site.read('index.html'), 'stats'), 'dt')).toEqual(['Company']);
  for (const brand of [complete, site])
    expect(inside(sectionOf(brand.read('index.html'), 'security'), 'dt')).toEqual(['This page']);
  const { contract, ...others } = full.proof;
  for (const { value } of Object.values(others)) expect(visibleText(strip)).toContain(value);
  expect(visibleText(strip)).toMatch(/0x5aAe…eAed\s+Arbitrum One · Verified source/);
  for (const { link } of [contract, ...Object.values(others)])
    expect(hrefs(complete)).toContain(link);
});

test('an example says first that it is one, and asks search engines to stay out', () => {
  const html = complete.read('index.html');
  const words = 'Example owner. Company, people, quotes and figures are invented.';
  expect(visibleText(html.slice(0, html.indexOf('<header')))).toContain(words);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(page(original)).not.toContain('Example owner.');
});

test('above the form stands what an address gives, by the settings, and nothing of what an outside form asks for', async () => {
  const t = await translatorOf('full');
  const when = t('hero.reply', { reply: 'within two working days.' });
  expect(page(complete)).toContain(plain(`${t('signUp.gives.app')} ${when}`));
  const other = await translatorOf('second');
  expect(page()).toContain(plain(other('signUp.gives.early')));
  expect(page()).toContain(plain(other('getStarted.outside')));
  expect(page()).not.toContain(plain(other('signUp.gives.email')));
});

test('the application opens from the header and from beside the form', async () => {
  const [header = ''] = /<header[^]*?<\/header>/.exec(complete.read('index.html')) ?? [];
  expect(visibleText(header)).toContain(plain((await translatorOf('full'))('signUp.app')));
  expect(hrefs(complete).filter((href) => href === full.links.app)).toHaveLength(2);
  expect(hrefs(complete)).toContain(full.links.token);
});
