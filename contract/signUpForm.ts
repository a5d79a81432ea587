import * as z from 'zod/mini';

// What the form asks and how the server answers it. The form's script reads this too; the schema of a sign-up
// stands apart, because older browsers do not understand its regular expressions.

/** Where a form is sent, by a browser without script as by the form's own script. */
export const SIGN_UP_PATH = '/api/sign-ups';

/** The name of a field that people do not see; a program that fills in every field fills it in too. */
export const HONEYPOT = 'message';

/** `column`: of the table `sign_ups`. An address is required, everything else may be left empty. */
type Field = { readonly name: string; readonly column: string } & (
  | { readonly kind: 'email' | 'text'; readonly autoComplete: string; readonly maxLength: number }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
);

/**
 * What the sign-up form asks for, in its order. Form, server, table, list, export and webhooks all
 * follow this list. The words of a field are `form.fields.<name>` and `form.errors.<name>` in the messages;
 * its column is added by a migration in `server/src/database/migrations/`.
 */
export const FIELDS = [
  // RFC 5321, 4.5.3.1: a path of at most 256 characters, with its angle brackets.
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

/** The names of all inputs that can be wrong, in the order of the form. */
export const INPUT_NAMES = [...FIELDS.map(({ name }) => name), 'consent'] as const;

/** What can be wrong with an input; `changed`: the consent was given to words that are no longer known. */
export const ERROR_CODES = ['missing', 'tooLong', 'invisible', 'invalid', 'changed'] as const;

const FieldErrors = z.partialRecord(z.enum(INPUT_NAMES), z.enum(ERROR_CODES));

/** The error code of each input that is wrong, as in 422 `{"errors":{"email":"invalid"}}`. */
export type FieldErrors = z.infer<typeof FieldErrors>;

/** The words that visitors agree to, as a form shows them; `version` is the start of their SHA-256, in hex. */
export const Consent = z.object({ version: z.string(), language: z.string(), text: z.string() });

export type Consent = Readonly<z.infer<typeof Consent>>;

const SignUpRefusal = z.enum([
  'unreadable',
  'crossSite',
  'tooLarge',
  'wrongType',
  'tooMany',
  'notSaved',
]);

/** Why a form was not taken at all. */
export type SignUpRefusal = z.infer<typeof SignUpRefusal>;

/**
 * The answer to `Accept: application/json`: 200 when the sign-up is stored, 422 with what is wrong with
 * the fields, else the status of the refusal. With the error `changed` comes the consent to show now.
 */
export const SignUpAnswer = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ errors: FieldErrors, consent: z.optional(Consent) }),
  z.object({ error: SignUpRefusal }),
]);
export type SignUpAnswer = z.infer<typeof SignUpAnswer>;
