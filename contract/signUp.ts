import * as z from 'zod/mini';
import { emailAddress } from './emailAddress.ts';
import { pickClickIds, UTM_KEYS, UTM_MAX_LENGTH } from './formFrame.ts';
import { FIELDS, type FieldName } from './signUpForm.ts';

// Control characters, and directional marks that could reverse the text after them. Doesn't include joiners, because
// some scripts need them.
const UNSAFE_CHARACTERS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const Line = z.string().check(
  z.normalize('NFC'),
  z.overwrite((text) => text.replace(UNSAFE_CHARACTERS, '').trim()),
);

/** Converts a missing or empty string to null. */
const optional = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.prefault(schema, ''),
    z.transform((text) => (text === '' ? null : text)),
  );

// Visitors don't choose campaign parameters, so don't reject the form because of a long one.
const Utm = optional(
  Line.check(z.overwrite((text) => [...text].slice(0, UTM_MAX_LENGTH).join(''))),
);

const ClickId = optional(z.string().check(z.overwrite(pickClickIds)));

function createFieldSchema(field: (typeof FIELDS)[number]) {
  switch (field.kind) {
    case 'email':
      return emailAddress(field.maxLength);
    case 'text':
      return optional(Line.check(z.maxLength(field.maxLength, 'tooLong')));
    case 'choice':
      return optional(z.pipe(Line, z.enum(['', ...field.options], 'invalid')));
  }
}

/** TypeScript can't infer these types from `Object.fromEntries`. */
type Fields = Record<Exclude<FieldName, 'email'> | (typeof UTM_KEYS)[number], typeof Utm> & {
  email: ReturnType<typeof emailAddress>;
};
const fields = Object.fromEntries([
  ...FIELDS.map((field) => [field.name, createFieldSchema(field)]),
  ...UTM_KEYS.map((key) => [key, Utm]),
]) as Fields;

/** A submitted form. Empty fields become null, and the message of each issue is one of `ERROR_CODES`. */
export const SignUp = z.object({
  ...fields,
  click_id: ClickId,
  consent: z.literal('yes', 'missing'),
});

export type SignUp = z.infer<typeof SignUp>;
