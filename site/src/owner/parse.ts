import type * as z from 'zod';

/**
 * The owner's settings, checked.
 * @param file the name of the file, for errors.
 * @throws Error with a sentence for each mistake: the file, its place there, and what to do.
 */
export function parseOwner<T>(settings: unknown, file: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(settings, { error: formatIssue });
  if (result.success) return result.data;
  const sentences = result.error.issues.map(
    ({ path, message }) => `${[file, path.join('.')].filter(Boolean).join(', ')}: ${message}`,
  );
  throw new Error(sentences.join('\n'));
}

const TYPES: Readonly<Record<string, string>> = {
  number: 'a number, without quotes',
  boolean: 'true or false, without quotes',
  string: 'it in quotes',
  int: 'a whole number',
  array: 'a list: [ ] around its entries',
  object: 'it as { name: value }, as docs/owner.md shows',
};

const UNITS: Readonly<Record<string, string>> = { array: ' entries', string: ' characters' };

/** What to do, where the schema does not say it itself. */
export function formatIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `"${issue.keys.join('", "')}" is not known here. Mend its spelling or take it out.`;
  }
  if (issue.input === undefined) return 'This is missing. Write it again.';
  return `Write ${wanted(issue) ?? 'it as docs/owner.md shows'}.`;
}

function wanted(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected];
    case 'invalid_value':
      return `one of "${issue.values.join('", "')}"`;
    case 'invalid_union':
      // The schema for this value of the discriminator, such as a form's provider.
      return Array.isArray(issue['options'])
        ? `one of "${issue['options'].join('", "')}"`
        : undefined;
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'too_small':
      return `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'too_big':
      return `${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'custom':
    case 'invalid_format':
    case 'invalid_element':
    case 'invalid_key':
    case 'unrecognized_keys':
      return undefined;
  }
}
