// The form's script reads this list too. It stands apart from the schema of a sign-up, whose regular
// expressions older browsers do not understand.

/** `column`: of the table `sign_ups`. An address is required, everything else may be left empty. */
type Field = { readonly name: string; readonly column: string } & (
  | { readonly kind: 'email' | 'text'; readonly autoComplete: string; readonly maxLength: number }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
);

/**
 * What the sign-up form asks for, in its order. Form, thanks, server, table, list, export and webhooks all
 * follow this list. The words of a field are `form.fields.<name>` and `form.errors.<name>` in the messages;
 * its column is made by a step of `server/src/database/migrate.ts`.
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
