import * as z from 'zod';

/**
 * Checks a piece of content when the page is built.
 * @param file its name in `site/src/content/`, without ending.
 * @throws Error that names the file, the place and the fix, and so stops the build.
 */
export function parseContent<S extends z.core.$ZodType>(
  file: string,
  schema: S,
  value: z.input<S>,
  path = `site/src/content/${file}.ts`,
): z.output<S> {
  const result = z.safeParse(schema, value, { error: mend });
  if (result.success) return result.data;
  const problems = result.error.issues
    .map(({ path: place, message }) => `  ${place.join('.') || '(whole file)'}: ${message}`)
    .join('\n');
  throw new Error(
    `Content "${file}" does not fit its schema, so the page would be built wrong.\n${problems}\nFix it in ${path}.`,
  );
}

const WRITE: Readonly<Record<string, string>> = {
  number: 'Write a number, without quotes.',
  boolean: 'Write true or false, without quotes.',
  string: 'Write it in quotes.',
};

/** What to do, where a schema does not say it itself. */
function mend(issue: z.core.$ZodRawIssue): string | undefined {
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
  return undefined;
}
