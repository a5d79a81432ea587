import type * as z from 'zod';

/**
 * Validates the owner's settings.
 * @param file file name for error messages.
 * @throws Error listing every problem on its own line, with the file, the setting, and the fix.
 */
export function parseOwner<T>(settings: unknown, file: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(settings, { error: formatIssue });
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    ({ path, message }) => `${[file, path.join('.')].filter(Boolean).join(', ')}: ${message}`,
  );
  throw new Error(lines.join('\n'));
}

const EXPECTED_TYPES: Readonly<Record<string, string>> = {
  number: 'a number without quotes',
  boolean: 'true or false without quotes',
  string: 'text in quotes',
  int: 'a whole number',
  array: 'a list in square brackets',
  object: '{ name: value }, as in docs/owner.md',
};

const UNITS: Readonly<Record<string, string>> = { array: ' entries', string: ' characters' };

/** Formats issues that have no message in the schema. */
export function formatIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `Unknown setting "${issue.keys.join('", "')}". Check the spelling, or remove it.`;
  }
  if (issue.input === undefined) return 'Missing value. Add it.';
  return `Use ${describeExpected(issue) ?? 'a value as in docs/owner.md'}.`;
}

function describeExpected(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return EXPECTED_TYPES[issue.expected];
    case 'invalid_value':
      return `one of "${issue.values.join('", "')}"`;
    case 'invalid_union':
      // The discriminator, e.g. the form's provider, has an unknown value.
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
