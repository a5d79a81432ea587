import type { Figures } from './limits.ts';

/** The middle one of the sorted values; NaN when there are none. */
export function median(values: readonly number[]): number {
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
