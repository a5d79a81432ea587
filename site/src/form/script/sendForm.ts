import { FIELD_ERRORS, REFUSALS, type Consent, type FieldErrors } from '#contract/signUpAnswer.ts';
import { ANSWER_TIMEOUT_MS } from '#contract/time.ts';

/** What became of a sending. Nothing of one that was refused is known to be stored. */
export type Answer =
  | { kind: 'sent' }
  /** `consent`: the words to agree to now, where they have changed. */
  | { kind: 'invalid'; errors: FieldErrors; consent?: Pick<Consent, 'version' | 'text'> }
  | { kind: 'refused'; reason: 'tooMany' | 'notSaved' | 'offline' };

/**
 * Sends the entries of a form.
 * @returns what the server says; whatever else comes, or nothing, counts as not saved. What was late may be
 *   stored all the same: a second try for the same address makes no second row.
 */
export async function sendEntries(address: string, body: URLSearchParams): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    return readAnswer(response.status, await response.json().catch(() => undefined));
  } catch {
    return { kind: 'refused', reason: navigator.onLine ? 'notSaved' : 'offline' };
  }
}

/**
 * Reads what the server answered (`SignUpAnswer`). A gateway in between may answer anything: whatever the
 * server does not say counts as not saved.
 * @param body the parsed JSON; `undefined` where it was none.
 */
export function readAnswer(status: number, body: unknown): Answer {
  const { ok, errors: given, consent } = toRecord(body);
  if (status === 200 && ok === true) return { kind: 'sent' };
  if (status === REFUSALS.tooMany) return { kind: 'refused', reason: 'tooMany' };
  // The error codes that this form knows, in the order of its fields.
  const known = Object.entries(FIELD_ERRORS).flatMap(([field, codes]) => {
    const code = codes.find((each) => each === toRecord(given)[field]);
    return code === undefined ? [] : [[field, code]];
  });
  const errors: FieldErrors = Object.fromEntries(known);
  const { version, text } = toRecord(consent);
  const isNew = typeof version === 'string' && typeof text === 'string';
  // Without its words there is nothing to agree to.
  const isClear = known.length > 0 && (isNew || errors.consent !== 'changed');
  if (status !== 422 || !isClear) return { kind: 'refused', reason: 'notSaved' };
  return { kind: 'invalid', errors, ...(isNew && { consent: { version, text } }) };
}

const toRecord = (value: unknown) => Object(value) as Record<string, unknown>;
