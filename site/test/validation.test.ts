import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parseOwner } from '#site/owner/parse.ts';
import { createTempFolder } from '../../server/test/temporaryFolder.ts';
import { owner as full } from '../../examples/full/owner.config.ts';
import { owner as frozen } from '../../test/owner/owner.config.ts';
import { assertNoPageErrors } from '../integrations/pageErrors.ts';
import { readLogo } from '../src/data/brand.ts';
import { readAllFiles, combineFiles } from '../src/content/content.ts';
import { parseContentFile } from '../src/content/contentFile.ts';
import { readCampaignPages } from '../src/data/campaignPages.ts';
import { CheckedOwnerSchema, ownerFolder, findVenueErrors } from '../src/data/owner.ts';
import { readTextPages } from '../src/data/textPages.ts';
import { checkMessages, getMessages } from '../src/i18n/loadMessages.ts';
import { createOwner } from './renderSections.ts';

const owner = { ...frozen, languages: ['en', 'es'], proof: full.proof };
const { coins } = owner;
const own = { id: 'own', component: 'Own' };
const { lists } = createOwner({});
/** More entries than a list allows. */
const many = (one?: object) => Array.from({ length: 17 }, (_, i) => ({ ...one, id: `a${i}` }));

/** An experiment with this variant B. */
const b = (messages: object) => [{ id: 'test', difference: 0.01, messages }];

/** Replaces a setting such as `claims.traders`. */
const withSetting = (of: object, [key = '', ...rest]: string[], value: unknown): object => ({
  ...of,
  [key]: rest.length === 0 ? value : withSetting(Object(Reflect.get(of, key)), rest, value),
});

/** A folder with these files. */
async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await createTempFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Returns the error for a changed setting, or otherwise for a build with it. */
async function toldOf(place: string, value: unknown): Promise<string[]> {
  const changed = withSetting(owner, place.split('.'), value);
  return told(ownerFolder, async () => {
    const parsed = parseOwner(changed, 'owner.config.ts', CheckedOwnerSchema);
    getMessages({ ...parsed, lists }, 'en');
  });
}

/** Returns the sentences of a failure, without the folder of its files. */
async function told(folder: string, doing: () => unknown): Promise<string[]> {
  const message = await Promise.resolve()
    .then(doing)
    .then(() => '', String);
  const lines = message.replace('Error: ', '').replaceAll(`${folder}/`, '').split('\n');
  return lines.filter(Boolean);
}

/** One line: a file, the place in it, and what to do. */
const SENTENCE =
  /^\S*(\.(ts|json|svg|html|md)|content\/\w+)\b.*\b(Add|Change|Choose|Copy|Correct|Declare|Export|Give|Keep|Mend|Put|Remove|Rename|Run|Take|Type|Use|Write)\b.*\.$/;

/** Expects each error to be a sentence, and these texts to be in one. Without texts, expects no error. */
function expectTold(lines: readonly string[], ...says: string[]): void {
  for (const line of lines) expect(line).toMatch(SENTENCE);
  for (const part of says) expect(lines.filter((line) => line.includes(part))).toHaveLength(1);
  if (says.length === 0) expect(lines).toEqual([]);
}

const SHIPPED = readAllFiles('none', ['en', 'es']);
/** The shipped file of a name, as text. */
const shippedText = (language: string, name: string) =>
  readFileSync(`site/defaults/content/${language}/${name}.json`, 'utf8');
const ownFile = (language: string, name: string, source: string) =>
  parseContentFile(
    { language, name, path: `content/${language}/${name}.json`, isOwn: true },
    source,
  );
const toldOfContent = (...files: ReturnType<typeof ownFile>[]) =>
  told('.', () => {
    const content = combineFiles([...SHIPPED, ...files], ['en', 'es']);
    checkMessages(createOwner({ languages: ['en', 'es'] }), content);
  });

