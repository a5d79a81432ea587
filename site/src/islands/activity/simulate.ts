import { between, pick, type Random } from '../../lib/random.ts';
import type { MarketAsset } from '../../market/coins.ts';

const ACTIONS = ['buy', 'sell', 'swap', 'stake'] as const;
/** US dollars. */
const AMOUNT = { min: 100, max: 1100 };
const STAKES_ARE_LARGER_BY = 10;
// A sale ends between −30% and +70% of a fifth of its amount.
const AT_STAKE = 0.2;
const WORST = 0.3;
const NAME_RETRIES = 20;

/**
 * First names that the feed draws from, the same in each language: at most 8 letters each, so that the
 * sentence fits, and 30 or more, because none of the last 15 is used again. Their first three letters
 * stand alone on a row's chip, and must be no word that one would not sign, nor a coin's symbol.
 */
// prettier-ignore
export const FIRST_NAMES = [
  'Aya', 'Amir', 'Ana', 'Bea', 'Ben', 'Chidi', 'Chloe', 'Dara', 'Davi', 'Elif', 'Emma', 'Farah',
  'Goran', 'Hana', 'Ines', 'Ivan', 'Jae', 'Jonas', 'Kofi', 'Lara', 'Leo', 'Lina', 'Mai', 'Marco',
  'Maya', 'Nadia', 'Nils', 'Omar', 'Priya', 'Rosa', 'Sam', 'Sofia', 'Tariq', 'Tuan', 'Yara', 'Zoe',
];

type Invented = {
  readonly id: string;
  /** A first name. */
  readonly user: string;
  /** US dollars. */
  readonly amount: number;
  /** The asset's symbol. */
  readonly asset: string;
  /** US dollars. */
  readonly price: number;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  /** Set while the row leaves the full list. */
  readonly isExiting: boolean;
};

/** One invented event. Only a sale has a profit, in US dollars with its sign. */
export type ActivityItem = Invented &
  (
    | { readonly action: 'sell'; readonly profit: number }
    | { readonly action: 'buy' | 'swap' | 'stake' }
  );

/** What the simulation is made of; at least one asset and one first name. */
export type Ingredients = {
  random: Random;
  /** Milliseconds since 1970. */
  now: number;
  assets: readonly MarketAsset[];
  names: readonly string[];
};

type Chance = Ingredients & { recentNames: readonly string[]; id: string };

/** Invents one event; the same chance gives the same event. */
export function generateActivity(chance: Chance): ActivityItem {
  const { random, now, assets, names, recentNames, id } = chance;
  const user = pickName(random, names, recentNames);
  const action = pick(random, ACTIONS);
  const { symbol, current_price } = pick(random, assets);
  const base = between(random, AMOUNT.min, AMOUNT.max);
  const amount = action === 'stake' ? base * STAKES_ARE_LARGER_BY : base;
  const asset = { asset: symbol, price: current_price };
  const item = { id, user, amount, ...asset, timestamp: now, isExiting: false };
  return action === 'sell'
    ? { ...item, action, profit: amount * AT_STAKE * (random() - WORST) }
    : { ...item, action };
}

/** Avoids the recent names, but only so often: a short list of names must not stop the feed. */
function pickName(random: Random, names: readonly string[], recent: readonly string[]): string {
  let name = pick(random, names);
  for (let retry = 0; retry < NAME_RETRIES && recent.includes(name); retry += 1) {
    name = pick(random, names);
  }
  return name;
}
