import {
  COIN,
  DOLLAR,
  feeOn,
  readAmount,
  type CoinParts,
  type Micros,
  type Rate,
} from '../../lib/money.ts';
import { coinOf, type Market, type PricedCoin } from './market.ts';
import type { Flow } from './reducer.ts';

export const LEAST: Micros = 10n * DOLLAR;
export const MOST: Micros = 1_000n * DOLLAR;

/** What the flow is told from outside: the page's prices, and our own fee. */
export type Floor = { readonly market: Market; readonly rate: Rate };

/** Where an order's price came from. */
type Priced = {
  readonly isSample: boolean;
  /** Milliseconds since 1970. */
  readonly asOf: number;
};
/** One buy as it is drawn, approved and printed: the fee is taken from the amount. `coin`: its id. */
export type Bought = Readonly<ReturnType<typeof buy>> & Priced & { readonly coin: string };
/** One sale: `gross` less `fee` is `net`, which comes back. */
export type Sold = Readonly<ReturnType<typeof sell>> & Priced;

/** The order as the step "Trade" draws it, or why there is none to send. */
export type Draft =
  | { readonly kind: 'ready'; readonly order: Bought }
  | { readonly kind: 'notANumber' | 'noPrice' }
  | { readonly kind: 'outOfRange' | 'buysNothing'; readonly amount: Micros };

/** What an amount buys at the price of one coin: the coins are rounded down at the eighth decimal. */
export function buy(amount: Micros, price: Micros, rate: Rate) {
  const fee = feeOn(amount, rate);
  const coins: CoinParts = ((amount - fee) * COIN) / price;
  return { amount, fee, price, coins };
}

/** What coins bring: rounded down at the sixth decimal, less the fee rounded up. */
export function sell(coins: CoinParts, price: Micros, rate: Rate) {
  const gross = (coins * price) / COIN;
  const fee = feeOn(gross, rate);
  return { coins, price, gross, fee, net: gross - fee };
}

/**
 * A whole trade as the ticket adds it up: `difference` is −`fees` + `priceAndRounding`.
 * @param elsewhere another rate, for the fees of the same two orders.
 */
export function outcomeOf(
  bought: ReturnType<typeof buy>,
  sold: ReturnType<typeof sell>,
  elsewhere: Rate,
) {
  const difference = sold.net - bought.amount;
  const fees = bought.fee + sold.fee;
  return {
    difference,
    fees,
    priceAndRounding: difference + fees,
    feesElsewhere: feeOn(bought.amount, elsewhere) + feeOn(sold.gross, elsewhere),
  };
}

/** The coin that is checked: the chosen one, before any choice the first that has a price. */
export function checkedCoin(chosen: string | null, { coins }: Market): PricedCoin | undefined {
  if (chosen !== null) return coinOf(chosen, coins);
  return coins.find(({ price }) => price !== null) ?? coins[0];
}

/** The order that an amount, as the visitor wrote it, makes of a coin. */
export function draftOf(amount: string, coin: PricedCoin | undefined, floor: Floor): Draft {
  const paid = readAmount(amount);
  if (paid === null) return { kind: 'notANumber' };
  if (paid < LEAST || paid > MOST) return { kind: 'outOfRange', amount: paid };
  if (floor.market.kind !== 'prices' || !coin || coin.price === null) return { kind: 'noPrice' };
  const order = buy(paid, coin.price, floor.rate);
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
