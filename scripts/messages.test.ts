import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runScriptInProcess } from '../server/test/runScript.ts';
import { createTempFolder } from '../server/test/temporaryFolder.ts';
import { FROZEN_OWNER } from '../site/e2e/environment.ts';
import { messagesFromCsv, messagesToCsv } from './messages/csv.ts';
import { hashMessage, getNotes } from './messages/notes.ts';
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
const getHashes = (english = ENGLISH) =>
  Object.fromEntries(Object.entries(english).map(([key, text]) => [key, hashMessage(text)]));
const polish = {
  source: 'en',
  language: 'pl',
  english: ENGLISH,
  messages: POLISH,
  translated: getHashes(),
};
const withPlural = (text: string) => ({ messages: { ...POLISH, 'academy.students': text } });
const changedEnglish = { ...ENGLISH, 'hero.lead': 'Trade from {fee}.' };
const withSetting = { ...ENGLISH, 'owner.reply': '24/7' };
const MISSING_FORMS = 'wording academy.students: Missing plural forms: few, many.';
const NOT_ACCEPTED = 'wording hero.start: Not marked as translated';
const TWO_FORMS = '{count, plural, one {# uczeń} other {# ucznia}}';

test.each<[name: string, Partial<typeof polish>, notes: string[]]>([
  ['nothing for up-to-date translations', {}, []],
  [
    'a changed English message',
    { english: changedEnglish },
    ['wording hero.lead: The English message has changed since'],
  ],
  [
    'nothing for an accepted change',
    { english: changedEnglish, translated: getHashes(changedEnglish) },
    [],
  ],
  [
    'every message that was never accepted, except placeholders',
    { translated: {} },
    [NOT_ACCEPTED, 'wording hero.lead', 'wording hero.you', 'wording academy.students'],
  ],
  ['an untranslated setting', { english: withSetting }, ['wording owner.reply']],
  ['missing plural forms', withPlural(TWO_FORMS), [MISSING_FORMS]],
  [
    'nothing if only the plural form for millions is missing',
    { ...withPlural(TWO_FORMS), language: 'es' },
    [],
  ],
  ['nothing if one plural form covers all counts', withPlural('{count, plural, other {#}}'), []],
  [
    'missing glyphs only once',
    { messages: { ...POLISH, 'hero.start': 'Źle з', 'hero.lead': 'łatwo за {fee}.' } },
    ['glyphs hero.start: The fonts have no glyphs for з З а А, so'],
  ],
])('reports %s', (_, changes, expected) => {
  const notes = getNotes({ ...polish, ...changes });
  const formatted = notes.map(({ kind, key, text }) => `${kind} ${key}: ${text}`);
  expect(formatted).toEqual(expected.map((part) => expect.stringContaining(part)));
});

const createSheet = (changes = {}) =>
  messagesToCsv({ ...polish, messages: { ...POLISH, ...changes } }, [
    { kind: 'wording', key: 'hero.you', text: 'it is in English' },
  ]);
const quotedLines = [['key', 'pl'], ...Object.entries(POLISH)].map(
  ([key, text]) => `"${key}";"en";"${text}"`,
);

