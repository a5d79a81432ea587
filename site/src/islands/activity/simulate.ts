import { randomBetween, pickRandom, type Random } from '../../lib/random.ts';

const ACTIONS = ['buy', 'sell', 'swap', 'stake'] as const;
const WITHOUT_STAKING = ACTIONS.filter((action) => action !== 'stake');
/** US dollars. */
const AMOUNT = { min: 100, max: 1100 };
const STAKES_ARE_LARGER_BY = 10;
// A sale's profit is −30% to +70% of a fifth of its amount.
const AT_STAKE = 0.2;
const WORST = 0.3;
const NAME_RETRIES = 20;

/**
 * The feed's first names, the same in each language. At most 8 letters, so that the sentence fits; at least 30 names,
 * because the last 15 are not repeated.
 */
// prettier-ignore
export const FIRST_NAMES = [
  'Aya', 'Amir', 'Ana', 'Bea', 'Ben', 'Chidi', 'Chloe', 'Dara', 'Davi', 'Elif', 'Emma', 'Farah',
  'Goran', 'Hana', 'Ines', 'Ivan', 'Jae', 'Jonas', 'Kofi', 'Lara', 'Leo', 'Lina', 'Mai', 'Marco',
  'Maya', 'Nadia', 'Nils', 'Omar', 'Priya', 'Rosa', 'Sam', 'Sofia', 'Tariq', 'Tuan', 'Yara', 'Zoe',
];

/** One invented event. Amounts and prices are in US dollars. */
export type ActivityItem = Readonly<{
  id: string;
  user: string;
  action: (typeof ACTIONS)[number];
  amount: number;
  asset: string;
  price: number;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Signed. Sales only. */
  profit: number | null;
  /** Set while the row leaves the full list. */
  isExiting: boolean;
}>;

/** The inputs of the simulation, with at least one asset. */
export type Ingredients = {
  random: Random;
  /** Milliseconds since 1970. */
  now: number;
  assets: readonly { symbol: string; current_price: number }[];
  /** Whether staking events may occur. */
  hasStaking: boolean;
};

type Chance = Ingredients & { recentNames: readonly string[]; id: string };

/** Invents one event. The same random source gives the same event. */
export function generateActivity(chance: Chance): ActivityItem {
  const { random, now: timestamp, assets, id } = chance;
  const user = pickName(chance);
  const action = pickRandom(random, chance.hasStaking ? ACTIONS : WITHOUT_STAKING);
  const { symbol: asset, current_price: price } = pickRandom(random, assets);
  const base = randomBetween(random, AMOUNT.min, AMOUNT.max);
  const amount = action === 'stake' ? base * STAKES_ARE_LARGER_BY : base;
  const profit = action === 'sell' ? amount * AT_STAKE * (random() - WORST) : null;
  return { id, user, action, amount, asset, price, timestamp, profit, isExiting: false };
}

/** Avoids recent names, with limited tries so that the feed can't hang. */
function pickName({ random, recentNames }: Chance): string {
  let name = pickRandom(random, FIRST_NAMES);
  for (let retry = 0; retry < NAME_RETRIES && recentNames.includes(name); retry += 1) {
    name = pickRandom(random, FIRST_NAMES);
  }
  return name;
}
