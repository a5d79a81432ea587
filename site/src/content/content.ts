import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { formatIssue } from '../owner/parse.ts';
import { Id } from '../owner/fields.ts';
import { TRANSLATABLE_SETTINGS } from '../i18n/translatableSettings.ts';
import { type ContentFile, readContentFiles } from './contentFile.ts';
import {
  isTranslatable,
  getMaxLength,
  text,
  getTranslatableFields,
  textWithMaxLength,
} from './fields.ts';
import { type Lists, CONTENT_SCHEMAS } from './schemas.ts';
import { findEntry, getId, isList, isObject, mergeValues, type JsonObject } from './jsonValues.ts';

const DEFAULT_LANGUAGE = 'en';
export const DEFAULTS_FOLDER = 'site/defaults/content';

/** A message in one language. `formatError` prepends the file, line, and key to a problem. */
export type ContentMessage = {
  text: string;
  isOwnerFile: boolean;
  formatError: (problem: string) => string;
};
/** Messages by key, e.g. `faq.items.fees.answer`. */
export type ContentMessages = ReadonlyMap<string, ContentMessage>;

export type Content = {
  lists: Lists;
  /** Source language files by name, merged with the defaults. */
  sourceFiles: ReadonlyMap<string, JsonObject>;
  /** Messages by language. The source language comes first. */
  messages: ReadonlyMap<string, ContentMessages>;
  /** Lists whose entries don't match the source language. `npm run owner -- fill` fixes them. */
  orderErrors: readonly string[];
  requiredKeys: readonly string[];
  /** The default English messages. */
  shippedMessages: ContentMessages;
};

const schemas: Readonly<Record<string, z.ZodObject>> = CONTENT_SCHEMAS;

/**
 * Loads content, with the owner's files overriding the defaults.
 * @param languages the source language first.
 * @throws Error listing every problem on its own line.
 */
