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
    table([
      ['Day (UTC)', ...DAY_COLUMNS],
      ...shown.map(({ day, ...counts }) => [day, ...Object.values(counts).map(printCount)]),
    ]),
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

/** Columns as wide as their widest cell; all but the first end at the right. */
function table(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) =>
    row.map((text, column) => {
      const width = Math.max(...rows.map((each) => each[column]?.length ?? 0));
      return column === 0 ? text.padEnd(width) : text.padStart(width);
    }),
  );
  return lines.map((cells) => cells.join('  ').trimEnd()).join('\n');
}
