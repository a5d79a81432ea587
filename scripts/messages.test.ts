import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runScript } from '../server/test/runScript.ts';
import { FROZEN_OWNER } from '../site/e2e/environment.ts';
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
const LACKS = 'words academy.students: its plural lacks few, many,';
const TWO_FORMS = '{count, plural, one {# uczeń} other {# ucznia}}';

test.each<[what: string, Partial<typeof polish>, notes: string[]]>([
  ['nothing of a language that says what English says', {}, []],
  ['a changed English', { english: leads }, ['words hero.lead: English is another since it was']],
  ['nothing once that is marked', { english: leads, translated: marks(leads) }, []],
  [
    'what is not marked, as stale or as English, but where only a placeholder stands',
    { translated: {} },
    [
      'words hero.start: it is not marked as translated',
      'words hero.lead',
      'words hero.you',
      'words academy.students',
    ],
  ],
  ['an owner’s sentence in English', { english: replies }, ['words owner.reply']],
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

test('the command tells what is stale, marks it beside the settings, and refuses what it does not know', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'messages'));
  const OWNER_CONFIG = join(folder, 'owner.config.ts');
  writeFileSync(OWNER_CONFIG, `export * from '${FROZEN_OWNER}';`);
  writeFileSync(join(folder, 'messages/en.json'), '{ "hero.start": "Start now" }');
  const run = (words: string) => runScript(`messages.ts ${words}`, { OWNER_CONFIG });
  const stale = /messages\/es\.json:\d+, "hero\.start": English is another since it was translated/;
  expect((await run('check es')).out).toMatch(stale);
  expect((await run('accept es hero.start')).code).toBe(0);
  expect((await run('check es')).out).not.toMatch(stale);
  expect(await run('accept es hero.strat')).toMatchObject({
    code: 1,
    err: expect.stringContaining('has no "hero.strat". Mend its spelling.'),
  });
  expect(await run('chekc')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Write check'),
  });
});
