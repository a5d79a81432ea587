import { MICROS_PER_DOLLAR, printUsd, readAmount } from '../../lib/money.ts';

/** What a number can be: the steps of its slider, lowest first, and what is typed between them, with so many decimals. */
export type Scale = Readonly<{
  steps: readonly number[];
  decimals: number;
  print: (value: number) => string;
}>;

/** One trade, in US dollars: every size of two significant digits, so that no step of the slider is lost. */
const SIZE: Scale = {
  steps: [10, 100, 1_000, 10_000]
    .flatMap((power) => Array.from({ length: 90 }, (_, step) => power + (step * power) / 10))
    .filter((usd) => usd >= 50)
    .concat(100_000),
  decimals: 2,
  print: printUsd,
};

const TRADES: Scale = {
  steps: Array.from({ length: 200 }, (_, index) => index + 1),
  decimals: 0,
  print: String,
};

/** The two numbers of a month, as its messages are keyed. */
export const SCALES = { size: SIZE, trades: TRADES };

/** Where a number stands on the slider: at the last step that is not above it. */
export const positionOf = ({ steps }: Scale, value: number): number =>
  steps.filter((step) => step <= value).length - 1;

/** A typed number, rounded and brought to the nearer end; null where `readAmount` refuses it. */
export function readNumber({ steps, decimals }: Scale, typed: string): number | null {
  const amount = readAmount(typed);
  if (amount === null) return null;
  const rounded = Number((Number(amount) / Number(MICROS_PER_DOLLAR)).toFixed(decimals));
  return Math.max(steps[0] ?? 0, Math.min(rounded, steps.at(-1) ?? 0));
}
