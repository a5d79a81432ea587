import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseOwner } from '#contract/parseOwner.ts';
import { temporaryFolder } from '../../server/test/temporaryFolder.ts';
import { owner as full } from '../../examples/full.owner.config.ts';
import { owner as frozen } from '../../test/owner.config.ts';
import { refusePageMistakes } from '../integrations/pageMistakes.ts';
import { readLogo } from '../src/data/brand.ts';
import { CheckedOwner, settingsFolder } from '../src/data/owner.ts';
import { messagesOf, refuseMistakes } from '../src/i18n/loadMessages.ts';
import { parseMessages } from '../src/i18n/messageFiles.ts';
import { ownerWith } from './builtPart.ts';

const owner = { ...frozen, languages: ['en', 'es'], proof: full.proof };
const { coins, courses, testimonials, roadmap, token } = owner;
const [rosa] = full.testimonials;
const split = token?.supply?.split ?? [];
const sixths = split.map((share) => ({ ...share, percent: 18 }));
const longer = [{ ...courses[0], lessons: 7 }, ...courses.slice(1)];
const own = { id: 'own', component: 'Own' };
/** More entries than a list may have. */
const many = (one?: object) => Array.from({ length: 17 }, (_, i) => ({ ...one, id: `a${i}` }));
const quarter = (changes: object) => [{ ...roadmap.quarters[0], ...changes }, roadmap.quarters[1]];

/** An experiment in which B says this. */
const b = (messages: object) => [{ id: 'test', difference: 0.01, messages }];

/** Another value in the place of a setting, such as `claims.traders`. */
const withSetting = (of: object, [key = '', ...rest]: string[], value: unknown): object => ({
  ...of,
  [key]: rest.length === 0 ? value : withSetting(Object(Reflect.get(of, key)), rest, value),
});

/** The messages of a language as they are shipped, with a text of the file replaced. */
function fileOf(language: string, [from, to]: readonly [string | RegExp, string] = ['', '']) {
  const path = `messages/${language}.json`;
  const source = readFileSync(`test/${path}`, 'utf8').replace(from, to);
  return parseMessages({ language, path, isOwn: false }, source);
}

const ENGLISH = fileOf('en');

/** A folder with these files. */
async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  return folder;
}

/** What is said of a setting of another value, and otherwise of a build with it. */
async function toldOf(place: string, value: unknown): Promise<string[]> {
  const changed = withSetting(owner, place.split('.'), value);
  return told(settingsFolder, async () => {
    const parsed = parseOwner(changed, 'owner.config.ts', CheckedOwner);
    messagesOf(parsed, 'en');
  });
}

/** The sentences that something fails with, without the folder of its files. */
async function told(folder: string, doing: () => unknown): Promise<string[]> {
  const message = await Promise.resolve()
    .then(doing)
    .then(() => '', String);
  const lines = message.replace('Error: ', '').replaceAll(`${folder}/`, '').split('\n');
  return lines.filter(Boolean);
}

/** One line: a file, which place of it, and what to do. */
const SENTENCE =
  /^\S+\.(ts|json|svg|html)\b.*\b(Change|Choose|Copy|Correct|Declare|Export|Give|Mend|Put|Take|Type|Write|Keep)\b.*\.$/;

/** Whatever is told is a sentence, and one of them says each of these; without any nothing is told. */
function expectTold(lines: readonly string[], ...says: string[]): void {
  for (const line of lines) expect(line).toMatch(SENTENCE);
  for (const part of says) expect(lines.filter((line) => line.includes(part))).toHaveLength(1);
  if (says.length === 0) expect(lines).toEqual([]);
}

const toldOfMessages = (...files: ReturnType<typeof fileOf>[]) =>
  told('.', () => refuseMistakes(ownerWith({ languages: ['en', 'es'] }), files));

