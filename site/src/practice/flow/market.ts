import type { CoinId } from '../../market/coins.ts';
import type { Micros } from '../money/units.ts';

/** One of the eight coins, in the board's order. */
export type Coin = {
  readonly id: CoinId;
  readonly symbol: string;
  readonly name: string;
  /** Of one coin; null where none is known, or where it is 0 at six decimals. */
  readonly price: Micros | null;
  /** When the price was true: milliseconds since 1970. */
  readonly asOf: number;
  /** Whether that is to be said: over five minutes old, or the visitor paused the prices. */
  readonly isOld: boolean;
};

/** What the practice floor sees of the page's one query. There are always eight coins. */
export type Market =
  | { readonly kind: 'loading' | 'none'; readonly coins: readonly Coin[] }
  | { readonly kind: 'prices'; readonly isSample: boolean; readonly coins: readonly Coin[] };
