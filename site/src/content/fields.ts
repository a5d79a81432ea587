import * as z from 'zod';
import { findLengthError, findSyntaxError } from '../i18n/messageSyntax.ts';

/** A text that is shown with so many characters at most. Metadata is for the editor. */
export const textWithMaxLength = (maxLength: number) =>
  z
    .string()
    .superRefine((message, context) => {
      const mistake = findSyntaxError(message) ?? findLengthError(message, maxLength);
      if (mistake !== undefined) context.addIssue({ code: 'custom', message: mistake });
    })
    .meta({ kind: 'text', ...(maxLength < Infinity && { maxLength }) });

/** A text of the page in ICU MessageFormat: each language has its own. */
export const text = textWithMaxLength(Infinity);

/** Texts in the order in which they are shown. Sections need to know how many there are. */
export const textList = z
  .array(text)
  .transform(({ length }) => length)
  .meta({ kind: 'texts' });

/** Room for words three times as long as the shipped ones. */
export const getMaxLength = (shipped: string) => Math.max(80, 3 * shipped.length);

/** The fields of a list's entries, in the order of their files. */
export function getEntryFields(list: z.ZodType): Map<string, unknown> {
  const { element } = list instanceof z.ZodArray ? list : z.array(z.never());
  const objects = element instanceof z.ZodDiscriminatedUnion ? element.options : [element];
  return new Map(
    objects.flatMap((one) =>
      one instanceof z.ZodObject ? Object.entries<unknown>(one.shape) : [],
    ),
  );
}

/** Whether each language has it, and not the source language alone. */
export function isTranslatable(field: unknown): boolean {
  const inner = field instanceof z.ZodOptional ? field.unwrap() : field;
  const { kind } = (inner instanceof z.ZodType && inner.meta()) || {};
  return kind === 'text' || kind === 'texts';
}

/** Those that each language has; all others are in the source language alone. */
export const getTranslatableFields = (list: z.ZodType): string[] =>
  [...getEntryFields(list)].flatMap(([name, field]) => (isTranslatable(field) ? [name] : []));
