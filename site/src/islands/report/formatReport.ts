import type { Report } from '#contract/report.ts';
import type messages from './messages.json';
import { formatDay } from '../../lib/time.ts';

export type ReportMessages = Readonly<Record<keyof typeof messages, string>>;

/** `share` is the length of the bar, from 0 to 1. */
export type Row = { name: string; cells: readonly string[]; share?: number | null };
/** The first column has the names. `verdict` is the result of an experiment. */
export type TableData = {
  title?: string;
  columns: readonly string[];
  rows: readonly Row[];
  verdict?: string;
};

export const getColumns = (messages: ReportMessages, ...keys: (keyof ReportMessages)[]) =>
  keys.map((key) => messages[key]);

export const formatCount = (count: number) => count.toLocaleString('en-US');
/** Formats a share from 0 to 1 as a percentage, and null as a dash. */
export const formatShare = (share: number | null) =>
  share === null ? '–' : `${(share * 100).toFixed(1)}%`;

export const formatNotes = (
  messages: ReportMessages,
  { from, to, refusedWebhooks, writtenAt }: Report,
) => ({
  period: `${formatDay(from, 'en-GB')} – ${formatDay(to, 'en-GB')}. ${messages.period}`,
  failures: Object.entries(refusedWebhooks).map(
    ([target, count]) =>
      `${target === 'mail' ? messages.mail : `${messages.webhook} ${target}`}: ${count}`,
  ),
  lastSaved: `${messages.written} ${writtenAt?.slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ', ') ?? messages.never}`,
});

type Experiment = Report['experiments'][number];

export const createExperimentTable = (
  messages: ReportMessages,
  experiment: Experiment,
): TableData => ({
  title: experiment.id,
  columns: getColumns(messages, 'variant', 'visits', 'sent', 'rate', 'interval'),
  rows: (['a', 'b'] as const).map((variant) => {
    const { visits, sent, rate } = experiment[variant];
    const interval = rate ? `${formatShare(rate.low)} – ${formatShare(rate.high)}` : '–';
    const share = formatShare(rate && rate.share);
    const cells = [formatCount(visits), formatCount(sent), share, interval];
    return { name: messages[variant], cells };
  }),
  verdict: formatVerdict(messages, experiment),
});

/** Formats the winner, or how many more visits it takes to find one. */
function formatVerdict(messages: ReportMessages, experiment: Experiment): string {
  const { verdict, visitsNeeded, difference } = experiment;
  if (verdict !== 'none yet') return verdict === 'a' ? messages.winnerA : messages.winnerB;
  const needed = visitsNeeded === null ? messages.notYetKnown : formatCount(visitsNeeded);
  return `${messages.noWinner} ${formatShare(difference)}: ${needed}`;
}
