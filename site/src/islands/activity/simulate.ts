import { randomBetween, pickRandom, type Random } from '../../lib/random.ts';

const ACTIONS = ['buy', 'sell', 'swap', 'stake'] as const;
const ACTIONS_WITHOUT_STAKING = ACTIONS.filter((action) => action !== 'stake');
/** In US dollars. */
const AMOUNT = { min: 100, max: 1100 };
const STAKE_MULTIPLIER = 10;
// A sale's profit is -30% to +70% of a fifth of its amount, which is -6% to +14% of the amount.
const PROFIT_BASE = 0.2;
const MAX_LOSS = 0.3;
const MAX_NAME_RETRIES = 20;

/**
 * First names in the feed, for all languages. Names with more than 8 letters don't fit. We need at least 30, because we
 * don't repeat the last 15.
 */
// prettier-ignore
export const FIRST_NAMES = [
  'Aya', 'Amir', 'Ana', 'Bea', 'Ben', 'Chidi', 'Chloe', 'Dara', 'Davi', 'Elif', 'Emma', 'Farah',
  'Goran', 'Hana', 'Ines', 'Ivan', 'Jae', 'Jonas', 'Kofi', 'Lara', 'Leo', 'Lina', 'Mai', 'Marco',
  'Maya', 'Nadia', 'Nils', 'Omar', 'Priya', 'Rosa', 'Sam', 'Sofia', 'Tariq', 'Tuan', 'Yara', 'Zoe',
];

/** A simulated trade. Amounts and prices are in US dollars. */
export type ActivityItem = Readonly<{
  id: string;
  user: string;
  action: (typeof ACTIONS)[number];
  amount: number;
  asset: string;
  price: number;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Negative for a loss. Null unless the action is `sell`. */
  profit: number | null;
  /** True while the row fades out because the list is full. */
  isExiting: boolean;
}>;

export type SimulationInput = {
  random: Random;
  /** Milliseconds since 1970. */
  now: number;
  /** Must not be empty. */
  assets: readonly { symbol: string; current_price: number }[];
  hasStaking: boolean;
};

type ActivityInput = SimulationInput & { recentNames: readonly string[]; id: string };

/** Generates a random trade, which only depends on the input. */
export function generateActivity(input: ActivityInput): ActivityItem {
  const { random, now: timestamp, assets, hasStaking, id } = input;
  const user = pickName(input);
  const action = pickRandom(random, hasStaking ? ACTIONS : ACTIONS_WITHOUT_STAKING);
  const { symbol: asset, current_price: price } = pickRandom(random, assets);
  const baseAmount = randomBetween(random, AMOUNT.min, AMOUNT.max);
  const amount = action === 'stake' ? baseAmount * STAKE_MULTIPLIER : baseAmount;
  const profit = action === 'sell' ? amount * PROFIT_BASE * (random() - MAX_LOSS) : null;
  return { id, user, action, amount, asset, price, timestamp, profit, isExiting: false };
}

/** Picks a name that wasn't used recently. Gives up after 20 retries and returns whatever comes up. */
function pickName({ random, recentNames }: ActivityInput): string {
  let name = pickRandom(random, FIRST_NAMES);
  for (let retry = 0; retry < MAX_NAME_RETRIES && recentNames.includes(name); retry += 1) {
    name = pickRandom(random, FIRST_NAMES);
  }
  return name;
}
