import type { Field } from '@sveltia/cms';
import * as z from 'zod';
import { getMaxLength } from '../content/fields.ts';
import { isObject, type JsonObject } from '../content/jsonValues.ts';
import HINTS from './hints.json' with { type: 'json' };

/**
 * JSON Schema with custom metadata: `kind`, such as `text`; `how`, the error for an invalid value; and `regex`, the
 * pattern with its flags, which JSON Schema lacks.
 */
type Schema = z.core.JSONSchema.JSONSchema;
export type Options = {
  /** The only language whose files contain untranslated values, such as numbers. */
  sourceLanguage: string;
  /** Returns the placeholders that the default message uses. */
  getPlaceholders: (key: string) => string[];
  /** Returns the start of the default message's variants, such as `{count, plural, …}`. */
  getVariants: (key: string) => string | undefined;
  getDefaultText: (key: string) => string | undefined;
};
type FieldInfo = { name: string; key: string; isOptional?: boolean };

const LABELS_BY_KEY: Readonly<Record<string, string>> = HINTS.labels;
const HINTS_BY_KEY: Readonly<Record<string, string>> = HINTS.hints;
/** Maximum length for a single-line field, in characters. */
const MAX_SINGLE_LINE_LENGTH = 60;

/** Creates the fields of a content file, in file order. Fields that aren't in the schema are messages. */
export function createFileFields(
  name: string,
  value: JsonObject,
  schema: z.ZodObject | undefined,
  options: Options,
): Field[] {
  const shape: Schema = schema
    ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    : {};
  const properties = shape.properties ?? {};
  const missingKeys = Object.keys(properties).filter((key) => !(key in value));
  return [...Object.keys(value), ...missingKeys].flatMap((key) => {
    const info = { name: key, key: `${name}.${key}` };
    return key in properties
      ? createFieldsFromSchema(
          toSchema(properties[key]),
          { ...info, isOptional: !isRequiredProperty(shape, key) },
          options,
        )
      : createFieldsFromValue(value[key], info, options);
  });
}

/** Creates the field for a message, or the fields for an object that contains messages. */
export function createFieldsFromValue(value: unknown, info: FieldInfo, options: Options): Field[] {
  if (typeof value === 'string') {
    const defaultText = options.getDefaultText(info.key);
    const limit = defaultText === undefined ? {} : { maxLength: getMaxLength(defaultText) };
    return [createTextField(info, limit, options, value.length)];
  }
  const fields = Object.entries(isObject(value) ? value : {}).flatMap(([name, child]) =>
    createFieldsFromValue(child, { ...info, name, key: `${info.key}.${name}` }, options),
  );
  if (fields.length === 0) return [];
  const required = info.isOptional !== true;
  return [{ ...getCommonProps(info), widget: 'object', fields, i18n: true, required }];
}

/** Creates the field for a list, message, or untranslated value from its JSON Schema. */
function createFieldsFromSchema(schema: Schema, info: FieldInfo, options: Options): Field[] {
  const { sourceLanguage } = options;
  const isRequired = info.isOptional !== true && schema.default === undefined;
  const required = isRequired ? [sourceLanguage] : false;
  const base = { ...getCommonProps(info, schema), i18n: false, required };
  const createChildren = (parent: Schema, key = info.key): Field[] =>
    Object.entries(parent.properties ?? {}).flatMap(([name, property]) => {
      const isOptional = !isRequiredProperty(parent, name);
      const child = { name, key: `${key}.${name}`, isOptional };
      return createFieldsFromSchema(toSchema(property), child, options);
    });
  if (schema['kind'] === 'text')
    return [createTextField({ ...info, isOptional: !isRequired }, schema, options)];
  if (schema['kind'] === 'texts') {
    const field = createTextField({ name: 'text', key: `${info.key}.1` }, {}, options);
    return [{ ...base, widget: 'list', i18n: 'duplicate', field, summary: '{{fields.text}}' }];
  }
  if (schema['kind'] === 'picture') return [{ ...base, widget: 'image', choose_url: false }];
  if (schema.enum) {
    const options = schema.enum.map(String).map((value) => ({ value, label: toLabel(value) }));
    return [{ ...base, widget: 'select', options }];
  }
  if (schema.const !== undefined) return [];
  if (info.name === 'id')
    return [
      {
        ...base,
        label: 'ID',
        hint: "A unique word, such as gas. Don't change it after you save.",
        widget: 'string',
        i18n: 'duplicate',
        pattern: [
          String(schema['regex']),
          'Use letters and digits, starting with a lowercase letter.',
        ],
      },
    ];
  if (schema.type === 'boolean') return [{ ...base, widget: 'boolean', required: false }];
  if (schema.type === 'integer' || schema.type === 'number')
    return [{ ...base, widget: 'number', ...getNumberLimits(schema) }];
  if (schema.type === 'object')
    return [{ ...base, widget: 'object', required: isRequired, fields: createChildren(schema) }];
  if (schema.type === 'array') {
    const items = toSchema(Array.isArray(schema.items) ? schema.items[0] : schema.items);
    const { minItems: min, maxItems: max } = schema;
    // Matches every entry.
    const key = `${info.key}.*`;
    const list = {
      ...base,
      // Shows the hint above the entries instead of below.
      hint: '',
      comment: base.hint,
      widget: 'list' as const,
      // A required list can't be empty, so only a list with a minimum length is required.
      required: min ? [sourceLanguage] : false,
      ...(min && { min }),
      ...(max && { max }),
      i18n: 'duplicate' as const,
      summary: createSummary(items),
    };
    const variants = items.oneOf?.map(toSchema);
    if (!variants) return [{ ...list, fields: createChildren(items, key) }];
    const types = variants.map((variant) => {
      const name = String(toSchema(variant.properties?.['kind']).const);
      return {
        name,
        label: toLabel(name),
        summary: createSummary(variant),
        fields: createChildren(variant, key),
      };
    });
    return [{ ...list, typeKey: 'kind', types }];
  }
  const { regex, how } = schema;
  if (typeof regex !== 'string' || typeof how !== 'string') return [{ ...base, widget: 'string' }];
  return [{ ...base, widget: 'string', pattern: [regex, how] }];
}

