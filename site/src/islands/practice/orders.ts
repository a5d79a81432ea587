import {
  PARTS_PER_COIN,
  MICROS_PER_DOLLAR,
  feeOn,
  readAmount,
  type CoinParts,
} from '../../lib/money.ts';
import type { Micros, Rate } from '../../lib/money.ts';
import { coinOf, type Market, type PricedCoin } from './market.ts';
import type { Flow } from './reducer.ts';

/** The least that one practice trade may cost. */
export const MIN_AMOUNT: Micros = 10n * MICROS_PER_DOLLAR;
/** The practice balance at the start, and so the most that a trade may cost. */
export const MAX_AMOUNT: Micros = 1_000n * MICROS_PER_DOLLAR;
/** A price that moved by more than one in this many asks again; as the wallet says it, in percent. */
const TOLERANCE = 1_000n;
export const TOLERANCE_PERCENT = '0.1%';

/** What a trade is made at: the page's prices now, and our own fee. */
export type Terms = { market: Market; rate: Rate };

/** One buy as it is drawn, approved and printed: the fee is taken from the amount. `coin`: as it was then. */
export type Bought = ReturnType<typeof buy> & { coin: PricedCoin };
/** One sale: `gross` less `fee` is `net`, which comes back. */
export type Sold = ReturnType<typeof sell> & { coin: PricedCoin };

/** The order as the step "Trade" draws it, or why there is none to send. */
export type Draft =
  | { kind: 'ready'; order: Bought }
  | { kind: 'notANumber' | 'noPrice' }
  | { kind: 'outOfRange' | 'buysNothing'; amount: Micros };

/** What an amount buys at the price of one coin: the coins are rounded down at the eighth decimal. */
export function buy(amount: Micros, price: Micros, rate: Rate) {
  const fee = feeOn(amount, rate);
  const coins: CoinParts = ((amount - fee) * PARTS_PER_COIN) / price;
  return { amount, fee, price, coins };
}

/** What coins bring: rounded down at the sixth decimal, less the fee rounded up. */
export function sell(coins: CoinParts, price: Micros, rate: Rate) {
  const gross = (coins * price) / PARTS_PER_COIN;
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
  const feesElsewhere = feeOn(bought.amount, elsewhere) + feeOn(sold.gross, elsewhere);
  return { difference, fees, priceAndRounding: difference + fees, feesElsewhere };
}

/** The coin that is checked now: of the order, or chosen; before that the first with a price. */
export function checkedCoin(flow: Flow, { coins }: Market): PricedCoin | undefined {
  if ('bought' in flow) return coinOf(flow.bought.coin.id, coins);
  if ('order' in flow) return coinOf(flow.order.coin.id, coins);
  if ('chosen' in flow && flow.chosen !== null) return coinOf(flow.chosen, coins);
  return coins.find(({ price }) => price !== null) ?? coins[0];
}

/** The order that an amount, as the visitor wrote it, makes of a coin. */
export function draftOf(amount: string, coin: PricedCoin | undefined, rate: Rate): Draft {
  const paid = readAmount(amount);
  if (paid === null) return { kind: 'notANumber' };
  if (paid < MIN_AMOUNT || paid > MAX_AMOUNT) return { kind: 'outOfRange', amount: paid };
  if (!coin || coin.price === null) return { kind: 'noPrice' };
  const order = buy(paid, coin.price, rate);
  if (order.coins === 0n) return { kind: 'buysNothing', amount: paid };
  return { kind: 'ready', order: { ...order, coin } };
}

/** What the coins bring at the latest price; null while there is none. */
export function saleOf({ coin: { id }, coins }: Bought, { market, rate }: Terms): Sold | null {
  const coin = coinOf(id, market.coins);
  if (!coin || coin.price === null) return null;
  return { ...sell(coins, coin.price, rate), coin };
}

/** Whether the price moved by more than the tolerance since the wallet showed an order. */
export function hasMoved(shown: Bought | Sold, latest: Bought | Sold): boolean {
  const by = latest.price - shown.price;
  return (by < 0n ? -by : by) * TOLERANCE > shown.price;
}

/** Practice money at hand: what stays of 1,000 after the buy, and with what the sale brought back. */
export function balanceOf(flow: Flow): Micros {
  if (!('bought' in flow)) return MAX_AMOUNT;
  return MAX_AMOUNT - flow.bought.amount + ('sold' in flow ? flow.sold.net : 0n);
}
