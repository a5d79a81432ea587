import { sum } from './summaries.ts';

/** Visits that saw a variant, and how many of them sent the form. */
export type VariantCount = { visits: number; sent: number };
export type Variant = 'a' | 'b';
export type BothCounts = Readonly<Record<Variant, VariantCount>>;

/** The maximum chance of naming a winner when there is none, however often the owner looks. */
const MAX_FALSE_POSITIVE_RATE = 0.05;
/** 80%: the chance of finding the owner's difference within the predicted visits. */
const Z_OF_POWER = 0.8416;
/** The tested logarithms of B's rate by A's, each up and down: from 2% to about double. */
const EFFECTS = Array.from({ length: 10 }, (_, step) => 0.02 * 1.5 ** step).flatMap((effect) => [
  effect,
  -effect,
]);

/**
 * Returns the variant with the higher rate once it is certain enough; it never changes after that. Mixes the
 * likelihood ratios of many effects against none (Robbins 1970; for counts Lindon and Malek 2022), so the owner may
 * look every day: docs/decisions/0024. Compares each day's sign-ups only with that day's share of visits, so a busy
 * day or a changed share is no evidence.
 * @param days whole days, the oldest first.
 */
export function pickWinner(days: readonly BothCounts[]): Variant | undefined {
  const logs = EFFECTS.map(() => 0);
  for (const { a, b } of days) {
    const share = b.visits / Math.max(1, a.visits + b.visits);
    EFFECTS.forEach((effect, index) => {
      const gained = b.sent * effect - (a.sent + b.sent) * logOfMean(share, effect);
      logs[index] = (logs[index] ?? 0) + gained;
    });
    const ratios = EFFECTS.map((effect, index) => ({ effect, ratio: Math.exp(logs[index] ?? 0) }));
    const forB = sum(ratios.map(({ effect, ratio }) => (effect > 0 ? ratio : 0)));
    const forA = sum(ratios.map(({ effect, ratio }) => (effect < 0 ? ratio : 0)));
    if ((forA + forB) / EFFECTS.length >= 1 / MAX_FALSE_POSITIVE_RATE)
      return forB > forA ? 'b' : 'a';
  }
  return undefined;
}

/**
 * Returns about how many more visits find a difference in four of five cases: the evidence is nearly normal, and its
 * sum must exceed what {@link pickWinner} requires. Null if nobody has sent the form, or the difference is too small.
 * @param difference of the two rates, such as 0.01.
 */
export function estimateVisitsNeeded({ a, b }: BothCounts, difference: number): number | null {
  const visits = a.visits + b.visits;
  const rate = (a.sent + b.sent) / visits;
  if (rate === 0) return null;
  const share = b.visits / visits;
  const rateOfA = Math.max(rate - share * difference, rate / 100);
  const rateOfB = Math.min(rate + (1 - share) * difference, 1);
  const apart = (effect: number) => Math.abs(effect - Math.log(rateOfB / rateOfA));
  const effect = EFFECTS.reduce((best, one) => (apart(one) < apart(best) ? one : best));
  // The evidence of one sign-up with A or B, and the sign-ups per visit of each.
  const [ofA, ofB] = [-logOfMean(share, effect), effect - logOfMean(share, effect)];
  const [fromA, fromB] = [(1 - share) * rateOfA, share * rateOfB];
  const mean = fromA * ofA + fromB * ofB;
  const margin = Z_OF_POWER * Math.sqrt(fromA * ofA ** 2 + fromB * ofB ** 2);
  const asked = Math.log(EFFECTS.length / MAX_FALSE_POSITIVE_RATE);
  if (!(mean > 0)) return null;
  const needed = ((margin + Math.sqrt(margin ** 2 + 4 * mean * asked)) / (2 * mean)) ** 2;
  return Math.max(0, Math.ceil(needed) - visits);
}

/** The logarithm of how much all sign-ups grow if B's rate changes by an effect. */
const logOfMean = (share: number, effect: number) => Math.log1p(share * Math.expm1(effect));
