import { buyFor, sell } from '../money/orders.ts';
import { readAmount } from '../money/print.ts';
import { DOLLAR, type Micros, type Rate } from '../money/units.ts';
import type { Bought, Flow, Sold } from './flow.ts';
import { coinOf, type Market, type PricedCoin } from './market.ts';

export const LEAST: Micros = 10n * DOLLAR;
export const MOST: Micros = 1_000n * DOLLAR;

/** What the flow is told from outside: the page's prices, and our own fee. */
export type Floor = { readonly market: Market; readonly rate: Rate };

/** The order as the step "Trade" draws it, or why there is none to send. */
export type Draft =
  | { readonly kind: 'ready'; readonly order: Bought }
  | { readonly kind: 'notANumber' | 'noPrice' }
  | { readonly kind: 'outOfRange' | 'buysNothing'; readonly amount: Micros };

/** The coin that is checked: the chosen one, before any choice the first that has a price. */
export function checkedCoin(chosen: string | null, { coins }: Market): PricedCoin | undefined {
  if (chosen !== null) return coinOf(chosen, coins);
  return coins.find(({ price }) => price !== null) ?? coins[0];
}

export function draftOf(amount: string, coin: PricedCoin | undefined, floor: Floor): Draft {
  const paid = readAmount(amount);
  if (paid === null) return { kind: 'notANumber' };
  if (paid < LEAST || paid > MOST) return { kind: 'outOfRange', amount: paid };
  if (floor.market.kind !== 'prices' || !coin || coin.price === null) return { kind: 'noPrice' };
  const order = buyFor(paid, coin.price, floor.rate);
  if (order.coins === 0n) return { kind: 'buysNothing', amount: paid };
  const { isSample } = floor.market;
  return { kind: 'ready', order: { ...order, coin: coin.id, isSample, asOf: coin.asOf } };
}

/** What the coins bring at the latest price; null while there is none. */
export function saleOf({ coin: id, coins }: Bought, { market, rate }: Floor): Sold | null {
  const coin = coinOf(id, market.coins);
  if (market.kind !== 'prices' || !coin || coin.price === null) return null;
  return { ...sell(coins, coin.price, rate), isSample: market.isSample, asOf: coin.asOf };
}

/** Practice money at hand: what stays of 1,000 after the buy, and with what the sale brought back. */
export function balanceOf(flow: Flow): Micros {
  if (!('bought' in flow)) return MOST;
  return MOST - flow.bought.amount + ('sold' in flow ? flow.sold.net : 0n);
}