const SUMMARY_NAMES = ['id', 'title', 'question', 'label', 'name', 'caption'];

/** Creates the name of a collapsed entry: its ID and its most telling text. */
function createSummary({ properties = {} }: Schema): string {
  const names = SUMMARY_NAMES.filter((name) => name in properties).slice(0, 2);
  return names.map((name) => `{{fields.${name}}}`).join(': ');
}

function createTextField(
  { name, key, isOptional }: FieldInfo,
  schema: Schema,
  { sourceLanguage, getPlaceholders, getVariants }: Options,
  length = schema.maxLength ?? 0,
): Field {
  const placeholders = getPlaceholders(key);
  const placeholderList = placeholders.map((placeholder) => `{${placeholder}}`).join(', ');
  const variants = getVariants(key);
  const { hint, ...rest } = getCommonProps({ name, key }, schema);
  const hints = [
    hint,
    placeholderList && `Placeholders: ${placeholderList}. Don't translate them.`,
    variants && `In ${variants}, change only the text in the inner braces.`,
  ];
  return {
    ...rest,
    hint: hints.filter(Boolean).join(' '),
    widget: length > MAX_SINGLE_LINE_LENGTH ? 'message-lines' : 'message',
    i18n: true,
    required: isOptional ? false : [sourceLanguage],
    maxLength: schema.maxLength ?? Number.MAX_SAFE_INTEGER,
    placeholders,
    key,
  };
}

function getCommonProps({ name, key }: FieldInfo, { title, description }: Schema = {}) {
  const hint = description ?? HINTS_BY_KEY[key] ?? HINTS_BY_KEY[name];
  const label = title ?? LABELS_BY_KEY[key] ?? LABELS_BY_KEY[name] ?? toLabel(name);
  return { name, label, ...(hint && { hint }) };
}

/** Converts a name to a label, such as `firstLesson` to "First lesson". */
function toLabel(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function getNumberLimits(schema: Schema) {
  const { maximum: max, exclusiveMinimum, multipleOf: step } = schema;
  const isInteger = schema.type === 'integer' || Number.isInteger(step);
  const minimum = schema.minimum ?? (exclusiveMinimum === 0 ? (isInteger ? 1 : 0) : undefined);
  return {
    value_type: isInteger ? ('int' as const) : ('float' as const),
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && { min: minimum }),
    ...(max !== undefined && max < Number.MAX_SAFE_INTEGER && { max }),
    ...(step && max && { step, pattern: getMultiplesPattern(step, max) }),
  };
}

/** Returns a pattern that matches multiples of a number. Sveltia doesn't check the step. */
function getMultiplesPattern(step: number, max: number): [string, string] {
  const multiples = Array.from({ length: max / step + 1 }, (_, index) => index * step);
  return [`^(?:${multiples.join('|')})$`, `Use a multiple of ${step}.`];
}

const isRequiredProperty = ({ required = [] }: Schema, name: string) => required.includes(name);

const toSchema = (schema: z.core.JSONSchema._JSONSchema | undefined): Schema =>
  typeof schema === 'object' ? schema : {};
