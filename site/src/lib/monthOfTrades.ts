import { fill } from './fill.ts';
import { cutOf, cutsIn, monthlyFees, printSum, toSum, type Sum } from './monthlyFees.ts';
import { pluralOf, type Plural } from './plural.ts';

/** What the page's content hands over, with `{braces}` to fill in. */
export type MonthWords = {
  /** How it counts and lists: a language's tag. */
  language: string;
  /** Our own first. */
  rates: { percent: number; text: string }[];
  heading: string;
  trades: Plural;
  sentence: Plural;
  less: string;
  scale: string;
  /** Of a figure that cannot be read, or in more ways than one. */
  refused: string;
};

/** What the page says of a month of `count` trades of `cents` each. */
export function describeMonth(words: MonthWords, cents: number, count: number) {
  const fees = words.rates.map(({ percent }) => monthlyFees(cents, count, percent));
  const [here = 0n, ...others] = fees;
  const cut = cutOf(max(fees));
  const saved = others.map((fee) => fee - here);
  const size = printSum(toSum(cents));
  const trades = fill(pluralOf(words.trades, count, words.language), { trades: `${count}` });
  const less = saved.map((one, place) =>
    fill(words.less, { saved: printSum(one), rate: words.rates[place + 1]?.text ?? '' }),
  );
  return {
    /** Lengths of the bills, in cuts. */
    cuts: fees.map((fee) => cutsIn(fee, cut)),
    bills: fees.map(printSum),
    scale: fill(words.scale, { cut: printSum(cut) }),
    size,
    trades,
    /** The whole range, from the least that is saved to the most. */
    heading: fill(words.heading, { least: printSum(min(saved)), most: printSum(max(saved)) }),
    sentence: fill(pluralOf(words.sentence, count, words.language), {
      trades,
      size,
      here: printSum(here),
      less: new Intl.ListFormat(words.language).format(less),
    }),
  };
}

const max = (sums: Sum[]) => sums.reduce((most, one) => (one > most ? one : most));
const min = (sums: Sum[]) => sums.reduce((least, one) => (one < least ? one : least));
