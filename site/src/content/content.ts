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

/** The language in which everything is shipped. */
const SHIPPED_SOURCE = 'en';
export const DEFAULTS_FOLDER = 'site/defaults/content';

/** A text with the sentence for a mistake in it. `isOwn`: the owner wrote it. */
export type ContentMessage = {
  text: string;
  isOwn: boolean;
  formatError: (text: string) => string;
};
/** Texts by their keys, such as `faq.items.fees.answer`. */
export type ContentMessages = ReadonlyMap<string, ContentMessage>;

export type Content = {
  lists: Lists;
  /** The whole files of the source language, by their names. */
  sourceFiles: ReadonlyMap<string, JsonObject>;
  /** Of each language, the source first. */
  messages: ReadonlyMap<string, ContentMessages>;
  /** What is wrong with the order of lists, which filling an owner's folder corrects. */
  orderErrors: readonly string[];
  /** Keys that each language needs. */
  requiredKeys: readonly string[];
  /** As they are shipped in English. */
  shippedMessages: ContentMessages;
};

const schemas: Readonly<Record<string, z.ZodObject>> = CONTENT_SCHEMAS;

/**
 * What the page says in some languages, the source first: the owner's files over the shipped ones.
 * @throws Error with a sentence for each mistake in the files.
 */
export const loadContent = (folder: string, languages: readonly string[]): Content =>
  combineFiles(readAllFiles(folder, languages), languages);

/** The shipped files of some languages, English with them, and those of an owner. */
export const readAllFiles = (folder: string, languages: readonly string[]): ContentFile[] => [
  ...readContentFiles(DEFAULTS_FOLDER, [...new Set([SHIPPED_SOURCE, ...languages])], false),
  ...readContentFiles(folder, languages, true),
];

/** @throws Error with a sentence for each mistake in the files. */
export function combineFiles(files: readonly ContentFile[], languages: readonly string[]): Content {
  throwIfAny(files.flatMap(({ syntaxErrors: problems }) => problems));
  const [source = SHIPPED_SOURCE] = languages;
  const isOfPage = files.some((file) => file.isOfPage);
  const shipped = files.filter(
    ({ language, name, isOwn }) => language === SHIPPED_SOURCE && !isOwn && !OPEN.has(name),
  );
  const mistakes = files
    .filter(({ name }) => shipped.every((file) => file.name !== name) && !OPEN.has(name))
    .map((file) =>
      file.isOfPage
        ? file.formatError([], 'no section has texts of this name. Correct its spelling.')
        : `${file.path}: no section has texts of this name. Rename the file.`,
    );
  const merged = shipped.map((file) => {
    // A page's file comes after the owner's for all pages.
    const own = files.filter(
      ({ language, name, isOwn }) => isOwn && language === source && name === file.name,
    );
    const value = own.reduce<unknown>(
      (before, layer) => mergeValues(before, layer.value),
      file.value,
    );
    const result = schemaOf(file).safeParse(value, { error: formatIssue });
    for (const { path, message } of getIssues(result)) {
      const layer = own.findLast(({ value }) => String(path[0]) in value);
      mistakes.push((layer ?? file).formatError(path, message));
    }
    return { ...file, value: isObject(value) ? value : {}, plain: file.value, parsed: result.data };
  });
  const unordered: string[] = [];
  for (const file of files) {
    const structure = merged.find(({ name }) => name === file.name);
    const isMerged = shipped.includes(file) || (file.isOwn && file.language === source);
    if (structure && isMerged) continue;
    const schema = structure ? translationOf(structure) : OPEN.get(file.name);
    if (structure && file.isOwn && (file.isOfPage ?? false) === isOfPage)
      unordered.push(...orderMistakes(file, structure.value));
    const result = schema?.safeParse(file.value, { error: formatIssue });
    for (const { path, message } of getIssues(result))
      mistakes.push(file.formatError(path, message));
  }
  throwIfAny(mistakes);
  const textsOf = (isWanted: (file: ContentFile) => boolean): ContentMessages =>
    new Map(files.filter(isWanted).flatMap(textsIn));
  return {
    lists: z.custom<Lists>().parse(Object.fromEntries(merged.map((one) => [one.name, one.parsed]))),
    orderErrors: unordered,
    sourceFiles: new Map(merged.map(({ name, value }) => [name, value])),
    messages: new Map(languages.map((tag) => [tag, textsOf(({ language }) => language === tag)])),
    requiredKeys: [
      ...merged,
      ...files.filter(({ language, name }) => language === source && name === 'sections'),
    ].flatMap((file) => textsIn(file).map(([key]) => key)),
    shippedMessages: textsOf(({ language, isOwn }) => language === SHIPPED_SOURCE && !isOwn),
  };
}

