import { FORM_FIELDS } from '#contract/formAnswer.ts';
import type { FieldErrors, FormAnswer, FormField, SentLine } from '#contract/formAnswer.ts';
import { FORM_SENT } from '#contract/formFrame.ts';
import { part } from './part.ts';
import { tellPage } from './tellPage.ts';

/** Shows an answer as the server's own page would, and moves the focus to it. */
export function showAnswer(form: HTMLFormElement, answer: FormAnswer): void {
  switch (answer.kind) {
    case 'thanks':
      thank(form, answer.sent);
      break;
    case 'invalid':
      showAgain(form, answer.token, answer.errors);
      break;
    case 'refused':
      showAgain(form, answer.token, {}, element('p', answer.message));
      break;
  }
}

function thank(form: HTMLFormElement, sent: readonly SentLine[]): void {
  const template = document.querySelector<HTMLTemplateElement>('template#thanks');
  if (template === null) throw new Error('The form has no words of thanks.');
  const page = document.importNode(template.content, true);
  const heading = part(page, 'h1');
  const lines = sent.map(({ label, value }) =>
    element('div', element('dt', label), element('dd', element('bdi', value))),
  );
  part(page, 'dl').append(...lines);
  form.replaceWith(page);
  document.title = `${heading.textContent} · ${document.documentElement.dataset.brand}`;
  heading.focus();
  window.scrollTo(0, 0);
  tellPage(FORM_SENT);
}

/** Where to go on after mistakes: the first field that is at fault, beside which its sentence stands. */
export function firstFault(form: ParentNode): HTMLElement | null {
  return form.querySelector('[aria-invalid="true"]');
}

function showAgain(
  form: HTMLFormElement,
  token: string | undefined,
  errors: FieldErrors,
  ...sentences: readonly HTMLElement[]
): void {
  if (token !== undefined) part(form, '[name="token"]').setAttribute('value', token);
  const links = FORM_FIELDS.flatMap((name) => {
    const message = errors[name] ?? '';
    markField(form, name, message);
    return message === '' ? [] : element('li', linkTo(name, message));
  });
  const notice = part(form, '#notice');
  notice.replaceChildren(...sentences, ...(links.length === 0 ? [] : [element('ul', ...links)]));
  (firstFault(form) ?? notice).focus();
}

/** Takes back what was said of a field that its visitor has mended since. */
export function forgive(form: HTMLFormElement, field: Element): void {
  const name = FORM_FIELDS.find((each) => each === field.id);
  if (name === undefined) return;
  markField(form, name, '');
  form.querySelector(`#notice a[href="#${name}"]`)?.parentElement?.remove();
}

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
