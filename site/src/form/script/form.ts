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
import { getElement, getMessage, showError, showErrors, submitForm } from './submission.ts';

// Enhances the form pages, which also work without JavaScript. Don't set HTML from strings here, because the Content
// Security Policy blocks it.
syncTheme();
notifyParent(FORM_READY);

const form = document.querySelector<HTMLFormElement>('#sign-up');
if (form !== null) {
  form.addEventListener('input', () => notifyParent(FORM_BEGUN), { once: true });
  enhanceForm(form);
}
const thanksHeading = document.querySelector<HTMLElement>('[data-thanks] h1');
if (thanksHeading !== null) {
  notifyParent(FORM_SENT);
  thanksHeading.focus();
}

/**
 * Posts a message to the parent page if the form is in a frame. Any origin is fine, because the message says nothing
 * about the visitor and `frame-ancestors` limits which pages can embed the form.
 */
function notifyParent(message: string): void {
  if (parent !== window) parent.postMessage(message, '*');
}

/** Submits the form without a page load, and then either shows errors or opens the thank-you page. */
function enhanceForm(form: HTMLFormElement): void {
  const button = getElement(form, 'button');
  const label = getElement(button, 'span');

  // The browser's validation bubbles would cover our error messages.
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.getAttribute('aria-disabled') !== 'true') void submit();
  });
  // Clear errors on input. On blur, the layout could shift just as the visitor clicks a button.
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.checkValidity()) return;
    if (target.closest('[aria-invalid]')) showError(form, target.name);
  });

  async function submit(): Promise<void> {
    const originalLabel = label.textContent;
    button.setAttribute('aria-disabled', 'true');
    label.textContent = getMessage(button, 'sending');
    try {
      const response = await submitForm(form.getAttribute('action') ?? '', collectFields(form));
      if (!('ok' in response)) return showErrors(form, response);
      // Replace the history entry, so Back doesn't return to the submitted form.
      location.replace(form.dataset['thanksPage'] ?? '');
    } finally {
      button.setAttribute('aria-disabled', 'false');
      label.textContent = originalLabel;
    }
  }
}

/** Adds the campaign, click IDs, and variants from the URL to the form's fields. */
function collectFields(form: HTMLFormElement): URLSearchParams {
  // The form has no file field.
  const fields = new URLSearchParams([...new FormData(form)] as [string, string][]);
  const query = new URLSearchParams(location.search);
  for (const key of UTM_KEYS) {
    fields.set(key, [...(query.get(key) ?? '')].slice(0, UTM_MAX_LENGTH).join(''));
  }
  fields.set(VARIANTS, query.get(VARIANTS) ?? '');
  fields.set('click_id', pickClickIds(location.search));
  return fields;
}
