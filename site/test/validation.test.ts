import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { SectionId } from '#contract/sections.ts';
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
/** More than a list allows. */
const createManyEntries = (entry?: object) =>
  Array.from({ length: 17 }, (_, index) => ({ ...entry, id: `a${index}` }));

/** `messages` are for variant B. */
const createExperiments = (messages: object) => [{ id: 'test', difference: 0.01, messages }];

/** @param path e.g. `claims.traders`. */
const changeSetting = (
  settings: object,
  [key = '', ...rest]: string[],
  value: unknown,
): object => ({
  ...settings,
  [key]: rest.length === 0 ? value : changeSetting(Object(Reflect.get(settings, key)), rest, value),
});

async function createFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await createTempFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Returns errors from parsing or building with a changed setting. */
async function getSettingErrors(path: string, value: unknown): Promise<string[]> {
  const changed = changeSetting(owner, path.split('.'), value);
  return getErrors(ownerFolder, async () => {
    const parsed = parseOwner(changed, 'owner.config.ts', CheckedOwnerSchema);
    getMessages({ ...parsed, lists }, 'en');
  });
}

/** Returns the lines of the error that `run` throws, with paths relative to the folder. */
async function getErrors(folder: string, run: () => unknown): Promise<string[]> {
  const message = await Promise.resolve()
    .then(run)
    .then(() => '', String);
  const lines = message.replace('Error: ', '').replaceAll(`${folder}/`, '').split('\n');
  return lines.filter(Boolean);
}

/** Matches an error with a file, a location, and an instruction. */
const ERROR_FORMAT =
  /^\S*(\.(ts|json|svg|html|md)|content\/\w+)\b.*\b(Add|Check|Choose|Copy|Correct|Declare|Export|Fix|Give|List|Make|Move|Put|Remove|Rename|Retype|Run|Use|Write)\b.*\.$/;

/** Expects well-formed errors, each of these parts in exactly one of them, or no errors without parts. */
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
    { language, name, path: `content/${language}/${name}.json`, isOwnerFile: true },
    source,
  );
const getContentErrors = (...files: ReturnType<typeof parseOwnerFile>[]) =>
  getErrors('.', () => {
    const content = combineFiles([...DEFAULT_FILES, ...files], ['en', 'es']);
    checkMessages(createOwner({ languages: ['en', 'es'] }), content);
  });

test('rejects a default translation that lacks a placeholder of the English text', async () => {
  const source = readDefaultFile('es', 'hero').replace('{reply}', '');
  const file = { language: 'es', name: 'hero', path: 'content/es/hero.json', isOwnerFile: false };
  const others = DEFAULT_FILES.filter(({ language, name }) => `${language}/${name}` !== 'es/hero');
  const content = combineFiles([...others, parseContentFile(file, source)], ['en', 'es']);
  const check = () => checkMessages(createOwner({ languages: ['en', 'es'] }), content);
  expectErrors(await getErrors('.', check), 'Missing placeholder {reply}');
});

