import { MICROS_PER_DOLLAR, PARTS_PER_COIN, feeOn, readAmount } from '../../lib/money.ts';
import type { CoinParts, Micros, Rate } from '../../lib/money.ts';
import type { Market, PricedCoin } from './market.ts';
import type { Exchange, Flow, Order, Terms } from './state.ts';

/** The least that one practice trade may cost. */
export const MIN_AMOUNT: Micros = 10n * MICROS_PER_DOLLAR;
/** The practice balance at the start, and so the most that a trade may cost. */
export const MAX_AMOUNT: Micros = 1_000n * MICROS_PER_DOLLAR;
/** In US dollars as written into the field: there at first, and what the demo buys for (`i18n/practiceContent.ts`). */
export const FIRST_AMOUNT = '100';
/** A price that moved by more than one in this many asks again; as the wallet says it, in percent. */
const TOLERANCE = 1_000n;
export const TOLERANCE_PERCENT = '0.1%';

/** What an amount buys at the price of one coin: the coins are rounded down at the eighth decimal. */
export function buy(gross: Micros, price: Micros, rate: Rate): Exchange {
  const fee = feeOn(gross, rate);
  const net = gross - fee;
  return { side: 'buy', coins: (net * PARTS_PER_COIN) / price, price, gross, fee, net };
}

/** What coins bring: rounded down at the sixth decimal, less the fee rounded up. */
export function sell(coins: CoinParts, price: Micros, rate: Rate): Exchange {
  const gross = (coins * price) / PARTS_PER_COIN;
  const fee = feeOn(gross, rate);
  return { side: 'sell', coins, price, gross, fee, net: gross - fee };
}

/**
 * A whole trade as the ticket adds it up: `difference` is −`fees` + `priceAndRounding`.
 * @param elsewhere another rate, for the fees of the same two orders.
 */
export function outcomeOf(bought: Exchange, sold: Exchange, elsewhere: Rate) {
  const difference = sold.net - bought.gross;
  const fees = bought.fee + sold.fee;
  const feesElsewhere = feeOn(bought.gross, elsewhere) + feeOn(sold.gross, elsewhere);
  return { difference, fees, priceAndRounding: difference + fees, feesElsewhere };
}

/** The coin that is checked now: the bought or the chosen one; before that the first with a price. */
export function checkedCoin(flow: Flow, { coins }: Market): PricedCoin | undefined {
  const id = 'bought' in flow ? flow.bought.coin.id : flow.kind === 'trade' ? flow.chosen : null;
  if (id !== null) return coins.find((coin) => coin.id === id);
  return coins.find(({ price }) => price !== null) ?? coins[0];
}

/** Whether one practice trade may cost so much. */
export const isInRange = (paid: Micros) => paid >= MIN_AMOUNT && paid <= MAX_AMOUNT;

/** The order of a step at the latest prices; null where there is none to send. */
export function orderOf(flow: Flow, { market, rate }: Terms): Order | null {
  const coin = checkedCoin(flow, market);
  if (!coin || coin.price === null) return null;
  if (flow.kind === 'cashOut') return { ...sell(flow.bought.coins, coin.price, rate), coin };
  const paid = flow.kind === 'trade' ? readAmount(flow.amount) : null;
  return paid !== null && isInRange(paid) ? { ...buy(paid, coin.price, rate), coin } : null;
}

/** Whether the price moved by more than the tolerance since the wallet showed an order. */
export function hasMoved(shown: Order, latest: Order): boolean {
  const by = latest.price - shown.price;
  return (by < 0n ? -by : by) * TOLERANCE > shown.price;
}

/** Practice money at hand: what stays of 1,000 after the buy, and with what the sale brought back. */
export function balanceOf(flow: Flow): Micros {
  if (!('bought' in flow)) return MAX_AMOUNT;
  return MAX_AMOUNT - flow.bought.gross + ('sold' in flow ? flow.sold.net : 0n);
}
