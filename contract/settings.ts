import * as z from 'zod/mini';

export const DEFAULT_MARKET_API = 'https://api.coingecko.com';

// `URL` adds a trailing slash if there's no path.
const ORIGIN_URL = /^[a-z]+:\/\/[^/?#@]+\/$/;

type Environment = Readonly<Record<string, string | undefined>>;

/** Drops empty settings. Trims values, because secrets in files often end with a line break. */
export function getNonEmptySettings(environment: Environment): Record<string, string> {
  const trimmed = Object.entries(environment).map(([name, value = '']) => [name, value.trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

/**
 * Parses settings from environment variables.
 * @throws Error with the name and the expected value of each invalid setting on its own line.
 */
export function readSettings<Schema extends z.core.$ZodType>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  const result = z.safeParse(schema, getNonEmptySettings(environment));
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ message }) => message).join('\n'));
}

/**
 * Creates a schema for an integer from 1 to `max`.
 * @param name the setting's name for error messages.
 */
export function integerSetting(name: string, max: number) {
  const expected = `${name} must be a whole number from 1 to ${max}.`;
  const checks = [z.int(expected), z.minimum(1, expected), z.maximum(max, expected)];
  return z.coerce.number(expected).check(...checks);
}

/**
 * Creates a schema for an HTTP(S) origin. Rejects a path or query instead of silently dropping it.
 * @param name the setting's name for error messages.
 */
export function originSetting(name: string, example: string) {
  const expected = `${name} must be a URL without a path, such as ${example}.`;
  return z.pipe(
    z
      .url({ protocol: /^https?$/, normalize: true, abort: true, error: expected })
      .check(z.regex(ORIGIN_URL, expected)),
    z.transform((url) => url.slice(0, -1)),
  );
}
