import { INPUT_NAMES } from '#contract/signUpForm.ts';
import type { Answer } from './sendForm.ts';

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
