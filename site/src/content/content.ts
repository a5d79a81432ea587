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

/** The language of the default content. All other languages are translated from it. */
const DEFAULT_LANGUAGE = 'en';
export const DEFAULTS_FOLDER = 'site/defaults/content';

/** A message in one language. `isOwn` means it's from the owner's folder. `formatError` adds file, line, and key. */
export type ContentMessage = {
  text: string;
  isOwn: boolean;
  formatError: (problem: string) => string;
};
/** Messages by key, such as `faq.items.fees.answer`. */
export type ContentMessages = ReadonlyMap<string, ContentMessage>;

export type Content = {
  lists: Lists;
  /** The complete source language files, by name. */
  sourceFiles: ReadonlyMap<string, JsonObject>;
  /** Messages by language. The source language comes first. */
  messages: ReadonlyMap<string, ContentMessages>;
  /** Errors about the order of list entries. `npm run owner -- fill` can fix them. */
  orderErrors: readonly string[];
  /** Keys that every language must have. */
  requiredKeys: readonly string[];
  /** The default English messages. */
  shippedMessages: ContentMessages;
};

const schemas: Readonly<Record<string, z.ZodObject>> = CONTENT_SCHEMAS;

/**
 * Loads the content of the given languages, source language first. The owner's files override the defaults.
 * @throws Error with one line for each problem in the files.
 */
export function loadContent(folder: string, languages: readonly string[]): Content {
  throwIfAny(findFolderErrors(folder, languages));
  return combineFiles(readAllFiles(folder, languages), languages);
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** A language with an optional script and region, such as `zh-Hant-TW`. `Intl.DisplayNames` throws on anything else. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2})?$/i;

