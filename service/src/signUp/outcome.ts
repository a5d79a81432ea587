import * as z from 'zod';
import { FORM_FIELDS } from '#contract/formAnswer.ts';
import { Fault, SignUp } from '#contract/signUp.ts';
import { Entries } from './entries.ts';

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
