import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runScriptInProcess } from '../server/test/runScript.ts';
import { createTempFolder } from '../server/test/temporaryFolder.ts';
import { FROZEN_OWNER } from '../site/e2e/environment.ts';
import { messagesFromCsv, messagesToCsv } from './messages/csv.ts';
import { hashOf, notesOn } from './messages/notes.ts';
import { readJson, writeJson } from './owner/files.ts';

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
const marks = (english = ENGLISH) =>
  Object.fromEntries(Object.entries(english).map(([key, text]) => [key, hashOf(text)]));
const polish = {
  source: 'en',
  language: 'pl',
  english: ENGLISH,
  messages: POLISH,
  translated: marks(),
};
const students = (text: string) => ({ messages: { ...POLISH, 'academy.students': text } });
const leads = { ...ENGLISH, 'hero.lead': 'Trade from {fee}.' };
const replies = { ...ENGLISH, 'owner.reply': '24/7' };
const LACKS = 'wording academy.students: its plural lacks few, many,';
const UNMARKED = 'wording hero.start: it is not marked as translated';
const TWO_FORMS = '{count, plural, one {# uczeń} other {# ucznia}}';

test.each<[what: string, Partial<typeof polish>, notes: string[]]>([
  ['nothing of a language that says what English says', {}, []],
  [
    'a changed English',
    { english: leads },
    ['wording hero.lead: English has changed since it was'],
  ],
  ['nothing once that is marked', { english: leads, translated: marks(leads) }, []],
  [
    'what is not marked, as stale or as English, but where only a placeholder stands',
    { translated: {} },
    [UNMARKED, 'wording hero.lead', 'wording hero.you', 'wording academy.students'],
  ],
  ['an owner’s sentence in English', { english: replies }, ['wording owner.reply']],
  ['forms that the language counts by', students(TWO_FORMS), [LACKS]],
  ['no form for millions', { ...students(TWO_FORMS), language: 'es' }, []],
  ['no form where all counts have the same words', students('{count, plural, other {#}}'), []],
  [
    'letters that the fonts lack, once',
    { messages: { ...POLISH, 'hero.start': 'Źle з', 'hero.lead': 'łatwo за {fee}.' } },
    ['glyphs hero.start: the fonts lack з З а А. Another font shows them'],
  ],
])('a check tells %s', (_, changes, expected) => {
  const notes = notesOn({ ...polish, ...changes });
  const told = notes.map(({ kind, key, text }) => `${kind} ${key}: ${text}`);
  expect(told).toEqual(expected.map((part) => expect.stringContaining(part)));
});

const sheetOf = (changes = {}) =>
  messagesToCsv({ ...polish, messages: { ...POLISH, ...changes } }, [
    { kind: 'wording', key: 'hero.you', text: 'it is in English' },
  ]);
const quoted = [['key', 'pl'], ...Object.entries(POLISH)].map(
  ([key, text]) => `"${key}";"en";"${text}"`,
);

test.each<[what: string, sheet: string, back: object | string]>([
  ['as it was', sheetOf(), POLISH],
  ['from tabs', sheetOf().replaceAll(/,(?! )/g, '\t'), POLISH],
  ['from semicolons, quoted, with one not translated', `${quoted.join('\n')}\na;b;`, POLISH],
  ...['=SUM(A1)', '+5%', '-5%', '@name', 'Mówi "start",\n\u00a0i już'].map(
    (text): [string, string, object] => [
      `with ${text}`,
      sheetOf({ 'hero.start': text }),
      { ...POLISH, 'hero.start': text },
    ],
  ),
  ['without its column', 'key,en,de\na,b,c', 'must name the columns key, en and pl'],
  ['cut off', 'key,en,pl\na,b,"c\n', 'Quote Not Closed'],
  ['in the letters of a country', 'key,en,pl\na,b,\u00f1', 'not UTF-8'],
])('a spreadsheet comes back %s, or is refused in a sentence', (_, sheet, back) => {
  expect(sheet).not.toMatch(/,"?[=+\-@]/);
  const file = Buffer.from(sheet, back === 'not UTF-8' ? 'latin1' : 'utf8');
  const read = () => messagesFromCsv('en', 'pl', file).map((row) => [row.key, row.translation]);
  if (typeof back === 'string') expect(read).toThrow(back);
  else expect(Object.fromEntries(read())).toEqual(back);
});

const STALE =
  /content\/es\/hero\.json:\d+, "hero\.start": English has changed since it was translated/;

test('lists outdated texts and imports a spreadsheet only without mistakes', async () => {
  const folder = await createTempFolder();
  const content = (language: string, name: string) => join(folder, 'content', language, name);
  const OWNER = folder;
  const settings = `import { owner as frozen } from '${FROZEN_OWNER}/owner.config.ts';
    export const owner = { ...frozen, reply: '24/7' };`;
  writeFileSync(join(folder, 'owner.config.ts'), settings);
  const write = (language: string, name: string, value: object) =>
    writeJson(content(language, `${name}.json`), value);
  write('en', 'hero', { start: 'Start now' });
  write('en', 'academy', { heading: 'Learn' });
  const run = (words: string) => {
    // Each command reads the messages again.
    vi.resetModules();
    return runScriptInProcess(`messages.ts ${words}`, { OWNER });
  };
  const sheet = join(folder, 'messages.es.csv');

  expect((await run('check es')).out).toMatch(STALE);
  expect((await run('export es --csv')).code).toBe(0);
  const exported = readFileSync(sheet, 'utf8');
  expect(exported).toMatch(/^\ufeffkey,en,es,to do\r\n/);
  const [row = ''] = /^hero\.start,Start now,.*English has changed.*$/m.exec(exported) ?? [];
  const change = (lead: string) =>
    writeFileSync(
      sheet,
      `key,en,es\r\n${row.replace('Empieza', 'Ya empieza')}\r\nhero.lead,Old,${lead}\r\nacademy.courses.keys.lessons.2,Old,Dos\r\n`,
    );
  change('{wrong}');
  expect(await run(`import es ${sheet}`)).toMatchObject({
    code: 1,
    err: expect.stringContaining('"hero.lead": Unknown placeholder {wrong}'),
  });
  expect(existsSync(content('es', 'hero.json'))).toBe(false);
  change('Opera.');
  expect((await run(`import es ${sheet}`)).out).toContain(
    '2 of them were translated from an older',
  );
  const imported = { lead: 'Opera.', start: 'Ya empieza a operar' };
  expect(readJson(content('es', 'hero.json'))).toEqual(imported);
  // A list has the entries of the source, and the texts of a changed entry are whole.
  const [first, keys] = readJson(content('es', 'academy.json')).courses;
  expect(first).toEqual({ id: 'firstTrade' });
  expect(keys.lessons).toHaveLength(5);
  expect(keys.lessons[1]).toBe('Dos');
  const left = await run('check es');
  expect(left.out).toMatch(/^(?![^]*hero\.start)[^]*"academy\.heading": English has changed/);
  expect(left.out).toContain('"owner.reply": it is still in English');
  expect((await run('accept es academy.heading owner.reply')).code).toBe(0);
  expect((await run('check es')).out).not.toMatch(/academy\.heading|owner\.reply/);
  expect((await run('accept es hero.strat')).err).toContain('no message "hero.strat". Correct its');
  expect((await run('chekc')).err).toContain('Write check [es …]');
});
