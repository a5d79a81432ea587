import { html } from 'hono/html';
import type { FieldErrors } from '#contract/formAnswer.ts';
import { UTM_KEYS } from '#contract/formFrame.ts';
import type { FormWords } from '#contract/formWords.ts';
import { fill } from '#contract/sentence.ts';
import { EMAIL_MAX_LENGTH, EXPERIENCES, NAME_MAX_LENGTH } from '../oldSignUp.ts';
import type { Entries } from '../outcome.ts';
import { HONEYPOT } from '../submit.ts';
import { fault, faulty, notice } from './faults.ts';
import type { Html, Surroundings, View } from './page.ts';
import { thanks } from './thanks.ts';

type SignUpForm = Pick<Surroundings, 'retentionDays' | 'brand' | 'spoken'> & {
  readonly entries: Entries;
  readonly token: string;
  readonly errors?: FieldErrors;
  /** Why the form is shown again, when no field is at fault. */
  readonly refusal?: string;
  readonly view: View;
};

/** The form, with what was entered and what is wrong with it. */
export function signUpForm(form: SignUpForm): Html {
  const { entries, token, errors = {}, refusal, brand, view, spoken } = form;
  const { words } = spoken;
  return html`<form
      id="sign-up"
      method="post"
      action="${spoken.path}"
      accept-charset="utf-8"
      data-sending="${words.sending}"
      data-not-saved="${words.refusals.notSaved}"
      data-offline="${fill(words.offline, { send: words.send })}"
    >
      <h1 ${view === 'frame' ? html`class="sr-only"` : ''}>${fill(words.heading, brand)}</h1>
      ${notice(errors, refusal, view)}
      <input type="hidden" name="token" value="${token}" />
      ${UTM_KEYS.map((key) => html`<input type="hidden" name="${key}" value="${entries[key]}" />`)}
      <div class="sr-only" aria-hidden="true">
        <label for="trap">${words.trap}</label>
        <input id="trap" name="${HONEYPOT}" tabindex="-1" autocomplete="off" />
      </div>
      <div class="field">
        <label for="email">${words.email}</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          maxlength="${EMAIL_MAX_LENGTH}"
          dir="ltr"
          required
          value="${entries.email}"
          ${faulty('email', errors)}
        />
        ${fault('email', errors)}
      </div>
      <div class="field">
        <label for="firstName"
          >${words.firstName} <span class="optional">${words.optional}</span></label
        >
        <input
          id="firstName"
          name="firstName"
          autocomplete="given-name"
          maxlength="${NAME_MAX_LENGTH}"
          value="${entries.firstName}"
          ${faulty('firstName', errors)}
        />
        ${fault('firstName', errors)}
      </div>
      <fieldset class="field" id="experience" tabindex="-1" ${faulty('experience', errors)}>
        <legend>${words.experience} <span class="optional">${words.optional}</span></legend>
        <div class="choices">${EXPERIENCES.map((value) => choice(value, words, entries))}</div>
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
          <label for="consent">${fill(words.consent.text, brand)}</label>
        </div>
        ${fault('consent', errors)}
      </div>
      <button class="Button-button send chamfer" type="submit">
        <span class="Button-label">${words.send}</span>
      </button>
      <p class="warning">${words.warning}</p>
    </form>
    <template id="thanks">${thanks({ ...form, sent: [], view: 'frame' })}</template>`;
}

function choice(value: (typeof EXPERIENCES)[number], words: FormWords, entries: Entries) {
  return html`<label class="choice">
    <input
      type="radio"
      name="experience"
      value="${value}"
      ${entries.experience === value ? 'checked' : ''}
    />
    <span>${words.experiences[value]}</span>
  </label>`;
}
