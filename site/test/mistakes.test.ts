import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { owner as full } from '../../examples/full.owner.config.ts';
import { owner as frozen } from '../../test/owner.config.ts';
import { refusePageMistakes } from '../integrations/pageMistakes.ts';

const english: object = JSON.parse(readFileSync('test/messages/en.json', 'utf8'));
const owner = { ...frozen, languages: ['en', 'es'], proof: full.proof };
const { coins, courses, testimonials, roadmap } = owner;
const [rosa] = full.testimonials;
const split = full.token?.supply?.split.map((share) => ({ ...share, percent: 18 }));
const oneLessonMore = courses.map((course, place) =>
  place === 0 ? { ...course, lessons: course.lessons + 1 } : course,
);
const withPath = '<svg viewBox="0 0 9 9"><path id="a"/></svg>';
const ownSection = { id: 'own', component: 'Own', level: 6 };

/** An experiment in which B says this. */
const b = (messages: object) => [{ id: 'test', difference: 0.01, messages }];

/** Another value in the place of a setting, such as `claims.traders`. */
const withSetting = (of: object, [key = '', ...rest]: string[], value: unknown): object => ({
  ...of,
  [key]: rest.length === 0 ? value : withSetting(Object(Reflect.get(of, key)), rest, value),
});

/** What the build says of a setting of another value or, where the place is that of a file, of such a file. */
async function told(place: string, value: unknown): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const isFile = /\.(json|svg|html)$/.test(place);
  const settings = isFile ? owner : withSetting(owner, place.split('.'), value);
  const words = { ...Object(value), ...english, ...Object(value) };
  const text = typeof value === 'string' ? value : JSON.stringify(words, null, 2);
  const source = `export const owner = ${JSON.stringify(settings)};`;
  const files = { 'owner.config.ts': source, ...(isFile && { [place]: text }) };
  cpSync('test/messages', join(folder, 'messages'), { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  vi.stubEnv('OWNER_CONFIG', join(folder, 'owner.config.ts'));
  vi.resetModules();
  const sentences = ({ message }: Error) => message;
  const said = [
    await import('../../scripts/readFacts.ts')
      .then(({ readFacts }) => readFacts(new Date()))
      .then(() => '', sentences),
    await refusePageMistakes(folder).then(() => '', sentences),
  ];
  vi.unstubAllEnvs();
  return said.join('').replaceAll(`${folder}/`, '');
}

/** One line: a file, which place of it, and what to do. */
const SENTENCE =
  /^\S+\.(ts|json|svg|html)\b.*\b(Change|Choose|Copy|Correct|Declare|Export|Give|Keep|List|Mend|Put|Take|Write)\b.*\.$/;

test.each<[place: string, mistake: unknown, says: string]>([
  ['claims.feePercent', '0.05', 'Write a number, without quotes'],
  ['claims.venueFeesPercent.amm', 0.04, '0.04% is not above our own fee of 0.05%'],
  ['claims.minimumUsd', -50, 'Write a number above 0'],
  ['claims.traders', '1,500,000+', 'Write at most seven characters'],
  ['token.supply.split', split, 'add up to 90. Change them'],
  ['token.staking', 25, 'Write it as { name: value }'],
  ['sections', ['faq', 'pricing'], 'sections.1: There is no section "pricing"'],
  ['sections', ['token', 'faq'], 'cannot follow "token" on level 5. Write it before'],
  ['sections', [ownSection], '.0.component: There is no file sections/Own/Own.tsx. Put'],
  ['coins', coins.slice(0, 3), 'List 4 to 16 coins'],
  ['coins', [...coins, coins[0]], '"bitcoin" stands here twice. Take one'],
  ['coins', ['bitcoin', ...coins.slice(1)], 'coins.0: Write it as {'],
  ['courses', oneLessonMore, '"academy.courses.firstTrade.lessons.7": it is missing'],
  ['questions', ['fees'], 'Write 3 to 12 questions'],
  [
    'testimonials',
    [rosa, ...testimonials],
    'never stand in one row. Take one of the two kinds out',
  ],
  ['testimonials', [{ ...rosa, consent: '' }], 'Write where the written consent'],
  ['partners', [{ id: 'a', name: 'A', mark: 'a.svg' }], 'mark: There is no file partners/a.svg'],
  ['roadmap.quarters', roadmap.quarters.toReversed(), 'Write the quarters in the order of time'],
  ['languages', ['en', 'qaa'], 'messages/qaa.json: there is no such file'],
  ['links.partners', 'us at example.com', 'Write an e-mail address'],
  ['links.app', 'http://a.example', 'Write an address that begins with https://'],
  ['proof.audit.link', 'http://a.example', 'Write an address that begins with https://'],
  ['proof.contract.value', full.proof.contract.value.replace('aAeb', 'AAeb'), 'Copy it anew'],
  ['form.provider', 'hubspot', 'Write one of embedded, leadconnector'],
  ['colors.floor', 'yellow', 'Write a colour as # and six hex digits'],
  ['colors.floor', '#333366', 'Choose a lighter one'],
  ['riskStripFixd', true, '"riskStripFixd" is not known here. Mend its spelling'],
  ['experiments', b({ 'hero.lead': { en: 'Go.' } }), '"hero.lead", es: B says nothing in this'],
  ['experiments', b({ 'hero.lead': { en: 'Go at {cost}', es: 'Ya' } }), 'en: nothing fills {cost}'],
  [
    'experiments',
    b({ 'hero.heading': { en: 'Open.', es: 'Increíblemente barato.' } }),
    'experiments.0.messages, "hero.heading", es: the headline is',
  ],
  [
    'experiments',
    b({ 'activity.label': { en: 'Live trades', es: 'Actividad simulada' } }),
    '"activity.label", en: the activity is invented. Write that it is simulated',
  ],
  ['legal', undefined, 'This is missing. Write it again'],
  ['hero', { picture: 'a/b.gif', alt: '' }, 'hero.picture: Write the name of a file in brand/'],
  ['hero', { picture: 'desk.jpg', alt: '' }, 'hero.picture: There is no file brand/desk.jpg. Put'],
  ['brand/logo.svg', '<svg width="9"></svg>', 'has no viewBox. Export it'],
  ['brand/logo.svg', withPath, 'has styles, scripts, links or ids, which'],
  [
    'messages/en.json',
    { 'hero.heading': 'Unbelievably cheap.' },
    ':2, "hero.heading": the headline',
  ],
  [
    'messages/en.json',
    { 'head.title': 'Trade '.repeat(12) },
    '"head.title": 72 letters do not fit',
  ],
  ['messages/en.json', { 'hero.start': 'Go {cost}' }, '"hero.start": nothing fills {cost}'],
  ['messages/en.json', { 'hero.lead': 'Go at {fee' }, '"hero.lead": a { is not closed'],
  ['messages/en.json', { 'hero.strat': 'Go' }, '"hero.strat": nothing shows it'],
  ['messages/en.json', { 'activityFeed.list': 'Live' }, 'Write that it is simulated'],
  ['messages/en.json', { 'sections.own.label': 'Own' }, '"sections.own.label": it is missing'],
  ['index.html', '<a href="#token">', 'a link to #token, and nothing on that page has this id'],
  ['es/index.html', '<script src="https://x.example/a.js">;</script>', 'a script of https://x.exa'],
  ['index.html', '<SCRIPT async src=//x.example/a.js></SCRIPT>', 'a script of //x.example/a.js'],
  ['index.html', '<script>load("https://x.example/a.js")</script>', 'a script of https://x.exa'],
])('of a mistake in %s, %j, there is one sentence, with what to do: %s', async (...row) => {
  const [place, mistake, says] = row;
  const sentence = await told(place, mistake);
  expect(sentence).toMatch(SENTENCE);
  expect(sentence).toContain(says);
});
