import * as z from 'zod';
import { findLengthError, findSyntaxError } from '../i18n/messageSyntax.ts';

/** Limits the number of visible characters. The editor reads the metadata. */
export const textWithMaxLength = (maxLength: number) =>
  z
    .string()
    .superRefine((message, context) => {
      const error = findSyntaxError(message) ?? findLengthError(message, maxLength);
      if (error !== undefined) context.addIssue({ code: 'custom', message: error });
    })
    .meta({ kind: 'text', ...(maxLength < Infinity && { maxLength }) });

/** A translatable ICU message. */
export const text = textWithMaxLength(Infinity);

/** Sections only need the length of the list, so that's the output. */
export const textList = z
  .array(text)
  .transform(({ length }) => length)
  .meta({ kind: 'texts' });

/** Allows three times the length of the default text, and at least 100 characters. */
export const getMaxLength = (defaultText: string) => Math.max(100, 3 * defaultText.length);

/** Returns the fields that entries in a list can have, in file order. */
export function getEntryFields(list: z.ZodType): Map<string, unknown> {
  const { element } = list instanceof z.ZodArray ? list : z.array(z.never());
  const objects = element instanceof z.ZodDiscriminatedUnion ? element.options : [element];
  return new Map(
    objects.flatMap((object) =>
      object instanceof z.ZodObject ? Object.entries<unknown>(object.shape) : [],
    ),
  );
}

/** Fields that aren't translatable exist only in the source language. */
export function isTranslatable(field: unknown): boolean {
  const inner = field instanceof z.ZodOptional ? field.unwrap() : field;
  const { kind } = (inner instanceof z.ZodType && inner.meta()) || {};
  return kind === 'text' || kind === 'texts';
}

export const getTranslatableFields = (list: z.ZodType): string[] =>
  [...getEntryFields(list)].flatMap(([name, field]) => (isTranslatable(field) ? [name] : []));
