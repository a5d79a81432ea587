import {
  calculateFee,
  formatAmountForText,
  toMicros,
  toRate,
  type Micros,
} from '../../lib/money.ts';
import { fillPlaceholders, selectPlural, type PluralMessage } from '../../lib/fillPlaceholders.ts';

export type MonthlyFeesMessages = {
  locale: string;
  /** Our own rate comes first. */
  rates: { percent: number; text: string }[];
  heading: string;
  count: PluralMessage;
  sentence: PluralMessage;
  less: string;
  /** Explains how much a bar segment is worth. */
  cut: string;
  /** Shown for invalid or ambiguous input. */
  refused: string;
};

const MAX_SEGMENTS = 6n;
const SEGMENT_FACTORS = [1n, 2n, 5n];

export type MonthlyFees = ReturnType<typeof calculateMonthlyFees>;

/** Calculates the fees on a number of trades at each rate. */
export function calculateMonthlyFees(messages: MonthlyFeesMessages, usd: number, count: number) {
  const { locale, rates } = messages;
  const volume = toMicros(usd) * BigInt(count);
  const fees = rates.map(({ percent }) => calculateFee(volume, toRate(percent)));
  const [ownFee = 0n, ...otherFees] = fees;
  const segment = getSegmentValue(max(fees));
  const savings = otherFees.map((fee) => fee - ownFee);
  const formattedSavings = savings.map((saving, index) =>
    fillPlaceholders(messages.less, {
      saved: formatAmountForText(saving),
      rate: rates[index + 1]?.text ?? '',
    }),
  );
  const size = formatAmountForText(toMicros(usd));
  return {
    /** Bar lengths in segments, rounded. */
    barLengths: fees.map((fee) => Number((fee * 1_000n) / segment) / 1_000),
    amounts: fees.map(formatAmountForText),
    scale: fillPlaceholders(messages.cut, { cut: formatAmountForText(segment) }),
    size,
    trades: fillPlaceholders(selectPlural(messages.count, count, locale), { trades: `${count}` }),
    heading: fillPlaceholders(messages.heading, {
      least: formatAmountForText(min(savings)),
      most: formatAmountForText(max(savings)),
    }),
    sentence: fillPlaceholders(selectPlural(messages.sentence, count, locale), {
      trades: `${count}`,
      size,
      here: formatAmountForText(ownFee),
      less: new Intl.ListFormat(locale).format(formattedSavings),
    }),
  };
}

/** Returns the smallest 1, 2, or 5 times a power of ten for which no bar has more than six segments. */
function getSegmentValue(highestFee: Micros): Micros {
  for (let power = 1n; ; power *= 10n) {
    const values = SEGMENT_FACTORS.map((factor) => factor * power);
    const value = values.find((candidate) => candidate * MAX_SEGMENTS >= highestFee);
    if (value) return value;
  }
}

const max = (amounts: Micros[]) => amounts.reduce((a, b) => (a > b ? a : b));
const min = (amounts: Micros[]) => amounts.reduce((a, b) => (a < b ? a : b));
