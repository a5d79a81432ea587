import { fill, textFor, type Counted } from '../../lib/text.ts';
import { cutOf, cutsIn, monthlyFees, printSum, toSum, type Sum } from './monthlyFees.ts';

/** The messages of the calculator, with `{braces}` to fill in. */
export type MonthMessages = {
  /** How it counts and lists. */
  locale: string;
  /** Our own first. */
  rates: { percent: number; text: string }[];
  heading: string;
  count: Counted;
  sentence: Counted;
  less: string;
  /** What a cut of the drawing is. */
  cut: string;
  /** Of a figure that cannot be read, or in more ways than one. */
  refused: string;
};

/** What the page says of a month of `count` trades of `cents` each. */
export function describeMonth(messages: MonthMessages, cents: number, count: number) {
  const fees = messages.rates.map(({ percent }) => monthlyFees(cents, count, percent));
  const [here = 0n, ...others] = fees;
  const cut = cutOf(max(fees));
  const saved = others.map((fee) => fee - here);
  const size = printSum(toSum(cents));
  const values = { trades: `${count}` };
  const trades = fill(textFor(messages.count, count, messages.locale), values);
  const less = saved.map((one, place) =>
    fill(messages.less, { saved: printSum(one), rate: messages.rates[place + 1]?.text ?? '' }),
  );
  return {
    /** Lengths of the bills, in cuts. */
    cuts: fees.map((fee) => cutsIn(fee, cut)),
    bills: fees.map(printSum),
    scale: fill(messages.cut, { cut: printSum(cut) }),
    size,
    trades,
    /** The whole range, from the least that is saved to the most. */
    heading: fill(messages.heading, { least: printSum(min(saved)), most: printSum(max(saved)) }),
    sentence: fill(textFor(messages.sentence, count, messages.locale), {
      ...values,
      size,
      here: printSum(here),
      less: new Intl.ListFormat(messages.locale).format(less),
    }),
  };
}

const max = (sums: Sum[]) => sums.reduce((most, one) => (one > most ? one : most));
const min = (sums: Sum[]) => sums.reduce((least, one) => (one < least ? one : least));
