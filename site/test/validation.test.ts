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
const customSection = { id: 'own', component: 'Own' };
const { lists } = createOwner({});
/** Creates more entries than a list allows. */
const createManyEntries = (entry?: object) =>
  Array.from({ length: 17 }, (_, index) => ({ ...entry, id: `a${index}` }));

/** Creates an experiment whose variant B has these messages. */
const createExperiments = (messages: object) => [{ id: 'test', difference: 0.01, messages }];

/** Returns a copy of the settings with a changed setting such as `claims.traders`. */
const changeSetting = (
  settings: object,
  [key = '', ...rest]: string[],
  value: unknown,
): object => ({
  ...settings,
  [key]: rest.length === 0 ? value : changeSetting(Object(Reflect.get(settings, key)), rest, value),
});

/** Creates a temporary folder with these files. */
async function createFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await createTempFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Returns the errors that parsing or building with a changed setting reports. */
async function getSettingErrors(path: string, value: unknown): Promise<string[]> {
  const changed = changeSetting(owner, path.split('.'), value);
  return getErrors(ownerFolder, async () => {
    const parsed = parseOwner(changed, 'owner.config.ts', CheckedOwnerSchema);
    getMessages({ ...parsed, lists }, 'en');
  });
}

/** Runs a function and returns the lines of its error, with paths relative to the folder. */
async function getErrors(folder: string, run: () => unknown): Promise<string[]> {
  const message = await Promise.resolve()
    .then(run)
    .then(() => '', String);
  const lines = message.replace('Error: ', '').replaceAll(`${folder}/`, '').split('\n');
  return lines.filter(Boolean);
}

/** Matches an error with a file, a location and an instruction. */
const ERROR_FORMAT =
  /^\S*(\.(ts|json|svg|html|md)|content\/\w+)\b.*\b(Add|Change|Choose|Copy|Correct|Declare|Export|Give|Keep|Mend|Put|Remove|Rename|Run|Take|Type|Use|Write)\b.*\.$/;

/** Expects well-formed errors, with each of these parts in exactly one. Without parts, expects no errors. */
function expectErrors(errors: readonly string[], ...parts: string[]): void {
  for (const error of errors) expect(error).toMatch(ERROR_FORMAT);
  for (const part of parts) expect(errors.filter((error) => error.includes(part))).toHaveLength(1);
  if (parts.length === 0) expect(errors).toEqual([]);
}

const DEFAULT_FILES = readAllFiles('none', ['en', 'es']);
const readDefaultFile = (language: string, name: string) =>
  readFileSync(`site/defaults/content/${language}/${name}.json`, 'utf8');
const parseOwnerFile = (language: string, name: string, source: string) =>
  parseContentFile(
    { language, name, path: `content/${language}/${name}.json`, isOwn: true },
    source,
  );
const getContentErrors = (...files: ReturnType<typeof parseOwnerFile>[]) =>
  getErrors('.', () => {
    const content = combineFiles([...DEFAULT_FILES, ...files], ['en', 'es']);
    checkMessages(createOwner({ languages: ['en', 'es'] }), content);
  });

