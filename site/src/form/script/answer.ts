import { INPUT_NAMES, SignUpResponse } from '#contract/signUpForm.ts';
import { REQUEST_TIMEOUT_MS } from '#contract/time.ts';
import { ownAddress } from '../../lib/ownAddress.ts';

/** The server's answer, or `offline`. A refused form counts as not stored. */
type Answer = SignUpResponse | { error: 'offline' };

/**
 * Submits a form.
 * @returns the server's answer. Anything else counts as not saved. A late answer's form may be stored, but a retry
 *   for the same address creates no second row.
 */
export async function sendEntries(address: string, body: URLSearchParams): Promise<Answer> {
  try {
    const response = await fetch(ownAddress(address), {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return readAnswer(response.status, await response.json().catch(() => undefined));
  } catch {
    return { error: navigator.onLine ? 'notSaved' : 'offline' };
  }
}

/**
 * Parses an answer, which may come from a gateway in between.
 * @param body the parsed JSON; `undefined` if it was not JSON.
 */
export function readAnswer(status: number, body: unknown): SignUpResponse {
  const { data } = SignUpResponse.safeParse(body);
  if (data && 'ok' in data === (status === 200)) return data;
  return { error: status === 429 ? 'tooMany' : 'notSaved' };
}

/** Shows why a form was refused, and focuses the message. */
export function showErrors(form: HTMLFormElement, answer: Exclude<Answer, { ok: true }>): void {
  const errors = 'errors' in answer ? answer.errors : {};
  for (const name of INPUT_NAMES) showError(form, name, errors[name]);
  const notice = part(form, '#notice');
  notice.textContent = '';
  if ('error' in answer) {
    notice.textContent = messageOf(notice, answer.error) || messageOf(notice, 'notSaved');
    return notice.focus();
  }
  if (answer.consent) {
    // Replaces the form's outdated consent text. The visitor has to agree again.
    part(form, '[name="consentVersion"]').setAttribute('value', answer.consent.version);
    (part(form, '#consent') as HTMLInputElement).checked = false;
    part(form, 'label[for="consent"]').textContent = answer.consent.text;
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

/** Shows an input's error next to it, or clears it if there is no error code. */
export function showError(form: HTMLFormElement, name: string, code = ''): void {
  const error = part(form, `#${name}-error`);
  error.textContent = messageOf(error, code);
  const input = part(form, `#${name}`);
  if (code === '') return input.removeAttribute('aria-invalid');
  input.setAttribute('aria-invalid', 'true');
  input.closest('details')?.setAttribute('open', '');
}

/** Returns a message that the build wrote into an element, by code; empty if there is none. */
export const messageOf = (element: Element, code: string): string =>
  element.getAttribute(`data-message-${code}`) ?? '';

/**
 * Finds a required element of the form's page.
 * @throws Error if the page has a different form than this script expects.
 */
export function part(of: ParentNode, selector: string): HTMLElement {
  const found = of.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The form has no ${selector}.`);
  return found;
}
