import * as z from 'zod';
import { OwnerSchema } from '../../site/src/owner/settings.ts';

type Schema = z.core.JSONSchema.BaseSchema;

export const REFERENCE = 'docs/settings.md';

/** `docs/settings.md`: each setting with its type, default and description, as the schema has them. */
export function settingsReference(): string {
  const schema = z.toJSONSchema(OwnerSchema, { io: 'input', unrepresentable: 'any' });
  const rows = rowsOf(schema, '').map((cells) => `| ${cells.join(' | ')} |\n`);
  return `# Settings

All settings of \`owner.config.ts\`. \`npm run owner -- reference\` writes this file from \`site/src/owner/\`. A setting
without a default is required. \`[]\` is each entry of a list.

| setting | type | default | meaning |
|---|---|---|---|
${rows.join('')}`;
}

/** @throws Error for a setting without a description. */
function rowsOf(parent: Schema, path: string): string[][] {
  return Object.entries(parent.properties ?? {}).flatMap(([name, schema]) => {
    if (typeof schema === 'boolean') return [];
    const key = path ? `${path}.${name}` : name;
    const { description } = schema;
    if (description === undefined)
      throw new Error(`${key} has no description. Add \`.describe('…')\` in site/src/owner/.`);
    const isOptional = 'default' in schema || !parent.required?.includes(name);
    const shipped = 'default' in schema ? code(schema.default) : isOptional ? 'none' : '';
    const fallback = shipped.length > 60 ? 'as shipped' : shipped;
    const row = [`\`${key}\``, typeOf(schema), fallback, description];
    const isList = schema.type === 'array';
    const inner = variantsOf(isList ? Object(schema.items) : schema).filter(isDescribed);
    return [row, ...inner.flatMap((one) => rowsOf(one, isList ? `${key}[]` : key))];
  });
}

/** Whether each key of an object has a row. The parent's description shows other objects. */
const isDescribed = ({ properties = {} }: Schema) =>
  Object.values(properties).some((one) => typeof one === 'object' && one.description);

/** The schema itself, or the choices that it is one of. */
function variantsOf(schema: Schema): Schema[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((one) => Object(one));
  return choices.length > 0 ? choices.flatMap(variantsOf) : [schema];
}

function typeOf(schema: Schema): string {
  const types = variantsOf(schema).map(({ type, format, const: value, enum: values, items }) => {
    if (value !== undefined || values) return (values ?? [value]).map(code).join(', ');
    if (type === 'array') return `list of ${typeOf(Object(items))}`;
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

const code = (value: unknown) =>
  `\`${JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ').replaceAll(':', ': ')}\``;
