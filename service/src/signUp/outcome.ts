import * as z from 'zod';
import { FORM_FIELDS } from '#contract/formAnswer.ts';
import { UTM_KEYS } from '#contract/formFrame.ts';
import { Fault, SignUp } from './oldSignUp.ts';

const NAMES = [...FORM_FIELDS, ...UTM_KEYS] as const;

/** The form's fields as they were sent, unchecked, to be shown again. */
const Entries = z.record(z.enum(NAMES), z.string());
export type Entries = z.infer<typeof Entries>;

/** What is wrong, by field; at least one. */
const Faults = z.partialRecord(z.enum(FORM_FIELDS), Fault);
const Refusal = z.enum(['crossSite', 'expired', 'tooMany', 'notSaved']);
/** What the form shows when it is shown again. */
const Again = z.object({ entries: Entries, token: z.string() });

/** What became of a sent form; each case has its own look. */
export const Outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('thanks'), signUp: SignUp }),
  z.object({ kind: z.literal('invalid'), faults: Faults, again: Again }),
  z.object({ kind: z.literal('refused'), refusal: Refusal, again: Again }),
]);

export type Outcome = z.infer<typeof Outcome>;
export type Faults = z.infer<typeof Faults>;
export type Refusal = z.infer<typeof Refusal>;
export type Again = z.infer<typeof Again>;

/** Missing fields are `''`; fields the form does not have are left out. */
export function readEntries(fields: ReadonlyMap<string, string>): Entries {
  return Object.fromEntries(NAMES.map((name) => [name, fields.get(name) ?? ''])) as Entries;
}