test.each<[place: string, mistake: unknown, says: string]>([
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
  ['token.supply.split', sixths, 'add up to 90. Change them'],
  ['token.supply.split', split.map((one) => ({ ...one, seat: 'ink' })), 'have the same seat'],
  ['token.staking', 25, 'Write it as { name: value }'],
  ['siteUrl', 'https://a.example/', 'Write an address without a path or a last slash'],
  ['siteUrl', 'a.example', 'Write an address without a path'],
  ['sections', ['faq', 'pricing'], 'sections.1: Write one of stats,'],
  ['sections', ['faq', 'token', 'token'], '"token" stands here twice. Take one'],
  ['sections', [own], '.0.component: There is no file sections/Own/Own.tsx. Put'],
  ['sections', [{ ...own, id: 'faq' }], 'The page has this id already.'],
  ['coins', coins.slice(0, 3), 'Write at least 4 entries'],
  ['coins', [...coins, coins[0]], '"bitcoin" stands here twice. Take one'],
  ['coins', ['bitcoin', ...coins.slice(1)], 'coins.0: Write it as {'],
  ['coins', many(coins[0]), 'Write at most 16 entries'],
  ['courses', many(courses[0]), 'Write at most 8 entries'],
  ['courses', longer, '"academy.courses.firstTrade.lessons.7": it is missing'],
  ['platforms', [], 'Write at least 2 entries'],
  ['questions', ['fees'], 'Write at least 3 entries'],
  ['questions', ['my.fees', 'fees', 'start'], 'Write letters and digits'],
  ['partners', many(), 'Write at most 12 entries'],
  ['partners', [{ id: 'a', name: 'A', mark: 'a.svg' }], 'mark: There is no file partners/a.svg'],
  ['partners', [{ id: 'a', mark: 'a.svg' }], 'Write the name of the partner'],
  ['roadmap.quarters', roadmap.quarters.toReversed(), 'Write the quarters in the order of time'],
  ['roadmap.quarters', quarter({ progress: 95 }), '0.progress: Write 100 for what is'],
  ['roadmap.quarters', quarter({ status: 'current', progress: 72 }), 'Write a multiple of 5.'],
  ['testimonials', [rosa, ...testimonials], 'never stand in one row. Take one of the two kinds'],
  ['testimonials', [{ ...rosa, consent: '' }], 'Write where the written consent'],
  ['testimonials', [{ ...rosa, kind: 'real' }], 'Write one of "example", "customer".'],
  ['testimonials', [{ ...rosa, lang: 'Português' }], 'Write the tag of a language'],
  ['navigation.header', ['stats'], 'navigation.header.0: Write one of "why-tmx", '],
  ['languages', ['en', 'qaa'], 'messages/qaa.json: there is no such file'],
  ['links.partners', 'us at example.com', 'Write an e-mail address'],
  ['links.app', 'http://a.example', 'Write an address that begins with https://'],
  ['network', null, 'Write it in quotes.'],
  ['proof.audit', { ...full.proof.audit, value: '' }, 'Write the value that detail and link'],
  ['proof.contract.value', '0x12', 'Write the whole address of the contract'],
  ['proof.contract.value', full.proof.contract.value.replace('aAeb', 'AAeb'), 'Copy it anew'],
  ['form.provider', 'hubspot', 'Write one of "embedded", "leadconnector"'],
  ['colors.floor', 'yellow', 'Write a colour as # and six hex digits'],
  ['colors.floor', '#333366', 'Choose a lighter one'],
  ['indexable', 'yes', 'Write true or false, without quotes.'],
  ['riskStripFixd', true, '"riskStripFixd" is not known here. Mend its spelling'],
  ['legal', undefined, 'This is missing. Write it again'],
  ['hero', { picture: 'a/b.gif', alt: '' }, 'hero.picture: Write the name of a file in brand/'],
  ['hero', { picture: 'desk.jpg', alt: '' }, 'hero.picture: There is no file brand/desk.jpg. Put'],
  ['experiments', [...b({ 'hero.lead': {} }), ...b({})], '"test" stands here twice. Take one'],
  ['experiments', b({ 'hero.lead': { en: 'Go.' } }), '"hero.lead", es: B says nothing in this'],
  ['experiments', b({ 'hero.lead': { en: 'Go at {cost}', es: 'Ya' } }), 'en: nothing fills {cost}'],
])('of a mistake in %s, %j, there is one sentence, with what to do: %s', async (...row) => {
  const [place, mistake, says] = row;
  expectTold(await toldOf(place, mistake), says);
});

