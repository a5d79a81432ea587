import { FIELD_ERRORS, type FormField } from '#contract/signUpAnswer.ts';
import type { FormMessages } from '../formMessages.ts';
import type { Invalid, Refused } from './sendForm.ts';

/** Shows why a sending was not taken, and moves the focus to it. */
export function showErrors(
  form: HTMLFormElement,
  answer: Refused | Invalid,
  messages: FormMessages,
): void {
  const { consent, errors = {} }: Partial<Invalid> = answer.kind === 'invalid' ? answer : {};
  if (consent) {
    // The current words in place of the form's, not agreed to yet.
    control(form, 'consentVersion').value = consent.version;
    control(form, 'consent').checked = false;
    part(form, 'label[for="consent"]').textContent = consent.text;
  }
  // The sentence of each field stands beside it, and all of them as links in a list at the top.
  const links = [];
  for (const field of Object.keys(FIELD_ERRORS) as FormField[]) {
    const sentences: Record<string, string> = messages.errors[field];
    const sentence = sentences[errors[field] ?? ''] ?? '';
    markField(form, field, sentence);
    if (sentence === '') continue;
    const link = element('a', sentence);
    link.setAttribute('href', `#${field}`);
    links.push(element('li', link));
  }
  const notice = part(form, '#notice');
  if (answer.kind === 'refused') {
    notice.replaceChildren(element('p', messages[answer.reason]));
    notice.focus();
  } else {
    notice.replaceChildren(element('ul', ...links));
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }
}

/** Says in a sentence what is wrong with a field; takes that back where there is none. */
function markField(form: HTMLFormElement, name: FormField, sentence: string): void {
  part(form, `#${name}-error`).textContent = sentence;
  const field = part(form, `#${name}`);
  if (sentence === '') {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  } else {
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', `${name}-error`);
  }
}

/** Takes back what was said of a field that its visitor has mended since. */
export function clearError(form: HTMLFormElement, name: string): void {
  if (!(name in FIELD_ERRORS)) return;
  markField(form, name as FormField, '');
  const item = form.querySelector(`#notice a[href="#${name}"]`)?.parentElement;
  // An empty notice is no plate.
  if (item?.parentElement?.childElementCount === 1) item.parentElement.remove();
  item?.remove();
}

/**
 * The part of the form that a selector names.
 * @throws Error when the page holds another form than this script knows.
 */
export function part(of: ParentNode, selector: string): HTMLElement {
  const found = of.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The form has no ${selector}.`);
  return found;
}

/** The input of a name; of several, such as radio buttons, the first. */
export const control = (form: HTMLFormElement, name: string) =>
  part(form, `input[name="${name}"]`) as HTMLInputElement;

function element(name: string, ...content: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}
