import * as z from 'zod/mini';

// Reads settings from the environment, for the build and the server.

/** The default price service for page and server. */
export const DEFAULT_MARKET_API = 'https://api.coingecko.com';

// As a browser serializes it: an address without a path ends with one slash.
const ORIGIN_ALONE = /^[a-z]+:\/\/[^/?#@]+\/$/;

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the settings that have a value. Trims values: secrets read from files often end with a line feed. */
export function getNonEmptySettings(environment: Environment): Record<string, string> {
  const trimmed = Object.entries(environment).map(([name, value = '']) => [name, value.trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

/**
 * Reads settings by their schema.
 * @throws Error with one line per invalid setting: its name and the expected value.
 */
export function readSettings<Schema extends z.core.$ZodType>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  const read = z.safeParse(schema, getNonEmptySettings(environment));
  if (read.success) return read.data;
  throw new Error(read.error.issues.map(({ message }) => message).join('\n'));
}

/**
 * A whole number from 1 to `max`.
 * @param name of the setting, for the error.
 */
export function integerSetting(name: string, max: number) {
  const expected = `${name} must be a whole number from 1 to ${max}.`;
  const checks = [z.int(expected), z.minimum(1, expected), z.maximum(max, expected)];
  return z.coerce.number(expected).check(...checks);
}

/**
 * The origin of an http or https address. Rejects a path or query instead of silently dropping it.
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
