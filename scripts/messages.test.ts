import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { messagesFromCsv, messagesToCsv } from './messages/csv.ts';
import { markOf, notesOn } from './messages/notes.ts';

const ENGLISH: Readonly<Record<string, string>> = {
  'hero.start': 'Start',
  'hero.lead': 'Trade at {fee}.',
  'hero.you': 'Discord',
  'hero.fee': '{fee}',
  'academy.students': '{count, plural, one {# student} other {# students}}',
};
const POLISH = {
  ...ENGLISH,
  'hero.start': 'Zacznij',
  'hero.lead': 'Handluj, za {fee}.',
  'academy.students':
    '{count, plural, one {# uczeń} few {# uczniów} many {# uczniów} other {# ucznia}}',
};
const LETTERS = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZóÓńŃ');
const marks = (english = ENGLISH) =>
  Object.fromEntries(Object.entries(english).map(([key, text]) => [key, markOf(text)]));
const polish = { language: 'pl', english: ENGLISH, messages: POLISH, translated: marks() };
const students = (text: string) => ({ messages: { ...POLISH, 'academy.students': text } });
const leads = { ...ENGLISH, 'hero.lead': 'Trade from {fee}.' };
const replies = { ...ENGLISH, 'owner.reply': '24/7' };
const LACKS = 'plural academy.students: its plural lacks few, many,';
const TWO_FORMS = '{count, plural, one {# uczeń} other {# ucznia}}';

test.each<[what: string, Partial<typeof polish>, notes: string[]]>([
  ['nothing of a language that says what English says', {}, []],
  ['a changed English', { english: leads }, ['stale hero.lead: English is another since it was']],
  ['nothing once that is marked', { english: leads, translated: marks(leads) }, []],
  [
    'what is not marked, as stale or as English, but where only a placeholder stands',
    { translated: {} },
    [
      'stale hero.start: it is not marked as translated',
      'stale hero.lead',
      'english hero.you',
      'stale academy.students',
    ],
  ],
  ['an owner’s sentence in English', { english: replies }, ['english owner.reply']],
  ['forms that the language counts by', students(TWO_FORMS), [LACKS]],
  ['no form for millions', { ...students(TWO_FORMS), language: 'es' }, []],
  ['no form where all counts have the same words', students('{count, plural, other {#}}'), []],
  [
    'letters that the fonts lack once, with the command that cuts them anew',
    { messages: { ...POLISH, 'hero.start': 'ŹLE', 'hero.lead': 'łatwo za {fee}.' } },
    ['letters hero.start: the fonts lack Ź ł Ł, which another font shows. Run `npm run art fonts`'],
  ],
])('a check tells %s', (_, changes, expected) => {
  const notes = notesOn({ ...polish, ...changes }, LETTERS);
  const told = notes.map(({ kind, key, text }) => `${kind} ${key}: ${text}`);
  expect(told).toEqual(expected.map((part) => expect.stringContaining(part)));
});

const bytes = (text: string) => new TextEncoder().encode(text);
const back = (text: string) =>
  Object.fromEntries(
    messagesFromCsv('pl', bytes(text)).map(({ key, translation }) => [key, translation]),
  );
