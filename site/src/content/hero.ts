import * as z from 'zod';
import { printPercent } from '../lib/fees.ts';
import { keepFigures } from '../lib/keepFigures.ts';
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
  demo: Text,
  risk: Text,
  legend: z.object({ bid: Text, ask: Text, you: Text }),
});

export type Hero = z.output<typeof HeroSchema>;

const { feePercent, speed, noIdentityChecks } = owner.claims;
// A sentence counts "a second"; the figure stands in the statistics.
const spoken = speed.replace(/\b1 (?=second|minute)/, 'a\u00a0');
const trade = `Trade from your own wallet: nobody else holds your money. ${printPercent(feePercent)} a trade plus network fees, usually ${spoken}.`;

/** Stands wherever a trade is begun. */
export const priceRisk =
  'Crypto prices can fall as fast as they rise. Only trade money you can afford to lose.';

/** The first view: what it is, what it costs, what may go wrong. */
export const hero = parseContent('hero', HeroSchema, {
  label: keepFigures('Decentralized exchange on a layer-2 network'),
  heading: 'The floor is open.',
  lead: noIdentityChecks ? `${trade} No ID to trade; settlement partners may ask for it.` : trade,
  start: 'Start Trading Now',
  demo: 'View Live Demo',
  risk: `Sign-up comes first. ${priceRisk}`,
  legend: { bid: 'a bid', ask: 'an ask', you: 'you' },
});
