import { expect, test } from 'vitest';
import { checkMessages } from './checkMessages.ts';
import { mergeMessages, messageFiles } from './loadMessages.ts';
import { languages } from './locales.ts';
import { parseMessages } from './parseMessages.ts';

const ENGLISH = {
  'hero.lead': 'Trade at {fee} in {speed}.',
  'hero.start': 'Start',
  'faq.items.fees.answer': 'About {cost}.',
  'academy.students': '{count, plural, one {# student} other {# students}}',
};
const SPANISH = {
  'hero.lead': 'Opera al {fee} en {speed}.',
  'hero.start': 'Empieza',
  'faq.items.fees.answer': 'Unos {cost}.',
  'academy.students': '{count, plural, one {# alumno} other {# alumnos}}',
};

/** A file as it is written: an object as JSON, a string as it stands. */
const file = (language: string, content: object | string, isOwn = false) =>
  parseMessages(
    { language, path: `${isOwn ? 'own/' : ''}messages/${language}.json`, isOwn },
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  );
const told = (...files: ReturnType<typeof file>[]) => checkMessages(files);
const inSpanish = (content: object | string) => told(file('en', ENGLISH), file('es', content));
const spanish = (key: keyof typeof SPANISH, message: string) =>
  inSpanish({ ...SPANISH, [key]: message });

test('the messages of this repository have no mistake', () => {
  expect(checkMessages(messageFiles(languages))).toEqual([]);
});

test('a language with every key and placeholder has no mistake, nor has a copy of English', () => {
  expect(inSpanish({ ...SPANISH, 'owner.reply': 'Mañana.' })).toEqual([]);
  expect(inSpanish(ENGLISH)).toEqual([]);
});

const LINES = JSON.stringify(SPANISH, null, 2);
test.each([
  ['Empieza",', 'Empieza"', '3, "hero.start": a comma is missing at its end. Write it.'],
  ['"\n}', '",\n}', '5, "academy.students": nothing follows it. Take the comma at its end out.'],
  ['Empieza', 'Em"pieza', '3, "hero.start": it is not written as "key": "words". A " in the words'],
  ['Empieza"', 'Empieza', '3, "hero.start": it is not written as "key": "words"'],
  ['"Empieza"', '["Empieza"]', '3, "hero.start": it is not written as "key": "words"'],
  ['\n}', '', '5: the file does not begin with { and end with }'],
  [
    '{',
    '{\n  "hero.start": "Ya",',
    '4, "hero.start": it stands on line 2, too. Take one of the two out',
  ],
  [
    'hero.start',
    'hero.strat',
    '3, "hero.strat": nothing shows it. Mend its spelling, or take it out.',
  ],
  [/.*Empieza.*\n/, '', '2, "hero.start": it is missing. Copy it from English to the next line'],
  ['al {fee} ', '', '2, "hero.lead": write {fee} where it goes.'],
])('a file with %j written as %j is told once, at its line', (right, wrong, sentence) => {
  expect(inSpanish(LINES.replace(right, wrong))).toEqual([
    expect.stringContaining(`messages/es.json:${sentence}`),
  ]);
});

test.each([
  ['', 'it is empty'],
  [' ', 'it is empty'],
  ['Em\u00adpieza', 'the invisible character U+00AD'],
  ['Em\u2060pieza', 'the invisible character U+2060'],
  ['Em\u200dpieza', 'the invisible character U+200D'],
  ['\u200e<1s', 'the invisible character U+200E'],
  ['Empieza <b>ya</b>', '<b> would be read as it stands'],
  ['Empieza {fee', 'a { is not closed'],
  ['Empieza {}', 'a placeholder has no name'],
  ['Empieza {la fee}', 'a { is not closed, or more than one word stands after it'],
  ['Empieza {fee, number}', 'more than placeholders, plurals and claims'],
  ['{fee, select, a {b} other {c}}', 'more than placeholders, plurals and claims'],
  ['{fee, selectordinal, other {c}}', 'more than placeholders, plurals and claims'],
  [
    '{fee, plural, one {# alumno}}',
    'its plural lacks the form for all other counts. Add other {…}.',
  ],
  ['{fee, plural, ones {#} other {#}}', 'its plural has a form "ones". There are zero, one'],
  ['{fee, plural, one {#} other #}', 'a form of its plural has no braces'],
  ['{fee, plural, one {#} one {#} other {#}}', 'more than placeholders, plurals and claims'],
  ['Empieza en {naem}', 'nothing fills {naem}. Write it as English does.'],
])('the message "%s" is refused with its line and what to do', (message, sentence) => {
  const told = spanish('hero.start', message);
  expect(told).toEqual([expect.stringContaining('messages/es.json:3, "hero.start": ')]);
  expect(told[0]).toContain(sentence);
});

test.each(['می\u200cخواهم', 'A\u00a0b', 'Empieza en {name}'])(
  '%s is no mistake: joiners are spelling there, spaces are seen, and an owner’s figure may join',
  (message) => {
    expect(spanish('hero.start', message)).toEqual([]);
  },
);

test('a slip in English is told once, and not in each language', () => {
  const slip = { ...ENGLISH, 'hero.lead': 'Trade at {fee} in {sped}.' };
  expect(told(file('en', slip), file('es', SPANISH), file('ar', SPANISH))).toEqual([
    'messages/en.json:2, "hero.lead": no translation has {sped}. Mend it, or them.',
  ]);
});

test('an owner’s own messages replace single ones, leave figures out, and add to lists', () => {
  const own = {
    'hero.lead': 'Trade.',
    'faq.items.custody.answer': 'About {cost} at {name}.',
    // Of an entry that the settings do not list, so that no translation has to have it.
    'faq.items.unlisted.answer': 'Later.',
  };
  const files = [file('en', ENGLISH), file('en', own, true), file('es', SPANISH)];
  expect(mergeMessages(files, 'en')).toEqual({ ...ENGLISH, ...own });
  expect(told(...files, file('es', { 'faq.items.custody.answer': 'Unos {cost}.' }, true))).toEqual(
    [],
  );
  expect(told(...files)).toEqual([
    expect.stringMatching(/^messages\/es\.json:5, "faq\.items\.custody\.answer": it is missing\./),
  ]);
});

test('an owner’s own message that nothing shows is told', () => {
  const own = { 'hero.strat': 'Go', 'faq.items.taxes.anwser': 'No.', 'hero.start': 'Go {cost}' };
  expect(told(file('en', ENGLISH), file('en', own, true))).toEqual([
    'own/messages/en.json:2, "hero.strat": nothing shows it. Mend its spelling, or take it out.',
    'own/messages/en.json:3, "faq.items.taxes.anwser": nothing shows it. Mend its spelling, or take it out.',
    'own/messages/en.json:4, "hero.start": nothing fills {cost}. Write it as English does.',
  ]);
});