export function loadContent(folder: string, languages: readonly string[]): Content {
  throwIfAny(findFolderErrors(folder, languages));
  return combineFiles(readAllFiles(folder, languages), languages);
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** `Intl.DisplayNames` throws on anything that doesn't look like `zh-Hant-TW`. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2})?$/i;

/** Finds folders that aren't named after a language. Languages that the site isn't built in are fine. */
const findFolderErrors = (folder: string, languages: readonly string[]): string[] =>
  globSync('*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !languages.includes(entry.name))
    .filter(({ name }) => !LANGUAGE_TAG.test(name) || LANGUAGE_NAMES.of(name) === undefined)
    .map(
      ({ name }) =>
        `${join(folder, name)}: Unknown language. Rename the folder, for example to ${languages.join(' or ')}.`,
    );

export const readAllFiles = (folder: string, languages: readonly string[]): ContentFile[] => [
  ...readContentFiles(DEFAULTS_FOLDER, [...new Set([DEFAULT_LANGUAGE, ...languages])], false),
  ...readContentFiles(folder, languages, true),
];

/**
 * Validates the files and merges the owner's files over the defaults.
 * @throws Error listing every problem on its own line.
 */
export function combineFiles(files: readonly ContentFile[], languages: readonly string[]): Content {
  throwIfAny(files.flatMap(({ syntaxErrors }) => syntaxErrors));
  const [source = DEFAULT_LANGUAGE] = languages;
  const isCampaignPage = files.some((file) => file.isCampaignPage);
  const defaults = files.filter(
    ({ language, name, isOwnerFile }) =>
      language === DEFAULT_LANGUAGE && !isOwnerFile && !EXTRA_SCHEMAS.has(name),
  );
  const errors = files
    .filter(({ name }) => defaults.every((file) => file.name !== name) && !EXTRA_SCHEMAS.has(name))
    .map((file) =>
      file.isCampaignPage
        ? file.formatError([], 'Unknown content file. Check the spelling.')
        : `${file.path}: Unknown content file. Give it the same name as one of the default files.`,
    );
  const merged = defaults.map((file) => {
    // Campaign page files come last, so they win.
    const ownerFiles = files.filter(
      ({ language, name, isOwnerFile }) => isOwnerFile && language === source && name === file.name,
    );
    const value = ownerFiles.reduce<unknown>(
      (base, own) => mergeValues(base, own.value),
      file.value,
    );
    const result = getSchema(file).safeParse(value, { error: formatIssue });
    for (const { path, message } of getIssues(result)) {
      const own = ownerFiles.findLast(({ value }) => String(path[0]) in value);
      errors.push((own ?? file).formatError(path, message));
    }
    const { data } = result;
    return { ...file, value: isObject(value) ? value : {}, defaultValue: file.value, data };
  });
  const orderErrors: string[] = [];
  for (const file of files) {
    const sourceFile = merged.find(({ name }) => name === file.name);
    const isMerged = defaults.includes(file) || (file.isOwnerFile && file.language === source);
    if (sourceFile && isMerged) continue;
    const schema = sourceFile ? getTranslationSchema(sourceFile) : EXTRA_SCHEMAS.get(file.name);
    if (sourceFile && file.isOwnerFile && (file.isCampaignPage ?? false) === isCampaignPage)
      orderErrors.push(...findOrderErrors(file, sourceFile.value));
    const result = schema?.safeParse(file.value, { error: formatIssue });
    for (const { path, message } of getIssues(result)) errors.push(file.formatError(path, message));
  }
  throwIfAny(errors);
  const collect = (isIncluded: (file: ContentFile) => boolean): ContentMessages =>
    new Map(files.filter(isIncluded).flatMap(getFileMessages));
  return {
    lists: z
      .custom<Lists>()
      .parse(Object.fromEntries(merged.map(({ name, data }) => [name, data]))),
    orderErrors,
    sourceFiles: new Map(merged.map(({ name, value }) => [name, value])),
    messages: new Map(languages.map((tag) => [tag, collect(({ language }) => language === tag)])),
    requiredKeys: [
      ...merged,
      ...files.filter(({ language, name }) => language === source && name === 'sections'),
    ].flatMap((file) => getFileMessages(file).map(([key]) => key)),
    shippedMessages: collect(
      ({ language, isOwnerFile }) => language === DEFAULT_LANGUAGE && !isOwnerFile,
    ),
  };
}

export function throwIfAny(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/** Zod reports unknown keys at the parent's path, so this adds one issue at each key's own path. */
export const getIssues = (result: z.ZodSafeParseResult<unknown> | undefined) =>
  (result?.error?.issues ?? []).flatMap((issue) => {
    const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
    const message = 'Unknown key. Check the spelling, or remove it.';
    return issue.keys.map((key) => ({ path: [...path, key], message }));
  });

const NestedMessages: z.ZodType = z.lazy(() =>
  z.union([text, z.record(z.string(), NestedMessages)]),
);
/** Files with no English defaults: messages for custom sections, and translated settings. */
const EXTRA_SCHEMAS = new Map<string, z.ZodType>([
  ['sections', z.record(z.string(), NestedMessages)],
  [
    'owner',
    z.strictObject(
      Object.fromEntries(TRANSLATABLE_SETTINGS.map((name) => [name, text.optional()])),
    ),
  ],
]);

/** Builds the schemas for messages that aren't in a list. A file may override any default message. */
const getTextShape = (value: JsonObject, lists: readonly string[]): z.ZodRawShape =>
  Object.fromEntries(
    Object.entries(value)
      .filter(
        ([key, inner]) => !lists.includes(key) && (isObject(inner) || typeof inner === 'string'),
      )
      .map(([key, inner]) => [
        key,
        isObject(inner)
          ? z.strictObject(getTextShape(inner, [])).optional()
          : textWithMaxLength(getMaxLength(String(inner))).optional(),
      ]),
  );

const getShape = (name: string): Readonly<Record<string, z.ZodType>> => schemas[name]?.shape ?? {};

function getSchema({ name, value }: ContentFile) {
  const texts = getTextShape(value, Object.keys(getShape(name)));
  return schemas[name]?.safeExtend(texts) ?? z.strictObject(texts);
}

/** Translations can only contain messages. The length limits depend on the default text. */
function getTranslationSchema(file: ContentFile & { defaultValue: JsonObject }) {
  const { name, value, defaultValue } = file;
  const shape = Object.entries(getShape(name)).flatMap(([key, schema]): [string, z.ZodType][] => {
    if (isTranslatable(schema)) return [[key, text.optional()]];
    if (!isList(value[key])) return [];
    const fields = getTranslatableFields(schema).map((field) => [
      field,
      // The editor saves empty text in a list as null.
      z.union([text, z.array(text.nullable())]).optional(),
    ]);
    const entry = { id: Id, kind: z.string().optional(), ...Object.fromEntries(fields) };
    return [[key, z.array(z.strictObject(entry)).optional()]];
  });
  const texts = getTextShape(defaultValue, Object.keys(getShape(name)));
  return z.strictObject({ ...texts, ...Object.fromEntries(shape) });
}

/** Finds lists in an owner's translation that don't have the same entries in the same order as the source. */
const findOrderErrors = (file: ContentFile, source: JsonObject): string[] =>
  Object.entries(file.value).flatMap(([key, list]) => {
    const ids = getIds(source[key]);
    if (!isList(list)) return [];
    if (getIds(list).join() !== ids.join()) {
      // `fill` doesn't change campaign pages.
      const fix = file.isCampaignPage ? 'Fix them' : 'Fix them, or run `npm run owner -- fill`';
      const problem = `Entries must have the same IDs in the same order as in the source language: ${ids.join(', ')}. ${fix}.`;
      return [file.formatError([key], problem)];
    }
    return list.flatMap((entry, index) =>
      Object.entries(isObject(entry) ? entry : {}).flatMap(([field, translated]) => {
        const texts: unknown = Reflect.get(Object(findEntry(source[key], getId(entry))), field);
        if (!isList(translated) || (isList(texts) && translated.length === texts.length)) return [];
        const count = isList(texts) ? texts.length : 0;
        const problem = `The source language has ${count} entries here. Use the same number, or remove the list.`;
        return [file.formatError([key, index, field], problem)];
      }),
    );
  });

const getIds = (list: unknown) => (isList(list) ? list : []).map((entry) => getId(entry) ?? '');

/** Key prefixes for list entries, e.g. `faq.items.`. */
const LIST_PREFIXES = Object.entries(schemas).flatMap(([name, { shape }]) =>
  Object.keys(shape)
    .filter((key) => shape[key] instanceof z.ZodArray)
    .map((key) => `${name}.${key}.`),
);
/** Keys for messages that are in a schema but not in a list. */
const SCHEMA_TEXT_KEYS = Object.entries(schemas).flatMap(([name, { shape }]) =>
  Object.keys(shape)
    .filter((key) => isTranslatable(shape[key]))
    .map((key) => `${name}.${key}`),
);

/** Translations may omit these keys. The page falls back to the source language. */
export const isOptionalKey = (key: string) =>
  SCHEMA_TEXT_KEYS.includes(key) || LIST_PREFIXES.some((prefix) => key.startsWith(prefix));

/** Replaces a list entry's ID with `*`, as in `faq.items.*.answer`. Returns other keys unchanged. */
export function getKeyPattern(key: string): string {
  const prefix = LIST_PREFIXES.find((start) => key.startsWith(start));
  return prefix ? key.slice(prefix.length).replace(/^[^.]+(.*?)\d*$/, `${prefix}*$1`) : key;
}

function getFileMessages({ name, value, isOwnerFile, ...file }: ContentFile) {
  const shape = getShape(name);
  type Entry = [key: string, message: ContentMessage];
  const collect = (inner: unknown, path: (string | number)[], keys: string[]): Entry[] => {
    if (typeof inner === 'string') {
      const formatError = (problem: string) => file.formatError(path, problem);
      return [[keys.join('.'), { text: inner, isOwnerFile, formatError }]];
    }
    if (isList(inner))
      return inner.flatMap((item, index) =>
        collect(item, [...path, index], [...keys, `${index + 1}`]),
      );
    return Object.entries(isObject(inner) ? inner : {}).flatMap(([key, item]) => {
      const schema = path.length === 0 ? shape[key] : undefined;
      return schema && !isTranslatable(schema)
        ? collectFromList(item, schema, key)
        : collect(item, [...path, key], [...keys, key]);
    });
  };
  const collectFromList = (list: unknown, schema: z.ZodType, key: string) =>
    getIds(list).flatMap((id, index) =>
      getTranslatableFields(schema).flatMap((field) => {
        const entry = findEntry(list, id);
        const inner = isObject(entry) ? entry[field] : undefined;
        return collect(inner, [key, index, field], [name, key, id, field]);
      }),
    );
  return collect(value, [], [name]);
}