test.each<[path: string, value: unknown, error: string]>([
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
  ...['N', 'Nova Exchange Global 1', 'Nova  Exchange', 'Nova!', '-Nova', 'Nova.', 'N<b>'].map(
    (name): [string, string, string] => ['name', name, 'name: Use 2 to 20 letters, digits, single'],
  ),
  ['name', 'Nova Exchange', 'token.symbol: "Nova Exchange" can\'t be the token\'s symbol. Add'],
  ['token.symbol', 'T', 'token.symbol: Use 2 to 12 letters A–Z and digits.'],
  ['token.symbol', 'ТМХ', 'token.symbol: Use 2 to 12 letters A–Z and digits.'],
  ['token.discountPercent', 100, 'Use less than 100.'],
  ['token', { supply: null, discountPercent: null, staking: null }, 'Use token: null instead.'],
  ['token.staking', 25, 'Use { name: value }'],
  ['siteUrl', 'https://a.example/', 'Use a URL without a trailing slash'],
  ['siteUrl', 'https://a.example/landing/', 'Use a URL without a trailing slash'],
  [
    'siteUrl',
    'https://a.example/my page',
    'a path can only contain letters, digits, -, _, . and /',
  ],
  ['siteUrl', 'https://a.example/../b', 'a path can only contain letters, digits'],
  ['siteUrl', 'https://a.example/?b', 'Use a URL without a trailing slash'],
  ['siteUrl', 'a.example', 'Use a URL without a trailing slash'],
  ['sections', ['faq', 'pricing'], 'sections.1: Use one of stats,'],
  ['sections', ['faq', 'token', 'token'], 'Duplicate "token". Remove one'],
  ['sections', [customSection], '.0.component: File not found: sections/Own/Own.tsx. Add'],
  ['sections', [{ ...customSection, id: 'faq' }], 'The page already has a section with this ID.'],
  ['coins', coins.slice(0, 3), 'Use at least 4 entries'],
  ['coins', [...coins, coins[0]], 'Duplicate "bitcoin". Remove one'],
  ['coins', ['bitcoin', ...coins.slice(1)], 'coins.0: Use {'],
  ['coins', createManyEntries(coins[0]), 'Use at most 16 entries'],
  [
    'coins',
    [...coins, { id: 'xrp', symbol: 'XRP', name: 'XRP' }],
    'coins.8.id: CoinGecko\'s ID for XRP is "ripple". Use that',
  ],
  [
    'navigation.header',
    ['stats'],
    'navigation.header.0: Unknown section "stats". Use one of why-tmx, ',
  ],
  ['languages', ['en', 'qaa'], 'content/qaa: No messages in "qaa". Run'],
  ['links.partners', 'us at example.com', 'Use an email address'],
  ['links.app', 'http://a.example', 'Use a URL that starts with https://'],
  ['network', null, 'Use text in quotes.'],
  ['proof.audit', { ...full.proof.audit, value: '' }, 'A detail or link also needs a value'],
  ['proof.contract.value', '0x12', 'Use the full contract address'],
  [
    'proof.contract.value',
    full.proof.contract.value.replace('aAeb', 'AAeb'),
    'Copy the address from the explorer again',
  ],
  ['form.provider', 'hubspot', 'Use one of "embedded", "leadconnector"'],
  ['look.colors.accent', 'yellow', 'Use a color with # and six hex digits'],
  ['look.colors.accent', '#333366', 'Choose a lighter color'],
  ['look.colors.ground.light', '#9a9a9a', 'Choose a lighter background'],
  ['look.colors.ink', '#556677', 'Choose a darker color'],
  ['look.layout', 'centered', 'look.motif: The pit has its own layout'],
  ['look.cards', 'framed', 'look.motif: The pit has its own layout'],
  ['sections', [{ id: 'compare', tone: 'accent' }], 'sections.0.tone: Use one of "paper", "ink"'],
  ['indexable', 'yes', 'Use true or false without quotes.'],
  ['riskStripFixd', true, 'Unknown setting "riskStripFixd". Check the spelling'],
  ['legal', undefined, 'Missing value. Add it.'],
  ['hero', { picture: 'a/b.gif', alt: '' }, 'hero.picture: Use the name of an AVIF'],
  [
    'hero',
    { picture: 'desk.jpg', alt: '' },
    'hero.picture: File not found: pictures/desk.jpg. Add',
  ],
  [
    'experiments',
    [...createExperiments({ 'hero.lead': {} }), ...createExperiments({})],
    'Duplicate "test". Remove one',
  ],
  [
    'experiments',
    createExperiments({ 'hero.lead': { en: 'Go.' } }),
    '"hero.lead", es: Variant B is missing in this language. Add it',
  ],
  [
    'experiments',
    createExperiments({ 'hero.lead': { en: 'Go at {cost}', es: 'Ya' } }),
    'en: Unknown placeholder {cost}',
  ],
])('rejects the setting %s = %j with one error: %s', async (path, value, error) => {
  expectErrors(await getSettingErrors(path, value), error);
});

