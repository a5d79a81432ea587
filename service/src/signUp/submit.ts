import type * as z from 'zod';
import { FORM_FIELDS } from '#contract/formAnswer.ts';
import { Fault, SignUp } from './oldSignUp.ts';
import type { World } from '../http/world.ts';
import type { FormTokens } from './formToken.ts';
import { readEntries, type Again, type Faults, type Outcome, type Refusal } from './outcome.ts';
import type { NewSignUp, SignUps } from './signUps.ts';

type SubmitParts = Pick<World, 'pause' | 'log'> & {
  readonly tokens: FormTokens;
  readonly signUps: Pick<SignUps, 'add'>;
  readonly mayPass: () => Promise<boolean>;
  readonly crossSite: boolean;
  readonly newSignUp: () => Omit<NewSignUp, 'form' | 'submissionKey'>;
};

const BLANK = readEntries(new Map());
/** Hidden from people, tempting for programs; no browser fills in a field of this name. */
export const HONEYPOT = 'message';

/** Decides about one sent form and keeps it if it may be kept. */
export async function submit(
  fields: ReadonlyMap<string, string>,
  parts: SubmitParts,
): Promise<Outcome> {
  const { tokens, signUps } = parts;
  // What another site has filled in is not shown as if the visitor had written it.
  if (parts.crossSite) return refuse('crossSite', { entries: BLANK, token: tokens.issue() });

  const sentToken = fields.get('token') ?? '';
  const token = tokens.read(sentToken);
  const entries = readEntries(fields);
  // The same token: its age keeps counting, and a second sending of this form makes no second row.
  const again: Again = { entries, token: sentToken };
  const anew = (): Again => ({ entries, token: tokens.renew() });

  if (token.kind === 'forged') return refuse('expired', { entries, token: tokens.issue() });
  if (!(await parts.mayPass())) return refuse('tooMany', token.kind === 'expired' ? anew() : again);
  if (token.kind === 'expired') return refuse('expired', anew());

  const read = SignUp.safeParse(entries);
  if (!read.success) return { kind: 'invalid', faults: faultsOf(read.error.issues), again };
  // A browser that fills everything in at once is as quick as a program: it is made to wait, never
  // thanked for what was not stored.
  if (token.waitMs > 0) await parts.pause(token.waitMs);
  const thanks: Outcome = { kind: 'thanks', signUp: read.data };
  // Nobody but a program fills this in. Told why it failed, it would try something else.
  if ((fields.get(HONEYPOT) ?? '') !== '') return thanks;

  try {
    const added = await signUps.add({
      ...parts.newSignUp(),
      form: read.data,
      submissionKey: token.key,
    });
    return added === 'kept' ? thanks : refuse('expired', anew());
  } catch (cause) {
    parts.log.error(`A sign-up was not saved: ${String(cause)}`);
    return refuse('notSaved', again);
  }
}

function refuse(refusal: Refusal, again: Again): Outcome {
  return { kind: 'refused', refusal, again };
}

/** The first fault of each field, in the order of the form. */
function faultsOf(issues: readonly z.core.$ZodIssue[]): Faults {
  const faults: Faults = {};
  for (const field of FORM_FIELDS) {
    const issue = issues.find(({ path }) => path[0] === field);
    if (issue !== undefined) faults[field] = Fault.parse(issue.message);
  }
  return faults;
}
