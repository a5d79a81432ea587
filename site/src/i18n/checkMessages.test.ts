import { expect, test } from 'vitest';
import { checkMessages } from './checkMessages.ts';
import { messageFiles } from './loadMessages.ts';
import { languages } from './locales.ts';
import { parseMessages, sentenceOf } from './parseMessages.ts';

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
const told = (...files: ReturnType<typeof file>[]) => checkMessages(files).map(sentenceOf);
const inSpanish = (content: object | string) => told(file('en', ENGLISH), file('es', content));
const spanish = (key: keyof typeof SPANISH, message: string) =>
  inSpanish({ ...SPANISH, [key]: message });

test('the messages of this repository have no mistake', () => {
  expect(checkMessages(messageFiles(languages)).map(sentenceOf)).toEqual([]);
});

test('a language with every key and placeholder has no mistake, nor has a copy of English', () => {
  expect(inSpanish({ ...SPANISH, 'owner.reply': 'Mañana.' })).toEqual([]);
  expect(inSpanish(ENGLISH)).toEqual([]);
});

const LINES = JSON.stringify(SPANISH, null, 2);
test.each([
  [
    'a missing comma',
    LINES.replace('Empieza",', 'Empieza"'),
    '3, "hero.start": a comma is missing',
  ],
  [
    'a comma after the last message',
    LINES.replace('"\n}', '",\n}'),
    '5, "academy.students": nothing follows it',
  ],
  [
    'a quotation mark in the words',
    LINES.replace('Empieza', 'Em"pieza'),
    '3, "hero.start": it is not written as "key": "words". A " in the words is written \\".',
  ],
  [
    'a quotation mark that is not closed',
    LINES.replace('Empieza"', 'Empieza'),
    '3, "hero.start": it is not',
  ],
  [
    'no closing brace',
    LINES.replace('\n}', ''),
    '5: the file does not begin with { and end with }',
  ],
  [
    'a key twice',
    LINES.replace('{', '{\n  "hero.start": "Ya",'),
    '4, "hero.start": it stands on line 2, too. Take one',
  ],
  [
    'a list in place of words',
    LINES.replace('"Empieza"', '["Empieza"]'),
    '3, "hero.start": it is not written as "key": "words"',
  ],
])('%s is told at its line', (_, source, sentence) => {
  expect(inSpanish(source)[0]).toContain(`messages/es.json:${sentence}`);
  expect(inSpanish(source)).toHaveLength(1);
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
  ['Empieza {fee, number}', 'more than placeholders and plurals'],
  ['{fee, select, a {b} other {c}}', 'more than placeholders and plurals'],
  ['{fee, selectordinal, other {c}}', 'more than placeholders and plurals'],
  [
    '{fee, plural, one {# alumno}}',
    'its plural lacks the form for all other counts. Add other {…}.',
  ],
  ['{fee, plural, ones {#} other {#}}', 'its plural has a form "ones". There are zero, one'],
  ['{fee, plural, one {#} other #}', 'a form of its plural has no braces'],
  ['{fee, plural, one {#} one {#} other {#}}', 'more than placeholders and plurals'],
  ['Empieza en {naem}', 'nothing fills {naem}. Write it as English does.'],
])('the message "%s" is refused with its line and what to do', (message, sentence) => {
  expect(spanish('hero.start', message)).toEqual([
    expect.stringContaining(`messages/es.json:3, "hero.start": `),
  ]);
  expect(spanish('hero.start', message)[0]).toContain(sentence);
});

test('letters are joined by joiners where that is spelling, and a no-break space is no mistake', () => {
  expect(spanish('hero.start', 'می\u200cخواهم')).toEqual([]);
  expect(spanish('hero.start', 'A\u00a0b')).toEqual([]);
});

test('a placeholder that a translation leaves out is told; one of the owner’s figures may join', () => {
  expect(spanish('hero.lead', 'Opera en {speed}.')).toEqual([
    'messages/es.json:2, "hero.lead": write {fee} where it goes.',
  ]);
  expect(spanish('hero.start', 'Empieza en {name}')).toEqual([]);
});

test('a missing key is told with the line after which it goes', () => {
  const { 'hero.start': _, ...rest } = SPANISH;
  expect(inSpanish(rest)).toEqual([
    'messages/es.json:2, "hero.start": it is missing. Copy it from English to the next line, and translate it.',
  ]);
});

test('a misspelt key is told once, at its own line, and not as a missing one besides', () => {
  expect(inSpanish(LINES.replace('hero.start', 'hero.strat'))).toEqual([
    'messages/es.json:3, "hero.strat": nothing shows it. Mend its spelling, or take it out.',
  ]);
});

test('a slip in English is told once, and not in each language', () => {
  const slip = { ...ENGLISH, 'hero.lead': 'Trade at {fee} in {sped}.' };
  expect(told(file('en', slip), file('es', SPANISH), file('ar', SPANISH))).toEqual([
    'messages/en.json:2, "hero.lead": no translation has {sped}. Mend it, or them.',
  ]);
});

test('an owner’s own messages replace single ones, leave figures out, and add to lists', () => {
  const own = { 'hero.lead': 'Trade.', 'faq.items.taxes.answer': 'About {cost} at {name}.' };
  const files = [file('en', ENGLISH), file('en', own, true), file('es', SPANISH)];
  expect(told(...files, file('es', { 'faq.items.taxes.answer': 'Unos {cost}.' }, true))).toEqual(
    [],
  );
  expect(told(...files)).toEqual([
    expect.stringMatching(/^messages\/es\.json:5, "faq\.items\.taxes\.answer": it is missing\./),
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
