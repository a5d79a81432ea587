import { html } from 'hono/html';
import { UTM_KEYS } from '#contract/formFrame.ts';
import type { SignUp } from '#contract/signUp.ts';
import { EXPERIENCE_LABELS } from './experience.ts';
import { takesFocus, type Brand, type Html, type View } from './page.ts';

/** One line of what was sent, as the visitor is told about it. */
export type Sent = { readonly label: string; readonly value: string };

type Thanks = {
  readonly sent: readonly Sent[];
  /** `undefined`: kept until the visitor asks for its removal. */
  readonly retentionDays: number | undefined;
  readonly brand: Brand;
  readonly view: View;
};

/**
 * Says what was sent, what is kept of it, and what happens next. The words are the same, and true,
 * for an address that was known before: its row stays as it was, and neither that nor its content
 * is a stranger's to learn.
 */
export function thanks({ sent, retentionDays, brand, view }: Thanks): Html {
  return html`<div class="thanks">
    <h1 tabindex="-1" ${takesFocus(view)}>Thank you</h1>
    <h2>What you sent</h2>
    <dl>
      ${sent.map(
        ({ label, value }) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    <p>
      We keep one sign-up for each e-mail address, with its time, ${retention(retentionDays)}; an
      earlier one stays as it was. No IP address, nothing about your device.
    </p>
    <h2>What happens next</h2>
    <p>
      The ${brand.name} team e-mails you about starting. To be removed, answer that e-mail and say
      so. ${brand.name} never asks for a recovery phrase or a private key.
    </p>
  </div>`;
}

/** What of a sign-up may be kept, in the order of the form. */
export function sentLines(signUp: SignUp): Sent[] {
  const { email, firstName, experience } = signUp;
  const campaign = UTM_KEYS.map((key) => signUp[key]).filter((value) => value !== '');
  return [
    { label: 'E-mail address', value: email },
    ...(firstName === '' ? [] : [{ label: 'First name', value: firstName }]),
    ...(experience === ''
      ? []
      : [{ label: 'Trading experience', value: EXPERIENCE_LABELS[experience] }]),
    { label: 'Your consent', value: 'Yes' },
    ...(campaign.length === 0
      ? []
      : [{ label: 'The link you came by', value: campaign.join(', ') }]),
  ];
}

function retention(days: number | undefined): string {
  if (days === undefined) return 'until you ask us to remove it';
  return days === 1 ? 'for 1 day' : `for ${days} days`;
}
