import { html } from 'hono/html';
import type { SentLine } from '#contract/formAnswer.ts';
import { UTM_KEYS } from '#contract/formFrame.ts';
import { EXPERIENCE_LABELS, FORM, THANKS, THANK_YOU } from '#contract/formWords.ts';
import type { SignUp } from '#contract/signUp.ts';
import { takesFocus, type Brand, type Html, type View } from './page.ts';

type Thanks = {
  readonly sent: readonly SentLine[];
  /** `undefined`: kept until the visitor asks for its removal. */
  readonly retentionDays: number | undefined;
  readonly brand: Brand;
  readonly view: View;
};

/** Says what was sent, what is kept of it, and what happens next. */
export function thanks({ sent, retentionDays, brand, view }: Thanks): Html {
  return html`<div class="thanks">
    <h1 tabindex="-1" ${takesFocus(view)}>${THANK_YOU}</h1>
    <h2>${THANKS.sent}</h2>
    <dl>
      ${sent.map(
        ({ label, value }) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    <p>${THANKS.kept(retentionDays)}</p>
    <h2>${THANKS.next}</h2>
    <p>${THANKS.promise(brand.name)}</p>
  </div>`;
}

/** What of a sign-up may be kept, in the order of the form. */
export function sentLines(signUp: SignUp): SentLine[] {
  const { email, firstName, experience } = signUp;
  const campaign = UTM_KEYS.map((key) => signUp[key]).filter((value) => value !== '');
  return [
    { label: FORM.email, value: email },
    ...(firstName === '' ? [] : [{ label: FORM.firstName, value: firstName }]),
    ...(experience === ''
      ? []
      : [{ label: FORM.experience, value: EXPERIENCE_LABELS[experience] }]),
    THANKS.consent,
    ...(campaign.length === 0 ? [] : [{ label: THANKS.campaign, value: campaign.join(', ') }]),
  ];
}