/** @throws Error with the sentences, if there are any. */
export function throwIfAny(mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/** The mistakes of a file, an unknown key at its own place. */
export const getIssues = (result: z.ZodSafeParseResult<unknown> | undefined) =>
  (result?.error?.issues ?? []).flatMap((issue) => {
    const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
    const message = 'nothing shows it. Correct its spelling, or take it out.';
    return issue.keys.map((key) => ({ path: [...path, key], message }));
  });

const Words: z.ZodType = z.lazy(() => z.union([text, z.record(z.string(), Words)]));
/** Files that are not shipped in English: what sections of the owner's own say, and translations of the settings. */
const OPEN = new Map<string, z.ZodType>([
  ['sections', z.record(z.string(), Words)],
  [
    'owner',
    z.strictObject(Object.fromEntries(TRANSLATABLE_SETTINGS.map((one) => [one, text.optional()]))),
  ],
]);

/** Plain texts may stand wherever English has one. */
const plainShape = (value: JsonObject, lists: readonly string[]): z.ZodRawShape =>
  Object.fromEntries(
    Object.entries(value)
      .filter(
        ([key, inner]) => !lists.includes(key) && (isObject(inner) || typeof inner === 'string'),
      )
      .map(([key, inner]) => [
        key,
        isObject(inner)
          ? z.strictObject(plainShape(inner, [])).optional()
          : textWithMaxLength(getMaxLength(String(inner))).optional(),
      ]),
  );

const shapeOf = (name: string): Readonly<Record<string, z.ZodType>> => schemas[name]?.shape ?? {};

function schemaOf({ name, value }: ContentFile) {
  const plain = plainShape(value, Object.keys(shapeOf(name)));
  return schemas[name]?.safeExtend(plain) ?? z.strictObject(plain);
}

/** Of a translation, which has texts alone; `plain`: the shipped file, by which there is room. */
function translationOf({ name, value, plain }: ContentFile & { plain: JsonObject }) {
  const shape = Object.entries(shapeOf(name)).flatMap(([key, schema]): [string, z.ZodType][] => {
    if (isTranslatable(schema)) return [[key, text.optional()]];
    if (!isList(value[key])) return [];
    const fields = getTranslatableFields(schema).map((field) => [
      field,
      z.union([text, z.array(text)]).optional(),
    ]);
    const entry = { id: Id, kind: z.string().optional(), ...Object.fromEntries(fields) };
    return [[key, z.array(z.strictObject(entry)).optional()]];
  });
  const texts = plainShape(plain, Object.keys(shapeOf(name)));
  return z.strictObject({ ...texts, ...Object.fromEntries(shape) });
}

/** Lists of an owner's translation that have other entries than the source, or another order. */
const orderMistakes = (file: ContentFile, source: JsonObject): string[] =>
  Object.entries(file.value).flatMap(([key, list]) => {
    const ids = idsOf(source[key]);
    if (!isList(list)) return [];
    if (idsOf(list).join() !== ids.join()) {
      const text = `this list needs the entries of the source language in the same order: ${ids.join(', ')}. Write them, each with its id at least, or run \`npm run owner -- fill\`.`;
      return [file.formatError([key], text)];
    }
    return list.flatMap((entry, index) =>
      Object.entries(isObject(entry) ? entry : {}).flatMap(([field, own]) => {
        const texts: unknown = Reflect.get(Object(findEntry(source[key], getId(entry))), field);
        if (!isList(own) || (isList(texts) && own.length === texts.length)) return [];
        const count = isList(texts) ? texts.length : 0;
        const text = `the source language has ${count} texts here. Write as many, or take them all out.`;
        return [file.formatError([key, index, field], text)];
      }),
    );
  });

const idsOf = (list: unknown) => (isList(list) ? list : []).map((entry) => getId(entry) ?? '');

/** Where the keys of a list begin, and whether a key is of one. */
const LISTS = Object.entries(schemas).flatMap(([name, { shape }]) =>
  Object.keys(shape)
    .filter((key) => shape[key] instanceof z.ZodArray)
    .map((key) => `${name}.${key}.`),
);
/** Texts that a file may have by its schema; a translation may lack them, as it may lack those in lists. */
const OPTIONAL = Object.entries(schemas).flatMap(([name, { shape }]) =>
  Object.keys(shape)
    .filter((key) => isTranslatable(shape[key]))
    .map((key) => `${name}.${key}`),
);
export const isOptionalKey = (key: string) =>
  OPTIONAL.includes(key) || LISTS.some((list) => key.startsWith(list));

/** The place of a text in any entry of a list, `faq.items.*.answer`; of no list, its key. */
export function getKeyPattern(key: string): string {
  const list = LISTS.find((one) => key.startsWith(one));
  return list ? key.slice(list.length).replace(/^[^.]+(.*?)\d*$/, `${list}*$1`) : key;
}

/** The texts of a file, by their keys. */
function textsIn({
  name,
  value,
  isOwn,
  formatError: sentence,
}: ContentFile): [string, ContentMessage][] {
  const lists = shapeOf(name);
  const collect = (
    inner: unknown,
    path: (string | number)[],
    keys: string[],
  ): [string, ContentMessage][] => {
    if (typeof inner === 'string') {
      const say = (text: string) => sentence(path, text);
      return [[keys.join('.'), { text: inner, isOwn, formatError: say }]];
    }
    if (isList(inner))
      return inner.flatMap((one, index) =>
        collect(one, [...path, index], [...keys, `${index + 1}`]),
      );
    return Object.entries(isObject(inner) ? inner : {}).flatMap(([key, one]) => {
      const schema = path.length === 0 ? lists[key] : undefined;
      return schema && !isTranslatable(schema)
        ? fromList(one, schema, key)
        : collect(one, [...path, key], [...keys, key]);
    });
  };
  const fromList = (list: unknown, schema: z.ZodType, key: string) =>
    idsOf(list).flatMap((id, index) =>
      getTranslatableFields(schema).flatMap((field) => {
        const entry = findEntry(list, id);
        const inner = isObject(entry) ? entry[field] : undefined;
        return collect(inner, [key, index, field], [name, key, id, field]);
      }),
    );
  return collect(value, [], [name]);
}
