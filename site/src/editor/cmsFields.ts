import type { Field } from '@sveltia/cms';
import * as z from 'zod';
import { getMaxLength } from '../content/fields.ts';
import { isObject, type JsonObject } from '../content/jsonValues.ts';
import HINTS from './hints.json' with { type: 'json' };

/** JSON Schema of a value, with the metadata of our schemas: `kind` of a text, `how` a value is written. */
type Schema = z.core.JSONSchema.JSONSchema;
export type Options = {
  /** The language that has lists and values. */
  source: string;
  /** The placeholders that a text may have in addition to the owner's. */
  placeholdersAt: (key: string) => string[];
  /** The text that a key is shipped with. */
  shippedAt: (key: string) => string | undefined;
};
type Place = { name: string; key: string; isOptional?: boolean };

const HINT_OF: Readonly<Record<string, string>> = HINTS.hints;
/** Longer ones are typed into a box of several lines. */
const ONE_LINE = 60;

/** The fields of a file of content, in the order of the file: texts as shipped, lists and values by their schema. */
export function fileFields(
  name: string,
  value: JsonObject,
  schema: z.ZodObject | undefined,
  options: Options,
): Field[] {
  const shape: Schema = schema
    ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    : {};
  const properties = shape.properties ?? {};
  const others = Object.keys(properties).filter((key) => !(key in value));
  return [...Object.keys(value), ...others].flatMap((key) => {
    const place = { name: key, key: `${name}.${key}` };
    return key in properties
      ? schemaField(
          toSchema(properties[key]),
          { ...place, isOptional: !isNeeded(shape, key) },
          options,
        )
      : plainField(value[key], place, options);
  });
}

/** The field of a text, or of several under one name. */
export function plainField(value: unknown, place: Place, options: Options): Field[] {
  if (typeof value === 'string') {
    const shipped = options.shippedAt(place.key);
    const limit = shipped === undefined ? {} : { maxLength: getMaxLength(shipped) };
    return [textField(place, limit, options, value.length)];
  }
  const fields = Object.entries(isObject(value) ? value : {}).flatMap(([name, inner]) =>
    plainField(inner, { ...place, name, key: `${place.key}.${name}` }, options),
  );
  if (fields.length === 0) return [];
  const required = place.isOptional !== true;
  return [{ ...common(place), widget: 'object', fields, i18n: true, required }];
}

/** The field of a value in the source language, of a list, or of a text. */
export function schemaField(schema: Schema, place: Place, options: Options): Field[] {
  const { source } = options;
  const isRequired = place.isOptional !== true && schema.default === undefined;
  const required = isRequired ? [source] : false;
  const base = { ...common(place, schema), i18n: false, required };
  const inner = (from: Schema, key = place.key): Field[] =>
    Object.entries(from.properties ?? {}).flatMap(([name, one]) => {
      const isOptional = !isNeeded(from, name);
      return schemaField(toSchema(one), { name, key: `${key}.${name}`, isOptional }, options);
    });
  if (schema['kind'] === 'text')
    return [textField({ ...place, isOptional: !isRequired }, schema, options)];
  if (schema['kind'] === 'texts') {
    const field = textField({ name: 'text', key: `${place.key}.1` }, {}, options);
    return [{ ...base, widget: 'list', i18n: 'duplicate', field, summary: '{{fields.text}}' }];
  }
  if (schema['kind'] === 'picture') return [{ ...base, widget: 'image', choose_url: false }];
  if (schema.enum) return [{ ...base, widget: 'select', options: schema.enum.map(String) }];
  if (schema.const !== undefined) return [];
  if (place.name === 'id')
    return [
      {
        ...base,
        label: 'Short name',
        hint: 'One word, such as gas. No two entries share one. Leave it as it is once it is saved.',
        widget: 'string',
        i18n: 'duplicate',
        pattern: [
          String(schema.pattern),
          'Write letters and digits, beginning with a small letter.',
        ],
      },
    ];
  if (schema.type === 'boolean') return [{ ...base, widget: 'boolean', required: false }];
  if (schema.type === 'integer' || schema.type === 'number')
    return [{ ...base, widget: 'number', ...numberLimits(schema) }];
  if (schema.type === 'object')
    return [{ ...base, widget: 'object', required: isRequired, fields: inner(schema) }];
  if (schema.type === 'array') {
    const items = toSchema(Array.isArray(schema.items) ? schema.items[0] : schema.items);
    const { minItems: min, maxItems: max } = schema;
    // The key of any entry.
    const key = `${place.key}.*`;
    const list = {
      ...base,
      widget: 'list' as const,
      // A list that may be empty is not required.
      required: min ? [source] : false,
      ...(min && { min }),
      ...(max && { max }),
      i18n: 'duplicate' as const,
      summary: SUMMARY,
    };
    const kinds = items.oneOf?.map(toSchema);
    if (!kinds) return [{ ...list, fields: inner(items, key) }];
    const types = kinds.map((kind) => {
      const name = String(toSchema(kind.properties?.['kind']).const);
      return { name, label: toLabel(name), summary: SUMMARY, fields: inner(kind, key) };
    });
    return [{ ...list, typeKey: 'kind', types }];
  }
  const { pattern, how } = schema;
  if (pattern === undefined || typeof how !== 'string') return [{ ...base, widget: 'string' }];
  return [{ ...base, widget: 'string', pattern: [pattern, how] }];
}

const SUMMARY = '{{fields.id}}';

function textField(
  { name, key, isOptional }: Place,
  schema: Schema,
  { source, placeholdersAt }: Options,
  length = schema.maxLength ?? 0,
): Field {
  const placeholders = placeholdersAt(key);
  const listed = placeholders.map((one) => `{${one}}`).join(', ');
  const { hint = '', ...rest } = common({ name, key }, schema);
  return {
    ...rest,
    hint: [hint, listed && `You can write ${listed}.`].filter(Boolean).join(' '),
    widget: length > ONE_LINE ? 'message-lines' : 'message',
    i18n: true,
    required: isOptional ? false : [source],
    maxLength: schema.maxLength ?? Number.MAX_SAFE_INTEGER,
    placeholders,
    key,
  };
}

function common({ name, key }: Place, { title, description }: Schema = {}) {
  const hint = description ?? HINT_OF[key] ?? HINT_OF[name];
  return { name, label: title ?? toLabel(name), ...(hint && { hint }) };
}

/** `firstLesson` as `First lesson`. */
function toLabel(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function numberLimits(schema: Schema) {
  const { minimum: min, maximum: max, exclusiveMinimum, multipleOf: step } = schema;
  const isInteger = schema.type === 'integer' || Number.isInteger(step);
  const least = min ?? (exclusiveMinimum === 0 ? (isInteger ? 1 : 0) : undefined);
  return {
    value_type: isInteger ? ('int' as const) : ('float' as const),
    ...(least !== undefined && least > Number.MIN_SAFE_INTEGER && { min: least }),
    ...(max !== undefined && max < Number.MAX_SAFE_INTEGER && { max }),
    ...(step && { step }),
  };
}

const isNeeded = ({ required = [] }: Schema, name: string) => required.includes(name);

const toSchema = (schema: z.core.JSONSchema._JSONSchema | undefined): Schema =>
  typeof schema === 'object' ? schema : {};
