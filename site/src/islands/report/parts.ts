import type { Report } from '#contract/report.ts';
import { columns, experimentTable, printCount, printShare } from './figures.ts';
import type { TableData, ReportMessages } from './figures.ts';

export type PartData = { heading: string; note?: string; tables: readonly TableData[] };

/** All numbers as tables. Names in them may come from anyone. */
export const partsOf = (messages: ReportMessages, report: Report) =>
  ({
    funnel: {
      heading: messages.funnel,
      note: messages.funnelNote,
      tables: [funnel(messages, report)],
    },
    rates: { heading: messages.rates, note: messages.ratesNote, tables: rates(messages, report) },
    experiments: {
      heading: messages.experiments,
      tables: report.experiments.map((one) => experimentTable(messages, one)),
    },
    vitals: {
      heading: messages.vitals,
      note: messages.vitalsNote,
      tables: [vitals(messages, report)],
    },
    lists: { heading: messages.lists, tables: lists(messages, report) },
    days: { heading: messages.dayByDay, tables: [days(messages, report)] },
  }) satisfies Record<string, PartData>;

/** The funnel from page to sent form, as shares of all visits and of the previous step, then stored sign-ups. */
function funnel(messages: ReportMessages, report: Report): TableData {
  const { visits, rate, form } = report;
  const all = { name: 'visits', count: visits } as const;
  const steps = [all, ...form].map(({ name, count }, index, earlier) => {
    const share = rate === null ? null : count / visits;
    const before = rate === null ? 0 : (earlier[index - 1]?.count ?? 0);
    const ofBefore = before > 0 ? count / before : null;
    const cells = [printCount(count), printShare(share), printShare(ofBefore)];
    return { name: messages[name], cells, share };
  });
  const stored =
    report.asked > 0 ? (['signedUp', 'asked', 'confirmed'] as const) : ['signedUp' as const];
  const rows = stored.map((name) => {
    return { name: messages[name], cells: [printCount(report[name]), '–', '–'] };
  });
  return {
    columns: columns(messages, 'step', 'number', 'ofAll', 'ofBefore'),
    rows: [...steps, ...rows],
  };
}

const RATES = ['page', 'source', 'medium', 'campaign', 'referrer', 'variant'] as const;

/** The funnel by name, one table per kind of name. */
const rates = (messages: ReportMessages, report: Report): TableData[] =>
  [
    ...RATES.map((kind) => ({
      title: messages[kind],
      columns: columns(messages, 'name', 'visits', 'saw', 'begun', 'sent', 'rate', 'stored'),
      rows: report.rates[kind].map(({ name, visits, seen, begun, sent, rate, signedUp }) => {
        const stored = signedUp === null ? '–' : printCount(signedUp);
        const counts = [visits, seen, begun, sent].map(printCount);
        return { name, cells: [...counts, printShare(rate), stored] };
      }),
    })),
    {
      title: messages.content,
      columns: columns(messages, 'name', 'stored'),
      rows: report.contents.map(({ name, count }) => ({ name, cells: [printCount(count)] })),
    },
  ].filter(({ rows }) => rows.length > 0);

/** Web vitals at the 75th percentile. A bucket shows only its end, the last one its start. */
const vitals = (messages: ReportMessages, report: Report): TableData => ({
  columns: columns(messages, 'figure', 'value', 'verdict', 'visits'),
  rows: report.vitals.map((vital) => {
    const [name, measured] = [messages[vital.name], printCount(vital.measured)];
    if (vital.kind === 'tooFew') return { name, cells: ['–', messages.tooFewMeasured, measured] };
    const value = vital.name === 'cls' ? `${vital.p75}` : `${printCount(vital.p75)}\u00a0ms`;
    const limit = vital.isBeyond ? messages.beyond : messages.upTo;
    return { name, cells: [`${limit} ${value}`, messages[vital.rating], measured] };
  }),
});

const LISTS = ['reached', 'pressed', 'practised', 'devices', 'languages'] as const;

/** Counts of things with fixed names. */
const lists = (messages: ReportMessages, report: Report): TableData[] =>
  LISTS.map((kind) => ({
    title: messages[kind],
    columns: columns(messages, 'name', 'visits', 'share'),
    rows: report[kind].map(({ name, count }) => {
      const share = report.rate === null ? null : count / report.visits;
      const cells = [printCount(count), printShare(share)];
      return { name: name.replaceAll('-', ' '), cells, share };
    }),
  }));

const days = (messages: ReportMessages, { byDay }: Report): TableData => ({
  columns: columns(messages, 'day', 'visits', 'saw', 'sent', 'signedUp', 'refused'),
  rows: byDay.map(({ day, visits, seen, sent, signedUp, refused }) => ({
    name: day,
    cells: [visits, seen, sent, signedUp, refused].map(printCount),
  })),
});
