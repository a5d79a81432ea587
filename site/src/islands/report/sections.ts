import type { Report } from '#contract/report.ts';
import { createExperimentTable, formatCount, formatShare, getColumns } from './formatReport.ts';
import type { ReportMessages, TableData } from './formatReport.ts';

export type SectionData = { heading: string; note?: string; tables: readonly TableData[] };

/** Names in the tables are untrusted input. */
export function createSections(messages: ReportMessages, report: Report) {
  const createTable = (experiment: Report['experiments'][number]) =>
    createExperimentTable(messages, experiment);
  return {
    funnel: toSection(messages.funnel, [createFunnel(messages, report)], messages.funnelNote),
    rates: toSection(messages.rates, createRates(messages, report), messages.ratesNote),
    experiments: toSection(messages.experiments, report.experiments.map(createTable)),
    vitals: toSection(messages.vitals, [createVitals(messages, report)], messages.vitalsNote),
    lists: toSection(messages.lists, createLists(messages, report)),
    days: toSection(messages.dayByDay, [createDays(messages, report)]),
  };
}

function toSection(heading: string, tables: readonly TableData[], note?: string): SectionData {
  return { heading, tables, ...(note !== undefined && { note }) };
}

/** The funnel from visits to sent forms, followed by stored sign-ups. */
function createFunnel(messages: ReportMessages, report: Report): TableData {
  const { visits, rate, form } = report;
  const steps = [{ name: 'visits', count: visits } as const, ...form];
  const stepRows = steps.map(({ name, count }, index) => {
    const share = rate === null ? null : count / visits;
    const previous = rate === null ? 0 : (steps[index - 1]?.count ?? 0);
    const shareOfPrevious = previous > 0 ? count / previous : null;
    const cells = [formatCount(count), formatShare(share), formatShare(shareOfPrevious)];
    return { name: messages[name], cells, share };
  });
  const storedKeys =
    report.asked > 0 ? (['signedUp', 'asked', 'confirmed'] as const) : ['signedUp' as const];
  const storedRows = storedKeys.map((key) => {
    return { name: messages[key], cells: [formatCount(report[key]), '–', '–'] };
  });
  return {
    columns: getColumns(messages, 'step', 'number', 'shareOfVisits', 'shareOfPreviousStep'),
    rows: [...stepRows, ...storedRows],
  };
}

const DIMENSIONS = ['page', 'source', 'medium', 'campaign', 'referrer', 'variant'] as const;

/** Creates a table for each dimension, e.g. the source, with the funnel of each value in a row. */
const createRates = (messages: ReportMessages, report: Report): TableData[] =>
  [
    ...DIMENSIONS.map((dimension) => ({
      title: messages[dimension],
      columns: getColumns(messages, 'name', 'visits', 'sawForm', 'begun', 'sent', 'rate', 'stored'),
      rows: report.rates[dimension].map(({ name, visits, seen, begun, sent, rate, signedUp }) => {
        const stored = signedUp === null ? '–' : formatCount(signedUp);
        const counts = [visits, seen, begun, sent].map(formatCount);
        return { name, cells: [...counts, formatShare(rate), stored] };
      }),
    })),
    {
      title: messages.content,
      columns: getColumns(messages, 'name', 'stored'),
      rows: report.contents.map(({ name, count }) => ({ name, cells: [formatCount(count)] })),
    },
  ].filter(({ rows }) => rows.length > 0);

/** Web vitals at the 75th percentile. Values are limits of histogram buckets. */
const createVitals = (messages: ReportMessages, report: Report): TableData => ({
  columns: getColumns(messages, 'metric', 'value', 'rating', 'visits'),
  rows: report.vitals.map((vital) => {
    const [name, visits] = [messages[vital.name], formatCount(vital.measured)];
    if (vital.kind === 'tooFew') return { name, cells: ['–', messages.tooFewMeasured, visits] };
    const value = vital.name === 'cls' ? `${vital.p75}` : `${formatCount(vital.p75)}\u00a0ms`;
    const limit = vital.isBeyond ? messages.above : messages.upTo;
    return { name, cells: [`${limit} ${value}`, messages[vital.rating], visits] };
  }),
});

const LISTS = ['reached', 'pressed', 'practised', 'devices', 'languages'] as const;

/** Creates a table for each list of counts, e.g. the sections that visitors reached. */
const createLists = (messages: ReportMessages, report: Report): TableData[] =>
  LISTS.map((list) => ({
    title: messages[list],
    columns: getColumns(messages, 'name', 'visits', 'share'),
    rows: report[list].map(({ name, count }) => {
      const share = report.rate === null ? null : count / report.visits;
      const cells = [formatCount(count), formatShare(share)];
      return { name: name.replaceAll('-', ' '), cells, share };
    }),
  }));

const createDays = (messages: ReportMessages, { byDay }: Report): TableData => ({
  columns: getColumns(messages, 'day', 'visits', 'sawForm', 'sent', 'signedUp', 'refused'),
  rows: byDay.map(({ day, visits, seen, sent, signedUp, refused }) => ({
    name: day,
    cells: [visits, seen, sent, signedUp, refused].map(formatCount),
  })),
});