const csv = messagesToCsv(polish, [{ kind: 'english', key: 'hero.you', text: 'it is in English' }]);
const separated = (by: string) => csv.replaceAll(/("[^"]*")|,/g, (_, cell) => cell ?? by);

const quoted = [['key', 'pl'], ...Object.entries(POLISH)]
  .map(([key, text]) => `"${key}","en","${text}"\r\n`)
  .join('');

test('a spreadsheet is given the columns, what is left to do, and the mark of UTF-8', () => {
  expect(csv).toMatch(/^\ufeffkey,en,pl,to do\r\nhero\.start,Start,Zacznij,\r\n/);
  expect(csv).toContain('hero.you,Discord,Discord,it is in English\r\n');
});

test.each([
  ['as it was', csv],
  ['with semicolons and short line ends', separated(';').replaceAll('\r\n', '\n')],
  ['with tabs and without the mark of UTF-8', separated('\t').slice(1)],
  ['with every cell quoted', quoted],
  ['with an empty line and a row that is not translated', `${csv}\r\nhero.more,More,,\r\n`],
])('a sheet comes back %s', (_, text) => {
  expect(back(text)).toEqual(POLISH);
});

test.each(['=SUM(A1)', '+5%', '-5%', '@name', 'Mówi "start",\n\u00a0i już'])(
  '%o comes back from a spreadsheet, and is no formula there',
  (text) => {
    const sheet = messagesToCsv({ ...polish, messages: { ...POLISH, 'hero.start': text } }, []);
    expect(sheet).not.toMatch(/,"?[=+\-@]/);
    expect(back(sheet)['hero.start']).toBe(text);
  },
);

test.each([
  ['klucz,en,pl\na,b,c', 'must name the columns key, en and pl'],
  ['key,en,de\na,b,c', 'must name the columns key, en and pl'],
  ['key,en,pl\nhero.start,Start,"Zacznij\n', 'Quote Not Closed'],
  // In the letters of a country, without UTF-8.
  ['key,en,pl\na,b,\u00f1', 'not UTF-8'],
])('a sheet of %o is refused in a sentence', (text, sentence) => {
  expect(() => messagesFromCsv('pl', Buffer.from(text, 'latin1'))).toThrow(sentence);
});

/** A folder of its own with what the command reads and writes. */
function ownFolder() {
  const root = mkdtempSync(join(tmpdir(), 'messages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const path of ['messages', 'owner.config.ts', 'contract', 'site/src', 'site/art', 'scripts'])
    cpSync(path, join(root, path), { recursive: true });
  for (const path of ['package.json', 'node_modules']) symlinkSync(resolve(path), join(root, path));
  const run = (words: string, OWNER_CONFIG = '') => {
    const args = ['scripts/messages.ts', ...words.split(' ')];
    const env = { ...process.env, OWNER_CONFIG };
    const ended = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env });
    return [ended.status, `${ended.stdout}${ended.stderr}`] as const;
  };
  const pathOf = (language: string) => join(root, `messages/${language}.json`);
  return { sheet: join(root, 'messages.es.csv'), pathOf, run };
}
const saying = (part: string | RegExp) => expect.stringMatching(part);

test('the command tells what is stale, marks it, and carries a language to a spreadsheet and back', () => {
  const { sheet, pathOf, run } = ownFolder();
  const english = readFileSync(pathOf('en'), 'utf8');
  expect(run('accept es')[0]).toBe(0);
  writeFileSync(pathOf('en'), english.replace('"hero.start": "', '"hero.start": "Now '));
  const stale = /messages\/es\.json:\d+, "hero\.start": English is another since it was translated/;
  expect(run('check es')).toEqual([0, saying(stale)]);
  expect(run('accept es hero.start')[0]).toBe(0);
  expect(run('check es')[1]).not.toMatch(stale);

  const spanish = () => readFileSync(pathOf('es'), 'utf8');
  const before = spanish();
  expect(run('export es --csv')[0]).toBe(0);
  expect(run(`import es ${sheet}`)).toEqual([0, saying(' 0 of them')]);
  expect(spanish()).toBe(before);
  writeFileSync(sheet, 'key,en,es\r\nhero.start,Old,Ya\r\nhero.heading,Old,{wrong}\r\n');
  expect(run(`import es ${sheet}`)).toEqual([1, saying('nothing fills {wrong}')]);
  expect(spanish()).toBe(before);
  writeFileSync(sheet, 'key,en,es\r\nhero.start,Old,Ya\r\n');
  expect(run(`import es ${sheet}`)).toEqual([0, saying('1 of them were translated from other')]);
  expect(spanish()).toContain('"hero.start": "Ya"');
});

test('the command refuses what it does not know in a sentence', () => {
  const { run } = ownFolder();
  for (const words of ['chekc', 'import es', 'export es fr'])
    expect(run(words)).toEqual([1, saying('Write check')]);
  expect(run('accept es hero.strat')).toEqual([1, saying('has no "hero.strat"')]);
  expect(run('check xx')).toEqual([1, saying('messages/xx.json: there is no')]);
  expect(run('import es no.csv')).toEqual([1, saying('no.csv')]);
  expect(run('export es', 'owner.config.ts')).toEqual([1, saying('leave OWNER_CONFIG')]);
});
