import * as z from 'zod';
import { OwnerSchema } from '../../site/src/owner/settings.ts';

type Schema = z.core.JSONSchema.BaseSchema;

export const REFERENCE = 'docs/settings.md';

export function createSettingsReference(): string {
  const schema = z.toJSONSchema(OwnerSchema, { io: 'input', unrepresentable: 'any' });
  const rows = createRows(schema, '').map((cells) => `| ${cells.join(' | ')} |\n`);
  return `# Settings

All settings in \`owner.config.ts\`. Settings without a default are required. \`[]\` stands for each entry in an array.

This page is generated from \`site/src/owner/\`. To update it, run \`npm run owner -- reference\`.

| Setting | Type | Default | Description |
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
    const shortDefault = defaultValue.length > 60 ? 'built-in' : defaultValue;
    const row = [`\`${key}\``, formatType(schema), shortDefault, description];
    const isList = schema.type === 'array';
    const nested = flattenUnion(isList ? Object(schema.items) : schema).filter(hasDescriptions);
    return [row, ...nested.flatMap((inner) => createRows(inner, isList ? `${key}[]` : key))];
  });
}

/** Objects whose properties have no descriptions don't get a row for each property. */
const hasDescriptions = ({ properties = {} }: Schema) =>
  Object.values(properties).some((schema) => typeof schema === 'object' && schema.description);

function flattenUnion(schema: Schema): Schema[] {
  const members = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((member) =>
    Object(member),
  );
  return members.length > 0 ? members.flatMap(flattenUnion) : [schema];
}

function formatType(schema: Schema): string {
  const types = flattenUnion(schema).map(({ type, format, const: value, enum: values, items }) => {
    if (value !== undefined || values) return (values ?? [value]).map(formatCode).join(', ');
    if (type === 'array') return `array of ${formatType(Object(items))}`;
    if (format) return FORMATS[format] ?? format;
    return type === 'null' ? '`null`' : String(type);
  });
  return [...new Set(types)].join(' or ');
}

const FORMATS: Readonly<Record<string, string>> = {
  uri: 'URL',
  email: 'email address',
  starts_with: 'URL',
};

const formatCode = (value: unknown) =>
  `\`${JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ').replaceAll(':', ': ')}\``;
