import * as z from 'zod';
import { feeUsd, printFee } from '../lib/fees.ts';
import { fill } from '../lib/fill.ts';
import { printUsd } from '../lib/money.ts';
import { readFilled } from './figures.ts';
import type { Language } from './language.ts';
import { owner } from './owner.ts';
import { Sentence, Text, texts } from './text.ts';

const Question = (...places: string[]) =>
  Sentence(...places).regex(/[?؟]\s*$/, 'End the question with a question mark.');
const Item = (...places: string[]) =>
  z.strictObject({ category: Text, question: Question(), answer: Sentence(...places) });

const Words = z.strictObject({
  ...texts('heading', 'label', 'showAll'),
  /** What the button has done, for those who do not see it. */
  shown: Sentence('count'),
  hidden: Text,
  items: z.strictObject({
    fees: Item('name', 'fee', 'cost', 'order', 'discount', 'leastFee'),
    start: Item('minimum'),
    identity: Item().extend({
      /** The same where the owner claims that nobody asks for documents (C7). */
      answerWithoutChecks: Sentence('name'),
    }),
    custody: Item('name'),
    cashOut: Item(),
    token: Item('discount', 'apy', 'supply', 'name').extend({ question: Question('name') }),
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