test.each<[place: string, mistake: unknown, says: string]>([
  ['claims.feePercent', '0.05', 'Use a number without quotes'],
  ['claims.feePercent', 0.00001, 'Use a multiple of 0.0001.'],
  ['claims.venueFeesPercent.amm', 0.04, '0.04% is not higher than your own fee of 0.05%'],
  ['claims.minimumUsd', -50, 'Use more than 0.'],
  ['claims.traders', '50,000+', 'Use a number without quotes'],
  ['claims.traders', 1.5, 'Use a whole number'],
  ['claims.speed', 'under 1 second', "Use { under: 1, unit: 'second' }"],
  ['claims.speed', { text: '' }, 'Write something here.'],
  ['claims.asOf', '2026-02-30', 'Use a date as'],
  ['claims.bots', 'soon', "Use true, false or 'planned'."],
  ['token.discountPercent', 100, 'Use less than 100.'],
  ['token', { supply: null, discountPercent: null, staking: null }, 'Write token: null.'],
  ['token.staking', 25, 'Use { name: value }'],
  ['siteUrl', 'https://a.example/', 'Use an address without a trailing slash'],
  ['siteUrl', 'https://a.example/landing/', 'Use an address without a trailing slash'],
  ['siteUrl', 'https://a.example/my page', 'a path can have only letters, digits, -, _, . and /'],
  ['siteUrl', 'https://a.example/../b', 'a path can have only letters, digits'],
  ['siteUrl', 'https://a.example/?b', 'Use an address without a trailing slash'],
  ['siteUrl', 'a.example', 'Use an address without a trailing slash'],
  ['sections', ['faq', 'pricing'], 'sections.1: Use one of stats,'],
  ['sections', ['faq', 'token', 'token'], 'Duplicate "token". Remove one'],
  ['sections', [own], '.0.component: File not found: sections/Own/Own.tsx. Add'],
  ['sections', [{ ...own, id: 'faq' }], 'The page already has a section with this id.'],
  ['coins', coins.slice(0, 3), 'Use at least 4 entries'],
  ['coins', [...coins, coins[0]], 'Duplicate "bitcoin". Remove one'],
  ['coins', ['bitcoin', ...coins.slice(1)], 'coins.0: Use {'],
  ['coins', many(coins[0]), 'Use at most 16 entries'],
  [
    'coins',
    [...coins, { id: 'xrp', symbol: 'XRP', name: 'XRP' }],
    'coins.8.id: CoinGecko\'s id of XRP is "ripple". Use it',
  ],
  [
    'navigation.header',
    ['stats'],
    'navigation.header.0: Unknown section "stats". Use one of why-tmx, ',
  ],
  ['languages', ['en', 'qaa'], 'content/qaa: No texts in "qaa". Run'],
  ['links.partners', 'us at example.com', 'Use an e-mail address'],
  ['links.app', 'http://a.example', 'Use an address that starts with https://'],
  ['network', null, 'Use a text in quotes.'],
  ['proof.audit', { ...full.proof.audit, value: '' }, 'Write a value for the detail and link'],
  ['proof.contract.value', '0x12', 'Use the full contract address'],
  ['proof.contract.value', full.proof.contract.value.replace('aAeb', 'AAeb'), 'Copy the address again'],
  ['form.provider', 'hubspot', 'Use one of "embedded", "leadconnector"'],
  ['look.colors.accent', 'yellow', 'Use a color with # and six hex digits'],
  ['look.colors.accent', '#333366', 'Choose a lighter color'],
  ['look.colors.ground.light', '#9a9a9a', 'Choose a lighter background'],
  ['indexable', 'yes', 'Use true or false without quotes.'],
  ['riskStripFixd', true, 'Unknown setting "riskStripFixd". Correct the spelling'],
  ['legal', undefined, 'Missing value. Add it.'],
  ['hero', { picture: 'a/b.gif', alt: '' }, 'hero.picture: Use the name of an avif'],
  [
    'hero',
    { picture: 'desk.jpg', alt: '' },
    'hero.picture: File not found: pictures/desk.jpg. Add',
  ],
  ['experiments', [...b({ 'hero.lead': {} }), ...b({})], 'Duplicate "test". Remove one'],
  ['experiments', b({ 'hero.lead': { en: 'Go.' } }), '"hero.lead", es: Variant B has no text in this'],
  ['experiments', b({ 'hero.lead': { en: 'Go at {cost}', es: 'Ya' } }), 'en: Unknown placeholder {cost}'],
])('the mistake in %s, %j, has one sentence of advice: %s', async (...row) => {
  const [place, mistake, says] = row;
  expectTold(await toldOf(place, mistake), says);
});

