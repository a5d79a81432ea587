import { DAY_COLUMNS } from './labels.ts';
import {
  nameVital,
  printCount,
  printDay,
  printGround,
  printLack,
  printShare,
  printVital,
} from './print.ts';
import type { Line, Report } from './reportOf.ts';

// Whatever moves the cursor or turns the direction: a campaign's name is written by anybody.
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** The report for a terminal. */
export function printTable(report: Report): string {
  const { from, to, signedUp, vitals, sources, refused, byDay } = report;
  const shown = byDay.filter((day) => day.visits + day.signedUp + day.refused > 0);
  const blocks = [
    `What works, ${printDay(from)} to ${printDay(to)}\n${printGround(report)}`,
    printLack(report),
    list('Visits', report.devices),
    list('By language', report.languages),
    list('Reached', report.reached),
    list('Pressed', report.pressed),
    list('Practised', report.practised),
    list('Form', report.form),
    `Signed up: ${printCount(signedUp)}, by the store; not each of their visits is counted`,
    table([
      ['Signed up by campaign', ''],
      ...sources.map((one) => [one.source.replace(UNSEEN, '?'), printCount(one.signedUp)]),
    ]),
    table([
      ['Speed, three visits of four', '', ''],
      ...vitals.map((vital) => [
        nameVital(vital),
        `${printVital(vital)}${vital.rating ? `, ${vital.rating}` : ''}`,
        `${printCount(vital.measured)} measured`,
      ]),
    ]),
    table([['Day (UTC)', ...DAY_COLUMNS], ...shown.map((day) => Object.values(day).map(cell))]),
    table([
      ['Messages refused', ''],
      ...refused.map(({ label, count }) => [label, printCount(count)]),
    ]),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function list(title: string, lines: readonly Line[]): string {
  return table([
    [title, '', ''],
    ...lines.map(({ label, count, share }) => [label, printCount(count), printShare(share)]),
  ]);
}

function cell(value: string | number): string {
  return typeof value === 'number' ? printCount(value) : value;
}

/** Columns as wide as their widest cell; all but the first end at the right. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (so, row) => row.map((text, column) => Math.max(so[column] ?? 0, text.length)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((text, column) =>
          column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
