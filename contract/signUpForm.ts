import * as z from 'zod/mini';

// The form's fields and answers. The form's script imports this. The schema is in another module, because older
// browsers can't parse its regular expressions.

/** Both the form itself and its script post here. */
export const SIGN_UP_PATH = '/api/sign-ups';

/** The name of a hidden field. People leave it empty; bots fill it in. */
export const HONEYPOT = 'message';

/** `column` is in table `sign_ups`. Only the email is required. */
type Field = { readonly name: string; readonly column: string } & (
  | { readonly kind: 'email' | 'text'; readonly autoComplete: string; readonly maxLength: number }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
);

/**
 * The fields of the sign-up form, in order. Form, server, table, list, export and webhooks all use this list.
 * Texts are in the messages under `form.fields.<name>` and `form.errors.<name>`. A migration in
 * `server/src/database/migrations/` adds the column.
 */
export const FIELDS = [
  // RFC 5321, section 4.5.3.1: at most 256 characters including angle brackets.
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

/** All inputs that can have an error, in form order. */
export const INPUT_NAMES = [...FIELDS.map(({ name }) => name), 'consent'] as const;

/** What can be wrong with an input. `changed`: the visitor agreed to an outdated consent text. */
export const ERROR_CODES = ['missing', 'tooLong', 'invisible', 'invalid', 'changed'] as const;

const FieldErrors = z.partialRecord(z.enum(INPUT_NAMES), z.enum(ERROR_CODES));

/** The error code of each invalid input, as in 422 `{"errors":{"email":"invalid"}}`. */
export type FieldErrors = z.infer<typeof FieldErrors>;

/** The consent text as a form shows it. `version` is the start of its SHA-256 in hex. */
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

/** Why the server rejected the whole form. */
export type SignUpRejection = z.infer<typeof SignUpRejection>;

/**
 * The answer to `Accept: application/json`. 200: stored. 422: errors by field, and with `changed` the current consent.
 * Any other status: a refusal.
 */
export const SignUpResponse = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ errors: FieldErrors, consent: z.optional(Consent) }),
  z.object({ error: SignUpRejection }),
]);
export type SignUpResponse = z.infer<typeof SignUpResponse>;