const [first, second] = lists.roadmap.quarters;
const quarter = (changes: object) => ({
  quarters: [
    { ...first, items: [], ...changes },
    { ...second, items: [] },
  ],
});
const customer = {
  kind: 'customer',
  id: 'a',
  name: 'A',
  initials: 'A',
  rating: 5,
  lang: 'en',
  quote: 'Q',
  role: 'R',
  place: 'P',
  consent: 'C',
};
const example = { id: 'swing' };
const cards = (...all: object[]) => ({ cards: all });
const shares = (change: object) => ({
  entries: lists.token.entries.map(({ id }) => ({ id, ...change })),
});

test.each<[file: string, value: object, says: string]>([
  ['academy', { courses: many() }, '"academy.courses": Use at most 8 entries'],
  [
    'academy',
    { courses: [{ id: 'keys' }, { id: 'bots', minutes: 1.5 }] },
    ':8, "academy.courses.bots.minutes": Use a whole number',
  ],
  [
    'academy',
    { courses: [{ id: 'keys' }, { id: 'gas' }] },
    '"academy.courses.gas.title": Missing value. Add it',
  ],
  ['academy', { heading: 5 }, '"academy.heading": Use a text in quotes.'],
  ['community', { platforms: [] }, 'Use at least 2 entries'],
  [
    'community',
    { platforms: [{ id: 'discord', link: 'discord.gg' }, { id: 'reddit' }] },
    '"community.platforms.discord.link": Use an address',
  ],
  [
    'compare',
    { rows: [{ id: 'gas', label: 'Gas', cells: ['No'] }] },
    '"compare.rows.gas.cells": Write 4 cells',
  ],
  ['compare', { venues: [{ id: 'amm' }] }, '"compare.venues": Use at least 2 entries'],
  ['faq', { items: [{ id: 'fees' }] }, 'Use at least 3 entries'],
  [
    'faq',
    { items: [{ id: 'my.fees' }, { id: 'fees' }, { id: 'start' }] },
    'Use letters and digits',
  ],
  [
    'faq',
    { items: [{ id: 'fees' }, { id: 'fees' }, { id: 'start' }] },
    'Duplicate "fees". Remove one',
  ],
  [
    'faq',
    { items: [{ id: 'fees', anwser: 'No.' }, { id: 'start' }, { id: 'token' }] },
    ':5, "faq.items.fees.anwser": Unknown key. Correct',
  ],
  ['hero', { actions: [{ id: 'docs', label: 'Docs' }] }, 'Write a label, and a link'],
  ['hero', { start: 'Go {fe}' }, 'content/en/hero.json:2, "hero.start": Unknown placeholder {fe}. Use'],
  ['heros', { start: 'Go' }, 'content/en/heros.json: Unknown content file. Rename'],
  ['partners', { categories: many({ name: 'A', body: 'B' }) }, 'Use at most 12 entries'],
  [
    'partners',
    { categories: [{ id: 'a', mark: 'a.svg', body: 'B', title: 'A' }] },
    'Write the name of the partner',
  ],
  [
    'roadmap',
    { quarters: [{ id: 'openingUp' }, { id: 'foundations' }] },
    'Write each quarter once, in order',
  ],
  ['roadmap', quarter({ progress: 95 }), 'foundations.progress": Write 100 for a completed'],
  ['roadmap', quarter({ status: 'current', progress: 72 }), 'Use a multiple of 5.'],
  [
    'stats',
    { items: [{ id: 'uptime', caption: 'uptime' }] },
    '"stats.items.uptime.figure": Write a figure',
  ],
  [
    'testimonials',
    cards(example, customer),
    'has examples and real customers. Remove one of the two',
  ],
  ['testimonials', cards({ ...customer, consent: '' }), 'Write where the written consent'],
  ['testimonials', cards({ ...customer, kind: 'real' }), 'Use one of "example", "customer".'],
  ['testimonials', cards({ ...customer, lang: 'Português' }), 'Use a language tag'],
  ['token', shares({ percent: 18 }), 'add up to 90. Change them'],
  ['token', shares({ seat: 'ink' }), 'have the same seat. Give'],
])('a mistake in %s.json, %j, is one sentence: %s', async (name, value, says) => {
  expectTold(await toldOfContent(ownFile('en', name, JSON.stringify(value, null, 2))), says);
});

