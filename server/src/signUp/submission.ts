import type { Transaction } from 'kysely';
import * as z from 'zod';
import { UTM_KEYS } from '#contract/formFrame.ts';
import type { SignUp } from '#contract/signUp.ts';
import { FIELDS, type FieldColumn } from '#contract/signUpForm.ts';
import type { Database, SignUpRow } from '../database/schema.ts';

const OPTIONAL_COLUMNS = [
  ...FIELDS.map(({ column }) => column).filter((column) => column !== 'email'),
  ...UTM_KEYS,
  'click_id',
  'variants',
] as const;

/** One submission of the form, by columns of `sign_ups`. */
export const Submission = z.intersection(
  z.object({ email: z.string(), consent_version: z.string(), language: z.string() }),
  z.partialRecord(z.enum(OPTIONAL_COLUMNS), z.nullable(z.string())),
);
export type Submission = z.infer<typeof Submission>;

export function toSubmission(
  form: SignUp,
  more: Pick<Submission, 'consent_version' | 'language' | 'variants'>,
): Submission & Record<FieldColumn, string | null> {
  const fields = Object.fromEntries(FIELDS.map(({ name, column }) => [column, form[name]]));
  const utm = Object.fromEntries(UTM_KEYS.map((key) => [key, form[key]]));
  // FIELDS has all columns of the record.
  return {
    ...(fields as Record<FieldColumn, string | null>),
    ...utm,
    email: form.email,
    click_id: form.click_id,
    ...more,
  };
}

/**
 * Confirms a pending sign-up with one submission.
 * @returns the confirmed row; undefined if there was nothing to confirm.
 */
export function confirmSignUp(
  trx: Transaction<Database>,
  id: string,
  submission: Submission,
  at: number,
): Promise<SignUpRow | undefined> {
  return trx
    .updateTable('sign_ups')
    .set({ ...submission, confirmed_at: at })
    .where('id', '=', id)
    .where('asked_at', 'is not', null)
    .where('confirmed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
