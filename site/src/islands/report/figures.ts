import type { Report } from '#contract/report.ts';
import type messages from './messages.json';
import { formatDay } from '../../lib/time.ts';

/** The report's texts by key. */
export type ReportMessages = Readonly<Record<keyof typeof messages, string>>;

/** `share`: 0 to 1, drawn below the row. */
export type Row = { name: string; cells: readonly string[]; share?: number | null };
/** The first column names the rows. `title`: none if the heading has it. `verdict`: what the rows decide. */
export type TableData = {
  title?: string;
  columns: readonly string[];
  rows: readonly Row[];
  verdict?: string;
};

/** Returns the texts of some keys. */
export const columns = (messages: ReportMessages, ...keys: (keyof ReportMessages)[]) =>
  keys.map((key) => messages[key]);

export const printCount = (count: number) => count.toLocaleString('en-US');
/** Prints a share from 0 to 1 as a percentage; a dash if there are too few visits. */
export const printShare = (share: number | null) =>
  share === null ? '–' : `${(share * 100).toFixed(1)}%`;

/** The notes next to the tables: their days, failing destinations, and age. */
export const sentencesOf = (
  messages: ReportMessages,
  { from, to, refusedWebhooks, writtenAt }: Report,
) => ({
  period: `${formatDay(from, 'en-GB')} – ${formatDay(to, 'en-GB')}. ${messages.period}`,
  failures: Object.entries(refusedWebhooks).map(
    ([target, count]) =>
      `${target === 'mail' ? messages.mail : `${messages.webhook} ${target}`}: ${count}`,
  ),
  written: `${messages.written} ${writtenAt?.slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ', ') ?? messages.never}`,
});

type Experiment = Report['experiments'][number];

/** How often visitors of each variant sent the form, and the verdict. */
export const experimentTable = (messages: ReportMessages, one: Experiment): TableData => ({
  title: one.id,
  columns: columns(messages, 'variant', 'visits', 'sent', 'rate', 'interval'),
  rows: (['a', 'b'] as const).map((variant) => {
    const { visits, sent, rate } = one[variant];
    const interval = rate ? `${printShare(rate.low)} – ${printShare(rate.high)}` : '–';
    const cells = [printCount(visits), printCount(sent), printShare(rate && rate.share), interval];
    return { name: messages[variant], cells };
  }),
  verdict: verdictOf(messages, one),
});

/** The winner, or how many more visits a verdict needs. */
function verdictOf(
  messages: ReportMessages,
  { verdict, visitsNeeded, difference }: Experiment,
): string {
  if (verdict !== 'none yet') return verdict === 'a' ? messages.winnerA : messages.winnerB;
  const needed = visitsNeeded === null ? messages.notYetKnown : printCount(visitsNeeded);
  return `${messages.noWinner} ${printShare(difference)}: ${needed}`;
}
