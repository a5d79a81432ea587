import { html } from 'hono/html';
import type { FieldErrors, FormField } from '#contract/formAnswer.ts';
import { takesFocus, type Html, type View } from './page.ts';

/** Empty until there is something to say; a screen reader speaks when it is filled. */
export function notice(errors: FieldErrors, refusal: string | undefined, view: View): Html {
  const faults = Object.entries(errors);
  if (refusal === undefined && faults.length === 0) {
    return html`<div id="notice" class="chamfer" role="alert" tabindex="-1"></div>`;
  }
  return html`<div id="notice" class="chamfer" role="alert" tabindex="-1" ${takesFocus(view)}>
    ${refusal === undefined ? '' : html`<p>${refusal}</p>`}
    ${
      faults.length === 0
        ? ''
        : html`<ul>
            ${faults.map(([field, message]) => html`<li><a href="#${field}">${message}</a></li>`)}
          </ul>`
    }
  </div>`;
}

/** Attributes for a field that is at fault: that it is, and where the reason stands. */
export function faulty(field: FormField, errors: FieldErrors): Html | '' {
  return errors[field] === undefined
    ? ''
    : html`aria-invalid="true" aria-describedby="${field}-error"`;
}

/** Always there, so that the script can fill it. */
export function fault(field: FormField, errors: FieldErrors): Html {
  return html`<p class="fault" id="${field}-error">${errors[field] ?? ''}</p>`;
}
