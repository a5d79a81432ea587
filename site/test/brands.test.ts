import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { owner as first } from '../../owner.config.ts';
import { owner as full } from '../../examples/full.owner.config.ts';
import { printPercent, printUsd } from '../src/lib/money.ts';
import { printTokens, printWhole, tokensOf } from '../src/lib/tokenSupply.ts';
import { buildSite, SECOND, type BuiltSite } from './builtSite.ts';
import { elements, inlineScriptBytes, inside, plain, visibleText } from './html.ts';
import { owner as second } from './secondBrand.owner.config.ts';

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

const page = (of = site) => visibleText(of.read('index.html'));
const hrefs = (of = site) =>
  elements(of.read('index.html')).map(({ attributes: { href } }) => href);

test('nothing that is served names the first brand, its addresses or its data service', () => {
  const strangers = [first.name, first.siteUrl, first.marketData.credit, first.marketData.url];
  // LICENSE texts are those of the fonts; the fixed ids stay.
  const files = site.files.filter((file) => TEXT_FILE.test(file) && !file.startsWith('licenses/'));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = `${file} ${site.read(file)}`.replaceAll(FIXED_IDS, '');
    for (const stranger of strangers)
      expect(text.includes(stranger), `${stranger} in ${file}`).toBe(false);
  }
  expect(page()).toContain(second.name);
});

test.each([
  ['first', first, () => original],
  ['second', second, () => site],
] as const)(
  'the figures of the %s brand stand on its page, with what limits them',
  (_, owner, of) => {
    const { name, claims, token } = owner;
    const { supply, discountPercent, staking } = token ?? {};
    const text = page(of()).toLowerCase();
    const figures = [
      ...[claims.feePercent, ...Object.values(claims.venueFeesPercent)].map(printPercent),
      claims.traders,
      claims.speed,
      claims.minimumUsd && `about ${printUsd(claims.minimumUsd)}`,
      supply && printWhole(supply.tokens),
      supply && `${supply.vestingYears}-year vesting`,
      ...(supply?.split ?? []).map(({ percent }) =>
        printTokens(tokensOf(supply?.tokens ?? 0, percent), name),
      ),
      staking?.apyPercent && `up to ${staking.apyPercent}% APY`,
      discountPercent && `up to ${discountPercent}%`,
      'fee on every trade, plus network fees',
      'Trading activity, simulated',
    ];
    for (const figure of figures.flatMap((one) => one || []))
      expect(text, figure).toContain(plain(figure).toLowerCase());
  },
);

test('no figure of the first brand stands on the page of the second', () => {
  const foreign = ['0.05%', '0.30%', '0.25%', '0.10%', '0.025%', '50,000+', 'under 1 second'];
  for (const figure of [
    ...foreign,
    '$0.50',
    '<1s',
    '1,000,000,000',
    '25% APY',
    '3-year',
    '$2.50 less',
  ])
    expect(page(), figure).not.toContain(figure);
});

test('messages beside its settings replace single ones, in each language that has them', () => {
  const heading = (path: string) => inside(site.read(path), 'h1').join(' ');
  expect(heading('index.html')).toContain('Step onto Kelvo.');
  expect(heading('es/index.html')).toContain('Pisa Kelvo.');
  const shipped = inside(original.read('ar/index.html'), 'h1');
  expect(inside(site.read('ar/index.html'), 'h1')).toEqual(shipped);
  expect(page()).toContain('Kelvo, a decentralized exchange');
});

test('its channels, its application and its form open, and nothing is called coming soon', () => {
  const { partners, ...channels } = second.links;
  for (const address of Object.values(channels)) expect(hrefs()).toContain(address);
  expect(hrefs().some((href) => href?.startsWith(`mailto:${partners}`))).toBe(true);
  expect(page()).not.toMatch(/coming soon/i);
  expect(site.read('index.html')).toContain(second.form.url.replaceAll('&', '&amp;'));
  expect(site.read('_headers')).toContain(`frame-src ${new URL(second.form.url).origin};`);
});

const { entity, address, registration, email, telephone, regions, statement } = second.legal;
test.each([
  entity,
  address,
  registration,
  email,
  telephone,
  regions,
  statement,
  'Get early access',
  `about starting. ${second.reply}`,
])('the page says "%s"', (words) => {
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

test('the proof that the page gives of itself leaves out a form that is another service’s', () => {
  const proof = 'No cookies, no third-party script. Your browser can confirm it.';
  const but = `${proof} The form is another service’s.`;
  expect(page()).toContain(but);
  const own = visibleText(original.read('index.html'));
  expect([own.includes(proof), own.includes(but)]).toEqual([true, false]);
});

test('its colours reach the page', () => {
  const { floor, floorShade } = second.colors;
  const rule = `:root{--color-accent:${floor};--color-accent-shade:${floorShade}}`;
  for (const file of ['index.html', '404.html']) expect(site.read(file)).toContain(rule);
});

test('its contact for reports of holes is published; without one there is no such file', () => {
  expect(site.read('.well-known/security.txt')).toContain(second.securityContact);
  if (first.securityContact === '')
    expect(() => original.read('.well-known/security.txt')).toThrow(/no such file/);
});

test('sections, headings and cards are those of the first brand', () => {
  expect(structure(site)).toEqual(structure(original));
});

test('pictures drawn for it are in its colour', async () => {
  vi.stubEnv('OWNER_CONFIG', SECOND);
  vi.resetModules();
  const { faviconSvg } = await import('../art/icons.ts');
  const { drawHero } = await import('../art/hero.ts');
  for (const svg of [faviconSvg(), ...Object.values(drawHero())]) {
    expect(svg.toLowerCase()).toContain(second.colors.floor);
    expect(svg).not.toMatch(/#ffe100|#c9a800/i);
  }
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('with every setting filled in, nothing is called coming soon or not open yet', () => {
  expect(page(complete)).not.toMatch(/coming soon|not open yet|not published yet/i);
});

test('the proof strip has five columns: what the page proves, then what the owner does, with links', () => {
  const [strip = ''] =
    /<section id="security"[^]*?<\/section>/.exec(complete.read('index.html')) ?? [];
  expect(inside(strip, 'dt')).toEqual(['This page', 'Contract', 'Audit', 'Company', 'Team']);
  const { contract, ...others } = full.proof;
  for (const { value } of Object.values(others)) expect(visibleText(strip)).toContain(value);
  expect(visibleText(strip)).toContain('0x5aAe…eAed');
  for (const { link } of [contract, ...Object.values(others)])
    expect(hrefs(complete)).toContain(link);
});

test('the application opens from the header and from beside the form', () => {
  const [header = ''] = /<header[^]*?<\/header>/.exec(complete.read('index.html')) ?? [];
  expect(visibleText(header)).toContain('Open TMX');
  expect(hrefs(complete).filter((href) => href === full.links.app)).toHaveLength(2);
  expect(hrefs(complete)).toContain(full.links.token);
});

/** Sections by id, headings, tables and lists, in order. */
function structure(from: BuiltSite): string[] {
  return elements(from.read('index.html'))
    .filter(({ name }) => /^(section|h1|h2|h3|table|ol)$/.test(name))
    .map(({ name, attributes }) => (name === 'section' ? `#${attributes['id']}` : name));
}
