import * as z from 'zod/mini';
import { emailAddress } from './emailAddress.ts';
import { pickClickIds, UTM_KEYS, UTM_MAX_LENGTH } from './formFrame.ts';
import { FIELDS, type FieldName } from './signUpForm.ts';

// Control characters, and marks that reverse the reading direction of what follows. Invisible joiners stay: some
// scripts need them.
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const Line = z.string().check(
  z.normalize('NFC'),
  z.overwrite((text) => text.replace(UNSEEN, '').trim()),
);

/** Turns missing and empty text into null. */
const optional = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.prefault(schema, ''),
    z.transform((text) => (text === '' ? null : text)),
  );

// The visitor didn't write campaign parameters, so cut them instead of rejecting the form.
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

/** TypeScript can't tell from a list of entries which one is the email. */
type Entries = Record<Exclude<FieldName, 'email'> | (typeof UTM_KEYS)[number], typeof Utm> & {
  email: ReturnType<typeof emailAddress>;
};
const entries = Object.fromEntries([
  ...FIELDS.map((field) => [field.name, createFieldSchema(field)]),
  ...UTM_KEYS.map((key) => [key, Utm]),
]) as Entries;

/** A submitted form, trimmed. Empty fields are null. Each issue's message is an error code from `ERROR_CODES`. */
export const SignUp = z.object({
  ...entries,
  click_id: ClickId,
  consent: z.literal('yes', 'missing'),
});

export type SignUp = z.infer<typeof SignUp>;
