import { expect, test } from 'vitest';
import { readAllFiles, combineFiles } from '../src/content/content.ts';
import { type ContentFile, parseContentFile } from '../src/content/contentFile.ts';
import { formatContent } from '../src/editor/contentFormat.ts';
import { findMessageError } from '../src/editor/findMessageError.ts';
import { checkMessages } from '../src/i18n/loadMessages.ts';
import { createOwner } from './renderSections.ts';

const LANGUAGES = ['en', 'es'];
const DEFAULT_FILES = readAllFiles('none', LANGUAGES);
const getDefaultFile = (language: string, name: string) =>
  DEFAULT_FILES.find((file) => file.language === language && file.name === name)?.value;

const createFile = (language: string, name: string, json: string) =>
  parseContentFile(
    { language, name, path: `content/${language}/${name}.json`, isOwnerFile: true },
    json,
  );
const buildMessages = (files: ContentFile[]) =>
  checkMessages(
    createOwner({ languages: LANGUAGES }),
    combineFiles([...DEFAULT_FILES, ...files], LANGUAGES),
  );

/** Returns build errors for a changed content file. */
function getBuildErrors(language: string, name: string, value: object): string[] {
  try {
    buildMessages([createFile(language, name, JSON.stringify(value, null, 2))]);
    return [];
  } catch (error) {
    return String(error).replace('Error: ', '').split('\n');
  }
}

const getEntries = (language: string, name: string, key: string): { id: string }[] =>
  Object(getDefaultFile(language, name))[key].map(({ id }: { id: string }) => ({ id }));
const getQuestions = (language = 'en') => getEntries(language, 'faq', 'items');
const faqMessages = { category: 'Fees', question: 'Who pays gas?', answer: 'You do.' };
const changeEntry = (entries: { id: string }[], id: string, changes: object) =>
  entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry));
const createQuarters = (changes: object) => ({
  quarters: changeEntry(getEntries('en', 'roadmap', 'quarters'), 'foundations', changes),
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

test.each<[edit: string, language: string, name: string, value: object, message: string]>([
  ['empties a heading', 'en', 'hero', { heading: '' }, 'Empty text'],
  ['adds a heading that is too long', 'en', 'hero', { heading: 'a'.repeat(101) }, 'only 100 fit'],
  ['breaks a placeholder', 'en', 'hero', { promise: { fee: 'Pay {fee.' } }, 'Invalid braces'],
  ['misspells a placeholder', 'es', 'hero', { lead: 'Por {fees}.' }, 'Unknown placeholder {fees}'],
  ['pastes a hidden character', 'en', 'hero', { lead: 'The\u200b floor' }, 'Invisible character'],
  [
    "omits a plural's other form",
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
  ['misspells a message key', 'en', 'hero', { headign: 'Trade' }, 'Unknown key'],
  ['adds an HTML tag', 'en', 'hero', { lead: 'The <b>floor</b>' }, 'visitors would see <b>'],
  [
    'adds a button without a link',
    'en',
    'hero',
    { actions: [{ id: 'docs', label: 'Docs' }] },
    'a link, such as',
  ],
  ['adds an image without alt text', 'en', 'hero', { picture: 'a.jpg' }, 'Add alt text for'],
  ['repeats an ID', 'en', 'faq', { items: [...getQuestions(), getQuestions()[0]] }, 'Duplicate'],
  [
    'keeps only two questions',
    'en',
    'faq',
    { items: getQuestions().slice(0, 2) },
    'at least 3 entries',
  ],
  [
    'adds too many questions',
    'en',
    'faq',
    { items: Array.from({ length: 13 }, (_, index) => ({ id: `q${index}`, ...faqMessages })) },
    'at most 12 entries',
  ],
  [
    'omits an answer',
    'en',
    'faq',
    { items: [...getQuestions(), { ...faqMessages, id: 'gas', answer: undefined }] },
    'faq.items.gas.answer',
  ],
  [
    'adds an invalid ID',
    'en',
    'faq',
    { items: [...getQuestions(), { ...faqMessages, id: 'Who pays' }] },
    'starting with a lowercase letter',
  ],
  [
    'adds a question that is too long',
    'en',
    'faq',
    { items: changeEntry(getQuestions(), 'fees', { question: 'a'.repeat(161) }) },
    'only 160 fit',
  ],
  [
    'reorders translated entries',
    'es',
    'faq',
    { items: getQuestions('es').toReversed() },
    'in the same order',
  ],
  [
    'removes a translated entry',
    'es',
    'faq',
    { items: getQuestions('es').slice(1) },
    'in the same order',
  ],
  [
    'adds an entry to a translation',
    'es',
    'faq',
    { items: [...getQuestions('es'), { id: 'gas' }] },
    'in the same order',
  ],
  [
    'marks a quarter as completed at 50%',
    'en',
    'roadmap',
    createQuarters({ status: 'completed', progress: 50 }),
    'Use 100 for a completed',
  ],
  [
    'sets progress to 33%',
    'en',
    'roadmap',
    createQuarters({ status: 'current', progress: 33 }),
    'a multiple of 5',
  ],
  [
    'repeats a quarter',
    'en',
    'roadmap',
    createQuarters({ quarter: 2 }),
    'each quarter once, in order',
  ],
  [
    'mixes a customer with examples',
    'en',
    'testimonials',
    { cards: [...getEntries('en', 'testimonials', 'cards'), { ...customer, consent: 'Drive' }] },
    "Examples and real customers can't be mixed",
  ],
  [
    'quotes a customer without consent',
    'en',
    'testimonials',
    { cards: [{ ...customer, consent: '' }] },
    'consent',
  ],
  [
    'adds a logo without a name',
    'en',
    'partners',
    { categories: [{ id: 'acme', mark: 'acme.svg', title: 'Banks', body: 'Fast.' }] },
    "Add the partner's name",
  ],
])('rejects an edit that %s', (_, language, name, value, message) => {
  const errors = getBuildErrors(language, name, value);
  expect(errors.join('\n')).toContain(message);
  for (const error of errors) expect(error).toMatch(/^content\/e[ns]\/\w+\.json:\d+, ".+": .+\.$/);
});

test('falls back to the first language for empty text in a translated list', () => {
  const [course] = Object(getDefaultFile('en', 'academy')).courses;
  const files = LANGUAGES.map((language) => {
    const added =
      language === 'en'
        ? { ...course, id: 'gas' }
        : { id: 'gas', lessons: ['Una', '', '', '', '', ''] };
    const courses = [...getEntries(language, 'academy', 'courses'), added];
    return createFile(language, 'academy', formatContent({ courses }, []));
  });
  expect(buildMessages(files).get('es')).toMatchObject({
    'academy.courses.gas.lessons.1': 'Una',
    'academy.courses.gas.lessons.2': course.lessons[1],
  });
});

const findError = (message: string) =>
  findMessageError(message, {
    key: 'faq.items.a.answer',
    maxLength: 40,
    placeholders: ['fee', 'cost'],
  });

test.each(['Pay {fee}.', ''])('the editor accepts the message %j', (text) => {
  expect(findError(text)).toBeUndefined();
});

test.each([
  ['[Pay](javascript:pay)', 'Invalid link'],
  ['Pay {fee.', 'Invalid braces'],
  ['Pay {fees}.', 'Unknown placeholder {fees}. Use one of {fee}, {cost}'],
  ['Pay {count, plural, one {#}}', 'Invalid braces'],
  ['a'.repeat(41), 'The text is 41 characters long, but only 40 fit.'],
])('the editor rejects the message %j: %s', (text, error) => {
  expect(findError(text)).toContain(error);
});
