import type { Quote, Quotes } from '#contract/quote.ts';
import { minutes } from '../lib/time.ts';

// The service renews a coin about once a minute and the price proxy may hold it a while longer.
const COIN_IS_OLD_AFTER = minutes(5);

/** A quote and when it was true, in milliseconds since 1970 on the visitor's clock. */
export type DatedQuote = Quote & { readonly asOf: number };

/** What one answer of the price service left in memory; `sample`: the price proxy's built-in prices. */
export type MarketPrices = {
  readonly source: 'market' | 'sample';
  readonly quotes: ReadonlyMap<string, DatedQuote>;
};

/**
 * Dates each quote.
 * @param fetchedAt when the answer came, on the visitor's clock.
 * @param sentAt when it was sent, on the service's clock. A coin's age is the difference between two
 *   of the service's own times, so that a visitor's wrong clock makes no coin look old.
 */
export function dateQuotes(
  quotes: Quotes,
  { fetchedAt, sentAt }: { fetchedAt: number; sentAt: number },
): MarketPrices['quotes'] {
  return new Map(
    [...quotes].map(([id, quote]) => {
      const age = quote.last_updated_at === null ? 0 : sentAt - quote.last_updated_at * 1_000;
      return [id, { ...quote, asOf: fetchedAt - Math.max(age, 0) }];
    }),
  );
}

/** A coin without a new quote keeps its last one, dated; a sample never mixes with market data. */
export function keepLastQuotes(previous: MarketPrices | undefined, next: MarketPrices) {
  if (previous?.source !== next.source) return next;
  return { ...next, quotes: new Map([...previous.quotes, ...next.quotes]) };
}

/** Whether a coin's quote is much older than the answer that brought them. Both: milliseconds since 1970. */
export const isOldAt = (asOf: number, updatedAt: number) => updatedAt - asOf > COIN_IS_OLD_AFTER;
