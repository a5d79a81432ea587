import { html } from 'hono/html';
import { UTM_KEYS } from '#contract/formFrame.ts';
import type { SignUp } from '#contract/signUp.ts';
import { EXPERIENCE_LABELS } from './experience.ts';
import { takesFocus, type Brand, type Html, type View } from './page.ts';

/** One line of what was stored, as the visitor is told about it. */
export type Stored = { readonly label: string; readonly value: string };

type Thanks = {
  readonly stored: readonly Stored[];
  /** `undefined`: kept until the visitor asks for its removal. */
  readonly retentionDays: number | undefined;
  readonly brand: Brand;
  readonly view: View;
};

/** Says what was stored and what happens next. */
export function thanks({ stored, retentionDays, brand, view }: Thanks): Html {
  return html`<div class="thanks">
    <h1 tabindex="-1" ${takesFocus(view)}>Thank you</h1>
    <h2>What we stored</h2>
    <dl>
      ${stored.map(
        ({ label, value }) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    <p>Nothing else: no IP address, nothing about your device. ${retention(retentionDays)}</p>
    <h2>What happens next</h2>
    <p>
      The ${brand.name} team e-mails you about starting. To be removed, answer that e-mail and say
      so. ${brand.name} never asks for a recovery phrase or a private key.
    </p>
  </div>`;
}

/** What of a sign-up is kept, in the order of the form. */
export function storedLines(signUp: SignUp): Stored[] {
  const { email, firstName, experience } = signUp;
  const campaign = UTM_KEYS.map((key) => signUp[key]).filter((value) => value !== '');
  return [
    { label: 'E-mail address', value: email },
    ...(firstName === '' ? [] : [{ label: 'First name', value: firstName }]),
    ...(experience === ''
      ? []
      : [{ label: 'Trading experience', value: EXPERIENCE_LABELS[experience] }]),
    { label: 'Your consent, and when', value: 'Yes' },
    ...(campaign.length === 0
      ? []
      : [{ label: 'The link you came by', value: campaign.join(', ') }]),
  ];
}

function retention(days: number | undefined): string {
  if (days === undefined) return 'We keep it until you ask us to remove it.';
  return days === 1 ? 'We delete it after 1 day.' : `We delete it after ${days} days.`;
}
