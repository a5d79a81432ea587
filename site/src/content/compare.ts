import * as z from 'zod';
import { capital } from '../lib/capital.ts';
import { feeUsd, printFee, printPercent } from '../lib/fees.ts';
import { fill, fillAll } from '../lib/fill.ts';
import { printUsd } from '../lib/money.ts';
import { cutOf, cutsIn, monthlyFees, printSum } from '../lib/monthlyFees.ts';
import type { MonthWords } from '../lib/monthOfTrades.ts';
import { LEAST_CENTS, LEAST_TRADES, MOST_CENTS, MOST_TRADES } from '../lib/tradeSize.ts';
import { compareWords } from './compareWords.ts';
import { factsOf, sayCount, type Language } from './language.ts';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';

const { name, claims } = owner;
const { feePercent, venueFeesPercent, noIdentityChecks } = claims;

const BILL_ORDER_USD = 10_000;
const TABLE_ORDER_USD = 1_000;
const PANEL_ORDERS_USD = [50, 1_000, 10_000, 100_000];
/** What the calculator opens with. */
const START_TRADES = 20;

/** Our own first: it stands in the yellow shaft. */
const PERCENTS = [
  feePercent,
  venueFeesPercent.orderBook,
  venueFeesPercent.aggregator,
  venueFeesPercent.amm,
];
const rates = PERCENTS.map((percent) => ({ percent, text: printPercent(percent) }));
const bills = PERCENTS.map((percent) => monthlyFees(BILL_ORDER_USD * 100, 1, percent));
const longest = bills.reduce((most, bill) => (bill > most ? bill : most));
const cut = cutOf(longest);

const feesOn = (orderUsd: number) => PERCENTS.map((percent) => printFee(feeUsd(orderUsd, percent)));

/** @throws Error where a bill, measured in cuts of the drawing, would run off it. */
export function checkBills(venues: { cuts: number }[]): void {
  const Cuts = z.number().max(6, 'A bill of more than six cuts would run off the drawing.');
  const Venues = z.array(z.looseObject({ cuts: Cuts }));
  parseContent('compare', z.object({ venues: Venues }), { venues });
}

/** The fee against other types of venue; every figure follows from `owner.claims`. */
export function compare(language: Language) {
  const { calculator, cut: cutSentence, ...own } = compareWords(language);
  const filled = fillAll(own, { order: printUsd(BILL_ORDER_USD) });
  const { elsewhere, facts } = filled;
  const { ownRate, ...panel } = filled.panel;
  const { size, trades, note, count, heading, sentence, less, refused } = calculator;
  const names = [name, ...Object.values(filled.venues)];
  const venues = bills.map((bill, place) => ({
    name: names[place] ?? '',
    cuts: cutsIn(bill, cut),
    billText: printSum(bill),
  }));
  checkBills(venues);
  const questions = asked(filled.questions);
  const { you, youOrVenue } = facts;
  return {
    ...filled,
    cut: fill(cutSentence, { cut: printSum(cut) }),
    venues,
    facts: [
      { label: facts.fee, cells: rates.map(({ text }) => text) },
      {
        label: fill(own.facts.feeOn, { order: printUsd(TABLE_ORDER_USD) }),
        cells: feesOn(TABLE_ORDER_USD),
      },
      { label: facts.custody, cells: [you, youOrVenue, you, you] },
    ],
    questions,
    elsewhere: {
      heading: elsewhere.heading,
      text: fill(elsewhere.text, { count: sayCount(language, questions.length) }),
    },
    calculator: {
      size,
      sizeEnds: [printUsd(LEAST_CENTS / 100), printUsd(MOST_CENTS / 100)] as const,
      trades,
      tradesEnds: [`${LEAST_TRADES}`, `${MOST_TRADES}`] as const,
      start: { cents: BILL_ORDER_USD * 100, trades: START_TRADES },
      words: {
        language: factsOf(language).dates ?? language,
        rates,
        heading,
        trades: count,
        sentence,
        less,
        refused,
        scale: cutSentence,
      } satisfies MonthWords,
      note,
    },
    panel: {
      ...panel,
      rates: rates.map(({ text }, place) => (place === 0 ? ownRate : text)),
      rows: PANEL_ORDERS_USD.map((orderUsd) => ({
        label: printUsd(orderUsd),
        cells: feesOn(orderUsd),
      })),
    },
  };
}

/** C7: the question about identity stands only where the claim is made. */
function asked({ speed, identity, ...others }: ReturnType<typeof compareWords>['questions']) {
  const { label, answer } = speed;
  return [
    { label, answer: capital(answer) },
    ...(noIdentityChecks ? [identity] : []),
    ...Object.values(others),
  ];
}
