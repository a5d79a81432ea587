// What `POST /api/sign-ups` answers to the form's script. Apart from the schema of a sign-up, which the
// script does not need and would otherwise download.

/** Where a form is sent, by a browser without script as by the form's own script. */
export const SIGN_UP_PATH = '/api/sign-ups';

/** The name of a field that people do not see; a program that fills in every field fills it in too. */
export const HONEYPOT = 'message';

/** What can be wrong with each field, in the order of the form; the words are `form.errors.*`. */
export const FIELD_ERRORS = {
  email: ['missing', 'tooLong', 'invisible', 'invalid'],
  firstName: ['tooLong'],
  experience: ['invalid'],
  /** `changed`: the consent was given to words that are no longer known. */
  consent: ['missing', 'changed'],
} as const;

export type FormField = keyof typeof FIELD_ERRORS;

/** The error code of each field that is wrong, as in 422 `{"errors":{"email":"invalid"}}`. */
export type FieldErrors = { [Field in FormField]?: (typeof FIELD_ERRORS)[Field][number] };

/** Why a form was not taken at all, with the HTTP status that says so. */
export const REFUSALS = {
  unreadable: 400,
  crossSite: 403,
  tooLarge: 413,
  wrongType: 415,
  tooMany: 429,
  notSaved: 503,
} as const;

/** The words that visitors agree to, in one language; the version is a hash of them. */
export type Consent = {
  readonly version: string;
  readonly language: string;
  readonly text: string;
};

/**
 * The answer to `Accept: application/json`: 200 when the sign-up is stored, 422 with what is wrong with
 * the fields, else the status of the refusal. With the error `changed` comes the consent to show now.
 */
export type SignUpAnswer =
  | { readonly ok: true }
  | { readonly errors: FieldErrors; readonly consent?: Consent }
  | { readonly error: keyof typeof REFUSALS };
