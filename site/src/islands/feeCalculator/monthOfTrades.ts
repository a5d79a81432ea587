import { feeOn, printSum, toMicros, toRate, type Micros } from '../../lib/money.ts';
import { fill, textFor, type Counted } from '../../lib/fill.ts';

/** The messages of the calculator, with `{braces}` to fill in. */
export type MonthMessages = {
  locale: string;
  /** Our own first. */
  rates: { percent: number; text: string }[];
  heading: string;
  count: Counted;
  sentence: Counted;
  less: string;
  /** What a cut of the drawing is. */
  cut: string;
  /** Stands where a typed number cannot be read, or in more ways than one. */
  refused: string;
};

const MAX_CUTS = 6n;
const ROUND = [1n, 2n, 5n];

/** What the page says of a month of `count` trades of `usd` dollars each. */
export function describeMonth(messages: MonthMessages, usd: number, count: number) {
  const { locale, rates } = messages;
  const traded = toMicros(usd) * BigInt(count);
  const fees = rates.map(({ percent }) => feeOn(traded, toRate(percent)));
  const [here = 0n, ...others] = fees;
  const cut = cutOf(max(fees));
  const saved = others.map((fee) => fee - here);
  const less = saved.map((one, place) =>
    fill(messages.less, { saved: printSum(one), rate: rates[place + 1]?.text ?? '' }),
  );
  const size = printSum(toMicros(usd));
  return {
    /** Lengths of the bills, in cuts; for drawing alone. */
    cuts: fees.map((fee) => Number((fee * 1_000n) / cut) / 1_000),
    bills: fees.map(printSum),
    scale: fill(messages.cut, { cut: printSum(cut) }),
    size,
    trades: fill(textFor(messages.count, count, locale), { trades: `${count}` }),
    /** The whole range, from the least that is saved to the most. */
    heading: fill(messages.heading, {
      least: printSum(min(saved)),
      most: printSum(max(saved)),
    }),
    sentence: fill(textFor(messages.sentence, count, locale), {
      trades: `${count}`,
      size,
      here: printSum(here),
      less: new Intl.ListFormat(locale).format(less),
    }),
  };
}

/** What a month of trades looks like and says. */
export type Month = ReturnType<typeof describeMonth>;

/** The least 1, 2 or 5 times a power of ten, in millionths of a dollar, of which the longest bill has at most six. */
function cutOf(longest: Micros): Micros {
  for (let power = 1n; ; power *= 10n) {
    const cut = ROUND.map((mark) => mark * power).find((mark) => mark * MAX_CUTS >= longest);
    if (cut) return cut;
  }
}

const max = (sums: Micros[]) => sums.reduce((a, b) => (a > b ? a : b));
const min = (sums: Micros[]) => sums.reduce((a, b) => (a < b ? a : b));
