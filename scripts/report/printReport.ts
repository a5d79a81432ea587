import type { Line, Report } from './reportOf.ts';
import { LEAST_VISITS } from './vitals.ts';

// Whatever moves the cursor or turns the direction: a campaign's name is written by anybody.
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;
const TOO_FEW = `Too few visits for percentages and percentiles: they are given from ${LEAST_VISITS} on.`;
const NUMBER = new Intl.NumberFormat('en-US');
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const VITAL_NAMES = {
  lcp: 'LCP, largest paint',
  inp: 'INP, answer to a press',
  cls: 'CLS, layout shift',
  ttfb: 'TTFB, first byte',
};

/** The report for a terminal. */
export function printReport(report: Report): string {
  const { from, to, visits, daysWithVisits, days, sources, refused } = report;
  const shownDays = report.byDay.filter((day) => day.visits + day.signedUp + day.refused > 0);
  const blocks = [
    `What works, ${printDay(from)} to ${printDay(to)}\n` +
      `${plural(visits, 'visit')} on ${daysWithVisits} of ${plural(days, 'day')}`,
    report.isEnough ? '' : TOO_FEW,
    Object.entries(report.refusedWebhooks).map(printRefused).join('\n'),
    list('Visits', report.devices),
    list('By language', report.languages, String),
    list('Reached', report.reached),
    list('Pressed', report.pressed),
    list('Practised', report.practised),
    list('Form', report.form),
    `Signed up: ${printCount(report.signedUp)}, by the store; not each of their visits is counted`,
    table([
      ['Signed up by campaign', ''],
      ...sources.map((one) => [one.source.replace(UNSEEN, '?'), printCount(one.signedUp)]),
    ]),
    table([['Speed, three visits of four', '', ''], ...report.vitals.map(vitalCells)]),
    table([
      ['Day (UTC)', 'Visits', 'Practised', 'Saw form', 'Sent it', 'Signed up', 'Refused'],
      ...shownDays.map(({ day, ...counts }) => [day, ...Object.values(counts).map(printCount)]),
    ]),
    table([
      ['Messages refused', ''],
      ...refused.map(({ name, count }) => [plain(name), printCount(count)]),
    ]),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function list(title: string, lines: readonly Line[], label = plain): string {
  return table([
    [title, '', ''],
    ...lines.map(({ name, count, share }) => [label(name), printCount(count), printShare(share)]),
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

function vitalCells({ name, p75, isBeyond, rating, measured }: Report['vitals'][number]) {
  const figure =
    p75 === null
      ? '–'
      : // A bucket says no more than where it ends.
        `${isBeyond ? 'more than' : 'at most'} ${p75}${name === 'cls' ? '' : ' ms'}, ${rating}`;
  return [VITAL_NAMES[name], figure, `${printCount(measured)} measured`];
}

/** A share of all visits; a dash where there are too few of them. */
function printShare(share: number | null): string {
  if (share === null) return '–';
  const percent = share * 100;
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : percent.toFixed(0)}%`;
}

function printRefused([target, count]: [string, number]): string {
  return `The webhook ${target} has refused ${plural(count, 'sign-up')} for over an hour. To try it: npm run sign-ups -- ping`;
}

const printCount = (count: number) => NUMBER.format(count);
const plural = (count: number, word: string) =>
  `${printCount(count)} ${word}${count === 1 ? '' : 's'}`;
const printDay = (day: string) => DAY.format(new Date(day));
/** A name of `contract/countNames.ts` as words. */
const plain = (name: string) => name.replaceAll('-', ' ');
