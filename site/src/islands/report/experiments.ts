import type { Report } from '#contract/report.ts';
import { columns, printCount, printShare } from './figures.ts';
import type { TableData, Words } from './figures.ts';

type Experiment = Report['experiments'][number];

/** How often each variant sent the form, and what that decides. */
export const experimentTable = (words: Words, one: Experiment): TableData => ({
  title: one.id,
  columns: columns(words, 'variant', 'visits', 'sent', 'rate', 'interval'),
  rows: (['a', 'b'] as const).map((variant) => {
    const { visits, sent, rate } = one[variant];
    const interval = rate ? `${printShare(rate.low)} – ${printShare(rate.high)}` : '–';
    const cells = [printCount(visits), printCount(sent), printShare(rate && rate.share), interval];
    return { name: words[variant], cells };
  }),
  verdict: verdictOf(words, one),
});

/** The winner, or how many visits a decision still needs. */
function verdictOf(words: Words, { verdict, visitsNeeded, difference }: Experiment): string {
  if (verdict !== 'none yet') return verdict === 'a' ? words.winnerA : words.winnerB;
  const needed = visitsNeeded === null ? words.notYetKnown : printCount(visitsNeeded);
  return `${words.noWinner} ${printShare(difference)}: ${needed}`;
}