const [firstQuarter, secondQuarter] = lists.roadmap.quarters;
const createQuarters = (changes: object) => ({
  quarters: [
    { ...firstQuarter, items: [], ...changes },
    { ...secondQuarter, items: [] },
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
  ['academy', { courses: createManyEntries() }, '"academy.courses": Use at most 8 entries'],
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
  ['academy', { heading: 5 }, '"academy.heading": Use text in quotes.'],
  ['community', { platforms: [] }, 'Use at least 2 entries'],
  [
    'community',
    { platforms: [{ id: 'discord', link: 'discord.gg' }, { id: 'reddit' }] },
    '"community.platforms.discord.link": Use a URL',
  ],
  [
    'compare',
    { rows: [{ id: 'gas', label: 'Gas', cells: ['No'] }] },
    '"compare.rows.gas.cells": Add 4 cells',
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
    ':5, "faq.items.fees.anwser": Unknown key. Check',
  ],
  ['hero', { actions: [{ id: 'docs', label: 'Docs' }] }, 'Add a label and a link'],
  [
    'hero',
    { start: 'Go {fe}' },
    'content/en/hero.json:2, "hero.start": Unknown placeholder {fe}. Use',
  ],
  ['heros', { start: 'Go' }, 'content/en/heros.json: Unknown content file. Give'],
  [
    'partners',
    { categories: createManyEntries({ name: 'A', body: 'B' }) },
    'Use at most 12 entries',
  ],
  [
    'partners',
    { categories: [{ id: 'a', mark: 'a.svg', body: 'B', title: 'A' }] },
    "Add the partner's name",
  ],
  [
    'roadmap',
    { quarters: [{ id: 'openingUp' }, { id: 'foundations' }] },
    'List each quarter once, in order',
  ],
  ['roadmap', createQuarters({ progress: 95 }), 'foundations.progress": Use 100 for a completed'],
  ['roadmap', createQuarters({ status: 'current', progress: 72 }), 'Use a multiple of 5.'],
  [
    'stats',
    { items: [{ id: 'uptime', caption: 'uptime' }] },
    '"stats.items.uptime.figure": Add a figure',
  ],
  [
    'testimonials',
    createCards(example, customer),
    "Examples and real customers can't be mixed. Remove one",
  ],
  [
    'testimonials',
    createCards({ ...customer, consent: '' }),
    'Add where you keep the written consent',
  ],
  ['testimonials', createCards({ ...customer, kind: 'real' }), 'Use one of "example", "customer".'],
  ['testimonials', createCards({ ...customer, lang: 'Português' }), 'Use a language tag'],
  ['token', changeShares({ percent: 18 }), 'add up to 90. Make them'],
  ['token', changeShares({ seat: 'ink' }), 'have the same seat. Use'],
])('rejects %s.json with %j with one error: %s', async (name, value, error) => {
  expectErrors(
    await getContentErrors(parseOwnerFile('en', name, JSON.stringify(value, null, 2))),
    error,
  );
});

test("rejects venues, fees, and cards that don't match each other", () => {
  const venues = [
    { id: 'amm', name: 'AMM' },
    { id: 'desk', name: 'Desk' },
  ];
  const changed = { ...lists, compare: { ...lists.compare, venues } };
  const claims = { ...owner.claims, venueFeesPercent: { amm: 0.3, orderBook: 0.1 } };
  const errors = findVenueErrors(claims, changed, 'owner.config.ts');
  expectErrors(
    errors,
    'claims.venueFeesPercent: Missing fee for "desk"',
    'claims.venueFeesPercent.orderBook: compare.json has no such venue. Remove it',
  );
  expect(errors.some((error) => error.includes('.against": compare.json has no such venue'))).toBe(
    true,
  );
  expect(findVenueErrors({ ...claims, feePercent: null }, changed, 'owner.config.ts')).toEqual([]);
});

const getSpanishFileErrors = (name: string, value: object) =>
  getContentErrors(parseOwnerFile('es', name, JSON.stringify(value, null, 2)));

test.each<[name: string, value: object, error: string]>([
  [
    'faq',
    { items: [{ id: 'fees', answer: 'Sí.' }] },
    '"faq.items": Entries must have the same IDs in the same order as in the source language: fees, start',
  ],
  [
    'academy',
    { courses: lists.academy.courses.map(({ id }) => ({ id, minutes: 5 })) },
    '"academy.courses.firstTrade.minutes": Unknown key',
  ],
  [
    'academy',
    { courses: lists.academy.courses.map(({ id }) => ({ id, lessons: ['Uno'] })) },
    '"academy.courses.firstTrade.lessons": The source language has 6 entries here. Use the same number',
  ],
])('rejects a Spanish %s.json with %j: %s', async (name, value, error) => {
  expectErrors((await getSpanishFileErrors(name, value)).slice(0, 1), error);
});

test.each<[name: string, value: object]>([
  ['faq', { items: lists.faq.items.map(({ id }) => ({ id })) }],
  ['hero', { heading: 'Sí' }],
])('accepts a Spanish %s.json with %j', async (name, value) => {
  expectErrors(await getSpanishFileErrors(name, value));
});

const KEY = '"start": ';
const START = `${KEY}"Empieza a operar"`;
/** Line number of `start` in the Spanish hero file. */
const LINE = (readDefaultFile('es', 'hero').split(KEY)[0] ?? '').split('\n').length;
/** Returns errors in the Spanish hero file after a replacement. */
const getHeroErrors = (from: string | RegExp, to: string) =>
  getContentErrors(parseOwnerFile('es', 'hero', readDefaultFile('es', 'hero').replace(from, to)));

test.each<[from: string | RegExp, to: string, error: string]>([
  [`${START},`, START, `hero.json:${LINE}: Invalid JSON. Write`],
  [START, `${KEY}"Ya" o "No"`, `hero.json:${LINE}: Invalid JSON.`],
  [START, `${KEY}"Ya`, `hero.json:${LINE}: Invalid JSON.`],
  [/\}\s*$/, '', 'Invalid JSON'],
  [START, `${START},\n${START}`, `:${LINE + 1}, "start": Duplicate key. Remove`],
  [START, `${KEY}["Ya"]`, `:${LINE}, "hero.start": Use text in quotes`],
  [START, `${KEY}" "`, 'Empty text. Write something here.'],
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
  ['"start"', '"strat"', '"hero.strat": Unknown key. Check'],
])('rejects Spanish messages with %s replaced by %j: %s', async (from, to, error) => {
  expectErrors(await getHeroErrors(from, to), error);
});