test.each<[path: string, value: unknown, error: string]>([
  ['claims.feePercent', '0.05', 'Write a number, without quotes'],
  ['claims.feePercent', 0.00001, 'Write a multiple of 0.0001.'],
  ['claims.venueFeesPercent.amm', 0.04, '0.04% is not above our own fee of 0.05%'],
  ['claims.minimumUsd', -50, 'Write more than 0.'],
  ['claims.traders', '50,000+', 'Write a number, without quotes'],
  ['claims.traders', 1.5, 'Write a whole number'],
  ['claims.speed', 'under 1 second', "Write { under: 1, unit: 'second' }"],
  ['claims.speed', { text: '' }, 'Write something here.'],
  ['claims.asOf', '2026-02-30', 'Write the day as'],
  ['claims.bots', 'soon', "Write true, false or 'planned'."],
  ['token.discountPercent', 100, 'Write less than 100.'],
  ['token', { supply: null, discountPercent: null, staking: null }, 'Write token: null.'],
  ['token.staking', 25, 'Write it as { name: value }'],
  ['siteUrl', 'https://a.example/', 'Write an address without a last slash'],
  ['siteUrl', 'https://a.example/landing/', 'Write an address without a last slash'],
  ['siteUrl', 'https://a.example/my page', 'a path has only letters, digits, -, _, . and /'],
  ['siteUrl', 'https://a.example/../b', 'a path has only letters, digits'],
  ['siteUrl', 'https://a.example/?b', 'Write an address without a last slash'],
  ['siteUrl', 'a.example', 'Write an address without a last slash'],
  ['sections', ['faq', 'pricing'], 'sections.1: Write one of stats,'],
  ['sections', ['faq', 'token', 'token'], '"token" is here twice. Take one'],
  ['sections', [customSection], '.0.component: There is no file sections/Own/Own.tsx. Put'],
  ['sections', [{ ...customSection, id: 'faq' }], 'The page has this id already.'],
  ['coins', coins.slice(0, 3), 'Write at least 4 entries'],
  ['coins', [...coins, coins[0]], '"bitcoin" is here twice. Take one'],
  ['coins', ['bitcoin', ...coins.slice(1)], 'coins.0: Write it as {'],
  ['coins', createManyEntries(coins[0]), 'Write at most 16 entries'],
  [
    'coins',
    [...coins, { id: 'xrp', symbol: 'XRP', name: 'XRP' }],
    'coins.8.id: CoinGecko knows XRP as "ripple". Write that',
  ],
  [
    'navigation.header',
    ['stats'],
    'navigation.header.0: No section "stats" can be linked. Write one of why-tmx, ',
  ],
  ['languages', ['en', 'qaa'], 'content/qaa: there are no words in "qaa". Run'],
  ['links.partners', 'us at example.com', 'Write an e-mail address'],
  ['links.app', 'http://a.example', 'Write an address that begins with https://'],
  ['network', null, 'Write it in quotes.'],
  ['proof.audit', { ...full.proof.audit, value: '' }, 'Write the value that detail and link'],
  ['proof.contract.value', '0x12', 'Write the whole address of the contract'],
  ['proof.contract.value', full.proof.contract.value.replace('aAeb', 'AAeb'), 'Copy it again'],
  ['form.provider', 'hubspot', 'Write one of "embedded", "leadconnector"'],
  ['look.colors.accent', 'yellow', 'Write a color as # and six hex digits'],
  ['look.colors.accent', '#333366', 'Choose a lighter color'],
  ['look.colors.ground.light', '#9a9a9a', 'Choose a lighter ground'],
  ['indexable', 'yes', 'Write true or false, without quotes.'],
  ['riskStripFixd', true, '"riskStripFixd" is not known here. Mend its spelling'],
  ['legal', undefined, 'This is missing. Write it.'],
  ['hero', { picture: 'a/b.gif', alt: '' }, 'hero.picture: Write the name of a file in pictures/'],
  [
    'hero',
    { picture: 'desk.jpg', alt: '' },
    'hero.picture: There is no file pictures/desk.jpg. Put',
  ],
  [
    'experiments',
    [...createExperiments({ 'hero.lead': {} }), ...createExperiments({})],
    '"test" is here twice. Take one',
  ],
  [
    'experiments',
    createExperiments({ 'hero.lead': { en: 'Go.' } }),
    '"hero.lead", es: B has no text in this',
  ],
  [
    'experiments',
    createExperiments({ 'hero.lead': { en: 'Go at {cost}', es: 'Ya' } }),
    'en: nothing fills {cost}',
  ],
])('rejects the setting %s = %j with one error: %s', async (path, value, error) => {
  expectErrors(await getSettingErrors(path, value), error);
});

