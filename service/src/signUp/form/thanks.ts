import { html } from 'hono/html';
import type { SentLine } from '#contract/formAnswer.ts';
import { UTM_KEYS } from '#contract/formFrame.ts';
import type { FormLanguage, FormWords } from '#contract/formWords.ts';
import { fill, fillPlural } from '#contract/sentence.ts';
import type { SignUp } from '../oldSignUp.ts';
import { takesFocus, type Html, type Surroundings, type View } from './page.ts';

type Thanks = Pick<Surroundings, 'retentionDays' | 'brand' | 'spoken'> & {
  readonly sent: readonly SentLine[];
  readonly view: View;
};

/** Says what was sent, what is kept of it, and what happens next. */
export function thanks({ sent, retentionDays, brand, view, spoken }: Thanks): Html {
  const words = spoken.words.thanks;
  return html`<div class="thanks">
    <h1 tabindex="-1" ${takesFocus(view)}>${words.heading}</h1>
    <h2>${words.sent}</h2>
    <dl>
      ${sent.map(
        ({ label, value }) =>
          html`<div>
            <dt>${label}</dt>
            <dd><bdi>${value}</bdi></dd>
          </div>`,
      )}
    </dl>
    <p>${fill(words.kept, { retention: retention(retentionDays, spoken) })}</p>
    <h2>${words.next}</h2>
    <p>${fill(words.promise, brand)}</p>
  </div>`;
}

/** What of a sign-up may be kept, in the order of the form. */
export function sentLines(signUp: SignUp, words: FormWords): SentLine[] {
  const { email, firstName, experience } = signUp;
  const campaign = UTM_KEYS.map((key) => signUp[key]).filter((value) => value !== '');
  return [
    { label: words.email, value: email },
    ...(firstName === '' ? [] : [{ label: words.firstName, value: firstName }]),
    ...(experience === ''
      ? []
      : [{ label: words.experience, value: words.experiences[experience] }]),
    words.thanks.consent,
    ...(campaign.length === 0
      ? []
      : [{ label: words.thanks.campaign, value: campaign.join(', ') }]),
  ];
}

function retention(days: number | undefined, { language, words }: FormLanguage): string {
  const { unlimited, days: forDays } = words.thanks.retention;
  return days === undefined ? unlimited : fillPlural(language, forDays, 'days', days);
}
