import * as z from 'zod/mini';

// How settings of the environment are read, by the build as by the server.

/** The public price service: what the page and the server ask unless a setting names another. */
export const PUBLIC_SERVICE = 'https://api.coingecko.com';

// As a browser writes it: an address without a path ends with one slash.
const ORIGIN_ALONE = /^[a-z]+:\/\/[^/?#@]+\/$/;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings that have a value. Empty ones count as not set, and whitespace around a value is dropped: a secret
 * that was read from a file often ends with a line feed.
 */
export function givenSettings(environment: Environment): Record<string, string> {
  const trimmed = Object.entries(environment).map(([name, value = '']) => [name, value.trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

/**
 * Reads settings by their schema.
 * @throws Error with one line for each setting that does not fit: its name, and what it should be.
 */
export function readSettings<Schema extends z.core.$ZodType>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  const read = z.safeParse(schema, givenSettings(environment));
  if (read.success) return read.data;
  throw new Error(read.error.issues.map(({ message }) => message).join('\n'));
}

/**
 * A whole number from 1.
 * @param name of the setting, for the error.
 */
export function wholeNumber(name: string, most: number) {
  const expected = `${name} must be a whole number from 1 to ${most}.`;
  const checks = [z.int(expected), z.minimum(1, expected), z.maximum(most, expected)];
  return z.coerce.number(expected).check(...checks);
}

/**
 * The origin of an http or https address. Refuses a path or a query instead of dropping it silently.
 * @param name of the setting, for the error.
 */
export function originSetting(name: string, example: string) {
  const expected = `${name} must be an address without a path, such as ${example}.`;
  return z.pipe(
    z
      .url({ protocol: /^https?$/, normalize: true, abort: true, error: expected })
      .check(z.regex(ORIGIN_ALONE, expected)),
    z.transform((url) => url.slice(0, -1)),
  );
}
