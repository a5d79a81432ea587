import * as z from 'zod/mini';

// The form's fields and the API's responses. The form's script imports this module, so the schema for the fields is in a
// separate one: older browsers can't parse its regular expressions.

/** The form posts here, with or without JavaScript. */
export const SIGN_UP_PATH = '/api/sign-ups';

/** Hidden field that only bots fill in. */
export const HONEYPOT = 'message';

/** `column` is in the `sign_ups` table. Only the email address is required. */
type Field = { readonly name: string; readonly column: string } & (
  | { readonly kind: 'email' | 'text'; readonly autoComplete: string; readonly maxLength: number }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
);

/**
 * The form, API, database, commands, and webhooks all use this list. Labels and errors are in the messages
 * `form.fields.<name>` and `form.errors.<name>`. If you add a field, add a migration for its column in
 * `server/src/database/migrations/`.
 */
export const FIELDS = [
  // RFC 5321, section 4.5.3.1, allows 256 characters including the angle brackets.
  { name: 'email', column: 'email', kind: 'email', autoComplete: 'email', maxLength: 254 },
  {
    name: 'firstName',
    column: 'first_name',
    kind: 'text',
    autoComplete: 'given-name',
    maxLength: 80,
  },
  { name: 'experience', column: 'experience', kind: 'choice', options: ['new', 'some', 'active'] },
] as const satisfies readonly Field[];

export type FieldName = (typeof FIELDS)[number]['name'];
export type FieldColumn = (typeof FIELDS)[number]['column'];

/** Inputs that can have an error, in form order. */
export const INPUT_NAMES = [...FIELDS.map(({ name }) => name), 'consent'] as const;

/** `changed` means that the visitor agreed to an outdated consent text. */
export const ERROR_CODES = ['missing', 'tooLong', 'invisible', 'invalid', 'changed'] as const;

const FieldErrors = z.partialRecord(z.enum(INPUT_NAMES), z.enum(ERROR_CODES));

/** Error codes by input, e.g. `{"email":"invalid"}`. */
export type FieldErrors = z.infer<typeof FieldErrors>;

/** A form's consent text. `version` is the start of its SHA-256 hash in hex. */
export const Consent = z.object({ version: z.string(), language: z.string(), text: z.string() });

export type Consent = Readonly<z.infer<typeof Consent>>;

const SignUpRejection = z.enum([
  'unreadable',
  'crossSite',
  'tooLarge',
  'wrongType',
  'tooMany',
  'notSaved',
]);

/** Why the server rejected the form as a whole. */
export type SignUpRejection = z.infer<typeof SignUpRejection>;

/**
 * The response to a request with `Accept: application/json`. Status 200 means that the form was stored. A 422 response
 * has the errors by input, plus the current consent if one of them is `changed`. Any other status comes with a reason.
 */
export const SignUpResponse = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ errors: FieldErrors, consent: z.optional(Consent) }),
  z.object({ error: SignUpRejection }),
]);
export type SignUpResponse = z.infer<typeof SignUpResponse>;
