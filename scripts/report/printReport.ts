import type { Line, Rate, Report, VitalFigure } from '#contract/report.ts';
import { MAIL } from '../../server/src/signUp/confirmations.ts';
import { MIN_VISITS } from '../../server/src/report/vitals.ts';
import { printExperiment } from './printExperiment.ts';
import { printCount, printShare, table } from './table.ts';

// Control characters would move the terminal's cursor, and anybody may write a campaign's name.
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cf}]/gu;
const TOO_FEW = `Too few visits for percentages and percentiles: they are given from ${MIN_VISITS} on.`;
const VITAL_NAMES = {
  lcp: 'LCP, largest paint',
  inp: 'INP, answer to a press',
  cls: 'CLS, layout shift',
  ttfb: 'TTFB, first byte',
};

/** The report for a terminal. */
export function printReport(report: Report): string {
  const { from, to, visits, days, byDay, isEnough, signedUp, asked, rates } = report;
  const withVisits = byDay.filter((day) => day.visits > 0).length;
  const shown = byDay.filter((day) => day.visits + day.signedUp + day.refused > 0);
  const blocks = [
    `What works, ${from} to ${to}\nVisits: ${printCount(visits)}, on ${withVisits} of ${days} days\n${printWritten(report)}`,
    isEnough ? '' : TOO_FEW,
    ...Object.entries(report.refusedWebhooks).map(([target, count]) =>
      target === MAIL
        ? `Mails that the mail server has not taken for over an hour: ${count}. See SMTP_URL.`
        : `The webhook ${target} has refused messages for over an hour: ${count}. To try it: npm run sign-ups -- ping`,
    ),
    list('Visits', report.devices),
    list('By language', report.languages),
    list('Reached', report.reached),
    list('Pressed', report.pressed),
    list('Practised', report.practised),
    list('Form', report.form),
    `Signed up: ${printCount(signedUp)}, by the store; not each of their visits is counted`,
    asked > 0 && `Confirmed: ${printCount(report.confirmed)}; asked to: ${printCount(asked)}`,
    rateTable('By source', rates.source),
    rateTable('By medium', rates.medium),
    rateTable('By campaign', rates.campaign),
    list('Signed up by content', report.contents),
    rateTable('From', rates.referrer),
    rateTable('By variant', rates.variant),
    ...report.experiments.map(printExperiment),
    table([['Speed, three visits of four'], ...report.vitals.map(vitalCells)]),
    table([
      ['Day (UTC)', 'Visits', 'Practised', 'Saw form', 'Sent it', 'Signed up', 'Refused'],
      ...shown.map(({ day, ...counts }) => [day, ...Object.values(counts).map(printCount)]),
    ]),
    list('Messages refused', report.refused),
  ];
  return blocks.filter(Boolean).join('\n\n');
}

const printWritten = ({ writtenAt }: Report) =>
  writtenAt ? `Counts last written: ${writtenAt}` : 'No counts yet.';
const printName = (name: string) => name.replace(CONTROL_CHARACTERS, '?');

function list(title: string, lines: readonly Line[]): string {
  const cells = lines.map(({ name, count, share }) => [
    printName(name),
    printCount(count),
    printShare(share),
  ]);
  return table([[title], ...cells]);
}

/** How far the visits of each name came; none where no visit and no sign-up had one. */
function rateTable(title: string, rates: readonly Rate[]): string {
  if (rates.length === 0) return '';
  const titles = [title, 'Visits', 'Saw form', 'Began it', 'Sent it', 'Rate', 'Signed up'];
  const rows = rates.map(({ name, visits, seen, begun, sent, rate, signedUp }) => [
    printName(name),
    ...[visits, seen, begun, sent].map(printCount),
    printShare(rate),
    signedUp === null ? '' : printCount(signedUp),
  ]);
  return table([titles, ...rows]);
}

/** A bucket says no more than where it ends. */
function vitalCells(vital: VitalFigure) {
  const [name, measured] = [VITAL_NAMES[vital.name], `${printCount(vital.measured)} measured`];
  if (vital.kind === 'tooFew') return [name, '', measured];
  const unit = vital.name === 'cls' ? '' : ' ms';
  const from = vital.isBeyond ? 'more than' : 'at most';
  return [name, `${from} ${vital.p75}${unit}, ${vital.rating}`, measured];
}
