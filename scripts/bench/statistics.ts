import type { Figures } from './limits.ts';

/** The smallest value that so many percent of the values do not exceed; NaN when there are none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? NaN;
}

/** The middle one of the sorted values; NaN when there are none. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Row by row, the median of the same figures measured several times. */
export function medians(measured: readonly Figures[]): Figures {
  const rows = Object.keys(measured[0] ?? {});
  return Object.fromEntries(
    rows.map((row) => [row, median(measured.map((one) => one[row] ?? NaN))]),
  );
}
