import { sum } from './summaries.ts';

/** Visits that saw a variant, and how many of them submitted the form. */
type VariantCount = { visits: number; sent: number };
export type Variant = 'a' | 'b';
export type VariantCounts = Readonly<Record<Variant, VariantCount>>;

/** Maximum probability of a winner if the variants are equal, no matter how often the owner looks at the report. */
const MAX_FALSE_POSITIVE_RATE = 0.05;
/** z-score for 80% power: the probability of detecting the difference within the predicted number of visits. */
const Z_POWER = 0.8416;
/** Logarithms of B's rate divided by A's, from 2% to about double, in both directions. */
const EFFECTS = Array.from({ length: 10 }, (_, step) => 0.02 * 1.5 ** step).flatMap((effect) => [
  effect,
  -effect,
]);

/**
 * Returns the better variant once there's enough evidence. That never changes afterwards, so the owner can check every
 * day (docs/decisions/0024). Averages the likelihood ratios of many effects (Robbins 1970; for counts, Lindon and Malek
 * 2022). Comparing with each day's share keeps busy days and changed shares from counting as evidence.
 * @param days complete days, oldest first.
 */
export function pickWinner(days: readonly VariantCounts[]): Variant | undefined {
  const logRatios = EFFECTS.map(() => 0);
  for (const { a, b } of days) {
    const share = b.visits / Math.max(1, a.visits + b.visits);
    EFFECTS.forEach((effect, index) => {
      const evidence = b.sent * effect - (a.sent + b.sent) * logMeanGrowth(share, effect);
      logRatios[index] = (logRatios[index] ?? 0) + evidence;
    });
    const ratios = EFFECTS.map((effect, index) => ({
      effect,
      ratio: Math.exp(logRatios[index] ?? 0),
    }));
    const evidenceForB = sum(ratios.map(({ effect, ratio }) => (effect > 0 ? ratio : 0)));
    const evidenceForA = sum(ratios.map(({ effect, ratio }) => (effect < 0 ? ratio : 0)));
    if ((evidenceForA + evidenceForB) / EFFECTS.length >= 1 / MAX_FALSE_POSITIVE_RATE)
      return evidenceForB > evidenceForA ? 'b' : 'a';
  }
  return undefined;
}

/**
 * Estimates how many more visits it takes to detect a difference with 80% power, assuming that {@link pickWinner}'s
 * evidence is normally distributed. Returns null if no one has submitted the form, or if the difference is too small.
 * @param difference between the two rates, e.g. 0.01.
 */
export function estimateVisitsNeeded({ a, b }: VariantCounts, difference: number): number | null {
  const visits = a.visits + b.visits;
  const rate = (a.sent + b.sent) / visits;
  if (rate === 0) return null;
  const share = b.visits / visits;
  const rateA = Math.max(rate - share * difference, rate / 100);
  const rateB = Math.min(rate + (1 - share) * difference, 1);
  const distance = (effect: number) => Math.abs(effect - Math.log(rateB / rateA));
  const effect = EFFECTS.reduce((best, next) => (distance(next) < distance(best) ? next : best));
  // Evidence from a sign-up with A or B, and sign-ups per visit with A or B.
  const [evidenceA, evidenceB] = [
    -logMeanGrowth(share, effect),
    effect - logMeanGrowth(share, effect),
  ];
  const [signUpsA, signUpsB] = [(1 - share) * rateA, share * rateB];
  const mean = signUpsA * evidenceA + signUpsB * evidenceB;
  const margin = Z_POWER * Math.sqrt(signUpsA * evidenceA ** 2 + signUpsB * evidenceB ** 2);
  const threshold = Math.log(EFFECTS.length / MAX_FALSE_POSITIVE_RATE);
  if (!(mean > 0)) return null;
  const needed = ((margin + Math.sqrt(margin ** 2 + 4 * mean * threshold)) / (2 * mean)) ** 2;
  return Math.max(0, Math.ceil(needed) - visits);
}

/** Logarithm of the growth in total sign-ups if only B's rate changes by an effect. */
const logMeanGrowth = (share: number, effect: number) => Math.log1p(share * Math.expm1(effect));
