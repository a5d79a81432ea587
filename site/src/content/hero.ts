import * as z from 'zod';
import { printPercent } from '../lib/fees.ts';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const HeroSchema = z.object({
  label: Text,
  heading: z
    .string()
    .min(1)
    .max(24, 'Two lines of at most 12 letters each fit beside the picture.'),
  lead: Text,
  start: Text,
  demo: z.object({ label: Text, tip: Text }),
  risk: Text,
  /** What limits the claims of the lead; stands with them. */
  limits: Text,
  note: Text,
  legend: z.object({ bid: Text, ask: Text, you: Text }),
});

export type Hero = z.output<typeof HeroSchema>;

const { name, claims } = owner;
// A sentence counts "a second"; the figure stands in the statistics.
const speed = claims.speed.replace(/\b1 (?=second|minute)/, 'a\u00a0');
const fee = printPercent(claims.feePercent);
const custody = `${name} is a decentralized exchange on a layer-2 network where nobody else holds your money.`;

/** The first view: what it is, what it costs, what may go wrong. */
export const hero = parseContent('hero', HeroSchema, {
  label: 'Decentralized exchange on a layer-2 network',
  heading: 'The floor is open.',
  lead: claims.noIdentityChecks
    ? `${custody} Fees of ${fee}, trades in ${speed}, no identity checks to trade.`
    : `${custody} Fees of ${fee}, trades in ${speed}, no account to open.`,
  start: 'Start Trading Now',
  demo: { label: 'View Live Demo', tip: 'Jumps to live prices on this page' },
  risk: 'Crypto prices can fall as fast as they rise. Only trade money you can afford to lose.',
  limits:
    'Network fees are separate. A trade can take longer when the network is busy. Settlement partners may check who you are before they pay out cash.',
  note: 'Start Trading Now goes to the sign-up form. View Live Demo jumps to live prices on this page. Nothing connects to your wallet here.',
  legend: { bid: 'a bid', ask: 'an ask', you: 'you' },
});
