import { SignUpAnswer } from '#contract/signUpForm.ts';
import { ANSWER_TIMEOUT_MS } from '#contract/time.ts';

/** What the server says of a sending, or that there was no way to it. Nothing of one that was refused is known to be stored. */
export type Answer = SignUpAnswer | { error: 'offline' };

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
    return { error: navigator.onLine ? 'notSaved' : 'offline' };
  }
}

/**
 * Reads what the server answered. A gateway in between may answer anything.
 * @param body the parsed JSON; `undefined` where it was none.
 */
export function readAnswer(status: number, body: unknown): SignUpAnswer {
  const { data } = SignUpAnswer.safeParse(body);
  if (data && 'ok' in data === (status === 200)) return data;
  return { error: status === 429 ? 'tooMany' : 'notSaved' };
}
