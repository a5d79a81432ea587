import * as z from 'zod/mini';
import { emailAddress } from './emailAddress.ts';
import { clickIdsOf, UTM_KEYS, UTM_MAX_LENGTH } from './formFrame.ts';
import { FIELDS, type FieldName } from './signUpForm.ts';

// Control characters, and the marks that turn the reading direction of whatever follows them. A name
// keeps joiners, which nobody sees either: some scripts are written with them.
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const Line = z.string().check(
  z.normalize('NFC'),
  z.overwrite((text) => text.replace(UNSEEN, '').trim()),
);

/** What is absent counts as empty, and what is empty is null. */
const optional = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.prefault(schema, ''),
    z.transform((text) => (text === '' ? null : text)),
  );

// A campaign parameter is not the visitor's to correct, so it never fails: it is cut.
const Utm = optional(
  Line.check(z.overwrite((text) => [...text].slice(0, UTM_MAX_LENGTH).join(''))),
);

const ClickId = optional(z.string().check(z.overwrite(clickIdsOf)));

function schemaOf(field: (typeof FIELDS)[number]) {
  switch (field.kind) {
    case 'email':
      return emailAddress(field.maxLength);
    case 'text':
      return optional(Line.check(z.maxLength(field.maxLength, 'tooLong')));
    case 'choice':
      return optional(z.pipe(Line, z.enum(['', ...field.options], 'invalid')));
  }
}

/** The schemas by name; a list of entries does not say to TypeScript which of them is the address. */
type Entries = Record<Exclude<FieldName, 'email'> | (typeof UTM_KEYS)[number], typeof Utm> & {
  email: ReturnType<typeof emailAddress>;
};
const entries = Object.fromEntries([
  ...FIELDS.map((field) => [field.name, schemaOf(field)]),
  ...UTM_KEYS.map((key) => [key, Utm]),
]) as Entries;

/**
 * A filled-in form, trimmed; null for what was left empty. The message of each issue is an error code of its
 * field (`ERROR_CODES`).
 */
export const SignUp = z.object({
  ...entries,
  click_id: ClickId,
  consent: z.literal('yes', 'missing'),
});

export type SignUp = z.infer<typeof SignUp>;
