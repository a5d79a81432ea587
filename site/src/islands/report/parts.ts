import type { Report } from '#contract/report.ts';
import { columns, experimentTable, printCount, printShare } from './figures.ts';
import type { TableData, Words } from './figures.ts';

export type PartData = { heading: string; note?: string; tables: readonly TableData[] };

/** All figures in tables. Anybody may have written the names in them. */
export const partsOf = (words: Words, report: Report) =>
  ({
    funnel: { heading: words.funnel, note: words.funnelNote, tables: [funnel(words, report)] },
    rates: { heading: words.rates, note: words.ratesNote, tables: rates(words, report) },
    experiments: {
      heading: words.experiments,
      tables: report.experiments.map((one) => experimentTable(words, one)),
    },
    vitals: { heading: words.vitals, note: words.vitalsNote, tables: [vitals(words, report)] },
    lists: { heading: words.lists, tables: lists(words, report) },
    days: { heading: words.dayByDay, tables: [days(words, report)] },
  }) satisfies Record<string, PartData>;

/** From the page to the form and through it, of all visits and of those that took the step before; then the store's. */
function funnel(words: Words, report: Report): TableData {
  const { visits, rate, form } = report;
  const all = { name: 'visits', count: visits } as const;
  const steps = [all, ...form].map(({ name, count }, index, earlier) => {
    const share = rate === null ? null : count / visits;
    const before = rate === null ? 0 : (earlier[index - 1]?.count ?? 0);
    const ofBefore = before > 0 ? count / before : null;
    const cells = [printCount(count), printShare(share), printShare(ofBefore)];
    return { name: words[name], cells, share };
  });
  const stored =
    report.asked > 0 ? (['signedUp', 'asked', 'confirmed'] as const) : ['signedUp' as const];
  const rows = stored.map((name) => {
    return { name: words[name], cells: [printCount(report[name]), '–', '–'] };
  });
  return {
    columns: columns(words, 'step', 'number', 'ofAll', 'ofBefore'),
    rows: [...steps, ...rows],
  };
}

const RATES = ['page', 'source', 'medium', 'campaign', 'referrer', 'variant'] as const;

/** How far the visits of each name came, a table for each kind of name that there is. */
const rates = (words: Words, report: Report): TableData[] =>
  [
    ...RATES.map((kind) => ({
      title: words[kind],
      columns: columns(words, 'name', 'visits', 'saw', 'begun', 'sent', 'rate', 'stored'),
      rows: report.rates[kind].map(({ name, visits, seen, begun, sent, rate, signedUp }) => {
        const stored = signedUp === null ? '–' : printCount(signedUp);
        const counts = [visits, seen, begun, sent].map(printCount);
        return { name, cells: [...counts, printShare(rate), stored] };
      }),
    })),
    {
      title: words.content,
      columns: columns(words, 'name', 'stored'),
      rows: report.contents.map(({ name, count }) => ({ name, cells: [printCount(count)] })),
    },
  ].filter(({ rows }) => rows.length > 0);

/** The page's speed at the 75th percentile. A bucket says no more than where it ends, the last where it begins. */
const vitals = (words: Words, report: Report): TableData => ({
  columns: columns(words, 'figure', 'value', 'verdict', 'visits'),
  rows: report.vitals.map((vital) => {
    const [name, measured] = [words[vital.name], printCount(vital.measured)];
    if (vital.kind === 'tooFew') return { name, cells: ['–', words.tooFewMeasured, measured] };
    const value = vital.name === 'cls' ? `${vital.p75}` : `${printCount(vital.p75)}\u00a0ms`;
    const limit = vital.isBeyond ? words.beyond : words.upTo;
    return { name, cells: [`${limit} ${value}`, words[vital.rating], measured] };
  }),
});

const LISTS = ['reached', 'pressed', 'practised', 'devices', 'languages'] as const;

/** How often each thing happened that is counted by a fixed name. */
const lists = (words: Words, report: Report): TableData[] =>
  LISTS.map((kind) => ({
    title: words[kind],
    columns: columns(words, 'name', 'visits', 'share'),
    rows: report[kind].map(({ name, count }) => {
      const share = report.rate === null ? null : count / report.visits;
      const cells = [printCount(count), printShare(share)];
      return { name: name.replaceAll('-', ' '), cells, share };
    }),
  }));

const days = (words: Words, { byDay }: Report): TableData => ({
  columns: columns(words, 'day', 'visits', 'saw', 'sent', 'signedUp', 'refused'),
  rows: byDay.map(({ day, visits, seen, sent, signedUp, refused }) => ({
    name: day,
    cells: [visits, seen, sent, signedUp, refused].map(printCount),
  })),
});
