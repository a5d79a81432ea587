import type { FormMessages } from '../formMessages.ts';
import { part } from './parts.ts';
import { sendForm } from './sendForm.ts';
import { clearError, showAnswer } from './showAnswer.ts';

/** Sends the form without leaving its page, and shows there what became of it. */
export function sendInPlace(form: HTMLFormElement): void {
  const messages = JSON.parse(form.dataset['messages'] ?? '') as FormMessages;
  const button = part(form, 'button');
  const label = part(button, 'span');
  let isSending = false;

  // The page's sentences stand beside the fields; the browser's own bubbles would cover them.
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isSending) void sendOnce();
  });
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.checkValidity()) clearError(form, target);
  });

  async function sendOnce(): Promise<void> {
    const words = label.textContent;
    setSending(true, messages.sending);
    try {
      showAnswer(form, await sendForm(form), messages);
    } finally {
      setSending(false, words);
    }
  }

  function setSending(now: boolean, words: string): void {
    isSending = now;
    button.setAttribute('aria-disabled', String(now));
    label.textContent = words;
  }
}