test('refuses venues, fees and examples without their counterpart', () => {
  const venues = [
    { id: 'amm', name: 'AMM' },
    { id: 'desk', name: 'Desk' },
  ];
  const changed = { ...lists, compare: { ...lists.compare, venues } };
  const claims = { ...owner.claims, venueFeesPercent: { amm: 0.3, orderBook: 0.1 } };
  const lines = findVenueErrors(claims, changed, 'owner.config.ts');
  expectTold(
    lines,
    'claims.venueFeesPercent: Missing fee of "desk"',
    'claims.venueFeesPercent.orderBook: compare.json has no such venue. Remove it',
  );
  expect(lines.some((line) => line.includes('.against": compare.json has no such venue'))).toBe(
    true,
  );
  expect(findVenueErrors({ ...claims, feePercent: null }, changed, 'owner.config.ts')).toEqual([]);
});

test.each<[name: string, value: object, ...says: string[]]>([
  [
    'faq',
    { items: [{ id: 'fees', answer: 'Sí.' }] },
    '"faq.items": The entries must have the same ids in the same order as in the source language: fees, start',
  ],
  [
    'academy',
    { courses: lists.academy.courses.map(({ id }) => ({ id, minutes: 5 })) },
    '"academy.courses.firstTrade.minutes": Unknown key',
  ],
  [
    'academy',
    { courses: lists.academy.courses.map(({ id }) => ({ id, lessons: ['Uno'] })) },
    '"academy.courses.firstTrade.lessons": The source language has 6 entries here. Write the same number',
  ],
  ['faq', { items: lists.faq.items.map(({ id }) => ({ id })) }],
  ['hero', { heading: 'Sí' }],
])(
  'a Spanish %s.json with %j is refused in one sentence or accepted',
  async (name, value, ...says) => {
    const lines = await toldOfContent(ownFile('es', name, JSON.stringify(value, null, 2)));
    expectTold(says.length > 0 ? lines.slice(0, 1) : lines, ...says);
  },
);

