import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import type * as z from 'zod';
import { MOVABLE_SECTIONS } from '#contract/sections.ts';
import type { Owner } from '#site/owner/settings.ts';
import { type Content, getKeyPattern } from '../content/content.ts';
import { campaignPageSchema, textPageSchema } from '../content/pages.ts';
import { CONTENT_SCHEMAS } from '../content/schemas.ts';
import { SECTION_FILES } from '../data/sectionMessages.ts';
import type { JsonObject } from '../content/jsonValues.ts';
import { getKnownPlaceholders } from '../i18n/loadMessages.ts';
import { createFileFields, createFieldsFromValue } from './cmsFields.ts';
import HINTS from './hints.json' with { type: 'json' };

/** The owner's folder in its repository, `owner/` or an empty string, plus the text of the owner's custom sections. */
type EditorPaths = { folder: string; customSectionText: JsonObject; isHosted: boolean };

const FILE_LABELS: Readonly<Record<string, string>> = HINTS.groups.page.files;
const MAX_PICTURE_BYTES = 5_000_000;
const SCHEMAS_BY_FILE: Readonly<Record<string, z.ZodObject>> = CONTENT_SCHEMAS;
const SLUG_PATTERN: [string, string] = [
  '^[a-z][a-z0-9-]*$',
  'Use lowercase letters, digits, and hyphens.',
];

/** Returns the CMS config, the key order of each content file, and the placeholders that are valid in every message. */
export function getEditorSettings(
  owner: Owner,
  content: Pick<Content, 'sourceFiles' | 'shippedMessages'>,
  { folder, customSectionText, isHosted }: EditorPaths,
): {
  config: CmsConfig;
  keyOrders: Readonly<Record<string, readonly string[]>>;
  globalPlaceholders: readonly string[];
} {
  const { languages } = owner;
  const [sourceLanguage = ''] = languages;
  const { globalPlaceholders, getMessagePlaceholders } = getKnownPlaceholders(
    owner,
    content.shippedMessages,
  );
  const variants = new Map(
    [...content.shippedMessages].flatMap(([key, { text }]) => {
      const [start] = /\{\w+, (?:plural|select),/.exec(text) ?? [];
      return start === undefined ? [] : [[getKeyPattern(key), `${start} …}`] as const];
    }),
  );
  const options = {
    sourceLanguage,
    getPlaceholders: getMessagePlaceholders,
    getVariants: (key: string) => variants.get(getKeyPattern(key)),
    getDefaultText: (key: string) => content.shippedMessages.get(key)?.text,
  };
  const keyOrders: Record<string, string[]> = {};
  const createFiles = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).flatMap(([name, label]): CollectionFile[] => {
      const value = name === 'sections' ? customSectionText : (content.sourceFiles.get(name) ?? {});
      const fields = createFileFields(name, value, SCHEMAS_BY_FILE[name], options);
      if (fields.length === 0) return [];
      const file = `${folder}content/{{locale}}/${name}.json`;
      keyOrders[name] = fields.map((field) => field.name);
      return [{ name, label, file, format: name, i18n: true, fields: sortFields(name, fields) }];
    });
  // Content files refer to pictures by file name only. Sveltia supports this only per collection.
  const mediaFolders = { media_folder: `/${folder}pictures`, public_folder: '' };
  const groups = Object.entries(HINTS.groups).map(([name, { label, files }]) => {
    const editor = { preview: false };
    return { name, label, i18n: true, editor, ...mediaFolders, files: createFiles(files) };
  });
  const pageOptions = {
    i18n: { initial_locales: 'default' as const },
    editor: { preview: false },
    identifier_field: 'title',
    // Without a `slug.template`, the editor asks for the slug.
    slug: {
      editable: ['create' as const],
      pattern: SLUG_PATTERN,
      hint: 'The URL path, such as bots for /bots/.',
    },
  };
  const overrideFields = Object.entries(FILE_LABELS).flatMap(([name, label]): Field[] => {
    const values = content.sourceFiles.get(name) ?? {};
    const messages = Object.fromEntries(
      Object.entries(values).filter(([key]) => !(key in (SCHEMAS_BY_FILE[name]?.shape ?? {}))),
    );
    const fields = createFieldsFromValue(messages, { name, key: name, isOptional: true }, options);
    return fields.map((field) => ({ ...field, label }));
  });
  const customSectionIds = owner.sections.flatMap((section) =>
    'component' in section ? [section.id] : [],
  );
  const sectionOptions = [
    ...MOVABLE_SECTIONS.map((value) => ({
      value,
      label: FILE_LABELS[SECTION_FILES[value][0]] ?? value,
    })),
    ...customSectionIds.map((value) => ({ value, label: value })),
  ];
  const campaignFields = createFileFields(
    'pages',
    {},
    campaignPageSchema.pick({ title: true, description: true, noindex: true }),
    options,
  );
  campaignFields.push(
    {
      name: 'sections',
      label: 'Sections',
      hint: "Shown between the hero and the form, in this order. Leave empty to use the home page's sections.",
      widget: 'list',
      required: false,
      i18n: false,
      field: { label: 'Section', name: 'name', widget: 'select', options: sectionOptions },
    },
    {
      name: 'texts',
      label: 'Text overrides',
      hint: 'Add only text that differs from the home page.',
      widget: 'object',
      required: false,
      i18n: true,
      fields: overrideFields,
    },
  );
  const gitHost = owner.editor ?? { backend: 'github' as const, repository: 'this/clone' };
  const config: CmsConfig = {
    load_config_file: false,
    app_title: owner.name,
    // Signing in with a token doesn't require an OAuth server.
    backend: { name: gitHost.backend, repo: gitHost.repository, auth_methods: ['token'] },
    // On the web, each save opens a pull request for review.
    publish_mode: isHosted ? 'editorial_workflow' : 'simple',
    media_folder: `${folder}pictures`,
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: MAX_PICTURE_BYTES } },
      stock_assets: { providers: [] },
    },
    show_preview_links: false,
    i18n: { structure: 'multiple_folders', locales: languages, default_locale: sourceLanguage },
    collections: [
      ...groups,
      {
        ...pageOptions,
        name: 'campaigns',
        label: 'Campaign pages',
        label_singular: 'campaign page',
        folder: `${folder}content/{{locale}}/pages`,
        extension: 'json',
        format: 'page',
        fields: campaignFields,
      },
      {
        ...pageOptions,
        name: 'texts',
        label: 'Text pages',
        label_singular: 'text page',
        folder: `${folder}pages`,
        i18n: { ...pageOptions.i18n, structure: 'multiple_files' },
        extension: 'md',
        format: 'yaml-frontmatter',
        fields: [
          ...createFileFields('texts', {}, textPageSchema, options).map((field) =>
            field.name === 'noindex' ? field : { ...field, i18n: true },
          ),
          // The rich-text editor would rewrite existing Markdown.
          { name: 'body', label: 'Text', widget: 'markdown', modes: ['raw'], i18n: true },
        ],
      },
    ],
  };
  return { config, keyOrders, globalPlaceholders };
}

/** Moves the heading and the introduction to the front, followed by lists and other values in the schema. */
function sortFields(file: string, fields: readonly Field[]): Field[] {
  const shape = SCHEMAS_BY_FILE[file]?.shape ?? {};
  const first = ['heading', 'lead', ...Object.keys(shape)];
  const getRank = ({ name }: Field) => [...first, name].indexOf(name);
  return fields.toSorted((a, b) => getRank(a) - getRank(b));
}
