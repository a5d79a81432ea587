import button from '../ui/Button.module.css';
import { part, wordOf } from './part.ts';
import { sendForm } from './sendForm.ts';
import { forgive, showAnswer } from './showAnswer.ts';

/** Sends the form without leaving the page, and shows the answer where the page would show it. */
export function answerInPlace(form: HTMLFormElement): void {
  const send = part(form, 'button');
  const label = part(form, `.${button.label}`);
  const words = label.textContent;
  let sending = false;

  // The server's sentences stand beside the fields; the browser's own bubbles would cover them.
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!sending) void sendOnce();
  });

  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.checkValidity()) forgive(form, target);
  });

  async function sendOnce(): Promise<void> {
    setSending(true);
    showAnswer(form, await sendForm(form));
    setSending(false);
  }

  function setSending(now: boolean): void {
    sending = now;
    send.setAttribute('aria-disabled', String(now));
    label.textContent = now ? wordOf(form, 'sending') : words;
  }
}
