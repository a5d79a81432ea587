import { UTM_KEYS } from '#contract/formFrame.ts';
import type { FormMessages } from '../formMessages.ts';
import { entriesOf, sendEntries } from './sendForm.ts';
import { clearError, part, showErrors } from './showErrors.ts';

/** Sends the form without leaving its page, and shows there what became of it. */
export function sendInPlace(form: HTMLFormElement, onSent: () => void): void {
  const messages = JSON.parse(form.dataset['messages'] ?? '') as FormMessages;
  const button = part(form, 'button');
  const label = part(button, 'span');

  // The page's sentences stand beside the fields; the browser's own bubbles would cover them.
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.getAttribute('aria-disabled') !== 'true') void sendOnce();
  });
  // While it is written, not after: what is taken back must not move what a visitor is pressing.
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.checkValidity()) clearError(form, target.name);
  });

  async function sendOnce(): Promise<void> {
    const words = label.textContent;
    button.setAttribute('aria-disabled', 'true');
    label.textContent = messages.sending;
    try {
      const entries = entriesOf(form);
      const answer = await sendEntries(form.action, entries);
      if (answer.kind === 'sent') {
        showThanks(form, entries);
        onSent();
      } else {
        showErrors(form, answer, messages);
      }
    } finally {
      button.setAttribute('aria-disabled', 'false');
      label.textContent = words;
    }
  }
}

/** Puts the thanks in the place of the form, with what was sent, and moves the focus to them. */
function showThanks(form: HTMLFormElement, entries: URLSearchParams): void {
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
