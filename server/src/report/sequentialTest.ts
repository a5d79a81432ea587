import { sum } from './figures.ts';

/** What was counted of one variant: visits, and those of them in which the form was sent. */
export type VariantCount = { visits: number; sent: number };
export type Variant = 'a' | 'b';
export type BothCounts = Readonly<Record<Variant, VariantCount>>;

/** How often at most a winner is named where there is none, however often the owner looks. */
const FALSE_WINNERS = 0.05;
/** How often at least a difference as large as the owner's is found within the visits that are told: 80%. */
const Z_OF_FOUND = 0.8416;
/** The logarithms of B's rate by A's that are weighed, each upwards and downwards: from 2% to twice. */
const EFFECTS = Array.from({ length: 10 }, (_, step) => 0.02 * 1.5 ** step).flatMap((effect) => [
  effect,
  -effect,
]);

/**
 * The variant of the higher rate, as soon as that is certain enough, and from then on. Mixes the likelihood ratios of
 * many effects against none (Robbins 1970; for counts Lindon and Malek 2022), so that it may be looked at every day:
 * docs/decisions/0024. Of those who sent the form on a day it asks only which variant they were shown, against the
 * shares of that day's visits, so a day of many sign-ups or another share is no evidence.
 * @param days whole ones, the oldest first.
 */
export function decide(days: readonly BothCounts[]): Variant | undefined {
  const logs = EFFECTS.map(() => 0);
  for (const { a, b } of days) {
    const share = b.visits / Math.max(1, a.visits + b.visits);
    EFFECTS.forEach((effect, place) => {
      const gained = b.sent * effect - (a.sent + b.sent) * logOfMean(share, effect);
      logs[place] = (logs[place] ?? 0) + gained;
    });
    const ratios = EFFECTS.map((effect, place) => ({ effect, ratio: Math.exp(logs[place] ?? 0) }));
    const forB = sum(ratios.map(({ effect, ratio }) => (effect > 0 ? ratio : 0)));
    const forA = sum(ratios.map(({ effect, ratio }) => (effect < 0 ? ratio : 0)));
    if ((forA + forB) / EFFECTS.length >= 1 / FALSE_WINNERS) return forB > forA ? 'b' : 'a';
  }
  return undefined;
}

/**
 * About how many more visits find a difference in four of five cases: so many that the sum of their evidence, which
 * is nearly normal, then exceeds what {@link decide} asks. Null where none has sent the form yet, and for a difference
 * too small to be looked for.
 * @param difference of the two rates, such as 0.01.
 */
export function visitsToDecide({ a, b }: BothCounts, difference: number): number | null {
  const visits = a.visits + b.visits;
  const rate = (a.sent + b.sent) / visits;
  if (rate === 0) return null;
  const share = b.visits / visits;
  const rateOfA = Math.max(rate - share * difference, rate / 100);
  const rateOfB = Math.min(rate + (1 - share) * difference, 1);
  const apart = (effect: number) => Math.abs(effect - Math.log(rateOfB / rateOfA));
  const effect = EFFECTS.reduce((best, one) => (apart(one) < apart(best) ? one : best));
  // What one sign-up of A or B adds to the evidence, and how many a visit brings of each.
  const [ofA, ofB] = [-logOfMean(share, effect), effect - logOfMean(share, effect)];
  const [fromA, fromB] = [(1 - share) * rateOfA, share * rateOfB];
  const mean = fromA * ofA + fromB * ofB;
  const margin = Z_OF_FOUND * Math.sqrt(fromA * ofA ** 2 + fromB * ofB ** 2);
  const asked = Math.log(EFFECTS.length / FALSE_WINNERS);
  if (!(mean > 0)) return null;
  const needed = ((margin + Math.sqrt(margin ** 2 + 4 * mean * asked)) / (2 * mean)) ** 2;
  return Math.max(0, Math.ceil(needed) - visits);
}

/** The logarithm of how many times as many sign-ups all visits bring where B's rate is changed by an effect. */
const logOfMean = (share: number, effect: number) => Math.log1p(share * Math.expm1(effect));
