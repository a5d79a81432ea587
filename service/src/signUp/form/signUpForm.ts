import { html } from 'hono/html';
import type { FieldErrors } from '#contract/formAnswer.ts';
import { UTM_KEYS } from '#contract/formFrame.ts';
import { EXPERIENCE_LABELS, FORM } from '#contract/formWords.ts';
import { CONSENT, EXPERIENCES } from '#contract/signUp.ts';
import type { Entries } from '../entries.ts';
import { HONEYPOT } from '../submit.ts';
import { fault, faulty, notice } from './faults.ts';
import type { Brand, Html, View } from './page.ts';
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
      <h1 ${view === 'frame' ? html`class="sr-only"` : ''}>${FORM.heading(brand.name)}</h1>
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
