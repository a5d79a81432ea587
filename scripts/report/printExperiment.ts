import type { ExperimentFigures } from '../../server/src/report/experiment.ts';
import { printCount, printShare, table } from './table.ts';

/** Both variants of an experiment, and what they decide. */
export function printExperiment({ id, difference, a, b, ...found }: ExperimentFigures): string {
  const rows = Object.entries({ a, b }).map(([name, { visits, sent, rate }]) => [
    `${id}:${name}`,
    ...[visits, sent].map(printCount),
    ...[rate?.share, rate?.low, rate?.high].map((share) => printShare(share ?? null)),
  ]);
  const titles = ['Experiment, all days', 'Visits', 'Sent it', 'Rate', '95% from', 'to'];
  return `${table([titles, ...rows])}\n${verdictOf(found, difference)}`;
}

function verdictOf(
  { verdict, visitsNeeded }: Pick<ExperimentFigures, 'verdict' | 'visitsNeeded'>,
  difference: number,
): string {
  const points = `a difference of ${Number((difference * 100).toFixed(2))} points`;
  if (verdict !== 'none yet') return `Decided: ${verdict.toUpperCase()} has the higher rate.`;
  if (visitsNeeded === null) return 'No winner yet, and too few visits to say how many it takes.';
  if (visitsNeeded === 0)
    return `No winner: by now ${points} would have been found in four of five cases.`;
  return `No winner yet: ${points} takes about ${printCount(visitsNeeded)} more visits.`;
}