test.each<[name: string, sheet: string, expected: object]>([
  ['unchanged', createSheet(), POLISH],
  ['separated by tabs', createSheet().replaceAll(/,(?! )/g, '\t'), POLISH],
  ['separated by semicolons', `${quotedLines.join('\n')}\nuntranslated;b;`, POLISH],
  ...['=SUM(A1)', '+5%', '-5%', '@name', 'Mówi "start",\n\u00a0i już'].map(
    (text): [string, string, object] => [
      `with ${text}`,
      createSheet({ 'hero.start': text }),
      { ...POLISH, 'hero.start': text },
    ],
  ),
])('imports a spreadsheet %s', (_, sheet, expected) => {
  expect(sheet).not.toMatch(/,"?[=+\-@]/);
  const rows = messagesFromCsv('en', 'pl', Buffer.from(sheet));
  expect(Object.fromEntries(rows.map((row) => [row.key, row.translation]))).toEqual(expected);
});

test.each<[name: string, file: Buffer, error: string]>([
  ['without its column', Buffer.from('key,en,de\na,b,c'), 'must have the columns key, en, and pl'],
  ['with an unclosed quote', Buffer.from('key,en,pl\na,b,"c\n'), 'Quote Not Closed'],
  ['in Latin-1', Buffer.from('key,en,pl\na,b,\u00f1', 'latin1'), 'not UTF-8'],
])('rejects a spreadsheet %s', (_, file, error) => {
  expect(() => messagesFromCsv('en', 'pl', file)).toThrow(error);
});

const OUTDATED =
  /content\/es\/hero\.json:\d+, "hero\.start": The English message has changed since it was translated/;

test('lists outdated translations and rejects an invalid spreadsheet', async () => {
  const folder = await createTempFolder();
  const content = (language: string, name: string) => join(folder, 'content', language, name);
  const OWNER = folder;
  const settings = `import { owner as frozen } from '${FROZEN_OWNER}/owner.config.ts';
    const sections = ['why-tmx', 'how-it-works', 'trading', 'compare', 'academy', 'faq'];
    export const owner = { ...frozen, reply: '24/7', sections };`;
  writeFileSync(join(folder, 'owner.config.ts'), settings);
  const write = (language: string, name: string, value: object) =>
    writeJson(content(language, `${name}.json`), value);
  write('en', 'hero', { start: 'Start now' });
  write('en', 'academy', { heading: 'Learn' });
  // This section isn't on the page, so the spreadsheet doesn't include it.
  write('es', 'roadmap', { label: 'Plan' });
  const run = (args: string) => {
    // Make each command reload the messages.
    vi.resetModules();
    return runScriptInProcess(`messages.ts ${args}`, { OWNER });
  };
  const sheet = join(folder, 'messages.es.csv');

  expect((await run('check es')).out).toMatch(OUTDATED);
  expect((await run('export es --csv')).code).toBe(0);
  const exported = readFileSync(sheet, 'utf8');
  expect(exported).toMatch(/^\ufeffkey,en,es,to do\r\n/);
  const [row = ''] = /^hero\.start,Start now,.*has changed since.*$/m.exec(exported) ?? [];
  const writeSheet = (lead: string) =>
    writeFileSync(
      sheet,
      `key,en,es\r\n${row.replace('Empieza', 'Ya empieza')}\r\nhero.lead,Old,${lead}\r\nacademy.courses.keys.lessons.2,Old,Dos\r\n`,
    );
  writeSheet('{wrong}');
  expect(await run(`import es ${sheet}`)).toMatchObject({
    code: 1,
    err: expect.stringContaining('"hero.lead": Unknown placeholder {wrong}'),
  });
  expect(existsSync(content('es', 'hero.json'))).toBe(false);
  writeSheet('Opera.');
  expect((await run(`import es ${sheet}`)).out).toContain('2 of them are translations of an older');
  const imported = { lead: 'Opera.', start: 'Ya empieza a operar' };
  expect(readJson(content('es', 'hero.json'))).toEqual(imported);
  expect(readJson(content('es', 'roadmap.json'))).toEqual({ label: 'Plan' });
  // The list has an entry for each one in the source, and the changed entry has all of its strings.
  const [first, keys] = readJson(content('es', 'academy.json')).courses;
  expect(first).toEqual({ id: 'firstTrade' });
  expect(keys.lessons).toHaveLength(5);
  expect(keys.lessons[1]).toBe('Dos');
  const { out } = await run('check es');
  expect(out).toMatch(
    /^(?![^]*hero\.start)[^]*"academy\.heading": The English message has changed/,
  );
  expect(out).toContain('"owner.reply": Not translated');
  expect((await run('accept es academy.heading owner.reply')).code).toBe(0);
  expect((await run('check es')).out).not.toMatch(/academy\.heading|owner\.reply/);
  expect(Object.keys(readJson(join(folder, 'content/.translated.json')).es)).toContain(
    'owner.reply',
  );
  expect((await run('accept es hero.strat')).err).toContain('Unknown message "hero.strat".');
  expect((await run('chekc')).err).toContain('npm run messages -- check [es …]');
});
