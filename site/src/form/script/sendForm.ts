import { entriesOf } from './parts.ts';
import { readAnswer, type Answer } from './readAnswer.ts';

// For headers and body together: as long as the page waits for its prices.
const MAX_WAIT_MS = 8_000;

/**
 * Sends the form.
 * @returns what the server says; whatever else comes, or nothing, counts as not saved. What was late may be
 *   stored all the same: a second try for the same address makes no second row.
 */
export async function sendForm(form: HTMLFormElement): Promise<Answer> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), MAX_WAIT_MS);
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: entriesOf(form),
      signal: stop.signal,
    });
    return readAnswer(response.status, await response.json().catch(() => undefined));
  } catch {
    return { kind: 'refused', reason: navigator.onLine ? 'notSaved' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}
