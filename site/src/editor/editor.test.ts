import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { FROZEN_OWNER } from '../../e2e/environment.ts';
import { createOwner } from '../../test/renderSections.ts';
import { getContent } from '../i18n/loadMessages.ts';
import { editorSettings } from './cmsConfig.ts';
import { formatContent, formatPage } from './contentFormat.ts';
import { editorPolicy } from './editorPolicy.ts';
import HINTS from './hints.json' with { type: 'json' };
import { folderInRepository } from './ownerFiles.ts';
import { textPlaces } from './textPlaces.ts';

/** What an engineer answers for. */
const LEFT_OUT = ['language', 'llms', 'owner', 'privacy', 'riskStrip', 'risks'];
const LANGUAGES = ['en', 'es', 'ar'];
const owner = createOwner({ languages: LANGUAGES });
const settings = (changes = {}) =>
  editorSettings({ ...owner, ...changes }, getContent(LANGUAGES), {
    folder: 'owner/',
    ownTexts: { press: { heading: 'Press' } },
    isHosted: true,
  });
const files = Object.assign({}, ...Object.values(HINTS.groups).map(({ files }) => files));
const fieldsOf = (name: string) => {
  const collections = settings().config.collections ?? [];
  const all = collections.flatMap((one) => ('files' in one ? one.files : []));
  const fields = all.find((file) => file.name === name)?.fields ?? [];
  return Object.fromEntries(fields.map((field) => [field.name, Object(field)]));
};

test('has every shipped file but those of an engineer', () => {
  const shipped = globSync('site/defaults/content/en/*.json').map((path) =>
    basename(path, '.json'),
  );
  const shown = Object.keys(files).filter((name) => name !== 'sections');
  expect(shown.toSorted()).toEqual(shipped.filter((name) => !LEFT_OUT.includes(name)).toSorted());
  for (const name of shown) expect(Object.keys(fieldsOf(name)), name).not.toHaveLength(0);
});

test('generates labels, hints, limits and translations from the schemas', () => {
  const { heading, caption } = fieldsOf('hero');
  expect(heading).toMatchObject({ widget: 'message', i18n: true, required: ['en'], maxLength: 80 });
  expect(caption.fields[0]).toMatchObject({ hint: 'Shown under the main button.' });
  const { items } = fieldsOf('faq');
  expect(items).toMatchObject({ widget: 'list', i18n: 'duplicate', min: 3, max: 12 });
  expect(items.fields.map((field: Field) => field.name)).toEqual([
    'id',
    'category',
    'question',
    'answer',
  ]);
  expect(items.fields[3]).toMatchObject({ widget: 'message-lines', maxLength: 2000 });
  expect(items.fields[3].placeholders).toContain('cost');
  const { quarters, year } = fieldsOf('roadmap');
  expect(year).toMatchObject({ widget: 'number', value_type: 'int', i18n: false });
  const progress = quarters.fields.find((field: Field) => field.name === 'progress');
  expect(progress).toMatchObject({ min: 0, max: 100, step: 5, hint: 'Percent, in steps of five.' });
  const { cards } = fieldsOf('testimonials');
  expect(cards.types.map((type: Field) => type.name)).toEqual(['example', 'customer']);
  expect(fieldsOf('sections')['press'].fields[0]).toMatchObject({ widget: 'message' });
});

test('asks for no account on this machine and for review on the web', () => {
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

test('writes files without empty values, and with lists that are empty', () => {
  const entry = {
    id: 'a',
    link: '',
    year: null,
    saved: { usd: null },
    lessons: [],
    isInside: false,
  };
  const written = formatContent({
    heading: 'Fee\u00a05',
    lead: '',
    cards: [],
    items: [entry, 'b'],
  });
  expect(written).toBe(
    `{\n  "heading": "Fee\u00a05",\n  "cards": [],\n  "items": [\n    {\n      "id": "a"\n    },\n    "b"\n  ]\n}\n`,
  );
});

test('writes campaign pages without an empty list of sections', () => {
  expect(formatPage({ title: 'Bots', sections: [], texts: {} })).toBe('{\n  "title": "Bots"\n}\n');
});

test('finds the owner’s folder in its repository', () => {
  expect(folderInRepository(FROZEN_OWNER)).toBe('test/owner/');
});

test.each([
  ['en', 'What does a trade cost?', 'page?entry=faq&field=items.0.question'],
  ['es', '¿Cuánto cuesta una operación?', 'page?entry=faq&field=items.0.question'],
  ['en', 'Pay 0.05%.', 'page?entry=hero&field=promise.fee'],
  ['en', 'Reading a trading pair', 'page?entry=academy&field=courses.0.lessons.2'],
])('finds the field of a text in %s: %s', (language, text, address) => {
  const place = textPlaces(language).find(({ pattern }) => RegExp(`^${pattern}$`, 'u').test(text));
  expect(place?.address).toBe(`/admin/#/collections/${address}`);
});