test.each([
  ['a joiner in a script that needs it', `${KEY}"می\u200cخواهم"`],
  ['a non-breaking space', `${KEY}"A\u00a0b"`],
  ['a value from the settings', `${KEY}"Empieza en {name}"`],
])('accepts Spanish messages with %s', async (_, to) => {
  expectErrors(await getHeroErrors(START, to));
});

test.each([
  ['activity', '{ "label": "Actividad" }'],
  ['activityFeed', '{ "list": "Actividad" }'],
  ['activityFeed', '{ "gain": "Gana +{amount}" }'],
])('requires %s.json to say that activity is simulated: %s', async (name, source) => {
  expectErrors(
    await getContentErrors(parseOwnerFile('es', name, source)),
    'that the activity is simulated',
  );
});

test("doesn't require messages for removed sections in a new language", async () => {
  const faq = parseOwnerFile('pt', 'faq', '{ "heading": "Perguntas" }');
  const content = combineFiles([...readAllFiles('none', ['en', 'pt']), faq], ['en', 'pt']);
  const getMissing = async (...sections: SectionId[]) => {
    const owner = createOwner({ languages: ['en', 'pt'], sections });
    return (await getErrors('.', () => checkMessages(owner, content))).join();
  };
  expect(await getMissing('faq', 'trading')).toContain('"prices.');
  const missing = await getMissing('faq');
  expect(missing).toContain('"hero.');
  expect(missing).not.toContain('"prices.');
});

