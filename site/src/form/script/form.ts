import {
  FORM_BEGUN,
  FORM_READY,
  FORM_SENT,
  UTM_KEYS,
  pickClickIds,
  UTM_MAX_LENGTH,
  VARIANTS,
} from '#contract/formFrame.ts';
import { syncTheme } from '../../scripts/theme.ts';
import { messageOf, part, sendEntries, showError, showErrors } from './answer.ts';

// The script of the form's pages, which also work without it. Never turns text into HTML: the pages' policy
// forbids it.
syncTheme();
tellPage(FORM_READY);

const form = document.querySelector<HTMLFormElement>('#sign-up');
if (form !== null) {
  form.addEventListener('input', () => tellPage(FORM_BEGUN), { once: true });
  sendInPlace(form);
}
const thanks = document.querySelector<HTMLElement>('[data-thanks] h1');
if (thanks !== null) {
  tellPage(FORM_SENT);
  thanks.focus();
}

/**
 * Posts a message to the page around the frame, if there is one. `frame-ancestors` limits which page that can be, and
 * messages say nothing about the visitor, so any origin may receive them.
 */
function tellPage(message: string): void {
  if (parent !== window) parent.postMessage(message, '*');
}

/** Submits the form without leaving the page. Shows a refusal there; otherwise goes to the thank-you page. */
function sendInPlace(form: HTMLFormElement): void {
  const button = part(form, 'button');
  const label = part(button, 'span');

  // The browser's own error bubbles would cover the page's messages.
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.getAttribute('aria-disabled') !== 'true') void sendOnce();
  });
  // On input, not on leaving a field: removing an error later could move what a visitor is pressing.
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.checkValidity()) return;
    if (target.closest('[aria-invalid]')) showError(form, target.name);
  });

  async function sendOnce(): Promise<void> {
    const words = label.textContent;
    button.setAttribute('aria-disabled', 'true');
    label.textContent = messageOf(button, 'sending');
    try {
      const answer = await sendEntries(form.getAttribute('action') ?? '', readEntries(form));
      if (!('ok' in answer)) return showErrors(form, answer);
      // The same page as without script. Back does not return to a submitted form.
      location.replace(form.dataset['thanksPage'] ?? '');
    } finally {
      button.setAttribute('aria-disabled', 'false');
      label.textContent = words;
    }
  }
}

/** Reads the form's entries, and what the page wrote into its address: campaign, click ids, variants. */
function readEntries(form: HTMLFormElement): URLSearchParams {
  // The form has no file field.
  const entries = new URLSearchParams([...new FormData(form)] as [string, string][]);
  const address = new URLSearchParams(location.search);
  for (const key of UTM_KEYS) {
    entries.set(key, [...(address.get(key) ?? '')].slice(0, UTM_MAX_LENGTH).join(''));
  }
  entries.set(VARIANTS, address.get(VARIANTS) ?? '');
  entries.set('click_id', pickClickIds(location.search));
  return entries;
}