const KEY = '"hero.start": ';
const START = `${KEY}"Empieza a operar"`;
/** The line on which it stands. */
const LINE = (readFileSync('test/messages/es.json', 'utf8').split(KEY)[0] ?? '').split('\n').length;
test.each<[from: string | RegExp, to: string, ...says: string[]]>([
  [`${START},`, START, `:${LINE}, "hero.start": it is not written as "key": "words"`],
  [START, `${KEY}"Ya" o "No"`, `:${LINE}, "hero.start": it is not written as`],
  [START, `${KEY}"Ya`, `:${LINE}, "hero.start": it is not written as`],
  [/"\s*\}\s*$/, '",\n}', 'it is not written as'],
  [/\}\s*$/, '', 'it is not written as'],
  [START, `${START},\n${START}`, `:${LINE + 1}, "hero.start": it stands on line ${LINE}, too.`],
  [START, `${KEY}["Ya"]`, `:${LINE}, "hero.start": it is no words`],
  [START, `${KEY}" "`, 'it is empty, a hole in the page'],
  [START, `${KEY}"Em\u00adpieza"`, 'the invisible character U+00AD'],
  [START, `${KEY}"Em\u2060pieza"`, 'the invisible character U+2060'],
  [START, `${KEY}"Em\u200dpieza"`, 'the invisible character U+200D'],
  [START, `${KEY}"Empieza <b>ya</b>"`, '<b> would be read as it stands'],
  [START, `${KEY}"Empieza {fee"`, 'braces cannot be read (expect argument closing brace)'],
  [START, `${KEY}"Empieza {fee, number}"`, 'only placeholders, plurals and claims'],
  [START, `${KEY}"{fee, select, a {b} other {c}}"`, 'only placeholders, plurals and claims'],
  [START, `${KEY}"{fee, selectordinal, other {c}}"`, 'only placeholders, plurals and claims'],
  [START, `${KEY}"{fee, plural, one {#}}"`, 'braces cannot be read (missing other clause)'],
  [START, `${KEY}"{fee, plural, ones {#} other {#}}"`, 'only placeholders, plurals and claims'],
  [START, `${KEY}"Empieza en {naem}"`, 'nothing fills {naem}. Write it as English does.'],
  ['"academy.students"', '"academy.studnets"', '"academy.studnets": nothing shows it. Mend'],
  [/.*"hero.start".*\n/, '', 'es.json, "hero.start": it is missing. Write it'],
  [
    '"hero.promise.fee": "Paga el {fee}."',
    '"hero.promise.fee": "Paga poco."',
    'English has {fee}. Write it here',
  ],
  ['Actividad de trading simulada', 'Actividad', '"activity.label": the activity is invented'],
  ['Actividad simulada', 'Actividad', '"activityFeed.list": the activity is invented'],
  ['Simulado: gana', 'Gana', '"activityFeed.gain": the activity is invented. Write that it'],
  // Joiners are spelling there, spaces are seen, and an owner’s figure may join.
  [START, `${KEY}"می\u200cخواهم"`],
  [START, `${KEY}"A\u00a0b"`],
  [START, `${KEY}"Empieza en {name}"`],
])('of Spanish with %s as %j there is one sentence, or none: %s', async (from, to, ...says) => {
  expectTold(await toldOfMessages(ENGLISH, fileOf('es', [from, to])), ...says);
});

test('an owner’s own messages replace single ones, leave figures out, and add to lists; each has to be shown', async () => {
  const ownWith = (messages: object) =>
    parseMessages(
      { language: 'en', path: 'own/en.json', isOwn: true },
      JSON.stringify(messages, null, 2),
    );
  const answer = { 'hero.lead': 'Trade.', 'faq.items.gas.answer': 'About {cost} at {name}.' };
  expect(await toldOfMessages(ENGLISH, ownWith(answer))).toEqual([]);
  const misspelt = { 'hero.strat': 'Go', 'faq.items.gas.anwser': 'No.' };
  expect(await toldOfMessages(ENGLISH, ownWith(misspelt))).toEqual([
    expect.stringMatching(/^own\/en\.json:2, "hero\.strat": nothing shows it\./),
    expect.stringMatching(/^own\/en\.json:3, "faq\.items\.gas\.anwser": nothing shows it\./),
  ]);
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
])('of a logo %s there is one sentence: %s', async (svg, says) => {
  const folder = await folderWith({ 'logo.svg': svg });
  expectTold(await told(folder, () => readLogo(join(folder, 'logo.svg'))), says);
});

const EXPECTED = {
  owner: {
    analytics: {
      src: 'https://stats.example/script.js',
      attributes: {},
      connect: [],
      words: 'It.',
    },
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
  [{ 'es.html': '<a href="#token">' }, 'a link to #token, and nothing on that page has this id'],
  [{ 'es.html': '<script src="https://x.example/a.js">;</script>' }, 'of https://x.example/a.js'],
  [{ 'es.html': '<SCRIPT async src=//x.example/a.js></SCRIPT>' }, 'a script of //x.example/a.js'],
  [{ 'es.html': '<script>load("https://x.example/a.js")</script>' }, 'of https://x.example/a.js'],
  [{ 'es.html': '<script defer src="https://stats.example/script.js"></script>' }],
  [{ 'es.html': '<script type="module" src="/_astro/page.js"></script>' }],
  [{ 'es.html': '<script type="application/ld+json">{"a":"https://schema.org"}</script>' }],
  [{ 'es.html': '<script>a = b // c</script><a href="https://x.example/a.js">A page</a>' }],
  [{ 'es.html': '<a href="/" data-track="Our video">Watch</a>' }, 'data-track="Our video". Write'],
  [{ 'index.html': SHOWN, '404.html': 'None.' }],
  [
    { 'index.html': SHOWN.replace('faq', 'x') },
    '.0.messages, "faq.lead": no section of index.html',
  ],
  [
    { 'index.html': SHOWN.replace('"own"', '"owm"') },
    '"owm". Write it into',
    '1: index.html shows no',
  ],
])('of a site with %j there is one sentence, or none: %s', async (files, ...says) => {
  const folder = await folderWith(files);
  expectTold(await told(folder, () => refusePageMistakes(folder, EXPECTED)), ...says);
});
