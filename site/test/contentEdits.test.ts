import { expect, test } from 'vitest';
import { readAllFiles, combineFiles } from '../src/content/content.ts';
import { parseContentFile } from '../src/content/contentFile.ts';
import { messageMistake } from '../src/editor/messageMistake.ts';
import { checkMessages } from '../src/i18n/loadMessages.ts';
import { createOwner } from './renderSections.ts';

const LANGUAGES = ['en', 'es'];
const SHIPPED = readAllFiles('none', LANGUAGES);
const shippedFile = (language: string, name: string) =>
  SHIPPED.find((file) => file.language === language && file.name === name)?.value;

/** What the build says of a changed file. */
function toldOf(language: string, name: string, value: object): string[] {
  const place = { language, name, path: `content/${language}/${name}.json`, isOwn: true };
  const file = parseContentFile(place, JSON.stringify(value, null, 2));
  try {
    const content = combineFiles([...SHIPPED, file], LANGUAGES);
    checkMessages(createOwner({ languages: LANGUAGES }), content);
    return [];
  } catch (error) {
    return String(error).replace('Error: ', '').split('\n');
  }
}

const list = (language: string, name: string, key: string): { id: string }[] =>
  Object(shippedFile(language, name))[key].map(({ id }: { id: string }) => ({ id }));
const questions = (language = 'en') => list(language, 'faq', 'items');
const texts = { category: 'Fees', question: 'Who pays gas?', answer: 'You do.' };
const changed = (entries: { id: string }[], id: string, change: object) =>
  entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
const quarters = (change: object) => ({
  quarters: changed(list('en', 'roadmap', 'quarters'), 'foundations', change),
});
const customer = {
  id: 'ana',
  kind: 'customer',
  name: 'Ana',
  initials: 'A',
  rating: 5,
  lang: 'en',
  quote: 'Good.',
  role: 'Trader',
  place: 'Porto',
};

test.each<[edit: string, language: string, name: string, value: object, says: string]>([
  ['empties a heading', 'en', 'hero', { heading: '' }, 'Empty text'],
  ['writes a long heading', 'en', 'hero', { heading: 'a'.repeat(81) }, 'at most 80 fit'],
  [
    'breaks a placeholder',
    'en',
    'hero',
    { promise: { fee: 'Pay {fee.' } },
    'Invalid braces',
  ],
  ['misspells a placeholder', 'es', 'hero', { lead: 'Por {fees}.' }, 'Unknown placeholder {fees}'],
  ['pastes a hidden character', 'en', 'hero', { lead: 'The\u200b floor' }, 'Invisible character'],
  [
    'writes a plural without its last form',
    'en',
    'hero',
    { lead: '{count, plural, one {#}}' },
    'Invalid braces. Close each { with a }',
  ],
  [
    'writes a link that runs a script',
    'en',
    'hero',
    { lead: '[Pay](javascript:pay)' },
    'Invalid link "javascript:pay"',
  ],
  ['misspells the name of a text', 'en', 'hero', { headign: 'Trade' }, 'Unknown key'],
  ['writes a tag', 'en', 'hero', { lead: 'The <b>floor</b>' }, 'visitors would see <b>'],
  [
    'adds a button without a link',
    'en',
    'hero',
    { actions: [{ id: 'docs', label: 'Docs' }] },
    'a link such as',
  ],
  ['adds a picture without words', 'en', 'hero', { picture: 'a.jpg' }, 'what the picture shows'],
  ['repeats a short name', 'en', 'faq', { items: [...questions(), questions()[0]] }, 'Duplicate'],
  ['leaves two questions', 'en', 'faq', { items: questions().slice(0, 2) }, 'at least 3 entries'],
  [
    'adds too many questions',
    'en',
    'faq',
    { items: Array.from({ length: 13 }, (_, index) => ({ id: `q${index}`, ...texts })) },
    'at most 12 entries',
  ],
  [
    'leaves an answer out',
    'en',
    'faq',
    { items: [...questions(), { ...texts, id: 'gas', answer: undefined }] },
    'faq.items.gas.answer',
  ],
  [
    'writes a bad short name',
    'en',
    'faq',
    { items: [...questions(), { ...texts, id: 'Who pays' }] },
    'starting with a lowercase letter',
  ],
  [
    'writes a long question',
    'en',
    'faq',
    { items: changed(questions(), 'fees', { question: 'a'.repeat(161) }) },
    'at most 160 fit',
  ],
  [
    'moves a translation',
    'es',
    'faq',
    { items: questions('es').toReversed() },
    'in the same order',
  ],
  ['removes a translation', 'es', 'faq', { items: questions('es').slice(1) }, 'in the same order'],
  [
    'adds a translation',
    'es',
    'faq',
    { items: [...questions('es'), { id: 'gas' }] },
    'in the same order',
  ],
  [
    'completes a quarter early',
    'en',
    'roadmap',
    quarters({ status: 'completed', progress: 50 }),
    'Write 100 for a completed',
  ],
  [
    'writes progress of 33%',
    'en',
    'roadmap',
    quarters({ status: 'current', progress: 33 }),
    'a multiple of 5',
  ],
  ['repeats a quarter', 'en', 'roadmap', quarters({ quarter: 2 }), 'each quarter once, in order'],
  [
    'mixes a customer with examples',
    'en',
    'testimonials',
    { cards: [...list('en', 'testimonials', 'cards'), { ...customer, consent: 'Drive' }] },
    'has examples and real customers',
  ],
  [
    'quotes a customer without consent',
    'en',
    'testimonials',
    { cards: [{ ...customer, consent: '' }] },
    'consent',
  ],
  [
    'gives a mark without a name',
    'en',
    'partners',
    { categories: [{ id: 'acme', mark: 'acme.svg', title: 'Banks', body: 'Fast.' }] },
    'the name of the partner',
  ],
])('an edit that %s is refused with a sentence', (_, language, name, value, says) => {
  const told = toldOf(language, name, value);
  expect(told.join('\n')).toContain(says);
  for (const sentence of told)
    expect(sentence).toMatch(/^content\/e[ns]\/\w+\.json:\d+, ".+": .+\.$/);
});

test.each<[text: string, says: string | undefined]>([
  ['Pay {fee}.', undefined],
  ['', undefined],
  ['[Pay](javascript:pay)', 'Invalid link'],
  ['Pay {fee.', 'Invalid braces'],
  ['Pay {fees}.', 'Unknown placeholder {fees}. Use one of {fee}, {cost}'],
  ['Pay {count, plural, one {#}}', 'Invalid braces'],
  ['a'.repeat(41), 'The text has 41 characters, but at most 40 fit.'],
])('the editor says of "%s" that %s', (text, says) => {
  const mistake = messageMistake(text, {
    key: 'faq.items.a.answer',
    maxLength: 40,
    names: ['fee', 'cost'],
  });
  if (says === undefined) expect(mistake).toBeUndefined();
  else expect(mistake).toContain(says);
});