test('lists each missing message in a new language', async () => {
  const files = readAllFiles('none', ['pt']);
  const faq = parseOwnerFile('pt', 'faq', '{ "heading": "Perguntas" }');
  const errors = await getErrors('.', () =>
    checkMessages(createOwner({ languages: ['pt'] }), combineFiles([...files, faq], ['pt'])),
  );
  expect(errors.length).toBeGreaterThan(600);
  expectErrors(errors, 'content/pt/faq.json, "faq.items.fees.answer": Missing text. Add it.');
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

test('a class in the logo replaces the fill', async () => {
  const svg =
    '<svg viewBox="0 0 9 9"><path fill="#fff" class="ink" d="M0 0"/><path fill="#f00"/></svg>';
  const folder = await createFolder({ 'logo.svg': svg });
  expect(readLogo(join(folder, 'logo.svg')).shapes).toBe(
    '<path class="ink" d="M0 0"/><path fill="#f00"/>',
  );
});

const BUILD_INFO = {
  owner: {
    siteUrl: 'https://page.example',
    analytics: [
      {
        src: 'https://stats.example/script.js',
        attributes: {},
        connect: [],
        image: [],
        consent: false,
        cookies: [],
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
/** Returns build errors for these pages. */
async function getPageErrors(files: Record<string, string>): Promise<string[]> {
  const folder = await createFolder(files);
  return getErrors(folder, () => assertNoPageErrors(folder, BUILD_INFO));
}

test.each<[pages: Record<string, string>, ...errors: string[]]>([
  [
    { 'es.html': '<a href="#token">Our <b>token</b></a>' },
    `The link "Our token" points to #token, but there's no element with this ID`,
  ],
  [
    { 'terms/index.html': '<a href="/#compare">Fees</a>', 'index.html': ALL_VARIANTS },
    'The link "Fees" points to /#compare',
  ],
  [
    { 'es/index.html': '<a href="/term/">Terms</a><a href="/es">Home</a><a href="/a.pdf">A</a>' },
    "es/index.html: There's no page at /term/. Correct",
  ],
  [{ 'es.html': '<script src="https://x.example/a.js">;</script>' }, 'from https://x.example/a.js'],
  [{ 'es.html': '<SCRIPT async src=//x.example/a.js></SCRIPT>' }, 'a script from //x.example/a.js'],
  [{ 'es.html': '<script>load("https://x.example/a.js")</script>' }, 'from https://x.example/a.js'],
  [{ 'es.html': '<a href="/" data-track="Our video">Watch</a>' }, 'data-track="Our video". Use'],
  [
    { 'index.html': ALL_VARIANTS.replace('faq', 'x') },
    '.0.messages, "faq.lead": no section in index.html',
  ],
  [
    { 'index.html': ALL_VARIANTS.replace('"own"', '"owm"') },
    '"owm". Add it to',
    '1: index.html has no',
  ],
])('rejects the built pages %j: %s', async (files, ...errors) => {
  expectErrors(await getPageErrors(files), ...errors);
});

test.each<[pages: Record<string, string>]>([
  [{ 'es.html': '<script defer src="https://stats.example/script.js"></script>' }],
  [{ 'es.html': '<script type="module" src="/_astro/page.js"></script>' }],
  [{ 'es.html': '<script type="application/ld+json">{"a":"https://schema.org"}</script>' }],
  [{ 'es.html': '<script>a = b // c</script><a href="https://x.example/a.js">A page</a>' }],
  [
    {
      'terms.html': '<p id="niños"></p><a href="#niños">A</a><a href="https://x.example/#b">B</a>',
    },
  ],
  [{ 'index.html': ALL_VARIANTS, '404.html': 'None.' }],
])('accepts the built pages %j', async (files) => {
  expectErrors(await getPageErrors(files));
});

const createPage = (changes: object = {}) =>
  JSON.stringify({ title: 'Bots', description: 'Bots trade.', ...changes }, null, 2);
const ITEMS = [{ id: 'fees' }, { id: 'start' }, { id: 'token' }];

/** Returns errors in a content folder with these campaign pages. */
async function getCampaignPageErrors(files: Record<string, string>): Promise<string[]> {
  const folder = await createFolder(files);
  const settings = createOwner({ languages: ['en', 'es'] });
  return getErrors(folder, () => readCampaignPages(settings, folder, ['terms']));
}

test.each<[files: Record<string, string>, error: string]>([
  [{ 'en/pages/form.json': createPage() }, 'The site already uses /form/. Rename the file.'],
  [{ 'en/pages/es.json': createPage() }, 'The site already uses /es/. Rename'],
  [{ 'en/pages/Bots.json': createPage() }, '"Bots" is not a valid page path. Rename'],
  [{ 'en/pages/terms.json': createPage() }, 'already has a text page at /terms/. Rename'],
  [{ 'en/pages/bots.json': '{ "title": ' }, 'bots.json:1: Invalid JSON. Write'],
  [{ 'en/pages/bots.json': createPage({ title: undefined }) }, '"bots.title": Missing value. Add'],
  [{ 'en/pages/bots.json': createPage({ titel: 'x' }) }, 'bots.json:4, "bots.titel": Unknown key'],
  [
    { 'en/pages/bots.json': createPage({ sections: ['faq', 'prices'] }) },
    ':6, "bots.sections.2": Unknown section. Use one of stats,',
  ],
  [
    { 'en/pages/bots.json': createPage({ sections: ['faq', 'faq'] }) },
    'Duplicate "faq". Remove one',
  ],
  [{ 'en/pages/bots.json': createPage({ sections: ['top'] }) }, 'Unknown section.'],
  [{ 'en/pages/bots.json': createPage({ sections: [customSection] }) }, 'File not found'],
  [
    { 'en/pages/bots.json': createPage({ texts: { heros: {} } }) },
    '"bots.texts.heros": Unknown content file. Check',
  ],
  [
    { 'en/pages/bots.json': createPage({ texts: { hero: { headin: 'x' } } }) },
    ':6, "bots.texts.hero.headin": Unknown key. Check',
  ],
  [
    { 'en/pages/bots.json': createPage({ texts: { hero: { lead: '[x](javascript:x)' } } }) },
    '"bots.texts.hero.lead": Invalid link "javascript:x". Use',
  ],
  [
    { 'en/pages/bots.json': createPage({ texts: { hero: { lead: 'At {cost}' } } }) },
    'Unknown placeholder {cost}. Use',
  ],
  [
    { 'en/pages/bots.json': createPage({ texts: { form: { title: 'x' } } }) },
    'All pages share these messages. Move',
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
    '"bots.texts.faq.items": Entries must have the same IDs in the same order as in the source language: fees, start, token',
  ],
])('rejects the campaign pages %j: %s', async (files, error) => {
  expectErrors(await getCampaignPageErrors(files), error);
});

test('accepts campaign pages with a different order than the home page', async () => {
  const errors = await getCampaignPageErrors({
    'en/pages/bots.json': createPage({ texts: { faq: { items: ITEMS } }, sections: ['faq'] }),
    'es/pages/bots.json': createPage({ texts: { hero: { heading: 'Ya' } } }),
    'es/faq.json': JSON.stringify({ items: lists.faq.items.map(({ id }) => ({ id })) }),
  });
  expectErrors(errors);
});

const FRONT_MATTER = '---\ntitle: Terms\ndescription: What holds.\n---\n\n';
/** Returns errors in a folder with this text page. */
async function getTextPageErrors(name: string, source: string): Promise<string[]> {
  const folder = await createFolder({ [name]: source });
  return getErrors(folder, () => readTextPages(folder, ['en', 'es']));
}

test.each<[name: string, source: string, ...errors: string[]]>([
  [
    'terms.md',
    FRONT_MATTER,
    'Missing language in the file name. Rename it, for example to terms.en.md.',
  ],
  ['report.en.md', FRONT_MATTER, 'The site already uses /report/. Rename'],
  ['terms.en.md', '---\ntitle: "x\n---\n', 'Invalid front matter. Put'],
  ['terms.en.md', '---\ntitle: Terms\n---\n', 'terms.en.md: "description": Missing value. Add'],
  [
    'terms.en.md',
    FRONT_MATTER.replace('title', 'titel'),
    ':2: "titel": Unknown key. Check',
    '"title": Missing value',
  ],
  [
    'terms.en.md',
    `${FRONT_MATTER}Hi <b>you</b>`,
    "terms.en.md:6: Text pages can't contain HTML: <b>",
    '</b>',
  ],
  [
    'terms.en.md',
    `${FRONT_MATTER}[x](javascript:alert)`,
    ':6: Invalid link "javascript:alert". Use',
  ],
  ['terms.en.md', `${FRONT_MATTER}[x][y]\n\n[y]: http://a.example`, ':8: Invalid link'],
  ['terms.en.md', `${FRONT_MATTER}![x](x.png)`, ":6: Text pages can't contain images"],
  ['terms.en.md', `${FRONT_MATTER}# Terms`, ':6: The title is already the main heading. Use'],
])('rejects the text page %s with %j: %s', async (name, source, ...errors) => {
  expectErrors(await getTextPageErrors(name, source), ...errors);
});

test.each([
  // This file is ignored, because the site isn't built in this language.
  ['terms.de.md', FRONT_MATTER],
  ['terms.es.md', `${FRONT_MATTER}## A\n\n[x](/#faq), a < b`],
])('accepts the text page %s with %j', async (name, source) => {
  expectErrors(await getTextPageErrors(name, source));
});
