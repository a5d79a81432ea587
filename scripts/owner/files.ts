import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as z from 'zod';
import { getEntryFields } from '../../site/src/content/fields.ts';
import { CONTENT_SCHEMAS } from '../../site/src/content/schemas.ts';
import { isList, isObject, type JsonObject } from '../../site/src/content/jsonValues.ts';

/** Messages by flat key, e.g. `faq.items.fees.answer`. */
export type FlatMessages = Record<string, string>;
export type Entry = { id: string } & Record<string, unknown>;

export const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

export function writeJson(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

/**
 * Builds a language's content files, by name.
 * @param lists list entries by file and key.
 * @param isSource also writes values other than messages, and lists without messages.
 */
export function buildContentFiles(
  messages: FlatMessages,
  lists: Readonly<Record<string, Readonly<Record<string, readonly Entry[]>>>>,
  isSource: boolean,
): Record<string, JsonObject> {
  const nested = nest(messages);
  const names = [...new Set([...Object.keys(nested), ...(isSource ? Object.keys(lists) : [])])];
  const files = names.map((name) => {
    const file = isObject(nested[name]) ? nested[name] : {};
    const shape: Readonly<Record<string, unknown>> =
      Reflect.get(CONTENT_SCHEMAS, name)?.shape ?? {};
    const fileLists = Object.entries(lists[name] ?? {}).map(([key, list]) => {
      const messagesById: JsonObject = isObject(file[key]) ? file[key] : {};
      const entries = list.map(({ id, ...values }) => {
        const entry = { id, ...(isSource && values), ...Object(messagesById[id]) };
        return sortFields(entry, Object(shape[key]));
      });
      return [key, entries] as const;
    });
    const nonEmptyLists = fileLists.filter(
      ([, list]) => isSource || list.some((entry) => Object.keys(entry).length > 1),
    );
    const otherValues = Object.entries(file).filter(([key]) => !(key in (lists[name] ?? {})));
    return [name, Object.fromEntries([...otherValues, ...nonEmptyLists])] as const;
  });
  return Object.fromEntries(files);
}

/** Sorts fields in schema order, which is the order that the editor uses. */
function sortFields(entry: JsonObject, list: z.ZodType): JsonObject {
  const order = [...getEntryFields(list).keys()];
  const fields = Object.entries(entry);
  return Object.fromEntries(fields.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

export function sortListFields(name: string, file: JsonObject): JsonObject {
  const shape: Readonly<Record<string, unknown>> = Reflect.get(CONTENT_SCHEMAS, name)?.shape ?? {};
  const values = Object.entries(file).map(([key, value]) => {
    const list: z.ZodType = Object(shape[key]);
    return [key, isList(value) ? value.map((entry) => sortFields(Object(entry), list)) : value];
  });
  return Object.fromEntries(values);
}

/** Converts flat keys to nested objects, and keys numbered from 1 to arrays. */
function nest(flat: FlatMessages): JsonObject {
  const groups = Map.groupBy(Object.entries(flat), ([key]) => key.split('.', 1)[0] ?? '');
  const entries = Array.from(groups, ([key, group]) => {
    const inner = group.map(([name, text]) => [name.slice(key.length + 1), text] as const);
    const [[rest, text] = ['', '']] = inner;
    return [key, rest === '' ? text : nest(Object.fromEntries(inner))] as const;
  });
  const isNumbered = entries.length > 0 && entries.every(([key], index) => key === `${index + 1}`);
  const values = entries.map(([, value]) => value);
  return isNumbered ? Object(values) : Object.fromEntries(entries);
}
