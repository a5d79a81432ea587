import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import type * as z from 'zod';
import { MOVABLE_SECTIONS } from '#contract/sections.ts';
import type { Owner } from '#site/owner/settings.ts';
import type { Content } from '../content/content.ts';
import { campaignPageSchema, textPageSchema } from '../content/pages.ts';
import { CONTENT_SCHEMAS } from '../content/schemas.ts';
import type { JsonObject } from '../content/jsonValues.ts';
import { getKnownPlaceholders } from '../i18n/loadMessages.ts';
import { fileFields, plainField, type Options } from './cmsFields.ts';
import HINTS from './hints.json' with { type: 'json' };

/** Where the owner's folder is in its repository, `owner/` or nothing, and the texts of sections of the owner's own. */
type Place = { folder: string; ownTexts: JsonObject; isHosted: boolean };

const MAX_PICTURE_BYTES = 5_000_000;
const SCHEMA_OF: Readonly<Record<string, z.ZodObject>> = CONTENT_SCHEMAS;
const ADDRESS: [string, string] = ['^[a-z][a-z0-9-]*$', 'Write small letters, digits and hyphens.'];

/** What the editor shows, and the placeholders that each text may have. */
export function editorSettings(
  owner: Owner,
  content: Pick<Content, 'sourceFiles' | 'shippedMessages'>,
  { folder, ownTexts, isHosted }: Place,
): { config: CmsConfig; names: readonly string[] } {
  const [source = ''] = owner.languages;
  const { everywhere, inText } = getKnownPlaceholders(owner, content.shippedMessages);
  const options = {
    source,
    placeholdersAt: (key: string) => inText(key).filter((name) => !everywhere.includes(name)),
    shippedAt: (key: string) => content.shippedMessages.get(key)?.text,
  };
  const filesOf = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).flatMap(([name, label]): CollectionFile[] => {
      const value = name === 'sections' ? ownTexts : (content.sourceFiles.get(name) ?? {});
      const fields = fileFields(name, value, SCHEMA_OF[name], options);
      const file = `${folder}content/{{locale}}/${name}.json`;
      return fields.length === 0
        ? []
        : [{ name, label, file, format: 'content', i18n: true, fields }];
    });
  // Files name a picture without its folder. Sveltia allows that for the folders of collections alone.
  const pictures = { media_folder: `/${folder}pictures`, public_folder: '' };
  const groups = Object.entries(HINTS.groups).map(([name, { label, files }]) => {
    const editor = { preview: false };
    return { name, label, i18n: true, editor, ...pictures, files: filesOf(files) };
  });
  const pages = {
    i18n: { initial_locales: 'default' as const },
    editor: { preview: false },
    identifier_field: 'title',
    // Without a template, the editor asks for the address.
    slug: {
      editable: ['create' as const],
      pattern: ADDRESS,
      hint: 'The address of the page: bots for /bots/.',
    },
  };
  const changed = Object.keys(HINTS.groups.page.files).flatMap((name): Field[] => {
    const all = content.sourceFiles.get(name) ?? {};
    const texts = Object.fromEntries(
      Object.entries(all).filter(([key]) => !(key in (SCHEMA_OF[name]?.shape ?? {}))),
    );
    return plainField(texts, { name, key: name, isOptional: true }, options);
  });
  const own = owner.sections.flatMap((section) => ('component' in section ? [section.id] : []));
  const section = { label: 'Section', name: 'name', widget: 'select' as const };
  const campaign = schemaFields(
    campaignPageSchema.pick({ title: true, description: true, noindex: true }),
    'pages',
    options,
  );
  campaign.push(
    {
      name: 'sections',
      label: 'Sections',
      hint: 'Between the first view and the form, from the top. None: those of the home page.',
      widget: 'list',
      required: false,
      i18n: false,
      field: { ...section, options: [...MOVABLE_SECTIONS, ...own] },
    },
    {
      name: 'texts',
      label: 'Texts',
      hint: 'Only what differs from the home page.',
      widget: 'object',
      required: false,
      i18n: true,
      fields: changed,
    },
  );
  const backend = owner.editor ?? { backend: 'github' as const, repository: 'this/clone' };
  const config: CmsConfig = {
    load_config_file: false,
    app_title: owner.name,
    // A token needs no server for signing in.
    backend: { name: backend.backend, repo: backend.repository, auth_methods: ['token'] },
    // Each save is a change that someone reviews.
    publish_mode: isHosted ? 'editorial_workflow' : 'simple',
    media_folder: `${folder}pictures`,
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: MAX_PICTURE_BYTES } },
      stock_assets: { providers: [] },
    },
    show_preview_links: false,
    i18n: { structure: 'multiple_folders', locales: owner.languages, default_locale: source },
    collections: [
      ...groups,
      {
        ...pages,
        name: 'campaigns',
        label: 'Campaign pages',
        label_singular: 'campaign page',
        folder: `${folder}content/{{locale}}/pages`,
        extension: 'json',
        format: 'page',
        fields: campaign,
      },
      {
        ...pages,
        name: 'texts',
        label: 'Pages of text',
        label_singular: 'page of text',
        folder: `${folder}pages`,
        i18n: { ...pages.i18n, structure: 'multiple_files' },
        extension: 'md',
        format: 'yaml-frontmatter',
        fields: [
          ...schemaFields(textPageSchema, 'texts', options).map((field) =>
            field.name === 'noindex' ? field : { ...field, i18n: true },
          ),
          // Rich text would rewrite the signs that Markdown already has.
          { name: 'body', label: 'Text', widget: 'markdown', modes: ['raw'], i18n: true },
        ],
      },
    ],
  };
  return { config, names: everywhere };
}

const schemaFields = (schema: z.ZodObject, key: string, options: Options): Field[] =>
  fileFields(key, {}, schema, options);