const [first, second] = lists.roadmap.quarters;
const createQuarters = (changes: object) => ({
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
const createCards = (...cards: object[]) => ({ cards });
const changeShares = (changes: object) => ({
  entries: lists.token.entries.map(({ id }) => ({ id, ...changes })),
});

test.each<[file: string, value: object, error: string]>([
  ['academy', { courses: createManyEntries() }, '"academy.courses": Write at most 8 entries'],
  [
    'academy',
    { courses: [{ id: 'keys' }, { id: 'bots', minutes: 1.5 }] },
    ':8, "academy.courses.bots.minutes": Write a whole number',
  ],
  [
    'academy',
    { courses: [{ id: 'keys' }, { id: 'gas' }] },
    '"academy.courses.gas.title": This is missing. Write it',
  ],
  ['academy', { heading: 5 }, '"academy.heading": Write it in quotes.'],
  ['community', { platforms: [] }, 'Write at least 2 entries'],
  [
    'community',
    { platforms: [{ id: 'discord', link: 'discord.gg' }, { id: 'reddit' }] },
    '"community.platforms.discord.link": Write an address',
  ],
  [
    'compare',
    { rows: [{ id: 'gas', label: 'Gas', cells: ['No'] }] },
    '"compare.rows.gas.cells": Write 4 cells',
  ],
  ['compare', { venues: [{ id: 'amm' }] }, '"compare.venues": Write at least 2 entries'],
  ['faq', { items: [{ id: 'fees' }] }, 'Write at least 3 entries'],
  [
    'faq',
    { items: [{ id: 'my.fees' }, { id: 'fees' }, { id: 'start' }] },
    'Write letters and digits',
  ],
  [
    'faq',
    { items: [{ id: 'fees' }, { id: 'fees' }, { id: 'start' }] },
    '"fees" is here twice. Take one',
  ],
  [
    'faq',
    { items: [{ id: 'fees', anwser: 'No.' }, { id: 'start' }, { id: 'token' }] },
    ':5, "faq.items.fees.anwser": nothing shows it. Correct',
  ],
  ['hero', { actions: [{ id: 'docs', label: 'Docs' }] }, 'Write a label, and a link'],
  ['hero', { start: 'Go {fe}' }, 'content/en/hero.json:2, "hero.start": nothing fills {fe}. Write'],
  ['heros', { start: 'Go' }, 'content/en/heros.json: no section has texts of this name. Rename'],
  [
    'partners',
    { categories: createManyEntries({ name: 'A', body: 'B' }) },
    'Write at most 12 entries',
  ],
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
  ['roadmap', createQuarters({ progress: 95 }), 'foundations.progress": Write 100 for a completed'],
  ['roadmap', createQuarters({ status: 'current', progress: 72 }), 'Write a multiple of 5.'],
  [
    'stats',
    { items: [{ id: 'uptime', caption: 'uptime' }] },
    '"stats.items.uptime.figure": Write a figure',
  ],
  [
    'testimonials',
    createCards(example, customer),
    'has examples and real customers. Remove one of the two',
  ],
  ['testimonials', createCards({ ...customer, consent: '' }), 'Write where the written consent'],
  [
    'testimonials',
    createCards({ ...customer, kind: 'real' }),
    'Write one of "example", "customer".',
  ],
  ['testimonials', createCards({ ...customer, lang: 'Português' }), 'Write the tag of a language'],
  ['token', changeShares({ percent: 18 }), 'add up to 90. Change them'],
  ['token', changeShares({ seat: 'ink' }), 'have the same seat. Give'],
])('rejects %s.json with %j with one error: %s', async (name, value, error) => {
  expectErrors(
    await getContentErrors(parseOwnerFile('en', name, JSON.stringify(value, null, 2))),
    error,
  );
});

test('rejects venues, fees and cards without their counterpart', () => {
  const venues = [
    { id: 'amm', name: 'AMM' },
    { id: 'desk', name: 'Desk' },
  ];
  const changed = { ...lists, compare: { ...lists.compare, venues } };
  const claims = { ...owner.claims, venueFeesPercent: { amm: 0.3, orderBook: 0.1 } };
  const errors = findVenueErrors(claims, changed, 'owner.config.ts');
  expectErrors(
    errors,
    'claims.venueFeesPercent: Write the fee of "desk"',
    'claims.venueFeesPercent.orderBook: compare.json has no such venue. Take it out',
  );
  expect(errors.some((error) => error.includes('.against": compare.json has no such venue'))).toBe(
    true,
  );
  expect(findVenueErrors({ ...claims, feePercent: null }, changed, 'owner.config.ts')).toEqual([]);
});

test.each<[name: string, value: object, ...errors: string[]]>([
  [
    'faq',
    { items: [{ id: 'fees', answer: 'Sí.' }] },
    '"faq.items": this list needs the entries of the source language in the same order: fees, start',
  ],
  [
    'academy',
    { courses: lists.academy.courses.map(({ id }) => ({ id, minutes: 5 })) },
    '"academy.courses.firstTrade.minutes": nothing shows it',
  ],
  [
    'academy',
    { courses: lists.academy.courses.map(({ id }) => ({ id, lessons: ['Uno'] })) },
    '"academy.courses.firstTrade.lessons": the source language has 6 texts here. Write as many',
  ],
  ['faq', { items: lists.faq.items.map(({ id }) => ({ id })) }],
  ['hero', { heading: 'Sí' }],
])(
  'checks a Spanish %s.json with %j against the source language: %s',
  async (name, value, ...parts) => {
    const errors = await getContentErrors(
      parseOwnerFile('es', name, JSON.stringify(value, null, 2)),
    );
    expectErrors(parts.length > 0 ? errors.slice(0, 1) : errors, ...parts);
  },
);

const KEY = '"start": ';
const START = `${KEY}"Empieza a operar"`;
/** Line number of `start` in the Spanish file. */
const LINE = (readDefaultFile('es', 'hero').split(KEY)[0] ?? '').split('\n').length;
test.each<[from: string | RegExp, to: string, ...errors: string[]]>([
  [`${START},`, START, `hero.json:${LINE}: this is not JSON. Write`],
  [START, `${KEY}"Ya" o "No"`, `hero.json:${LINE}: this is not JSON.`],
  [START, `${KEY}"Ya`, `hero.json:${LINE}: this is not JSON.`],
  [/\}\s*$/, '', 'this is not JSON'],
  [START, `${START},\n${START}`, `:${LINE + 1}, "start": this key is here twice. Take`],
  [START, `${KEY}["Ya"]`, `:${LINE}, "hero.start": Write it in quotes`],
  [START, `${KEY}" "`, 'it is empty. Write a text.'],
  [START, `${KEY}"Em\u00adpieza"`, 'the invisible character U+00AD'],
  [START, `${KEY}"Em\u2060pieza"`, 'the invisible character U+2060'],
  [START, `${KEY}"Em\u200dpieza"`, 'the invisible character U+200D'],
  [START, `${KEY}"Empieza <b>ya</b>"`, 'visitors would see <b>'],
  [START, `${KEY}"Empieza {fee"`, 'braces cannot be read. Close each {'],
  [START, `${KEY}"Empieza {fee, number}"`, 'only placeholders, plurals and claims'],
  [START, `${KEY}"{fee, select, a {b} other {c}}"`, 'only placeholders, plurals and claims'],
  [START, `${KEY}"{fee, selectordinal, other {c}}"`, 'only placeholders, plurals and claims'],
  [START, `${KEY}"{fee, plural, one {#}}"`, 'braces cannot be read. Close each {'],
  [START, `${KEY}"{fee, plural, ones {#} other {#}}"`, 'only placeholders, plurals and claims'],
  [START, `${KEY}"Empieza en {naem}"`, 'nothing fills {naem}. Write'],
  ['"start"', '"strat"', '"hero.strat": nothing shows it. Correct'],
  // Allowed: joiners in scripts that need them, non-breaking spaces, and values of the owner.
  [START, `${KEY}"می\u200cخواهم"`],
  [START, `${KEY}"A\u00a0b"`],
  [START, `${KEY}"Empieza en {name}"`],
])('checks the Spanish messages with %s replaced by %j: %s', async (from, to, ...parts) => {
  expectErrors(
    await getContentErrors(
      parseOwnerFile('es', 'hero', readDefaultFile('es', 'hero').replace(from, to)),
    ),
    ...parts,
  );
});

test.each([
  ['activity', '{ "label": "Actividad" }'],
  ['activityFeed', '{ "list": "Actividad" }'],
  ['activityFeed', '{ "gain": "Gana +{amount}" }'],
])('requires %s.json to state that activity is simulated: %s', async (name, source) => {
  expectErrors(
    await getContentErrors(parseOwnerFile('es', name, source)),
    'the activity is invented. Write that it',
  );
});

test('lists each missing message of a new language', async () => {
  const files = readAllFiles('none', ['pt']);
  const faq = parseOwnerFile('pt', 'faq', '{ "heading": "Perguntas" }');
  const errors = await getErrors('.', () =>
    checkMessages(createOwner({ languages: ['pt'] }), combineFiles([...files, faq], ['pt'])),
  );
  expect(errors.length).toBeGreaterThan(600);
  expectErrors(errors, 'content/pt/faq.json, "faq.items.fees.answer": it is missing. Write it.');
  expect(errors.join()).not.toContain('"faq.heading"');
});

test.each<[svg: string, error: string]>([
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
])('rejects the logo %s with one error: %s', async (svg, error) => {
  const folder = await createFolder({ 'logo.svg': svg });
  expectErrors(await getErrors(folder, () => readLogo(join(folder, 'logo.svg'))), error);
});

const BUILD_INFO = {
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
const createVariant = (experiment: string, message = '') =>
  `<template data-experiment="${experiment}" data-message="${message}"></template>`;
const ALL_VARIANTS =
  createVariant('hero', 'hero.lead') + createVariant('hero', 'faq.lead') + createVariant('own');
test.each<[pages: Record<string, string>, ...errors: string[]]>([
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
  [{ 'index.html': ALL_VARIANTS, '404.html': 'None.' }],
  [
    { 'index.html': ALL_VARIANTS.replace('faq', 'x') },
    '.0.messages, "faq.lead": no section of index.html',
  ],
  [
    { 'index.html': ALL_VARIANTS.replace('"own"', '"owm"') },
    '"owm". Add it to',
    '1: index.html has no',
  ],
])('checks the built pages %j: %s', async (files, ...parts) => {
  const folder = await createFolder(files);
  expectErrors(await getErrors(folder, () => assertNoPageErrors(folder, BUILD_INFO)), ...parts);
});

const createPage = (changes: object = {}) =>
  JSON.stringify({ title: 'Bots', description: 'Bots trade.', ...changes }, null, 2);
const ITEMS = [{ id: 'fees' }, { id: 'start' }, { id: 'token' }];

test.each<[files: Record<string, string>, ...errors: string[]]>([
  [{ 'en/pages/form.json': createPage() }, 'the site has another page at /form/. Rename the file.'],
  [{ 'en/pages/es.json': createPage() }, 'the site has another page at /es/. Rename'],
  [{ 'en/pages/Bots.json': createPage() }, '"Bots" cannot be the path of a page. Rename'],
  [{ 'en/pages/terms.json': createPage() }, 'has a page of text at /terms/. Rename'],
  [{ 'en/pages/bots.json': '{ "title": ' }, 'bots.json:1: this is not JSON. Write'],
  [
    { 'en/pages/bots.json': createPage({ title: undefined }) },
    '"bots.title": This is missing. Write',
  ],
  [
    { 'en/pages/bots.json': createPage({ titel: 'x' }) },
    'bots.json:4, "bots.titel": nothing shows it',
  ],
  [
    { 'en/pages/bots.json': createPage({ sections: ['faq', 'prices'] }) },
    ':6, "bots.sections.2": no section between first view and form has this id. Write one of stats,',
  ],
  [{ 'en/pages/bots.json': createPage({ sections: ['faq', 'faq'] }) }, '"faq" is here twice. Take'],
  [
    { 'en/pages/bots.json': createPage({ sections: ['top'] }) },
    'no section between first view and form has this id',
  ],
  [{ 'en/pages/bots.json': createPage({ sections: [customSection] }) }, 'There is no file'],
  [
    { 'en/pages/bots.json': createPage({ texts: { heros: {} } }) },
    '"bots.texts.heros": no section has texts of this name. Correct',
  ],
  [
    { 'en/pages/bots.json': createPage({ texts: { hero: { headin: 'x' } } }) },
    ':6, "bots.texts.hero.headin": nothing shows it. Correct',
  ],
  [
    { 'en/pages/bots.json': createPage({ texts: { hero: { lead: '[x](javascript:x)' } } }) },
    '"bots.texts.hero.lead": a link cannot lead to "javascript:x". Write',
  ],
  [
    { 'en/pages/bots.json': createPage({ texts: { hero: { lead: 'At {cost}' } } }) },
    'nothing fills {cost}. Write',
  ],
  [
    { 'en/pages/bots.json': createPage({ texts: { form: { title: 'x' } } }) },
    'all pages share these. Write',
  ],
  [
    { 'en/pages/bots.json': createPage(), 'es/pages/bots.json': createPage({ sections: ['faq'] }) },
    'es/pages/bots.json:4, "bots.sections": ',
  ],
  [
    {
      'en/pages/bots.json': createPage({ texts: { faq: { items: ITEMS } } }),
      'es/pages/bots.json': createPage({ texts: { faq: { items: ITEMS.toReversed() } } }),
    },
    '"bots.texts.faq.items": this list needs the entries of the source language in the same order: fees, start, token',
  ],
  [
    {
      'en/pages/bots.json': createPage({ texts: { faq: { items: ITEMS } }, sections: ['faq'] }),
      'es/pages/bots.json': createPage({ texts: { hero: { heading: 'Ya' } } }),
      // The home page can have another order.
      'es/faq.json': JSON.stringify({ items: lists.faq.items.map(({ id }) => ({ id })) }),
    },
  ],
])('checks the campaign pages %j: %s', async (files, ...parts) => {
  const folder = await createFolder(files);
  const settings = createOwner({ languages: ['en', 'es'] });
  expectErrors(
    await getErrors(folder, () => readCampaignPages(settings, folder, ['terms'])),
    ...parts,
  );
});

const FRONT_MATTER = '---\ntitle: Terms\ndescription: What holds.\n---\n\n';
test.each<[name: string, source: string, ...errors: string[]]>([
  ['terms.md', FRONT_MATTER, 'its name says no language. Rename the file, such as terms.en.md.'],
  ['report.en.md', FRONT_MATTER, 'the site has another page at /report/. Rename'],
  ['terms.en.md', '---\ntitle: "x\n---\n', 'its front matter cannot be read. Write'],
  ['terms.en.md', '---\ntitle: Terms\n---\n', 'terms.en.md: "description": This is missing. Write'],
  [
    'terms.en.md',
    FRONT_MATTER.replace('title', 'titel'),
    ':2: "titel": nothing shows it. Correct',
    '"title": This is missing',
  ],
  ['terms.en.md', `${FRONT_MATTER}Hi <b>you</b>`, 'terms.en.md:6: there is HTML, <b>', '</b>'],
  [
    'terms.en.md',
    `${FRONT_MATTER}[x](javascript:alert)`,
    ':6: a link cannot lead to "javascript:alert". Write',
  ],
  ['terms.en.md', `${FRONT_MATTER}[x][y]\n\n[y]: http://a.example`, ':8: a link cannot lead to'],
  ['terms.en.md', `${FRONT_MATTER}![x](x.png)`, ':6: there is a picture'],
  ['terms.en.md', `${FRONT_MATTER}# Terms`, ':6: the title is the heading of the page. Write'],
  // A file in a language that isn't built is ignored.
  ['terms.de.md', FRONT_MATTER],
  ['terms.es.md', `${FRONT_MATTER}## A\n\n[x](/#faq), a < b`],
])('checks the text page %s with %j: %s', async (name, source, ...parts) => {
  const folder = await createFolder({ [name]: source });
  expectErrors(await getErrors(folder, () => readTextPages(folder, ['en', 'es'])), ...parts);
});
