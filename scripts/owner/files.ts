import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as z from 'zod';
import { getEntryFields } from '../../site/src/content/fields.ts';
import { CONTENT_SCHEMAS } from '../../site/src/content/schemas.ts';
import { isList, isObject, type JsonObject } from '../../site/src/content/jsonValues.ts';

/** Texts by their keys: `faq.items.fees.answer`. */
export type Flat = Record<string, string>;
export type Entry = { id: string } & Record<string, unknown>;

export const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

export function writeJson(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

/**
 * The files of texts by their names.
 * @param lists by file and key, with the values of their entries.
 * @param isSource whether values are written, and lists without a text.
 */
export function buildContentFiles(
  texts: Flat,
  lists: Readonly<Record<string, Readonly<Record<string, readonly Entry[]>>>>,
  isSource: boolean,
): Record<string, JsonObject> {
  const nested = nest(texts);
  const names = [...new Set([...Object.keys(nested), ...(isSource ? Object.keys(lists) : [])])];
  const files = names.map((name) => {
    const file = isObject(nested[name]) ? nested[name] : {};
    const shape: Readonly<Record<string, unknown>> =
      Reflect.get(CONTENT_SCHEMAS, name)?.shape ?? {};
    const all = Object.entries(lists[name] ?? {}).map(([key, list]) => {
      const inList: JsonObject = isObject(file[key]) ? file[key] : {};
      const entries = list.map(({ id, ...values }) => {
        const entry = { id, ...(isSource && values), ...Object(inList[id]) };
        return inOrder(entry, Object(shape[key]));
      });
      return [key, entries] as const;
    });
    const shown = all.filter(
      ([, list]) => isSource || list.some((entry) => Object.keys(entry).length > 1),
    );
    const plain = Object.entries(file).filter(([key]) => !(key in (lists[name] ?? {})));
    return [name, Object.fromEntries([...plain, ...shown])] as const;
  });
  return Object.fromEntries(files);
}

/** An entry of a list with its fields in the order of the schema, in which the editor writes them. */
function inOrder(entry: JsonObject, list: z.ZodType): JsonObject {
  const order = [...getEntryFields(list).keys()];
  const fields = Object.entries(entry);
  return Object.fromEntries(fields.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

/** A file of the source language with the entries of its lists in that order. */
export function listsInOrder(name: string, file: JsonObject): JsonObject {
  const shape: Readonly<Record<string, unknown>> = Reflect.get(CONTENT_SCHEMAS, name)?.shape ?? {};
  const values = Object.entries(file).map(([key, value]) => {
    const list: z.ZodType = Object(shape[key]);
    return [key, isList(value) ? value.map((entry) => inOrder(Object(entry), list)) : value];
  });
  return Object.fromEntries(values);
}

/** Flat texts as nested values: keys that are numbers from 1 make a list. */
function nest(flat: Flat): JsonObject {
  const groups = Map.groupBy(Object.entries(flat), ([key]) => key.split('.', 1)[0] ?? '');
  const entries = Array.from(groups, ([key, all]) => {
    const inner = all.map(([name, text]) => [name.slice(key.length + 1), text] as const);
    const [[rest, text] = ['', '']] = inner;
    return [key, rest === '' ? text : nest(Object.fromEntries(inner))] as const;
  });
  const isNumbered = entries.length > 0 && entries.every(([key], index) => key === `${index + 1}`);
  const values = entries.map(([, value]) => value);
  return isNumbered ? Object(values) : Object.fromEntries(entries);
}
