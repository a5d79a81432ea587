import * as z from 'zod';
import { UTM_KEYS } from '#contract/formFrame.ts';
import type { SignUp } from '#contract/signUp.ts';
import { FIELDS, type FieldColumn } from '#contract/signUpForm.ts';
import type { SignUpRow } from '../database/schema.ts';

const OPTIONAL_COLUMNS = [
  ...FIELDS.map(({ column }) => column).filter((column) => column !== 'email'),
  ...UTM_KEYS,
  'click_id',
  'variants',
] as const satisfies readonly (keyof SignUpRow)[];

/** A submitted form. Keys are column names in `sign_ups`. */
export const Submission = z.intersection(
  z.object({
    email: z.string(),
    consent_version: z.string(),
    language: z.string(),
  } satisfies Partial<Record<keyof SignUpRow, z.ZodString>>),
  z.partialRecord(z.enum(OPTIONAL_COLUMNS), z.nullable(z.string())),
);
export type Submission = z.infer<typeof Submission>;

export function toSubmission(
  form: SignUp,
  context: Pick<Submission, 'consent_version' | 'language' | 'variants'>,
): Submission & Record<FieldColumn, string | null> {
  const fields = Object.fromEntries(FIELDS.map(({ name, column }) => [column, form[name]]));
  const utm = Object.fromEntries(UTM_KEYS.map((key) => [key, form[key]]));
  return {
    // TypeScript can't tell that FIELDS covers every column in the record.
    ...(fields as Record<FieldColumn, string | null>),
    ...utm,
    email: form.email,
    click_id: form.click_id,
    ...context,
  };
}
