import type * as z from 'zod';
import { OwnerSchema, type Owner } from './owner.ts';

/**
 * The owner's settings, checked.
 * @param file where they stand, as the error names it.
 * @param schema one that asks for more than {@link OwnerSchema}.
 * @throws Error with a sentence for each mistake: the file, its place there, and what to do.
 */
export function parseOwner(
  settings: unknown,
  file: string,
  schema: z.ZodType<Owner> = OwnerSchema,
): Owner {
  const result = schema.safeParse(settings, { error: advice });
  if (result.success) return result.data;
  throw new Error(
    result.error.issues
      .map(
        ({ path, message }) => `${[file, path.join('.')].filter(Boolean).join(', ')}: ${message}`,
      )
      .join('\n'),
  );
}

const WRITE: Readonly<Record<string, string>> = {
  number: 'Write a number, without quotes.',
  boolean: 'Write true or false, without quotes.',
  string: 'Write it in quotes.',
  int: 'Write a whole number.',
  array: 'Write a list: [ ] around its entries.',
  object: 'Write it as { name: value }, as docs/owner.md shows.',
};

/** What to do, where the schema does not say it itself. */
function advice(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    return `"${issue.keys.join('", "')}" is not known here. Mend its spelling or take it out.`;
  }
  if (issue.input === undefined) return 'This is missing. Write it again.';
  if (issue.code === 'invalid_type') return WRITE[issue.expected];
  if (issue.code === 'invalid_value') return `Write one of "${issue.values.join('", "')}".`;
  if (issue.code === 'invalid_format' && issue.format === 'url') {
    return 'Write an address that begins with https://.';
  }
  if (issue.code === 'too_small' && issue.origin === 'string') return 'Write something here.';
  if (issue.code === 'too_small')
    return `Write a number above ${issue.inclusive ? 'or equal to ' : ''}${issue.minimum}.`;
  return undefined;
}
