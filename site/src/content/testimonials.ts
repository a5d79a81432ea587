import * as z from 'zod';
import { feeUsd, printFee, printPercent } from '../lib/fees.ts';
import { fill, fillAll } from '../lib/fill.ts';
import { printUsd } from '../lib/money.ts';
import { readFilled } from './figures.ts';
import type { Language } from './language.ts';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Sentence, Text, texts } from './text.ts';

/** An example: what the person does, and where; and what the fees came to. */
const Card = (...places: string[]) =>
  z.strictObject({ who: Text, text: Sentence('order', 'own', 'other', 'otherRate', ...places) });

const Words = z.strictObject({
  ...texts('heading', 'label', 'lead'),
  /** What an invented card says of itself, before anything else. */
  tag: Text,
  /** Above each sum: it is nothing that anyone earned. */
  saved: Text,
  aMonth: Sentence('amount'),
  aTrade: Sentence('amount'),
  /** Read out where marks are drawn. */
  rated: Sentence('rating', 'best'),
  cards: z.strictObject({
    swing: Card('rate'),
    day: Card(),
    first: Card().extend({
      /** Where the language spells figures: the same for two and a half cents, and fifteen. */
      spelled: Sentence('order', 'otherRate').optional(),
    }),
  }),
  stats: z.strictObject({
    traders: Sentence('name'),
    fee: Sentence('order'),
    less: Sentence('otherRate'),
    discount: Sentence('discount', 'name'),
  }),
});

export type TestimonialsWords = z.input<typeof Words>;

const words = await readFilled('testimonials', Words);

const { feePercent, venueFeesPercent, minimumUsd, discountPercent, traders } = owner.claims;
const BEST = 5;
const EXAMPLE_ORDER_USD = 1_000;

/** What `count` trades of `orderUsd` dollars cost in trading fees, here and at another rate. */
function fees(count: number, orderUsd: number, otherPercent: number) {
  const here = count * feeUsd(orderUsd, feePercent);
  const there = count * feeUsd(orderUsd, otherPercent);
  return {
    here,
    saved: there - here,
    there,
    places: {
      order: printUsd(orderUsd),
      rate: printPercent(feePercent),
      otherRate: printPercent(otherPercent),
    },
  };
}

const swing = fees(10, 10_000, venueFeesPercent.amm);
const day = fees(200, 500, venueFeesPercent.aggregator);
const first = fees(1, minimumUsd, venueFeesPercent.amm);
const thousand = fees(1, EXAMPLE_ORDER_USD, venueFeesPercent.amm);
const isSpelled = first.here === 0.025 && first.there === 0.15;

/**
 * `illustrative` is true for an invented person: the card then says so. Set it to false only with written
 * consent, proof of use, the date, the exact words, any payment or tie disclosed in the text and, where
 * a profit is quoted, the records that prove it. Initials: one to three capital letters. The rating is a
 * whole number from 1 to 5.
 */
const PEOPLE = {
  swing: { illustrative: true, name: 'Maya R.', initials: 'MR', rating: 5 },
  day: { illustrative: true, name: 'Jonas K.', initials: 'JK', rating: 5 },
  first: { illustrative: true, name: 'Tuan L.', initials: 'TL', rating: 4 },
};

/** @throws Error where examples and real customers stand in one row. */
export function checkPeople(people: { illustrative: boolean }[]): void {
  const Cards = z
    .array(z.looseObject({ illustrative: z.boolean() }))
    .refine((cards) => new Set(cards.map((card) => card.illustrative)).size === 1, {
      error:
        'Examples and real customers stand in one row, so a reader cannot tell them apart. Make all three illustrative, or none.',
    });
  parseContent('testimonials', z.object({ cards: Cards }), { cards: people });
}
checkPeople(Object.values(PEOPLE));

/**
 * Three worked examples of the fee, until there are customers to quote. With real ones the heading
 * is "Heard on the steps", the label "Testimonials".
 */
export function testimonials(language: Language) {
  const { cards, saved, aMonth, aTrade, rated, stats, ...own } = words(language);
  const text = (sentence: string, { here, there, places }: typeof swing, print = printUsd) =>
    fill(sentence, { ...places, own: print(here), other: print(there) });
  const card = (who: keyof typeof PEOPLE, said: string, amount: string) => ({
    ...PEOPLE[who],
    who: cards[who].who,
    text: said,
    profit: { label: saved, amount },
    rated: fill(rated, { rating: `${PEOPLE[who].rating}`, best: `${BEST}` }),
  });
  const of = fillAll(stats, thousand.places);
  return {
    ...own,
    cards: [
      card('swing', text(cards.swing.text, swing), fill(aMonth, { amount: printUsd(swing.saved) })),
      card('day', text(cards.day.text, day), fill(aMonth, { amount: printUsd(day.saved) })),
      card(
        'first',
        text((isSpelled && cards.first.spelled) || cards.first.text, first, printFee),
        fill(aTrade, { amount: printFee(first.saved) }),
      ),
    ],
    stats: [
      { figure: traders, caption: of.traders },
      { figure: printFee(thousand.here), caption: of.fee },
      { figure: printFee(thousand.saved), caption: of.less },
      { figure: printFee(thousand.here * (1 - discountPercent / 100)), caption: of.discount },
    ],
  };
}
