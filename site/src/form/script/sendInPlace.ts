import type { FormMessages } from '../formMessages.ts';
import { entriesOf, part } from './parts.ts';
import { readAnswer, type Answer } from './readAnswer.ts';
import { clearError, showAnswer } from './showAnswer.ts';

// For headers and body together: as long as the page waits for its prices.
const MAX_WAIT_MS = 8_000;

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

/**
 * Sends the form.
 * @returns what the server says; whatever else comes, or nothing, counts as not saved. What was late may be
 *   stored all the same: a second try for the same address makes no second row.
 */
async function sendForm(form: HTMLFormElement): Promise<Answer> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), MAX_WAIT_MS);
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: entriesOf(form),
      signal: stop.signal,
    });
    return readAnswer(response.status, await response.json().catch(() => undefined));
  } catch {
    return { kind: 'refused', reason: navigator.onLine ? 'notSaved' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}
