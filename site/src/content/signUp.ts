import * as z from 'zod';
import { printPercent } from '../lib/fees.ts';
import { printUsd } from '../lib/money.ts';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const SignUpSchema = z.object({
  label: Text,
  heading: Text,
  /** What happens after the form, in order. */
  stations: z
    .array(z.object({ when: Text, title: Text, text: Text }))
    .length(3, 'The section is drawn for three stations.'),
  /** The same in one line, for a phone. */
  inShort: Text,
  app: z.object({ label: Text, href: z.string() }),
  risk: Text,
  regions: Text,
  /** Who else receives what is sent; empty where nobody does. */
  outside: z.string(),
  openInNewTab: Text,
  notOpen: Text,
});

export type SignUp = z.output<typeof SignUpSchema>;

const { name, claims, earlyAccess, form, legal, links, reply } = owner;
const isOutside = form.provider === 'leadconnector' || form.provider === 'url';

/** The conversion: what a visitor gives, to whom, and what happens then. */
export const signUp = parseContent('signUp', SignUpSchema, {
  label: earlyAccess ? 'Early access' : 'Sign up',
  heading: earlyAccess ? 'Get early access' : 'Sign up, then trade',
  stations: [
    {
      when: 'Now',
      title: 'Leave your e-\u2060mail',
      text: 'Nothing happens to your wallet or your money.',
    },
    {
      when: 'Next',
      title: `${name} writes to you`,
      text: `The team e-\u2060mails you about starting. ${reply}`.trim(),
    },
    {
      when: 'Then',
      title: 'Trade from your wallet',
      text: `${printPercent(claims.feePercent)} a trade plus network fees. About\u00a0${printUsd(claims.minimumUsd)} is the recommended minimum, not advice.`,
    },
  ],
  inShort: `Now your e-\u2060mail, next a message from ${name}, then trade from your wallet.`,
  app: { label: `Open ${name}`, href: links.app },
  risk: 'Crypto is high risk. You could lose all the money you put in.',
  regions: legal.regions,
  outside: isOutside
    ? `What you send goes to that service and to ${name}. Never enter a recovery phrase.`
    : '',
  openInNewTab: 'Open the form in a new tab',
  notOpen: 'Sign-\u2060up is not open yet. The form will appear here.',
});
