import { sum } from './summaries.ts';

/** The visits that saw a variant, and how many of them submitted the form. */
type VariantCount = { visits: number; sent: number };
export type Variant = 'a' | 'b';
export type VariantCounts = Readonly<Record<Variant, VariantCount>>;

/** Maximum probability of a winner if the variants are equal, no matter how often the owner checks the report. */
const MAX_FALSE_POSITIVE_RATE = 0.05;
/** The z-score of 80% power, the probability of detecting the difference within the predicted visits. */
const Z_POWER = 0.8416;
/** The tested effects, as logarithms of B's rate divided by A's, in both directions from 2% to about double. */
const EFFECTS = Array.from({ length: 10 }, (_, step) => 0.02 * 1.5 ** step).flatMap((effect) => [
  effect,
  -effect,
]);

/**
 * Returns the better variant once the evidence is strong enough. The result never changes after that, so the owner can
 * check it daily (docs/decisions/0024). Averages the likelihood ratios of many effects (Robbins 1970; for counts Lindon
 * and Malek 2022). Compares sign-ups with each day's share of visits, so busy days and changed shares aren't evidence.
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
    const forB = sum(ratios.map(({ effect, ratio }) => (effect > 0 ? ratio : 0)));
    const forA = sum(ratios.map(({ effect, ratio }) => (effect < 0 ? ratio : 0)));
    if ((forA + forB) / EFFECTS.length >= 1 / MAX_FALSE_POSITIVE_RATE)
      return forB > forA ? 'b' : 'a';
  }
  return undefined;
}

/**
 * Estimates how many more visits detect a difference with 80% power, by treating the evidence of {@link pickWinner} as
 * normally distributed. Returns null if no one has submitted the form, or the difference is too small.
 * @param difference between the two rates, such as 0.01.
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
  // The evidence of one sign-up with A or B, and the sign-ups with A or B per visit.
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

/** Returns the logarithm of the growth of all sign-ups if only B's rate changes by an effect. */
const logMeanGrowth = (share: number, effect: number) => Math.log1p(share * Math.expm1(effect));
