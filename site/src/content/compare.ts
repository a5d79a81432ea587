import { printDay } from '../lib/day.ts';
import { feeUsd, printFee, printPercent } from '../lib/fees.ts';
import { keepFigures } from '../lib/keepFigures.ts';
import { printUsd } from '../lib/money.ts';
import { cutOf, cutsIn, monthlyFees, printSum } from '../lib/monthlyFees.ts';
import { LEAST_CENTS, LEAST_TRADES, MOST_CENTS, MOST_TRADES } from '../lib/tradeSize.ts';
import { CompareSchema } from './compareSchema.ts';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';

const { name, claims } = owner;
const { feePercent, venueFeesPercent, speed, asOf, discountPercent, noIdentityChecks } = claims;

const BILL_ORDER_USD = 10_000;
const PANEL_ORDERS_USD = [50, 1_000, 10_000, 100_000];
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const venues = [
  { name, percent: feePercent },
  { name: 'Order-book DEX', percent: venueFeesPercent.orderBook },
  { name: 'DEX aggregator', percent: venueFeesPercent.aggregator },
  { name: 'Typical AMM DEX', percent: venueFeesPercent.amm },
];
const rates = venues.map(({ percent }) => ({ percent, text: printPercent(percent) }));
const bills = venues.map(({ percent }) => monthlyFees(BILL_ORDER_USD * 100, 1, percent));
const longest = bills.reduce((most, bill) => (bill > most ? bill : most));
const cut = cutOf(longest);
const cutSentence = 'One scale: each cut in a bill is {cut}.';

const feesOn = (orderUsd: number) =>
  venues.map(({ percent }) => printFee(feeUsd(orderUsd, percent)));

const questions = [
  {
    label: 'How long does a trade take?',
    answer: `${capitalize(keepFigures(speed))}, longer when the network is busy`,
  },
  ...(noIdentityChecks
    ? [
        {
          label: 'Will you check who I am?',
          answer: 'Not to trade. A partner that pays cash may.',
        },
      ]
    : []),
  { label: 'How do I get cash?', answer: 'Through settlement partners' },
  { label: 'Can I copy a trader?', answer: 'Yes' },
  { label: 'Can a bot trade for me?', answer: 'Yes' },
  { label: 'Do you have advanced orders?', answer: 'Yes' },
  { label: 'Is there a discount?', answer: `Up to ${discountPercent}%, if you pay in ${name}` },
];

/** The fee against other types of venue; every figure follows from `owner.claims`. */
export const compare = parseContent('compare', CompareSchema, {
  heading: 'Same trade, smaller bill',
  label: 'How the fee compares',
  lead: `${name} charges ${printPercent(feePercent)}. The other columns are types of venue, not named companies.`,
  scale: `Trading fee on a ${printUsd(BILL_ORDER_USD)} order, drawn to one scale`,
  cut: cutSentence.replace('{cut}', printSum(cut)),
  venues: venues.map((venue, place) => {
    const bill = bills[place] ?? 0n;
    return { name: venue.name, cuts: cutsIn(bill, cut), billText: printSum(bill) };
  }),
  corner: 'What is compared',
  caption: `Trading fees and features by type of venue. Figures stated by ${name}, ${printDay(asOf)}.`,
  facts: [
    { label: 'Trading fee', cells: rates.map(({ text }) => text) },
    { label: 'Fee on a $1,000 trade', cells: feesOn(1_000) },
    { label: 'Who holds my coins?', cells: ['You', 'You or the venue', 'You', 'You'] },
  ],
  questions,
  elsewhere: {
    heading: 'Elsewhere, it varies.',
    text: `These ${COUNTS[questions.length] ?? questions.length} differ from venue to venue, so no one word here would be true. Take the questions along, and ask before you trade.`,
  },
  footnote:
    'AMM means automated market maker: you trade against a pool. An aggregator routes your trade to other venues. Rates at any one venue differ by pair, volume and tier. Network fees, spread and price impact are not included. Settlement partners may check who you are.',
  limits:
    'Copy trading, bots and advanced orders can lose money. The discount can change. Trades can take longer when the network is busy.',
  button: 'Experience the Difference',
  calculator: {
    size: 'Size of one trade',
    sizeEnds: [printUsd(LEAST_CENTS / 100), printUsd(MOST_CENTS / 100)],
    trades: 'Trades a month',
    tradesEnds: [`${LEAST_TRADES}`, `${MOST_TRADES}`],
    start: { cents: BILL_ORDER_USD * 100, trades: 20 },
    words: {
      rates,
      heading: '{least} to {most} less a month',
      oneTrade: '1 trade',
      manyTrades: '{trades} trades',
      sentence: `{trades} of {size} a month cost {here} in trading fees on ${name}: {less}.`,
      oneSentence: `{trades} of {size} a month costs {here} in trading fees on ${name}: {less}.`,
      less: '{saved} less than at {rate}',
      scale: cutSentence,
    },
    note: 'Trading fee only. Network fees, spread and price impact are not included.',
  },
  panel: {
    heading: 'The same trade at four fee rates, as a table',
    sizeLabel: 'Trade size',
    rates: rates.map(({ text }, place) => (place === 0 ? `${name} ${text}` : text)),
    rows: PANEL_ORDERS_USD.map((orderUsd) => ({
      label: printUsd(orderUsd),
      cells: feesOn(orderUsd),
    })),
    note: 'Trading fee only.',
  },
});

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
