import { FORM_FIELDS, type FieldErrors } from '#contract/formAnswer.ts';
import type { REFUSALS } from '#contract/formWords.ts';
import { CONSENT, SignUp } from '#contract/signUp.ts';
import type { World } from '../http/world.ts';
import { readEntries, type Entries } from './entries.ts';
import type { NewSignUp, SignUps } from './signUps.ts';
import type { FormTokens } from './formToken.ts';

/** What became of a sent form; each case has its own look. */
export type Outcome =
  | { readonly kind: 'thanks'; readonly signUp: SignUp }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors; readonly again: Again }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly again: Again };
export type Refusal = keyof typeof REFUSALS;
/** What the form shows when it is shown again. */
export type Again = { readonly entries: Entries; readonly token: string };

type SubmitParts = Pick<World, 'pause'> & {
  readonly tokens: FormTokens;
  readonly signUps: Pick<SignUps, 'add'>;
  /** Whether this visitor may send another form now. */
  readonly mayPass: () => Promise<boolean>;
  readonly crossSite: boolean;
  readonly newSignUp: () => Pick<NewSignUp, 'id' | 'at' | 'notify'>;
  /** One line for the owner. */
  readonly report: (line: string) => void;
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
  if (!read.success) return { kind: 'invalid', errors: errorsOf(read.error.issues), again };
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
      consentVersion: CONSENT.version,
    });
    return added === 'kept' ? thanks : refuse('expired', anew());
  } catch (cause) {
    parts.report(`A sign-up was not saved: ${String(cause)}`);
    return refuse('notSaved', again);
  }
}

function refuse(refusal: Refusal, again: Again): Outcome {
  return { kind: 'refused', refusal, again };
}

/** The first sentence about each field, in the order of the form. */
export function errorsOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of FORM_FIELDS) {
    const issue = issues.find(({ path }) => path[0] === field);
    if (issue !== undefined) errors[field] = issue.message;
  }
  return errors;
}