const KEY = '"start": ';
const START = `${KEY}"Empieza a operar"`;
/** Its line in the Spanish file. */
const LINE = (shippedText('es', 'hero').split(KEY)[0] ?? '').split('\n').length;
test.each<[from: string | RegExp, to: string, ...says: string[]]>([
  [`${START},`, START, `hero.json:${LINE}: Invalid JSON. Write`],
  [START, `${KEY}"Ya" o "No"`, `hero.json:${LINE}: Invalid JSON.`],
  [START, `${KEY}"Ya`, `hero.json:${LINE}: Invalid JSON.`],
  [/\}\s*$/, '', 'Invalid JSON'],
  [START, `${START},\n${START}`, `:${LINE + 1}, "start": Duplicate key. Remove`],
  [START, `${KEY}["Ya"]`, `:${LINE}, "hero.start": Use a text in quotes`],
  [START, `${KEY}" "`, 'Empty text. Write a text.'],
  [START, `${KEY}"Em\u00adpieza"`, 'Invisible character U+00AD'],
  [START, `${KEY}"Em\u2060pieza"`, 'Invisible character U+2060'],
  [START, `${KEY}"Em\u200dpieza"`, 'Invisible character U+200D'],
  [START, `${KEY}"Empieza <b>ya</b>"`, 'visitors would see <b>'],
  [START, `${KEY}"Empieza {fee"`, 'Invalid braces. Close each {'],
  [START, `${KEY}"Empieza {fee, number}"`, 'Only placeholders, plurals and claims'],
  [START, `${KEY}"{fee, select, a {b} other {c}}"`, 'Only placeholders, plurals and claims'],
  [START, `${KEY}"{fee, selectordinal, other {c}}"`, 'Only placeholders, plurals and claims'],
  [START, `${KEY}"{fee, plural, one {#}}"`, 'Invalid braces. Close each {'],
  [START, `${KEY}"{fee, plural, ones {#} other {#}}"`, 'Only placeholders, plurals and claims'],
  [START, `${KEY}"Empieza en {naem}"`, 'Unknown placeholder {naem}. Use'],
  ['"start"', '"strat"', '"hero.strat": Unknown key. Correct'],
  // Joiners are part of the spelling there, spaces are visible, and an owner’s value may join.
  [START, `${KEY}"می\u200cخواهم"`],
  [START, `${KEY}"A\u00a0b"`],
  [START, `${KEY}"Empieza en {name}"`],
])('Spanish with %s as %j gives one sentence or none: %s', async (from, to, ...says) => {
  expectTold(
    await toldOfContent(ownFile('es', 'hero', shippedText('es', 'hero').replace(from, to))),
    ...says,
  );
});

test.each([
  ['activity', '{ "label": "Actividad" }'],
  ['activityFeed', '{ "list": "Actividad" }'],
  ['activityFeed', '{ "gain": "Gana +{amount}" }'],
])('invented activity must say so: %s.json with %s', async (name, source) => {
  expectTold(
    await toldOfContent(ownFile('es', name, source)),
    'The activity is simulated, and the text',
  );
});

test('lists each missing text of a new language', async () => {
  const files = readAllFiles('none', ['pt']);
  const faq = ownFile('pt', 'faq', '{ "heading": "Perguntas" }');
  const lines = await told('.', () =>
    checkMessages(createOwner({ languages: ['pt'] }), combineFiles([...files, faq], ['pt'])),
  );
  expect(lines.length).toBeGreaterThan(600);
  expectTold(lines, 'content/pt/faq.json, "faq.items.fees.answer": Missing text. Add it.');
  expect(lines.join()).not.toContain('"faq.heading"');
});

test.each<[svg: string, says: string]>([
  ['<svg width="9"></svg>', 'has no viewBox. Export it'],
  ...[
    '<path id="a"/>',
    '<meta http-equiv="refresh" content="0;url=//evil.example">',
    '<path/onclick=alert(1)>',
    '<path d="M0 0"\nonclick="alert(1)"/>',
    '<path fill="url(//evil.example/a)"/>',
    '<a href="//evil.example">a</a>',
    '<style>a</style>',
    'TMX',
  ].map((shape): [string, string] => [`<svg viewBox="0 0 9 9"><g>${shape}</g></svg>`, 'has "']),
])('a logo %s gives one sentence: %s', async (svg, says) => {
  const folder = await folderWith({ 'logo.svg': svg });
  expectTold(await told(folder, () => readLogo(join(folder, 'logo.svg'))), says);
});

