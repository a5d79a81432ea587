import * as z from 'zod/mini';

// The sign-up form's fields and its API's responses. The form's script imports this module. The schema for the fields
// is in a separate module, because older browsers can't parse its regular expressions.

/** The form posts to this path, with and without its script. */
export const SIGN_UP_PATH = '/api/sign-ups';

/** Name of a hidden field that only bots fill in. */
export const HONEYPOT = 'message';

/** `column` is the column in the `sign_ups` table. Only the email address is required. */
type Field = { readonly name: string; readonly column: string } & (
  | { readonly kind: 'email' | 'text'; readonly autoComplete: string; readonly maxLength: number }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
);

/**
 * The sign-up form's fields, in order. The form, API, database, commands, and webhooks use this list. Labels and errors
 * are in the messages `form.fields.<name>` and `form.errors.<name>`. For each new field, add a migration in
 * `server/src/database/migrations/` that creates its column.
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

/** The inputs that can have an error, in form order. */
export const INPUT_NAMES = [...FIELDS.map(({ name }) => name), 'consent'] as const;

/** Error codes for inputs. `changed` means the visitor agreed to an outdated consent text. */
export const ERROR_CODES = ['missing', 'tooLong', 'invisible', 'invalid', 'changed'] as const;

const FieldErrors = z.partialRecord(z.enum(INPUT_NAMES), z.enum(ERROR_CODES));

/** Error codes by input, as in 422 `{"errors":{"email":"invalid"}}`. */
export type FieldErrors = z.infer<typeof FieldErrors>;

/** The consent text of a form. `version` is a prefix of its SHA-256 hash in hex. */
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

/** Why the server rejected a whole form. */
export type SignUpRejection = z.infer<typeof SignUpRejection>;

/**
 * The response to a request with `Accept: application/json`. Status 200 means the form was stored. 422 has the errors
 * by input, and the current consent if one of them is `changed`. Other statuses have the reason for the rejection.
 */
export const SignUpResponse = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ errors: FieldErrors, consent: z.optional(Consent) }),
  z.object({ error: SignUpRejection }),
]);
export type SignUpResponse = z.infer<typeof SignUpResponse>;
