import type { Figures } from './limits.ts';

/** Row by row, the middle one of the same figures measured several times. */
export function medians(measured: readonly Figures[]): Figures {
  const rows = Object.keys(measured[0] ?? {}).map((row) => {
    const sorted = measured.map((one) => one[row] ?? NaN).toSorted((a, b) => a - b);
    return [row, sorted[Math.floor(sorted.length / 2)] ?? NaN];
  });
  return Object.fromEntries(rows);
}
