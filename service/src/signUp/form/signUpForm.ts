import { html } from 'hono/html';
import type { FieldErrors, FormField } from '#contract/formAnswer.ts';
import { UTM_KEYS } from '#contract/formFrame.ts';
import { EXPERIENCE_LABELS, FORM } from '#contract/formWords.ts';
import { CONSENT, EXPERIENCES } from '#contract/signUp.ts';
import type { Entries } from '../entries.ts';
import { HONEYPOT } from '../submit.ts';
import { takesFocus, type Brand, type Html, type View } from './page.ts';
import { thanks } from './thanks.ts';

type SignUpForm = {
  readonly entries: Entries;
  readonly token: string;
  readonly errors: FieldErrors;
  /** Why the form is shown again, when no field is at fault. */
  readonly refusal: string | undefined;
  readonly retentionDays: number | undefined;
  readonly brand: Brand;
  readonly view: View;
};

/** The form, with what was entered and what is wrong with it. */
export function signUpForm(form: SignUpForm): Html {
  const { entries, token, errors, refusal, retentionDays, brand, view } = form;
  return html`<form id="sign-up" method="post" action="/" accept-charset="utf-8">
      <h1 class="${view === 'frame' ? 'sr-only' : ''}">${FORM.heading(brand.name)}</h1>
      ${notice(errors, refusal, view)}
      <input type="hidden" name="token" value="${token}" />
      ${UTM_KEYS.map((key) => html`<input type="hidden" name="${key}" value="${entries[key]}" />`)}
      <div class="sr-only" aria-hidden="true">
        <label for="trap">${FORM.trap}</label>
        <input id="trap" name="${HONEYPOT}" tabindex="-1" autocomplete="off" />
      </div>
      <div class="field">
        <label for="email">${FORM.email}</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          maxlength="254"
          required
          value="${entries.email}"
          ${faulty('email', errors)}
        />
        ${fault('email', errors)}
      </div>
      <div class="field">
        <label for="firstName"
          >${FORM.firstName} <span class="optional">${FORM.optional}</span></label
        >
        <input
          id="firstName"
          name="firstName"
          autocomplete="given-name"
          maxlength="80"
          value="${entries.firstName}"
          ${faulty('firstName', errors)}
        />
        ${fault('firstName', errors)}
      </div>
      <fieldset class="field" id="experience" tabindex="-1" ${faulty('experience', errors)}>
        <legend>${FORM.experience} <span class="optional">${FORM.optional}</span></legend>
        <div class="choices">${EXPERIENCES.map((value) => choice(value, entries))}</div>
        ${fault('experience', errors)}
      </fieldset>
      <div class="field">
        <div class="consent">
          <input
            id="consent"
            name="consent"
            type="checkbox"
            value="yes"
            required
            ${entries.consent === 'yes' ? 'checked' : ''}
            ${faulty('consent', errors)}
          />
          <label for="consent">${CONSENT.text(brand.name)}</label>
        </div>
        ${fault('consent', errors)}
      </div>
      <button class="Button-button send oct" type="submit">
        <span class="Button-label">${FORM.send}</span>
      </button>
      <p class="warning">${FORM.warning}</p>
    </form>
    <template id="thanks">${thanks({ sent: [], retentionDays, brand, view: 'frame' })}</template>`;
}

/** Empty until there is something to say; a screen reader speaks when it is filled. */
function notice(errors: FieldErrors, refusal: string | undefined, view: View) {
  const faults = Object.entries(errors);
  if (refusal === undefined && faults.length === 0) {
    return html`<div id="notice" class="oct" role="alert" tabindex="-1"></div>`;
  }
  return html`<div id="notice" class="oct" role="alert" tabindex="-1" ${takesFocus(view)}>
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

function choice(value: keyof typeof EXPERIENCE_LABELS, entries: Entries) {
  return html`<label class="choice">
    <input
      type="radio"
      name="experience"
      value="${value}"
      ${entries.experience === value ? 'checked' : ''}
    />
    <span>${EXPERIENCE_LABELS[value]}</span>
  </label>`;
}

function faulty(field: FormField, errors: FieldErrors) {
  return errors[field] === undefined
    ? ''
    : html`aria-invalid="true" aria-describedby="${field}-error"`;
}

/** Always there, so that the script can fill it. */
function fault(field: FormField, errors: FieldErrors) {
  return html`<p class="fault" id="${field}-error">${errors[field] ?? ''}</p>`;
}
