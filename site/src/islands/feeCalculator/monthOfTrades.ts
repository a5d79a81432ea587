import { calculateFee, formatSum, toMicros, toRate, type Micros } from '../../lib/money.ts';
import { fillPlaceholders, selectPlural, type PluralMessage } from '../../lib/fillPlaceholders.ts';

/** The calculator's messages, with `{placeholders}`. */
export type MonthMessages = {
  locale: string;
  /** Ours first. */
  rates: { percent: number; text: string }[];
  heading: string;
  count: PluralMessage;
  sentence: PluralMessage;
  less: string;
  /** Explains a cut of the drawing. */
  cut: string;
  /** For input that is unreadable or ambiguous. */
  refused: string;
};

const MAX_CUTS = 6n;
const ROUND = [1n, 2n, 5n];

/** The result for `count` trades a month of `usd` dollars each. */
export function describeMonth(messages: MonthMessages, usd: number, count: number) {
  const { locale, rates } = messages;
  const traded = toMicros(usd) * BigInt(count);
  const fees = rates.map(({ percent }) => calculateFee(traded, toRate(percent)));
  const [here = 0n, ...others] = fees;
  const cut = cutOf(max(fees));
  const saved = others.map((fee) => fee - here);
  const less = saved.map((one, place) =>
    fillPlaceholders(messages.less, { saved: formatSum(one), rate: rates[place + 1]?.text ?? '' }),
  );
  const size = formatSum(toMicros(usd));
  return {
    /** Bill lengths in cuts, only for drawing. */
    cuts: fees.map((fee) => Number((fee * 1_000n) / cut) / 1_000),
    bills: fees.map(formatSum),
    scale: fillPlaceholders(messages.cut, { cut: formatSum(cut) }),
    size,
    trades: fillPlaceholders(selectPlural(messages.count, count, locale), { trades: `${count}` }),
    /** The range from the smallest to the largest saving. */
    heading: fillPlaceholders(messages.heading, {
      least: formatSum(min(saved)),
      most: formatSum(max(saved)),
    }),
    sentence: fillPlaceholders(selectPlural(messages.sentence, count, locale), {
      trades: `${count}`,
      size,
      here: formatSum(here),
      less: new Intl.ListFormat(locale).format(less),
    }),
  };
}

/** Calculates the bills and texts for a month of trades. */
export type Month = ReturnType<typeof describeMonth>;

/** The smallest 1, 2 or 5 times a power of ten, in micro-dollars, that needs at most six cuts. */
function cutOf(longest: Micros): Micros {
  for (let power = 1n; ; power *= 10n) {
    const cut = ROUND.map((mark) => mark * power).find((mark) => mark * MAX_CUTS >= longest);
    if (cut) return cut;
  }
}

const max = (sums: Micros[]) => sums.reduce((a, b) => (a > b ? a : b));
const min = (sums: Micros[]) => sums.reduce((a, b) => (a < b ? a : b));
