// What `POST /api/sign-ups` answers to the form's script. Apart from the schema of a sign-up, which the
// script does not need and would otherwise download.

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
