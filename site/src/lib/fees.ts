import { partsOfCents } from './money.ts';

const PERCENT = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

/** The trading fee in US dollars on an order of `orderUsd` dollars at `feePercent` percent. */
export function feeUsd(orderUsd: number, feePercent: number): number {
  return (orderUsd * feePercent) / 100;
}

/** A fee with at least its cents: `$5.00`, `$0.50`, `$0.025`. */
export const printFee = (usd: number) => partsOfCents.format(usd);

/** A fee's rate: `0.05%`, `0.30%`; a discounted one keeps its third decimal, `0.025%`. */
export function printPercent(percent: number): string {
  return `${PERCENT.format(percent)}%`;
}
