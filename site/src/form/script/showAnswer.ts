import { FORM_SENT } from '#contract/formFrame.ts';
import { FIELD_ERRORS, type FieldErrors, type FormField } from '#contract/signUpAnswer.ts';
import type { FieldMessages, FormMessages } from '../formMessages.ts';
import { control, part } from './parts.ts';
import type { Answer, ShownConsent } from './readAnswer.ts';
import { showThanks } from './showThanks.ts';
import { tellPage } from './pageAround.ts';

const FIELDS = Object.keys(FIELD_ERRORS) as FormField[];

/** Shows what became of a sending, and moves the focus to it. */
export function showAnswer(form: HTMLFormElement, answer: Answer, messages: FormMessages): void {
  switch (answer.kind) {
    case 'sent':
      showThanks(form);
      tellPage(FORM_SENT);
      break;
    case 'invalid':
      if (answer.consent) showConsent(form, answer.consent);
      showErrors(form, answer.errors, messages.errors);
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      break;
    case 'refused':
      showErrors(form, {}, messages.errors);
      notice(form).append(element('p', messages[answer.reason]));
      notice(form).focus();
      break;
  }
}

/** Takes back what was said of a field that its visitor has mended since. */
export function clearError(form: HTMLFormElement, { id }: HTMLElement): void {
  const field = FIELDS.find((each) => each === id);
  if (field === undefined) return;
  markField(form, field, '');
  form.querySelector(`#notice a[href="#${field}"]`)?.parentElement?.remove();
}

/** Shows the current words of the consent in place of the form's, not agreed to yet. */
function showConsent(form: HTMLFormElement, { version, text }: ShownConsent): void {
  control(form, 'consentVersion').value = version;
  control(form, 'consent').checked = false;
  part(form, 'label[for="consent"]').textContent = text;
}

/** The sentence of each field beside it, and all of them as links in a list at the top. */
function showErrors(form: HTMLFormElement, errors: FieldErrors, messages: FieldMessages): void {
  const list = element('ul');
  for (const field of FIELDS) {
    const sentence = Object.entries(messages[field]).find(([code]) => code === errors[field]);
    const message = sentence?.[1] ?? '';
    markField(form, field, message);
    if (message !== '') list.append(element('li', linkTo(field, message)));
  }
  notice(form).replaceChildren(...(list.hasChildNodes() ? [list] : []));
}

const notice = (form: HTMLFormElement) => part(form, '#notice');

function markField(form: HTMLFormElement, name: FormField, message: string): void {
  part(form, `#${name}-error`).textContent = message;
  const field = part(form, `#${name}`);
  if (message === '') {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  } else {
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', `${name}-error`);
  }
}

function linkTo(field: FormField, words: string): HTMLElement {
  const link = element('a', words);
  link.setAttribute('href', `#${field}`);
  return link;
}

function element(name: string, ...content: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}
