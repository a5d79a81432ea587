import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fromCsv, toCsv } from './messages/csv.ts';
import { markOf, notesOn } from './messages/notes.ts';

const ENGLISH = {
  'hero.start': 'Start',
  'hero.lead': 'Trade at {fee}.',
  'hero.you': 'Discord',
  'hero.fee': '{fee}',
  'academy.students': '{count, plural, one {# student} other {# students}}',
};
const POLISH = {
  'hero.start': 'Zacznij',
  'hero.lead': 'Handluj za {fee}.',
  'hero.you': 'Discord',
  'hero.fee': '{fee}',
  'academy.students':
    '{count, plural, one {# uczeń} few {# uczniów} many {# uczniów} other {# ucznia}}',
};
const LETTERS = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZóÓńŃ');
const marked = (english: Readonly<Record<string, string>>, messages: typeof english = POLISH) =>
  Object.fromEntries(
    Object.entries(english).map(([key, text]) => [key, markOf(text, messages[key] ?? '')]),
  );
const translation = {
  language: 'pl',
  english: ENGLISH,
  messages: POLISH,
  translated: marked(ENGLISH),
};
const notes = (changes: Partial<typeof translation>, letters = LETTERS) =>
  notesOn({ ...translation, ...changes }, letters).map(({ kind, key }) => [kind, key]);

test('of a language that says what English says nothing is left to do', () => {
  expect(notes({})).toEqual([]);
});

test('a sentence whose English is another by now is stale until it is marked', () => {
  const english = { ...ENGLISH, 'hero.lead': 'Trade from {fee}.' };
  expect(notes({ english })).toEqual([['stale', 'hero.lead']]);
  expect(notes({ english, translated: marked(english) })).toEqual([]);
  const { 'hero.start': _, ...translated } = marked(ENGLISH);
  expect(notes({ translated: { ...translated, 'hero.start': '' } })).toEqual([
    ['stale', 'hero.start'],
  ]);
});

test('words that are still English are told, unless they are marked so or have no letters', () => {
  const still = (translated: typeof translation.translated) =>
    notes({ translated, messages: ENGLISH })
      .filter(([kind]) => kind === 'english')
      .map(([, key]) => key);
  const all = ['hero.start', 'hero.lead', 'hero.you', 'academy.students'];
  expect(still({})).toEqual(all);
  expect(still(marked(ENGLISH))).toEqual(all.filter((key) => key !== 'hero.you'));
});

test('an owner’s sentence that a language does not say is still English', () => {
  const english = { ...ENGLISH, 'owner.reply': 'Tomorrow.' };
  expect(notes({ english })).toEqual([['english', 'owner.reply']]);
});

test('a plural without a form that the language counts by is told; forms for millions are not asked for', () => {
  const students = '{count, plural, one {# uczeń} other {# ucznia}}';
  const lacking = { ...POLISH, 'academy.students': students };
  expect(notes({ messages: lacking })).toEqual([['plural', 'academy.students']]);
  const [note] = notesOn({ ...translation, messages: lacking }, LETTERS);
  expect(note?.text).toContain('lacks few, many');
  expect(notes({ language: 'es', messages: { ...POLISH, 'academy.students': students } })).toEqual(
    [],
  );
  const same = { ...POLISH, 'academy.students': '{count, plural, other {#}}' };
  expect(notes({ messages: same })).toEqual([]);
});

test('letters that the fonts lack are told once, with the command that cuts them anew', () => {
  const messages = { ...POLISH, 'hero.lead': 'Łatwo za {fee}, źle.' };
  const [note, ...others] = notesOn({ ...translation, messages }, LETTERS);
  expect(others).toEqual([]);
  expect(note).toMatchObject({ kind: 'letters', key: 'hero.lead' });
  expect(note?.text).toContain('lack Ł ź Ź, which another font shows. Run `npm run art fonts`.');
});

const sheet = { language: 'pl', english: ENGLISH, messages: POLISH };
const csv = toCsv(sheet, (key) => (key === 'hero.you' ? 'it is as in English' : ''));
const bytes = (text: string) => new TextEncoder().encode(text);
const back = (text: string) =>
  Object.fromEntries(fromCsv('pl', bytes(text)).map(({ key, translation: said }) => [key, said]));

