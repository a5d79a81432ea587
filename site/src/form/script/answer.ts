import { INPUT_NAMES, SignUpAnswer } from '#contract/signUpForm.ts';
import { ANSWER_TIMEOUT_MS } from '#contract/time.ts';
import { ownAddress } from '../../lib/ownAddress.ts';

/** What the server says of a sending, or that there was no way to it. Nothing of one that was refused is known to be stored. */
type Answer = SignUpAnswer | { error: 'offline' };

/**
 * Sends the entries of a form.
 * @returns what the server says; whatever else comes, or nothing, counts as not saved. What was late may be
 *   stored all the same: a second try for the same address makes no second row.
 */
export async function sendEntries(address: string, body: URLSearchParams): Promise<Answer> {
  try {
    const response = await fetch(ownAddress(address), {
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

/** Shows why a sending was not taken, and moves the focus to it. */
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
    // The current words in place of the form's, not agreed to yet.
    part(form, '[name="consentVersion"]').setAttribute('value', answer.consent.version);
    (part(form, '#consent') as HTMLInputElement).checked = false;
    part(form, 'label[for="consent"]').textContent = answer.consent.text;
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

/** Says beside an input what is wrong with it; takes that back where there is no error code. */
export function showError(form: HTMLFormElement, name: string, code = ''): void {
  const error = part(form, `#${name}-error`);
  error.textContent = messageOf(error, code);
  const input = part(form, `#${name}`);
  if (code === '') return input.removeAttribute('aria-invalid');
  input.setAttribute('aria-invalid', 'true');
  input.closest('details')?.setAttribute('open', '');
}

/** A message that the build wrote into an element, by its code; empty where there is none. */
export const messageOf = (element: Element, code: string): string =>
  element.getAttribute(`data-message-${code}`) ?? '';

/**
 * The part of the form's page that a selector names.
 * @throws Error when the page holds another form than this script knows.
 */
export function part(of: ParentNode, selector: string): HTMLElement {
  const found = of.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The form has no ${selector}.`);
  return found;
}
