import {
  FORM_BEGUN,
  FORM_READY,
  FORM_SENT,
  UTM_KEYS,
  pickClickIds,
  UTM_MAX_LENGTH,
  VARIANTS,
} from '#contract/formFrame.ts';
import { followTheme } from '../../scripts/theme.ts';
import { messageOf, part, sendEntries, showError, showErrors } from './answer.ts';

// The script of the form's pages, which all work without it. No text is ever turned into HTML here: the
// policy of the pages forbids it.
followTheme();
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
 * Says something to the page around the frame; a tab of its own has nobody to tell. `frame-ancestors` says
 * which page that may be, and nothing that is said is about a visitor: so its origin is not asked.
 */
function tellPage(message: string): void {
  if (parent !== window) parent.postMessage(message, '*');
}

/** Sends the form without leaving its page, and shows there why it was not taken; else leads to the thanks. */
function sendInPlace(form: HTMLFormElement): void {
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
      // The same page as without script; Back does not lead to a form that was sent.
      location.replace(form.dataset['thanksPage'] ?? '');
    } finally {
      button.setAttribute('aria-disabled', 'false');
      label.textContent = words;
    }
  }
}

/** What stands in the form, and what the page has written into its address: campaign, click, what was drawn. */
function readEntries(form: HTMLFormElement): URLSearchParams {
  // None of its fields takes a file.
  const entries = new URLSearchParams([...new FormData(form)] as [string, string][]);
  const address = new URLSearchParams(location.search);
  for (const key of UTM_KEYS) {
    entries.set(key, [...(address.get(key) ?? '')].slice(0, UTM_MAX_LENGTH).join(''));
  }
  entries.set(VARIANTS, address.get(VARIANTS) ?? '');
  entries.set('click_id', pickClickIds(location.search));
  return entries;
}