test('a spreadsheet brings back what it was given, whatever it puts between columns and around cells', () => {
  expect(csv).toMatch(/^\ufeffkey,en,pl,to do\r\n/);
  expect(back(csv)).toEqual(POLISH);
  const semicolons = csv.replaceAll(/("[^"]*")|,/g, (_, cell) => cell ?? ';');
  expect(back(semicolons.replaceAll('\r\n', '\n'))).toEqual(POLISH);
  const tabs = csv.replaceAll(/("[^"]*")|,/g, (_, cell) => cell ?? '\t').replace('\ufeff', '');
  expect(back(tabs)).toEqual(POLISH);
  const quoted = '"key","en","pl"\r\n"hero.start","Start","Mówi ""start"", \u00a0i już"\r\n';
  expect(back(quoted)).toEqual({ 'hero.start': 'Mówi "start", \u00a0i już' });
});

test('words that a spreadsheet would compute travel as words and come back as they were', () => {
  for (const text of ['=SUM(A1)', '+5%', '-5%', '@name']) {
    const guarded = toCsv({ ...sheet, messages: { ...POLISH, 'hero.start': text } }, () => '');
    expect(guarded).toContain(`'${text}`);
    expect(back(guarded)['hero.start']).toBe(text);
  }
});

test.each([
  ['klucz,en,pl\na,b,c', 'must name the columns key, en and pl'],
  ['key,en,de\na,b,c', 'must name the columns key, en and pl'],
  ['key,en,pl\nhero.start,Start,"Zacznij\n', 'Quote Not Closed'],
])('a sheet that begins with "%s" is refused in a sentence', (text, sentence) => {
  expect(() => fromCsv('pl', bytes(text))).toThrow(sentence);
});

test('a row without a translation is none, and a sheet in old letters is refused', () => {
  expect(back('key,en,pl\nhero.start,Start,\n')).toEqual({});
  expect(() => fromCsv('pl', Uint8Array.from([...bytes('key,en,pl\na,b,'), 0xf1]))).toThrow(
    'utf-8',
  );
});

/** A folder of its own with what the command reads and writes. */
function ownFolder() {
  const root = mkdtempSync(join(tmpdir(), 'messages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const path of ['messages', 'owner.config.ts', 'contract', 'site/src', 'site/art', 'scripts'])
    cpSync(path, join(root, path), { recursive: true });
  for (const path of ['package.json', 'node_modules']) symlinkSync(resolve(path), join(root, path));
  const pathOf = (language: string) => join(root, `messages/${language}.json`);
  const read = (language: string) => readFileSync(pathOf(language), 'utf8');
  return {
    root,
    read,
    replace: (language: string, from: string, to: string) =>
      writeFileSync(pathOf(language), read(language).replace(from, to)),
    run: (...words: string[]) => {
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        ['scripts/messages.ts', ...words],
        {
          cwd: root,
          encoding: 'utf8',
          env: { ...process.env, OWNER_CONFIG: '' },
        },
      );
      return { said: `${stdout}${stderr}`, status };
    },
  };
}

test('the command tells what is stale, marks it, and carries a language to a spreadsheet and back', () => {
  const { root, read, replace, run } = ownFolder();
  expect(run('accept', 'es').status).toBe(0);
  replace('en', '"hero.start": "', '"hero.start": "Now ');
  const stale = /messages\/es\.json:\d+, "hero\.start": English is another since it was translated/;
  expect(run('check', 'es')).toMatchObject({ said: expect.stringMatching(stale), status: 0 });
  expect(run('accept', 'es', 'hero.start').status).toBe(0);
  expect(run('check', 'es').said).not.toMatch(stale);

  const before = read('es');
  expect(run('export', 'es', '--csv').status).toBe(0);
  const file = join(root, 'messages.es.csv');
  expect(run('import', 'es', file)).toMatchObject({
    said: expect.stringContaining(' 0 of them'),
    status: 0,
  });
  expect(read('es')).toBe(before);

  writeFileSync(file, 'key,en,es\r\nhero.start,Start,{wrong}\r\n');
  const refused = run('import', 'es', file);
  expect(refused).toMatchObject({
    said: expect.stringContaining('nothing fills {wrong}'),
    status: 1,
  });
  expect(read('es')).toBe(before);
});

test('the command refuses what it does not know in a sentence', () => {
  const { run } = ownFolder();
  for (const words of [[], ['chekc'], ['accept'], ['import', 'es'], ['export', 'es', 'fr']]) {
    expect(run(...words)).toMatchObject({
      said: expect.stringContaining('Write check'),
      status: 1,
    });
  }
  expect(run('accept', 'es', 'hero.strat').said).toContain('has no "hero.strat"');
  expect(run('check', 'xx').said).toContain('There is no messages/xx.json');
  expect(run('import', 'es', 'no.csv').said).toContain('no.csv');
});
