import type { Report } from '#contract/report.ts';
import type { SiteManifest } from '#contract/siteManifest.ts';
import type { DayCounts } from '../visits/dayCounts.ts';
import { pickWinner, estimateVisitsNeeded, type Variant } from './sequentialTest.ts';
import { MIN_VISITS, sum } from './summaries.ts';

export type ExperimentResult = Report['experiments'][number];

const Z_OF_95_PERCENT = 1.96;

/**
 * Evaluates an experiment over all days since it began.
 * @param counts of visits by variant, the oldest day first.
 * @param today year-month-day. Not a whole day yet.
 */
export function evaluateExperiment(
  { id, difference }: SiteManifest['experiments'][number],
  counts: DayCounts,
  today: string,
): ExperimentResult {
  const countOf = (day: string, variant: Variant) => {
    const on = (step: string) => counts.get(day)?.get(`variant|${step}|${id}:${variant}`) ?? 0;
    return { visits: on('visits'), sent: on('sent') };
  };
  const days = [...counts.keys()].map((day) => {
    return { day, a: countOf(day, 'a'), b: countOf(day, 'b') };
  });
  const total = (variant: Variant) => ({
    visits: sum(days.map((day) => day[variant].visits)),
    sent: sum(days.map((day) => day[variant].sent)),
  });
  const [a, b] = [total('a'), total('b')];
  const verdict = pickWinner(days.filter(({ day }) => day < today)) ?? 'none yet';
  const isEnough = a.visits + b.visits >= MIN_VISITS;
  const more = isEnough ? estimateVisitsNeeded({ a, b }, difference) : null;
  return {
    id,
    difference,
    a: { ...a, rate: calculateRate(a) },
    b: { ...b, rate: calculateRate(b) },
    verdict,
    visitsNeeded: verdict === 'none yet' ? more : 0,
  };
}

/** Wilson's interval (1927) also holds for small rates and few visits. */
function calculateRate({ visits, sent }: { visits: number; sent: number }) {
  if (visits < MIN_VISITS) return null;
  const share = sent / visits;
  const square = Z_OF_95_PERCENT ** 2 / visits;
  const middle = share + square / 2;
  const reach = Math.sqrt(square * (share * (1 - share) + square / 4));
  return { share, low: (middle - reach) / (1 + square), high: (middle + reach) / (1 + square) };
}
