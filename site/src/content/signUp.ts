import * as z from 'zod';
import { printPercent } from '../lib/fees.ts';
import { printUsd } from '../lib/money.ts';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const SignUpSchema = z.object({
  heading: Text,
  lead: Text,
  facts: z
    .array(z.object({ name: Text, value: Text, limit: Text }))
    .length(3, 'The section is drawn for three facts.'),
  before: z.object({ label: Text, items: z.array(Text).min(1) }),
  openInNewTab: Text,
  notOpen: Text,
});

export type SignUp = z.output<typeof SignUpSchema>;

const { name, claims, form, legal } = owner;

const NOT_CONNECTED =
  'The form is not connected yet. Until it is, this page has nothing to fill in or send.';

/** The conversion: what a visitor gives, to whom, and what happens then. */
export const signUp = parseContent('signUp', SignUpSchema, {
  heading: `Sign up for ${name}`,
  lead: whoRunsTheForm(),
  facts: [
    {
      name: 'Recommended minimum',
      value: `about\u00a0${printUsd(claims.minimumUsd)}`,
      limit: 'A suggestion, not a limit and not advice.',
    },
    {
      name: 'Trading fee',
      value: printPercent(claims.feePercent),
      limit: 'Network fees and price impact are extra.',
    },
    claims.noIdentityChecks
      ? {
          name: 'Identity checks to trade',
          value: `none by ${name}`,
          limit: 'Settlement partners may check who you are before they pay out cash.',
        }
      : {
          name: 'Account to open',
          value: 'none',
          limit:
            'You trade with a wallet. Settlement partners may check who you are before they pay out cash.',
        },
  ],
  before: {
    label: 'Before you send',
    items: [
      'Never enter a recovery phrase or a private key. We do not need them.',
      'Crypto is high risk. You could lose all the money you put in.',
      legal.regions,
    ],
  },
  openInNewTab: 'Open the form in a new tab',
  notOpen: 'Sign-up is not open yet. The form will appear here.',
});

function whoRunsTheForm(): string {
  switch (form.provider) {
    // Without an address of its own, the companion is not there to run it.
    case 'embedded':
      if (form.origin === '') return NOT_CONNECTED;
      return `${name} runs this form itself, on an address of its own. What you send goes to ${name}, so the team can contact you about starting.`;
    case 'leadconnector':
    case 'url':
      return `This form is run by an outside form service. What you send goes to that service and to ${name}, so the team can contact you about starting.`;
    case 'none':
      return NOT_CONNECTED;
  }
}
