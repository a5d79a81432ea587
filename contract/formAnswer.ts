import * as z from 'zod/mini';

// What the form's script and its server say to each other. Apart from the schema of a sign-up, which
// the script does not need and would otherwise download.

/**
 * Milliseconds. Nobody reads the form and fills it in faster, so it is taken no sooner after it was
 * served: its script waits, and without script the server does.
 */
export const FORM_MIN_AGE_MS = 1_500;

/** What the visitor fills in, in the order of the form. */
export const FORM_FIELDS = ['email', 'firstName', 'experience', 'consent'] as const;

const Text = z.string().check(z.minLength(1));

/** A sentence for each field that is at fault; at least one. */
const FieldErrors = z
  .partialRecord(z.enum(FORM_FIELDS), Text)
  .check(z.refine((errors) => Object.keys(errors).length > 0));

/** One line of what was sent, as the visitor is told about it. */
const SentLine = z.object({ label: Text, value: Text });

/**
 * What the server answers to a sent form, as JSON. `token` is the one that the next sending of this
 * form carries; a refusal has none when what came was no form.
 */
export const FormAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('thanks'), sent: z.array(SentLine) }),
  z.object({ kind: z.literal('invalid'), errors: FieldErrors, token: Text }),
  z.object({ kind: z.literal('refused'), message: Text, token: z.exactOptional(Text) }),
]);

export type FormAnswer = z.infer<typeof FormAnswer>;
export type FormField = (typeof FORM_FIELDS)[number];
export type FieldErrors = z.infer<typeof FieldErrors>;
export type SentLine = z.infer<typeof SentLine>;