const EXPECTED = {
  owner: {
    analytics: [
      {
        src: 'https://stats.example/script.js',
        attributes: {},
        connect: [],
        image: [],
        consent: false,
        words: 'It.',
      },
    ],
    experiments: [
      { id: 'hero', share: 0.5, difference: 0.01, messages: { 'hero.lead': {}, 'faq.lead': {} } },
      { id: 'own', share: 0.5, difference: 0.01, messages: {} },
    ],
  },
  settingsFile: 'owner.config.ts',
  pages: ['index.html'],
};
const variant = (experiment: string, message = '') =>
  `<template data-experiment="${experiment}" data-message="${message}"></template>`;
const SHOWN = variant('hero', 'hero.lead') + variant('hero', 'faq.lead') + variant('own');
test.each<[pages: Record<string, string>, ...says: string[]]>([
  [
    { 'es.html': '<a href="#token">' },
    'a link to #token, but the page has no element with this ID',
  ],
  [{ 'es.html': '<script src="https://x.example/a.js">;</script>' }, 'from https://x.example/a.js'],
  [{ 'es.html': '<SCRIPT async src=//x.example/a.js></SCRIPT>' }, 'a script from //x.example/a.js'],
  [{ 'es.html': '<script>load("https://x.example/a.js")</script>' }, 'from https://x.example/a.js'],
  [{ 'es.html': '<script defer src="https://stats.example/script.js"></script>' }],
  [{ 'es.html': '<script type="module" src="/_astro/page.js"></script>' }],
  [{ 'es.html': '<script type="application/ld+json">{"a":"https://schema.org"}</script>' }],
  [{ 'es.html': '<script>a = b // c</script><a href="https://x.example/a.js">A page</a>' }],
  [{ 'es.html': '<a href="/" data-track="Our video">Watch</a>' }, 'data-track="Our video". Use'],
  [{ 'index.html': SHOWN, '404.html': 'None.' }],
  [
    { 'index.html': SHOWN.replace('faq', 'x') },
    '.0.messages, "faq.lead": no section of index.html',
  ],
  [{ 'index.html': SHOWN.replace('"own"', '"owm"') }, '"owm". Add it to', '1: index.html has no'],
])('a site with %j gives one sentence or none: %s', async (files, ...says) => {
  const folder = await folderWith(files);
  expectTold(await told(folder, () => assertNoPageErrors(folder, EXPECTED)), ...says);
});

const page = (changes: object = {}) =>
  JSON.stringify({ title: 'Bots', description: 'Bots trade.', ...changes }, null, 2);
const ITEMS = [{ id: 'fees' }, { id: 'start' }, { id: 'token' }];

