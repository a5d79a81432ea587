/** What the page promises, by row: the most that a figure may be. A score is at least 100 instead. */
const MOST = new Map<string, number>([
  ['FCP, ms', 1000],
  ['LCP, ms', 1150],
  ['TBT above that of an empty page, ms', 60],
  ['CLS', 0],
  ['Bytes of the first view', 102_400],
  ['Bytes of the first view of a translation', 117_760],
  ['LCP, times that of English', 1.1],
  ['Script of the first view, bytes in brotli', 3072],
  ['Interaction, slowest, ms', 120],
  ['CLS of the visit', 0],
  ['Practice: interaction, 98th percentile, ms', 120],
  ['Practice: frames drawn while still', 0],
  ['Practice: held after 50 trades, kB', 100],
  ['Build from clean, s', 60],
]);
const SCORES = ['Performance', 'Accessibility', 'Best Practices', 'SEO'];

/** Figures by the name of their row. */
export type Figures = Record<string, number>;

/** Prints figures, each beside its limit and those of the pages that were measured in turn. */
export function printFigures(figures: Figures, others: Record<string, Figures> = {}): void {
  for (const [row, value] of Object.entries(figures)) {
    const beside = Object.entries(others).flatMap(([name, other]) => {
      const its = other[row];
      return its === undefined ? [] : [`${name} ${show(its)}`];
    });
    const cells = [row.padEnd(42), show(value).padStart(9), verdict(row, value), ...beside];
    console.log(`  ${cells.filter(Boolean).join('  ')}`);
  }
}

/** What is promised of a translation: the same scores, and a first view hardly heavier or later. */
export const translated = (figures: Figures, english: Figures): Figures => ({
  ...Object.fromEntries(SCORES.map((score) => [score, figures[score] ?? NaN])),
  'LCP, times that of English': (figures['LCP, ms'] ?? NaN) / (english['LCP, ms'] ?? NaN),
  'Bytes of the first view of a translation': figures['Bytes of the first view'] ?? NaN,
});

/** What is promised of a row, and whether the figure keeps it; empty where nothing is. */
function verdict(row: string, value: number): string {
  if (SCORES.includes(row)) return value >= 100 ? 'at least 100' : 'BELOW its 100';
  const most = MOST.get(row);
  if (most === undefined) return '';
  return value <= most ? `at most ${most}` : `OVER its limit of ${most}`;
}

function show(value: number): string {
  if (Number.isNaN(value)) return 'n/a';
  return Math.abs(value) >= 100 || Number.isInteger(value)
    ? String(Math.round(value))
    : value.toFixed(3);
}
