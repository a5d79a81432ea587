import { findMarkupError } from '../i18n/markup.ts';
import { findLengthError, findSyntaxError, getPlaceholders } from '../i18n/messageSyntax.ts';

/** Returns the mistake in a text that someone types, before it is saved. The schema checks empty texts. */
export function messageMistake(
  text: string,
  { key, maxLength, names }: { key: string; maxLength: number; names: readonly string[] },
): string | undefined {
  if (text.trim() === '') return undefined;
  const mistake =
    findSyntaxError(text) ?? findMarkupError(key, text) ?? findLengthError(text, maxLength);
  if (mistake !== undefined) return mistake;
  const strange = getPlaceholders(text).find((name) => !names.includes(name));
  if (strange === undefined) return undefined;
  return `Unknown placeholder {${strange}}. Use one of {${names.join('}, {')}}, or remove it.`;
}