/** Returns an error for each folder that isn't named after a language. Ignores languages that aren't built. */
const findFolderErrors = (folder: string, languages: readonly string[]): string[] =>
  globSync('*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !languages.includes(entry.name))
    .filter(({ name }) => !LANGUAGE_TAG.test(name) || LANGUAGE_NAMES.of(name) === undefined)
    .map(
      ({ name }) =>
        `${join(folder, name)}: Unknown language. Rename the folder, for example to ${languages.join(' or ')}.`,
    );

/** Reads the default files for English and the given languages, then the owner's files. */
export const readAllFiles = (folder: string, languages: readonly string[]): ContentFile[] => [
  ...readContentFiles(DEFAULTS_FOLDER, [...new Set([DEFAULT_LANGUAGE, ...languages])], false),
  ...readContentFiles(folder, languages, true),
];

/**
 * Validates the files and merges the owner's over the defaults.
 * @throws Error with one line for each problem in the files.
 */
export function combineFiles(files: readonly ContentFile[], languages: readonly string[]): Content {
  throwIfAny(files.flatMap(({ syntaxErrors }) => syntaxErrors));
  const [source = DEFAULT_LANGUAGE] = languages;
  const isOfPage = files.some((file) => file.isOfPage);
  const defaults = files.filter(
    ({ language, name, isOwn }) =>
      language === DEFAULT_LANGUAGE && !isOwn && !EXTRA_SCHEMAS.has(name),
  );
  const errors = files
    .filter(({ name }) => defaults.every((file) => file.name !== name) && !EXTRA_SCHEMAS.has(name))
    .map((file) =>
      file.isOfPage
        ? file.formatError([], 'Unknown content file. Correct the spelling.')
        : `${file.path}: Unknown content file. Rename it to the name of an existing one.`,
    );
  const merged = defaults.map((file) => {
    // A campaign page's file comes after the owner's file for all pages.
    const ownFiles = files.filter(
      ({ language, name, isOwn }) => isOwn && language === source && name === file.name,
    );
    const value = ownFiles.reduce<unknown>((base, own) => mergeValues(base, own.value), file.value);
    const result = getSchema(file).safeParse(value, { error: formatIssue });
    for (const { path, message } of getIssues(result)) {
      const own = ownFiles.findLast(({ value }) => String(path[0]) in value);
      errors.push((own ?? file).formatError(path, message));
    }
    const { data } = result;
    return { ...file, value: isObject(value) ? value : {}, defaultValue: file.value, data };
  });
  const orderErrors: string[] = [];
  for (const file of files) {
    const sourceFile = merged.find(({ name }) => name === file.name);
    const isMerged = defaults.includes(file) || (file.isOwn && file.language === source);
    if (sourceFile && isMerged) continue;
    const schema = sourceFile ? getTranslationSchema(sourceFile) : EXTRA_SCHEMAS.get(file.name);
    if (sourceFile && file.isOwn && (file.isOfPage ?? false) === isOfPage)
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
    shippedMessages: collect(({ language, isOwn }) => language === DEFAULT_LANGUAGE && !isOwn),
  };
}

/** @throws Error with the given lines, if there are any. */
export function throwIfAny(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/** Returns the issues found in a parsed file. An unknown key gets its own path instead of its parent's. */
export const getIssues = (result: z.ZodSafeParseResult<unknown> | undefined) =>
  (result?.error?.issues ?? []).flatMap((issue) => {
    const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
    const message = 'Unknown key. Correct the spelling, or remove it.';
    return issue.keys.map((key) => ({ path: [...path, key], message }));
  });

const NestedTexts: z.ZodType = z.lazy(() => z.union([text, z.record(z.string(), NestedTexts)]));
/** Files without English defaults: custom section messages and translated settings. */
const EXTRA_SCHEMAS = new Map<string, z.ZodType>([
  ['sections', z.record(z.string(), NestedTexts)],
  [
    'owner',
    z.strictObject(
      Object.fromEntries(TRANSLATABLE_SETTINGS.map((name) => [name, text.optional()])),
    ),
  ],
]);

/** Returns schemas for messages outside of lists. A file may override any message in the default file. */
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

/** Returns the schema for a translation. It contains only messages. Their maximum lengths depend on the defaults. */
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

/** Finds lists in an owner's translation whose entries or order differ from the source language. */
const findOrderErrors = (file: ContentFile, source: JsonObject): string[] =>
  Object.entries(file.value).flatMap(([key, list]) => {
    const ids = getIds(source[key]);
    if (!isList(list)) return [];
    if (getIds(list).join() !== ids.join()) {
      const problem = `The entries must have the same ids in the same order as in the source language: ${ids.join(', ')}. Correct them, or run \`npm run owner -- fill\`.`;
      return [file.formatError([key], problem)];
    }
    return list.flatMap((entry, index) =>
      Object.entries(isObject(entry) ? entry : {}).flatMap(([field, translated]) => {
        const texts: unknown = Reflect.get(Object(findEntry(source[key], getId(entry))), field);
        if (!isList(translated) || (isList(texts) && translated.length === texts.length)) return [];
        const count = isList(texts) ? texts.length : 0;
        const problem = `The source language has ${count} entries here. Write the same number, or remove the list.`;
        return [file.formatError([key, index, field], problem)];
      }),
    );
  });

const getIds = (list: unknown) => (isList(list) ? list : []).map((entry) => getId(entry) ?? '');

/** Key prefixes of list entries, such as `faq.items.`. */
const LIST_PREFIXES = Object.entries(schemas).flatMap(([name, { shape }]) =>
  Object.keys(shape)
    .filter((key) => shape[key] instanceof z.ZodArray)
    .map((key) => `${name}.${key}.`),
);
/** Keys of messages that are part of a schema but not in a list. */
const SCHEMA_TEXT_KEYS = Object.entries(schemas).flatMap(([name, { shape }]) =>
  Object.keys(shape)
    .filter((key) => isTranslatable(shape[key]))
    .map((key) => `${name}.${key}`),
);

/** Returns whether a translation may omit a key. The page then falls back to the source language. */
export const isOptionalKey = (key: string) =>
  SCHEMA_TEXT_KEYS.includes(key) || LIST_PREFIXES.some((prefix) => key.startsWith(prefix));

/** Replaces a list entry's ID with `*`, as in `faq.items.*.answer`. Other keys don't change. */
export function getKeyPattern(key: string): string {
  const prefix = LIST_PREFIXES.find((start) => key.startsWith(start));
  return prefix ? key.slice(prefix.length).replace(/^[^.]+(.*?)\d*$/, `${prefix}*$1`) : key;
}

function getFileMessages({ name, value, isOwn, ...file }: ContentFile) {
  const shape = getShape(name);
  type Entry = [key: string, message: ContentMessage];
  const collect = (inner: unknown, path: (string | number)[], keys: string[]): Entry[] => {
    if (typeof inner === 'string') {
      const formatError = (problem: string) => file.formatError(path, problem);
      return [[keys.join('.'), { text: inner, isOwn, formatError }]];
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
