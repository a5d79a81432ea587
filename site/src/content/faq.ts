import * as z from 'zod';
import { feeUsd, printFee } from '../lib/fees.ts';
import { fill } from '../lib/fill.ts';
import { printUsd } from '../lib/money.ts';
import { readFilled } from './figures.ts';
import type { Language } from './language.ts';
import { owner } from './owner.ts';
import { Sentence, Text, texts } from './text.ts';

const asksSomething = (text: string) => /[?؟]$/.test(text.trim());
const Item = (...places: string[]) => ({
  category: Text,
  question: Text.refine(asksSomething, 'End the question with a question mark.'),
  answer: Sentence(...places),
});

const Words = z.strictObject({
  ...texts('heading', 'label', 'showAll'),
  /** What the button has done, for those who do not see it. */
  shown: Sentence('count'),
  hidden: Text,
  items: z.strictObject({
    fees: z.strictObject(Item('name', 'fee', 'cost', 'order', 'discount', 'leastFee')),
    start: z.strictObject(Item('minimum')),
    identity: z.strictObject({
      ...Item(),
      /** The same where the owner claims that nobody asks for documents (C7). */
      answerWithoutChecks: Sentence('name'),
    }),
    custody: z.strictObject(Item('name')),
    cashOut: z.strictObject(Item()),
    token: z.strictObject({
      ...Item('discount', 'apy', 'supply', 'name'),
      question: Sentence('name').refine(asksSomething, 'End the question with a question mark.'),
    }),
  }),
});

export type FaqWords = z.input<typeof Words>;

const words = await readFilled('faq', Words);
const EXAMPLE_ORDER_USD = 1_000;
const { feePercent, noIdentityChecks } = owner.claims;

/** The last objections, answered in one paragraph each. */
export function faq(language: Language) {
  const own = words(language, {
    order: printUsd(EXAMPLE_ORDER_USD),
    cost: printFee(feeUsd(EXAMPLE_ORDER_USD, feePercent)),
  });
  const { fees, start, identity, custody, cashOut, token } = own.items;
  const { answerWithoutChecks, ...asked } = identity;
  const items = [
    fees,
    start,
    noIdentityChecks ? { ...asked, answer: answerWithoutChecks } : asked,
    custody,
    cashOut,
    token,
  ];
  return { ...own, shown: fill(own.shown, { count: `${items.length}` }), items };
}
