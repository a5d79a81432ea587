import type { Report } from '#contract/report.ts';
import words from '../messages/report.json' with { type: 'json' };
import { sentencesOf, type TableData } from '../site/src/islands/report/figures.ts';
import { partsOf } from '../site/src/islands/report/parts.ts';

/** What `/report` shows, for a terminal. */
export function printReport(report: Report): string {
  const { period, failures, written } = sentencesOf(words, report);
  const parts = Object.values(partsOf(words, report)).flatMap(({ heading, tables }) =>
    tables.map((table) => printTable({ title: heading, ...table })),
  );
  const tooFew = report.rate === null ? [words.tooFew] : [];
  return [`${words.heading}, ${period}`, ...failures, ...tooFew, ...parts, written].join('\n\n');
}

/** Columns as wide as their widest cell; all but the first end at the right. */
function printTable({ title = '', columns: [, ...columns], rows, verdict }: TableData): string {
  const lines = [[title, ...columns], ...rows.map(({ name, cells }) => [name, ...cells])];
  const widthOf = (column: number) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widthOf(0)) : cell.padStart(widthOf(column));
  const printed = lines.map((cells) => cells.map(pad).join('  ').trimEnd());
  return [...printed, verdict ?? []].flat().join('\n');
}