test.each<[files: Record<string, string>, ...says: string[]]>([
  [{ 'en/pages/form.json': page() }, 'The site already uses /form/. Rename the file.'],
  [{ 'en/pages/es.json': page() }, 'The site already uses /es/. Rename'],
  [{ 'en/pages/Bots.json': page() }, '"Bots" is not a valid page path. Rename'],
  [{ 'en/pages/terms.json': page() }, 'already has a text page at /terms/. Rename'],
  [{ 'en/pages/bots.json': '{ "title": ' }, 'bots.json:1: Invalid JSON. Write'],
  [{ 'en/pages/bots.json': page({ title: undefined }) }, '"bots.title": Missing value. Add'],
  [{ 'en/pages/bots.json': page({ titel: 'x' }) }, 'bots.json:4, "bots.titel": Unknown key'],
  [
    { 'en/pages/bots.json': page({ sections: ['faq', 'prices'] }) },
    ':6, "bots.sections.2": Unknown section. Use one of stats,',
  ],
  [{ 'en/pages/bots.json': page({ sections: ['faq', 'faq'] }) }, 'Duplicate "faq". Remove one'],
  [
    { 'en/pages/bots.json': page({ sections: ['top'] }) },
    'Unknown section.',
  ],
  [{ 'en/pages/bots.json': page({ sections: [own] }) }, 'File not found'],
  [
    { 'en/pages/bots.json': page({ texts: { heros: {} } }) },
    '"bots.texts.heros": Unknown content file. Correct',
  ],
  [
    { 'en/pages/bots.json': page({ texts: { hero: { headin: 'x' } } }) },
    ':6, "bots.texts.hero.headin": Unknown key. Correct',
  ],
  [
    { 'en/pages/bots.json': page({ texts: { hero: { lead: '[x](javascript:x)' } } }) },
    '"bots.texts.hero.lead": Invalid link "javascript:x". Use',
  ],
  [
    { 'en/pages/bots.json': page({ texts: { hero: { lead: 'At {cost}' } } }) },
    'Unknown placeholder {cost}. Use',
  ],
  [
    { 'en/pages/bots.json': page({ texts: { form: { title: 'x' } } }) },
    'All pages share these texts. Write',
  ],
  [
    { 'en/pages/bots.json': page(), 'es/pages/bots.json': page({ sections: ['faq'] }) },
    'es/pages/bots.json:4, "bots.sections": ',
  ],
  [
    {
      'en/pages/bots.json': page({ texts: { faq: { items: ITEMS } } }),
      'es/pages/bots.json': page({ texts: { faq: { items: ITEMS.toReversed() } } }),
    },
    '"bots.texts.faq.items": The entries must have the same ids in the same order as in the source language: fees, start, token',
  ],
  [
    {
      'en/pages/bots.json': page({ texts: { faq: { items: ITEMS } }, sections: ['faq'] }),
      'es/pages/bots.json': page({ texts: { hero: { heading: 'Ya' } } }),
      // Of the home page, in another order.
      'es/faq.json': JSON.stringify({ items: lists.faq.items.map(({ id }) => ({ id })) }),
    },
  ],
])('of campaign pages %j there is one sentence, or none: %s', async (files, ...says) => {
  const folder = await folderWith(files);
  const built = createOwner({ languages: ['en', 'es'] });
  expectTold(await told(folder, () => readCampaignPages(built, folder, ['terms'])), ...says);
});

const FRONT = '---\ntitle: Terms\ndescription: What holds.\n---\n\n';
test.each<[name: string, text: string, ...says: string[]]>([
  ['terms.md', FRONT, 'The file name has no language. Rename the file, such as terms.en.md.'],
  ['report.en.md', FRONT, 'The site already uses /report/. Rename'],
  ['terms.en.md', '---\ntitle: "x\n---\n', 'Invalid front matter. Write'],
  ['terms.en.md', '---\ntitle: Terms\n---\n', 'terms.en.md: "description": Missing value. Add'],
  [
    'terms.en.md',
    FRONT.replace('title', 'titel'),
    ':2: "titel": Unknown key. Correct',
    '"title": Missing value',
  ],
  ['terms.en.md', `${FRONT}Hi <b>you</b>`, 'terms.en.md:6: Text pages can\'t have HTML: <b>', '</b>'],
  [
    'terms.en.md',
    `${FRONT}[x](javascript:alert)`,
    ':6: Invalid link "javascript:alert". Use',
  ],
  ['terms.en.md', `${FRONT}[x][y]\n\n[y]: http://a.example`, ':8: Invalid link'],
  ['terms.en.md', `${FRONT}![x](x.png)`, ':6: Text pages can\'t have images'],
  ['terms.en.md', `${FRONT}# Terms`, ':6: The title is already the main heading. Use'],
  // Of a language that is not built, a file waits.
  ['terms.de.md', FRONT],
  ['terms.es.md', `${FRONT}## A\n\n[x](/#faq), a < b`],
])('of a page of text %s with %j there is one sentence, or none: %s', async (...row) => {
  const [name, text, ...says] = row;
  const folder = await folderWith({ [name]: text });
  expectTold(await told(folder, () => readTextPages(folder, ['en', 'es'])), ...says);
});
