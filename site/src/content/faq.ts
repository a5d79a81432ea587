import * as z from 'zod';
import { feeUsd, printFee, printPercent } from '../lib/fees.ts';
import { printUsd } from '../lib/money.ts';
import { printWhole } from '../lib/tokenSupply.ts';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const Item = z.object({
  category: Text,
  question: Text.refine((text) => text.endsWith('?'), 'End the question with a question mark.'),
  answer: Text,
});

const FaqSchema = z.object({
  heading: Text,
  label: Text,
  showAll: Text,
  /** What the button has done, for those who do not see it. */
  shown: Text,
  hidden: Text,
  items: z.array(Item).length(6, 'The section answers six questions.'),
});

export type Faq = z.output<typeof FaqSchema>;

const { name, claims } = owner;
const { feePercent, discountPercent, minimumUsd, supply, apyPercent } = claims;

const EXAMPLE_ORDER_USD = 1_000;
const exampleFee = printFee(feeUsd(EXAMPLE_ORDER_USD, feePercent));
const leastFee = printPercent(feePercent * (1 - discountPercent / 100));

/** C7: the claim that nobody asks for documents can be switched off. */
const identity = claims.noIdentityChecks
  ? `${name} asks for no ID documents to trade from your wallet. Settlement partners that pay out cash may check who you are.`
  : 'You trade with a wallet, so there is no sign-in and no password. Settlement partners may check who you are before they pay out cash.';

/** The last objections, answered in one paragraph each. */
export const faq = parseContent('faq', FaqSchema, {
  heading: 'Asked out loud',
  label: 'Questions',
  showAll: 'View All FAQs',
  shown: 'All 6 answers shown',
  hidden: 'All answers hidden',
  items: [
    {
      category: 'Fees',
      question: 'What does a trade cost?',
      answer: `${name} charges ${printPercent(feePercent)} of the trade: ${exampleFee} on ${printUsd(EXAMPLE_ORDER_USD)}. If you pay the fee in ${name} it can drop by up to ${discountPercent}%, to as little as ${leastFee}. Network fees and price impact are extra.`,
    },
    {
      category: 'Getting started',
      question: 'How much do I need to start?',
      answer: `About\u00a0${printUsd(minimumUsd)} is the recommended minimum. It is a suggestion, not a limit and not advice. Only use money you can afford to lose.`,
    },
    {
      category: 'Privacy',
      question: 'Do you check my identity?',
      answer: `${identity} Trades on a public network can be seen by anyone, and tax and sanctions rules still apply to you.`,
    },
    {
      category: 'Security',
      question: 'Who holds my coins?',
      answer: `You do. ${name} is non-custodial, so your coins stay in your wallet and you approve what moves. If you lose your recovery phrase, ${name} cannot restore your wallet.`,
    },
    {
      category: 'Cash-out',
      question: 'How do I turn crypto into cash?',
      answer:
        'You convert instantly through a settlement partner. When the money reaches you, the limits and the ID checks depend on the partner and on where you live.',
    },
    {
      category: 'Token',
      question: `What is the ${name} token for?`,
      answer: `Paying trading fees at a discount of up to ${discountPercent}%, and staking at up to ${apyPercent}%\u00a0APY. The staking rate varies, is not guaranteed and can fall to zero. Supply is fixed at ${printWhole(supply)}. The price of ${name} can fall to zero.`,
    },
  ],
});
