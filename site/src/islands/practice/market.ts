import { toPrice, type Micros } from '../../lib/money.ts';
import type { Coin } from '../../market/coins.ts';
import { isOldAt, type Quotes } from '../../market/useQuotes.ts';

export type PricedCoin = Coin & {
  /** Of one coin; null where none is known, or where it is 0 at six decimals. */
  price: Micros | null;
  isSample: boolean;
  /** When the price was true: milliseconds since 1970. */
  asOf: number;
  /** Whether that is to be said: over five minutes old, no answer came, or the visitor paused the prices. */
  isOld: boolean;
};

/** What the practice floor sees of the page's one query. Its coins are always the same, in the board's order. */
export type Market = { kind: 'loading' | 'none' | 'prices'; coins: readonly PricedCoin[] };

/** The page's prices as the practice floor sees them; while the visitor pauses them each says of when it is. */
export function toMarket(offered: readonly Coin[], quotes: Quotes): Market {
  const coins = offered.map((coin) => {
    const quote = 'prices' in quotes ? quotes.prices.quotes.get(coin.id) : undefined;
    if (!('prices' in quotes) || !quote)
      return { ...coin, price: null, isSample: false, asOf: 0, isOld: false };
    const { asOf } = quote;
    const isOld = quotes.isPaused || quotes.kind !== 'live' || isOldAt(asOf, quotes.updatedAt);
    const isSample = quotes.prices.source === 'sample';
    return { ...coin, price: toPrice(quote.usd), isSample, asOf, isOld };
  });
  if (coins.some(({ price }) => price !== null)) return { kind: 'prices', coins };
  return { kind: quotes.kind === 'loading' ? 'loading' : 'none', coins };
}
