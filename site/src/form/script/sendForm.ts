import { SignUpAnswer, type Consent, type FieldErrors } from '#contract/signUpAnswer.ts';
import { ANSWER_TIMEOUT_MS } from '#contract/time.ts';

/** What became of a sending. Nothing of one that was refused is known to be stored. */
export type Answer =
  | { kind: 'sent' }
  /** `consent`: the words to agree to now, where they have changed. */
  | { kind: 'invalid'; errors: FieldErrors; consent?: Consent | undefined }
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
 * Reads what the server answered. A gateway in between may answer anything: whatever the server does not say
 * counts as not saved.
 * @param body the parsed JSON; `undefined` where it was none.
 */
export function readAnswer(status: number, body: unknown): Answer {
  const { data } = SignUpAnswer.safeParse(body);
  if (status === 200 && data && 'ok' in data) return { kind: 'sent' };
  if (status === 422 && data && 'errors' in data) return { kind: 'invalid', ...data };
  return { kind: 'refused', reason: status === 429 ? 'tooMany' : 'notSaved' };
}
