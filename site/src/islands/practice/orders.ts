import { MICROS_PER_DOLLAR, PARTS_PER_COIN, calculateFee, parseAmount } from '../../lib/money.ts';
import type { CoinParts, Micros, Rate } from '../../lib/money.ts';
import type { Market, PricedCoin } from './market.ts';
import type { Exchange, Flow, Order, Terms } from './state.ts';

/** The minimum of one practice trade. */
export const MIN_AMOUNT: Micros = 10n * MICROS_PER_DOLLAR;
/** The starting balance, and so the maximum of a trade. */
export const MAX_AMOUNT: Micros = 1_000n * MICROS_PER_DOLLAR;
/** US dollars as typed: the field's first value and the demo's order (`i18n/practiceContent.ts`). */
export const FIRST_AMOUNT = '100';
/** The wallet asks again if the price moved by more than 1 in this many, shown in percent. */
const TOLERANCE = 1_000n;
export const TOLERANCE_PERCENT = '0.1%';

/** Buys coins for an amount. Rounds coins down at the eighth decimal. */
export function buy(gross: Micros, price: Micros, rate: Rate): Exchange {
  const fee = calculateFee(gross, rate);
  const net = gross - fee;
  return { side: 'buy', coins: (net * PARTS_PER_COIN) / price, price, gross, fee, net };
}

/** Sells coins. Rounds proceeds down at the sixth decimal and the fee up. */
export function sell(coins: CoinParts, price: Micros, rate: Rate): Exchange {
  const gross = (coins * price) / PARTS_PER_COIN;
  const fee = calculateFee(gross, rate);
  return { side: 'sell', coins, price, gross, fee, net: gross - fee };
}

/**
 * Adds up a whole trade for the ticket. `difference` is −`fees` + `priceAndRounding`.
 * @param elsewhere another rate, for the same orders' fees.
 */
export function outcomeOf(bought: Exchange, sold: Exchange, elsewhere: Rate) {
  const difference = sold.net - bought.gross;
  const fees = bought.fee + sold.fee;
  const feesElsewhere = calculateFee(bought.gross, elsewhere) + calculateFee(sold.gross, elsewhere);
  return { difference, fees, priceAndRounding: difference + fees, feesElsewhere };
}

/** Returns the selected coin: the bought or chosen one, otherwise the first with a price. */
export function checkedCoin(flow: Flow, { coins }: Market): PricedCoin | undefined {
  const id = 'bought' in flow ? flow.bought.coin.id : flow.kind === 'trade' ? flow.chosen : null;
  if (id !== null) return coins.find((coin) => coin.id === id);
  return coins.find(({ price }) => price !== null) ?? coins[0];
}

/** Whether a practice trade may cost this much. */
export const isInRange = (paid: Micros) => paid >= MIN_AMOUNT && paid <= MAX_AMOUNT;

/** Creates a step's order at the latest prices; null if it can't be sent. */
export function orderOf(flow: Flow, { market, rate }: Terms): Order | null {
  const coin = checkedCoin(flow, market);
  if (!coin || coin.price === null) return null;
  if (flow.kind === 'cashOut') return { ...sell(flow.bought.coins, coin.price, rate), coin };
  const paid = flow.kind === 'trade' ? parseAmount(flow.amount) : null;
  return paid !== null && isInRange(paid) ? { ...buy(paid, coin.price, rate), coin } : null;
}

/** Whether the price has left the tolerance since the wallet showed an order. */
export function hasMoved(shown: Order, latest: Order): boolean {
  const by = latest.price - shown.price;
  return (by < 0n ? -by : by) * TOLERANCE > shown.price;
}

/** The available practice money: what is left of 1,000 after buying, plus the proceeds. */
export function balanceOf(flow: Flow): Micros {
  if (!('bought' in flow)) return MAX_AMOUNT;
  return MAX_AMOUNT - flow.bought.gross + ('sold' in flow ? flow.sold.net : 0n);
}
