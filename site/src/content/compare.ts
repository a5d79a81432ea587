import * as z from 'zod';
import { printDay } from '../lib/day.ts';
import { feeUsd, printFee, printPercent } from '../lib/fees.ts';
import { owner } from './owner.ts';
import { keepFigures } from '../lib/keepFigures.ts';
import { printUsd } from '../lib/money.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const FOUR = 'The table has four columns of venues: write four cells, such as "Varies".';

const Venue = z.object({
  name: Text,
  /** The fee on the order that the bills are drawn for, in US dollars. */
  billUsd: z
    .number()
    .positive()
    .max(60, 'A bill of more than $60 would be longer than the drawing has room for.'),
  billText: Text,
});

const Row = z.object({ label: Text, cells: z.array(Text).length(4, FOUR) });

export const CompareSchema = z.object({
  heading: Text,
  label: Text,
  lead: Text,
  /** What the four bills show, and that they share one scale. */
  scale: Text,
  /** The page's own venue first: it stands in the yellow shaft. */
  venues: z.array(Venue).length(4, FOUR),
  /** Read out at the head of the first column. */
  corner: Text,
  caption: Text,
  rows: z.array(Row).min(1),
  footnote: Text,
  /** The limits of our own column, in the same block as its claims. */
  limits: Text,
  button: Text,
  panel: z.object({
    heading: Text,
    sizeLabel: Text,
    rates: z.array(Text).length(4, FOUR),
    rows: z.array(Row).min(1),
    note: Text,
  }),
});

export type Compare = z.output<typeof CompareSchema>;

const { feePercent, venueFeesPercent, speed, asOf, discountPercent, noIdentityChecks } =
  owner.claims;

const BILL_ORDER_USD = 10_000;
const PANEL_ORDERS_USD = [50, 1_000, 10_000, 100_000];
const UNKNOWN = 'Varies';

const venues = [
  { name: owner.name, percent: feePercent },
  { name: 'Order-book DEX', percent: venueFeesPercent.orderBook },
  { name: 'DEX aggregator', percent: venueFeesPercent.aggregator },
  { name: 'Typical AMM DEX', percent: venueFeesPercent.amm },
];

const feesOn = (orderUsd: number) =>
  venues.map(({ percent }) => printFee(feeUsd(orderUsd, percent)));

/** A row about us where the others differ from venue to venue. */
const ours = (label: string, cell: string) => ({
  label,
  cells: [cell, UNKNOWN, UNKNOWN, UNKNOWN],
});

/** The fee against other types of venue; every figure follows from `owner.claims`. */
export const compare = parseContent('compare', CompareSchema, {
  heading: 'Same trade, smaller bill',
  label: 'How the fee compares',
  lead: 'Types of venue, not named companies.',
  scale: `Trading fee on a ${printUsd(BILL_ORDER_USD)} order, drawn to one scale`,
  venues: venues.map(({ name, percent }) => {
    const billUsd = feeUsd(BILL_ORDER_USD, percent);
    return { name, billUsd, billText: printUsd(billUsd) };
  }),
  corner: 'What is compared',
  caption: `Trading fees and features by type of venue, as stated by ${owner.name}, ${printDay(asOf)}`,
  rows: [
    { label: 'Trading fee', cells: venues.map(({ percent }) => printPercent(percent)) },
    { label: 'Fee on a $1,000 trade', cells: feesOn(1_000) },
    ours('Time to complete a trade', capitalize(keepFigures(speed))),
    { label: 'Who holds your coins', cells: ['You', UNKNOWN, 'You', 'You'] },
    noIdentityChecks
      ? ours('Identity checks to trade', `None by ${owner.name}`)
      : ours('Account needed to trade', 'None'),
    ours('Crypto-to-cash', 'Through settlement partners'),
    ours('Copy trading', 'Yes'),
    ours('Trading bots', 'Yes'),
    ours('Advanced order types', 'Yes'),
    ours('Discount for paying in its own token', `Up to ${discountPercent}%`),
  ],
  footnote:
    'AMM means automated market maker: you trade against a pool. An aggregator routes your trade to other venues. Rates at any one venue differ by pair, volume and tier. Network fees, spread and price impact are not included. Settlement partners may check who you are.',
  limits:
    'Copy trading, bots and advanced orders can lose money. The discount can change. Trades can take longer when the network is busy.',
  button: 'Experience the Difference',
  panel: {
    heading: 'The same trade at four fee rates',
    sizeLabel: 'Trade size',
    rates: venues.map(({ name, percent }) =>
      name === owner.name ? `${name} ${printPercent(percent)}` : printPercent(percent),
    ),
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
