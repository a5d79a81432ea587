import { drawBar, drawFunnel, drawLine } from './drawings.ts';
import { escape, paragraph, section, table, type Cell } from './html.ts';
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
import { pageStyle } from './pageStyle.ts';

/** The report as one page that needs nothing else: type, style and drawings are in it. */
export function printPage(report: Report, name: string): string {
  const { from, to, visits, signedUp, form, practised, byDay } = report;
  const way = [{ label: 'Visits', count: visits }, ...form];
  const trade = practised.filter(({ name: step }) => !step.includes('watched'));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>What works · ${escape(name)}</title>
<style>${pageStyle()}</style>
</head>
<body>
<header>
<p class="label">${escape(name)}, ${printDay(from)} to ${printDay(to)} (UTC)</p>
<h1>What works</h1>
<p class="lead">It rests on ${escape(printGround(report))}. ${escape(printLack(report))}</p>
</header>
<main>
${figures(report)}
${section('way', 'The way to the form', drawFunnel(way), lines('Form, of all visits', form), paragraph(`${printCount(signedUp)} signed up by the store, which knows also those whose visits are not counted.`))}
${section('days', 'By day', ...chart('Visits', report, ({ visits: v }) => v), ...chart('Signed up', report, ({ signedUp: s }) => s), daysTable(byDay))}
${section('reached', 'Reached', lines('Sections in view for half a second, from the top', report.reached))}
${section('pressed', 'Pressed', lines('Buttons, once a visit', report.pressed))}
${section('practised', 'Practised', drawFunnel(trade), lines('Practice floor', practised))}
${section('speed', 'Speed', speed(report))}
${section('rest', 'Visitors and campaigns', rest(report))}
</main>
</body>
</html>
`;
}

function figures({ visits, form, practised, signedUp }: Report): string {
  const shown = [
    ['Visits', visits],
    ['Opened the practice floor', practised[0]?.count ?? 0],
    ['Saw the form', form[0]?.count ?? 0],
    ['Signed up', signedUp],
  ] as const;
  const each = shown.map(
    ([label, count]) => `<div><dt>${label}</dt><dd>${printCount(count)}</dd></div>`,
  );
  return `<dl class="figures">${each.join('')}</dl>`;
}

function lines(caption: string, all: readonly Line[]): string {
  const most = Math.max(1, ...all.map(({ count }) => count));
  const rows = all.map(({ label, count, share }): Cell[] => [
    label,
    { drawing: drawBar(count / most) },
    printCount(count),
    printShare(share),
  ]);
  return table(caption, ['What', '', 'Visits', 'Of all'], rows);
}

function chart(label: string, { byDay }: Report, of: (day: Report['byDay'][number]) => number) {
  const days = byDay.map((day) => ({ day: day.day, value: of(day) }));
  return [`<h3>${label}</h3>`, drawLine(days)];
}

function daysTable(byDay: Report['byDay']): string {
  const rows = byDay
    .toReversed()
    .map(({ day, ...counts }) => [printDay(day), ...Object.values(counts).map(printCount)]);
  return `<details><summary>Each day as a table</summary>${table('The newest first', ['Day', ...DAY_COLUMNS], rows)}</details>`;
}

function speed({ vitals }: Report): string {
  const rows = vitals.map((vital) => [
    nameVital(vital),
    printVital(vital),
    vital.rating ?? '–',
    printCount(vital.measured),
  ]);
  return table(
    'What three visits of four had at worst, as web.dev rates it',
    ['What', 'At the 75th percentile', 'Rating', 'Measured in'],
    rows,
  );
}

function rest({ devices, languages, sources, refused }: Report): string {
  return [
    lines('By width of the window', devices),
    lines('By language of the page', languages),
    table(
      'Signed up by campaign (utm_source)',
      ['Campaign', 'Signed up'],
      sources.map((one) => [one.source, printCount(one.signedUp)]),
    ),
    table(
      'Messages that were refused and not counted',
      ['Why', 'Messages'],
      refused.map(({ label, count }) => [label, printCount(count)]),
    ),
  ].join('');
}
