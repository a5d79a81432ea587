import { findMarkupError } from '../i18n/markup.ts';
import { findLengthError, findSyntaxError, getPlaceholders } from '../i18n/messageSyntax.ts';

type Options = { key: string; maxLength: number; placeholders: readonly string[] };

/** Returns an error if a message is invalid. The schema checks for empty messages, so they're accepted here. */
export function findMessageError(
  text: string,
  { key, maxLength, placeholders }: Options,
): string | undefined {
  if (text.trim() === '') return undefined;
  const error =
    findSyntaxError(text) ?? findMarkupError(key, text) ?? findLengthError(text, maxLength);
  if (error !== undefined) return error;
  const unknown = getPlaceholders(text).find((name) => !placeholders.includes(name));
  if (unknown === undefined) return undefined;
  return `Unknown placeholder {${unknown}}. Use one of {${placeholders.join('}, {')}}, or remove it.`;
}
