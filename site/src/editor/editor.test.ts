import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { FROZEN_OWNER } from '../../e2e/environment.ts';
import { createOwner } from '../../test/renderSections.ts';
import { getContent } from '../i18n/loadMessages.ts';
import { getEditorSettings } from './cmsConfig.ts';
import { formatContent, formatPage } from './contentFormat.ts';
import { editorPolicy } from './editorPolicy.ts';
import HINTS from './hints.json' with { type: 'json' };
import { folderInRepository } from './ownerFiles.ts';
import { getTextLocations } from './textLocations.ts';

/** Only engineers edit these files. */
const EXCLUDED_FILES = ['language', 'llms', 'owner', 'privacy', 'riskStrip', 'risks'];
const LANGUAGES = ['en', 'es', 'ar'];
const owner = createOwner({ languages: LANGUAGES });
const settings = (changes = {}) =>
  getEditorSettings({ ...owner, ...changes }, getContent(LANGUAGES), {
    folder: 'owner/',
    customSectionText: { press: { heading: 'Press' } },
    isHosted: true,
  });
const files = Object.assign({}, ...Object.values(HINTS.groups).map(({ files }) => files));
const getFields = (name: string) => {
  const collections = settings().config.collections ?? [];
  const allFiles = collections.flatMap((collection) =>
    'files' in collection ? collection.files : [],
  );
  const fields = allFiles.find((file) => file.name === name)?.fields ?? [];
  return Object.fromEntries(fields.map((field) => [field.name, Object(field)]));
};

test('includes every default content file, except those for engineers', () => {
  const defaultFiles = globSync('site/defaults/content/en/*.json').map((path) =>
    basename(path, '.json'),
  );
  const editableFiles = Object.keys(files).filter((name) => name !== 'sections');
  expect(editableFiles.toSorted()).toEqual(
    defaultFiles.filter((name) => !EXCLUDED_FILES.includes(name)).toSorted(),
  );
  for (const name of editableFiles) expect(Object.keys(getFields(name)), name).not.toHaveLength(0);
});

test('generates fields from the schemas', () => {
  const { heading, caption } = getFields('hero');
  expect(heading).toMatchObject({
    widget: 'message',
    i18n: true,
    required: ['en'],
    maxLength: 100,
  });
  expect(caption).toMatchObject({ label: 'Text below the primary button' });
  const { items } = getFields('faq');
  expect(items).toMatchObject({ widget: 'list', i18n: 'duplicate', min: 3, max: 12 });
  expect(items.fields.map((field: Field) => field.name)).toEqual([
    'id',
    'category',
    'question',
    'answer',
  ]);
  expect(items.fields[3]).toMatchObject({ widget: 'message-lines', maxLength: 2000 });
  expect(items.fields[3].placeholders).toContain('cost');
  const { quarters, year } = getFields('roadmap');
  expect(year).toMatchObject({ widget: 'number', value_type: 'int', i18n: false });
  const progress = quarters.fields.find((field: Field) => field.name === 'progress');
  expect(progress).toMatchObject({ min: 0, max: 100, step: 5 });
  const { cards } = getFields('testimonials');
  expect(cards.types.map((type: Field) => type.name)).toEqual(['example', 'customer']);
  expect(getFields('sections')['press'].fields[0]).toMatchObject({ widget: 'message' });
});

test.each([
  ['initials', 'ÉB', 'b'],
  ['id', 'mara', 'Mara'],
  ['lang', 'pt-BR', 'pt_BR'],
  ['progress', '35', '37'],
])('checks the pattern of %s in the editor as the build does', (name, valid, invalid) => {
  const fields = [
    ...getFields('testimonials')['cards'].types[1].fields,
    ...getFields('roadmap')['quarters'].fields,
  ];
  const [regex] = fields.find((field: Field) => field.name === name).pattern;
  // Sveltia reads flags only from a pattern in slashes.
  const [, source, flags] = /^\/?(.+?)(?:\/([a-z]*))?$/.exec(regex) ?? [];
  const pattern = new RegExp(String(source), flags);
  expect([pattern.test(valid), pattern.test(invalid)]).toEqual([true, false]);
});

