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
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const problems = result.error.issues
    .map((issue) => `  ${issue.path.join('.') || '(whole file)'}: ${sentence(issue.message)}`)
    .join('\n');
  throw new Error(
    `Content "${file}" does not fit its schema, so the page would be built wrong.\n${problems}\nFix it in ${path}.`,
  );
}

const sentence = (message: string) =>
  message.endsWith('received undefined') ? 'This is missing. Write it again.' : message;
