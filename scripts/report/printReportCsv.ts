import type { Report } from '#contract/report.ts';
import { printCsv } from '../../server/src/signUp/csv.ts';

const COLUMNS = ['by', 'name', 'visits', 'seen', 'begun', 'sent', 'rate', 'signedUp'] as const;

/** How far visits of each name came, as a table for a spreadsheet; `by` says what they are told apart by. */
export function printReportCsv({ rates, contents }: Report): string {
  const rows = [
    ...Object.entries(rates).flatMap(([by, all]) => all.map((rate) => ({ by, ...rate }))),
    ...contents.map(({ name, count }) => ({ by: 'content', name, signedUp: count })),
  ];
  return printCsv(rows, COLUMNS);
}