test('labels and explains fields in plain language', () => {
  expect(getFields('hero')['legend'].fields[0]).toMatchObject({ label: 'Buyers' });
  const customer = getFields('testimonials')['cards'].types[1].fields;
  expect(customer.find((field: Field) => field.name === 'lang').label).toBe(
    'Language of the quote',
  );
  const { students, courses } = getFields('academy');
  expect(students.hint).toBe(
    "Placeholders: {count}. Don't translate them. In {count, plural, …}, change only the text in the inner braces.",
  );
  const level = courses.fields.find((field: Field) => field.name === 'level');
  expect(level.options[0]).toEqual({ value: 'beginner', label: 'Beginner' });
});

test('shows the heading and lists first, but keeps the key order of files', () => {
  const path = 'site/defaults/content/en/faq.json';
  const keys = Object.keys(getFields('faq'));
  expect(keys.slice(0, 3)).toEqual(['heading', 'items', 'label']);
  const json = readFileSync(path, 'utf8');
  const content = JSON.parse(json);
  const value = Object.fromEntries(keys.map((key) => [key, content[key]]));
  expect(formatContent(value, settings().keyOrders['faq'] ?? [])).toBe(json);
});

test('connects to the owner’s Git host and requires review', () => {
  const editor = { repository: 'acme/website', backend: 'gitlab' as const };
  const { config } = settings({ editor });
  expect(config.backend).toMatchObject({ name: 'gitlab', repo: 'acme/website' });
  expect(config).toMatchObject({
    publish_mode: 'editorial_workflow',
    media_folder: 'owner/pictures',
  });
  expect(editorPolicy({ editor })).toContain("connect-src 'self' blob: data: https://gitlab.com;");
  expect(editorPolicy({ editor: undefined })).toContain("connect-src 'self' blob: data:;");
});

test('omits empty values from content files, but keeps empty lists', () => {
  const entry = {
    id: 'a',
    link: '',
    year: null,
    saved: { usd: null },
    lessons: [],
    isInside: false,
  };
  const value = { heading: 'Fee\u00a05', lead: '', cards: [], items: [entry, 'b'] };
  const json = formatContent(value, []);
  expect(json).toBe(
    `{\n  "heading": "Fee\u00a05",\n  "cards": [],\n  "items": [\n    {\n      "id": "a"\n    },\n    "b"\n  ]\n}\n`,
  );
});

test('omits an empty section list from a campaign page', () => {
  expect(formatPage({ title: 'Bots', sections: [], texts: {} })).toBe('{\n  "title": "Bots"\n}\n');
});

test('returns the path of the owner folder in its repository', () => {
  expect(folderInRepository(FROZEN_OWNER)).toBe('test/owner/');
  expect(folderInRepository('/owner')).toBe('owner/');
});

test('finds no field for text that only matches placeholders', () => {
  const matches = getTextLocations('en').filter(({ pattern }) =>
    RegExp(`^${pattern}$`, 'u').test('A page of our own.'),
  );
  expect(matches).toEqual([]);
});

test.each([
  ['ar', 'كم تكلّف الصفقة؟', 'page?entry=faq&field=items.0.question'],
  ['en', 'What does a trade cost?', 'page?entry=faq&field=items.0.question'],
  ['es', '¿Cuánto cuesta una operación?', 'page?entry=faq&field=items.0.question'],
  ['en', 'Pay 0.05%.', 'page?entry=hero&field=promise.fee'],
  ['en', 'Reading a trading pair', 'page?entry=academy&field=courses.0.lessons.2'],
])('finds the field of a message in %s: %s', (language, text, hash) => {
  const location = getTextLocations(language).find(({ pattern }) =>
    RegExp(`^${pattern}$`, 'u').test(text),
  );
  expect(location?.url).toBe(`/admin/#/collections/${hash}`);
});
