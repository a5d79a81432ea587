import { UTM_KEYS } from '#contract/formFrame.ts';
import { FIELD_ERRORS } from '#contract/signUpAnswer.ts';
import type { Answer } from './sendForm.ts';

/** Puts the thanks in the place of the form, with what was sent, and moves the focus to them. */
export function showThanks(form: HTMLFormElement, entries: URLSearchParams): void {
  const template = part(document, 'template#thanks') as HTMLTemplateElement;
  const thanks = document.importNode(template.content, true);
  const read = (name: string) => entries.get(name)?.trim() ?? '';
  const sent = {
    email: read('email'),
    firstName: read('firstName'),
    experience: form.querySelector('[name="experience"]:checked + span')?.textContent ?? '',
    campaign: UTM_KEYS.map(read).filter(Boolean).join(', '),
  };
  for (const [name, value] of Object.entries(sent)) {
    const line = part(thanks, `[data-entry="${name}"]`);
    if (value === '') line.remove();
    else part(line, 'bdi').textContent = value;
  }
  form.replaceWith(thanks);
  document.title = template.dataset['title'] ?? '';
  part(document, 'h1').focus();
  scrollTo(0, 0);
}

/** Shows why a sending was not taken, and moves the focus to it. */
export function showErrors(form: HTMLFormElement, answer: Exclude<Answer, { kind: 'sent' }>): void {
  const errors: Record<string, string> = answer.kind === 'invalid' ? answer.errors : {};
  for (const field of Object.keys(FIELD_ERRORS)) showError(form, field, errors[field]);
  const notice = part(form, '#notice');
  if (answer.kind === 'refused') {
    notice.textContent = said(notice, answer.reason);
    notice.focus();
    return;
  }
  notice.textContent = '';
  if (answer.consent) {
    // The current words in place of the form's, not agreed to yet.
    part(form, '[name="consentVersion"]').setAttribute('value', answer.consent.version);
    (part(form, '#consent') as HTMLInputElement).checked = false;
    part(form, 'label[for="consent"]').textContent = answer.consent.text;
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

/** Says beside a field what is wrong with it; takes that back where there is no error code. */
export function showError(form: HTMLFormElement, name: string, code = ''): void {
  const place = part(form, `#${name}-error`);
  place.textContent = said(place, code);
  const field = part(form, `#${name}`);
  if (code === '') field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
}

/** What a place may have to say, by its code; the build wrote it there. */
export const said = (place: Element, code: string): string =>
  place.getAttribute(`data-say-${code}`) ?? '';

/**
 * The part of the form's page that a selector names.
 * @throws Error when the page holds another form than this script knows.
 */
export function part(of: ParentNode, selector: string): HTMLElement {
  const found = of.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The form has no ${selector}.`);
  return found;
}
