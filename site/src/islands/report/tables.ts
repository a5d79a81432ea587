import type { Report } from '#contract/report.ts';
import type words from '../../../../messages/report.json';
import { printCount, printShare } from './figures.ts';

/** What the report says, by key. */
export type Words = Readonly<Record<keyof typeof words, string>>;

/** `share`: 0 to 1, drawn below the row. */
export type Row = { name: string; cells: readonly string[]; share?: number | null };
/** The first column names the rows. */
export type TableData = { title: string; columns: readonly string[]; rows: readonly Row[] };

/** From the page to the form and through it, of all visits and of those that took the step before. */
export function funnel(words: Words, { visits, isEnough, form }: Report): TableData {
  const steps = [{ name: 'visits', count: visits, share: isEnough ? 1 : null }, ...form];
  const rows = steps.map(({ name, count, share }, place) => {
    const before = place > 0 && isEnough ? (steps[place - 1]?.count ?? 0) : 0;
    const ofBefore = printShare(before > 0 ? count / before : null);
    return {
      name: words[name as 'visits'],
      cells: [printCount(count), printShare(share), ofBefore],
      share,
    };
  });
  return {
    title: words.funnel,
    columns: columns(words, 'step', 'visits', 'ofAll', 'ofBefore'),
    rows,
  };
}

export const days = (words: Words, { byDay }: Report): TableData => ({
  title: words.dayTable,
  columns: columns(words, 'day', 'visits', 'saw', 'sent', 'stored'),
  rows: byDay.map(({ day, visits, seen, sent, signedUp }) => ({
    name: day,
    cells: [visits, seen, sent, signedUp].map(printCount),
  })),
});

const RATES = ['source', 'medium', 'campaign', 'referrer'] as const;

/** How far the visits of each name came, a table for each kind of name. Anybody may have written them. */
export const rates = (words: Words, report: Report): TableData[] =>
  RATES.map((kind) => ({
    title: words[kind],
    columns: columns(words, 'name', 'visits', 'saw', 'begun', 'sent', 'rate', 'stored'),
    rows: report.rates[kind].map(({ name, visits, seen, begun, sent, rate, signedUp }) => ({
      name,
      cells: [
        ...[visits, seen, begun, sent].map(printCount),
        printShare(rate),
        signedUp === null ? '–' : printCount(signedUp),
      ],
    })),
  }));

/** The page's speed at the 75th percentile. A bucket says no more than where it ends, the last where it begins. */
export const vitals = (words: Words, report: Report): TableData => ({
  title: words.vitals,
  columns: columns(words, 'figure', 'value', 'verdict', 'visits'),
  rows: report.vitals.map((vital) => {
    const name = words[vital.name];
    const measured = printCount(vital.measured);
    if (vital.kind === 'tooFew') return { name, cells: ['–', words.tooFewMeasured, measured] };
    const value = vital.name === 'cls' ? `${vital.p75}` : `${printCount(vital.p75)}\u00a0ms`;
    const limit = vital.isBeyond ? words.beyond : words.upTo;
    return { name, cells: [`${limit} ${value}`, words[vital.rating], measured] };
  }),
});

const LISTS = ['reached', 'pressed', 'practised', 'devices', 'languages', 'refused'] as const;

/** How often each thing happened that is counted by a fixed name; what was refused is of no visit, and no share. */
export const lists = (words: Words, report: Report): TableData[] =>
  LISTS.map((kind) => ({
    title: words[kind],
    columns:
      kind === 'refused'
        ? columns(words, 'name', 'messages')
        : columns(words, 'name', 'visits', 'share'),
    rows: report[kind].map(({ name, count, share }) => ({
      name: name.replaceAll('-', ' '),
      cells: kind === 'refused' ? [printCount(count)] : [printCount(count), printShare(share)],
      share,
    })),
  }));

/** The words of some keys. */
export const columns = (words: Words, ...keys: (keyof Words)[]) => keys.map((key) => words[key]);
