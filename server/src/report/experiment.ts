import type { Report } from '#contract/report.ts';
import type { SiteManifest } from '#contract/siteManifest.ts';
import type { DayCounts } from '../visits/dayCounts.ts';
import { pickWinner, estimateVisitsNeeded, type Variant } from './sequentialTest.ts';
import { MIN_VISITS, sum } from './summaries.ts';

export type ExperimentResult = Report['experiments'][number];

/** z-score for a 95% interval. */
const Z_95 = 1.96;

/**
 * @param counts visits by variant, oldest day first.
 * @param today the current UTC day, which the verdict ignores because it isn't over yet.
 */
export function evaluateExperiment(
  { id, difference }: SiteManifest['experiments'][number],
  counts: DayCounts,
  today: string,
): ExperimentResult {
  const getCounts = (day: string, variant: Variant) => {
    const getCount = (step: string) =>
      counts.get(day)?.get(`variant|${step}|${id}:${variant}`) ?? 0;
    return { visits: getCount('visits'), sent: getCount('sent') };
  };
  const days = [...counts.keys()].map((day) => {
    return { day, a: getCounts(day, 'a'), b: getCounts(day, 'b') };
  });
  const sumVariant = (variant: Variant) => ({
    visits: sum(days.map((day) => day[variant].visits)),
    sent: sum(days.map((day) => day[variant].sent)),
  });
  const [a, b] = [sumVariant('a'), sumVariant('b')];
  const verdict = pickWinner(days.filter(({ day }) => day < today)) ?? 'none yet';
  const hasEnoughVisits = a.visits + b.visits >= MIN_VISITS;
  const visitsNeeded = hasEnoughVisits ? estimateVisitsNeeded({ a, b }, difference) : null;
  return {
    id,
    difference,
    a: { ...a, rate: calculateRate(a) },
    b: { ...b, rate: calculateRate(b) },
    verdict,
    visitsNeeded: verdict === 'none yet' ? visitsNeeded : 0,
  };
}

/** Uses a 95% Wilson score interval, which also works for low rates and few visits. */
function calculateRate({ visits, sent }: { visits: number; sent: number }) {
  if (visits < MIN_VISITS) return null;
  const share = sent / visits;
  const square = Z_95 ** 2 / visits;
  const center = share + square / 2;
  const margin = Math.sqrt(square * (share * (1 - share) + square / 4));
  return { share, low: (center - margin) / (1 + square), high: (center + margin) / (1 + square) };
}
