import { DOLLAR, printUsd, readAmount } from '../../lib/money.ts';

/** What a figure can be: the steps of its slider, lowest first, and what is typed between them, with so many decimals. */
export type Scale = Readonly<{
  steps: readonly number[];
  decimals: number;
  print: (figure: number) => string;
}>;

/** One trade, in US dollars: every size of two significant figures, so that no step of the slider is lost. */
const SIZE: Scale = {
  steps: [10, 100, 1_000, 10_000]
    .flatMap((power) => Array.from({ length: 90 }, (_, step) => power + (step * power) / 10))
    .filter((usd) => usd >= 50)
    .concat(100_000),
  decimals: 2,
  print: printUsd,
};

/** Trades a month. */
const TRADES: Scale = {
  steps: Array.from({ length: 200 }, (_, index) => index + 1),
  decimals: 0,
  print: String,
};

/** The two figures of a month, as its messages are keyed. */
export const SCALES = { size: SIZE, trades: TRADES };

/** Where a figure stands on the slider: at the last step that is not above it. */
export const positionOf = ({ steps }: Scale, figure: number): number =>
  steps.filter((step) => step <= figure).length - 1;

/** A typed figure, rounded and brought to the nearer end; null where `readAmount` refuses it. */
export function readFigure({ steps, decimals }: Scale, typed: string): number | null {
  const amount = readAmount(typed);
  if (amount === null) return null;
  const figure = Number((Number(amount) / Number(DOLLAR)).toFixed(decimals));
  return Math.max(steps[0] ?? 0, Math.min(figure, steps.at(-1) ?? 0));
}
