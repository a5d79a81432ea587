import { INPUT_NAMES, SignUpResponse } from '#contract/signUpForm.ts';
import { REQUEST_TIMEOUT_MS } from '#contract/time.ts';
import { toSameOriginUrl } from '../../lib/toSameOriginUrl.ts';

type SubmissionResult = SignUpResponse | { error: 'offline' };

/**
 * Returns `notSaved` for timeouts and unexpected responses. The sign-up may have been stored anyway, but trying again
 * with the same email address doesn't create a duplicate.
 */
export async function submitForm(url: string, body: URLSearchParams): Promise<SubmissionResult> {
  try {
    const response = await fetch(toSameOriginUrl(url), {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return parseResponse(response.status, await response.json().catch(() => undefined));
  } catch {
    return { error: navigator.onLine ? 'notSaved' : 'offline' };
  }
}

/**
 * Parses a response, which may be from a gateway instead of our server.
 * @param body the parsed JSON, or undefined if the body isn't JSON.
 */
export function parseResponse(status: number, body: unknown): SignUpResponse {
  const { data } = SignUpResponse.safeParse(body);
  if (data && 'ok' in data === (status === 200)) return data;
  return { error: status === 429 ? 'tooMany' : 'notSaved' };
}

/** Shows the errors from a response and focuses the first one. */
export function showErrors(
  form: HTMLFormElement,
  response: Exclude<SubmissionResult, { ok: true }>,
): void {
  const errors = 'errors' in response ? response.errors : {};
  for (const name of INPUT_NAMES) showError(form, name, errors[name]);
  const notice = getElement(form, '#notice');
  notice.textContent = '';
  if ('error' in response) {
    notice.textContent = getMessage(notice, response.error) || getMessage(notice, 'notSaved');
    return notice.focus();
  }
  if (response.consent) {
    // The consent text has changed since the page was loaded, so the visitor has to agree to the new one.
    getElement(form, '[name="consentVersion"]').setAttribute('value', response.consent.version);
    (getElement(form, '#consent') as HTMLInputElement).checked = false;
    getElement(form, 'label[for="consent"]').textContent = response.consent.text;
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

/** Shows an error next to its input. An empty code clears it. */
export function showError(form: HTMLFormElement, name: string, code = ''): void {
  const error = getElement(form, `#${name}-error`);
  error.textContent = getMessage(error, code);
  const input = getElement(form, `#${name}`);
  if (code === '') return input.removeAttribute('aria-invalid');
  input.setAttribute('aria-invalid', 'true');
  input.closest('details')?.setAttribute('open', '');
}

export const getMessage = (element: Element, code: string): string =>
  element.getAttribute(`data-message-${code}`) ?? '';

export function getElement(parent: ParentNode, selector: string): HTMLElement {
  const element = parent.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`Missing element "${selector}" in the sign-up form.`);
  return element;
}
