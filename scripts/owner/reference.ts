import * as z from 'zod';
import { OwnerSchema } from '../../site/src/owner/settings.ts';

type Schema = z.core.JSONSchema.BaseSchema;

export const REFERENCE = 'docs/settings.md';

/** Creates the content of `docs/settings.md` from the settings schema. */
export function createSettingsReference(): string {
  const schema = z.toJSONSchema(OwnerSchema, { io: 'input', unrepresentable: 'any' });
  const rows = createRows(schema, '').map((cells) => `| ${cells.join(' | ')} |\n`);
  return `# Settings

This page lists all settings in \`owner.config.ts\`. \`npm run owner -- reference\` writes this file from \`site/src/owner/\`. If a
setting has no default, it's required. \`[]\` stands for each item in a list.

| setting | type | default | meaning |
|---|---|---|---|
${rows.join('')}`;
}

/** @throws Error if a setting has no description. */
function createRows(parent: Schema, path: string): string[][] {
  return Object.entries(parent.properties ?? {}).flatMap(([name, schema]) => {
    if (typeof schema === 'boolean') return [];
    const key = path ? `${path}.${name}` : name;
    const { description } = schema;
    if (description === undefined)
      throw new Error(`${key} has no description. Add \`.describe('…')\` in site/src/owner/.`);
    const isOptional = 'default' in schema || !parent.required?.includes(name);
    const defaultValue =
      'default' in schema ? formatCode(schema.default) : isOptional ? 'none' : '';
    const shortDefault = defaultValue.length > 60 ? 'as shipped' : defaultValue;
    const row = [`\`${key}\``, formatType(schema), shortDefault, description];
    const isList = schema.type === 'array';
    const nested = flattenUnion(isList ? Object(schema.items) : schema).filter(hasDescriptions);
    return [row, ...nested.flatMap((inner) => createRows(inner, isList ? `${key}[]` : key))];
  });
}

/** Returns whether an object's properties need rows. Otherwise, the object's own description covers them. */
const hasDescriptions = ({ properties = {} }: Schema) =>
  Object.values(properties).some((schema) => typeof schema === 'object' && schema.description);

/** Returns a union's members, or the schema itself if it isn't a union. */
function flattenUnion(schema: Schema): Schema[] {
  const members = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((member) =>
    Object(member),
  );
  return members.length > 0 ? members.flatMap(flattenUnion) : [schema];
}

function formatType(schema: Schema): string {
  const types = flattenUnion(schema).map(({ type, format, const: value, enum: values, items }) => {
    if (value !== undefined || values) return (values ?? [value]).map(formatCode).join(', ');
    if (type === 'array') return `list of ${formatType(Object(items))}`;
    return format ? (FORMATS[format] ?? format) : (TYPES[String(type)] ?? String(type));
  });
  return [...new Set(types)].join(' or ');
}

const FORMATS: Readonly<Record<string, string>> = {
  uri: 'address',
  email: 'e-mail address',
  starts_with: 'address',
};
const TYPES: Readonly<Record<string, string>> = {
  boolean: '`true` or `false`',
  integer: 'whole number',
  null: '`null`',
  object: '`{ }`',
  string: 'text',
};

const formatCode = (value: unknown) =>
  `\`${JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ').replaceAll(':', ': ')}\``;
