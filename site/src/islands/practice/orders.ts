import { MICROS_PER_DOLLAR, PARTS_PER_COIN, calculateFee, parseAmount } from '../../lib/money.ts';
import type { CoinParts, Micros, Rate } from '../../lib/money.ts';
import type { Market, PricedCoin } from './market.ts';
import type { Flow, Order, OrderAmounts, Pricing } from './state.ts';

export const MIN_AMOUNT: Micros = 10n * MICROS_PER_DOLLAR;
/** The starting balance, which is also the maximum payment. */
export const MAX_AMOUNT: Micros = 1_000n * MICROS_PER_DOLLAR;
/** The default payment. Keep in sync with the demo's messages (`i18n/practiceContent.ts`). */
export const DEFAULT_AMOUNT = '100';
export const TOLERANCE_PERCENT = '0.1%';
/** The same tolerance, as a divisor of the price. */
const TOLERANCE_DIVISOR = 1_000n;

/** Rounds the coins down to eight decimals. */
export function buy(gross: Micros, price: Micros, rate: Rate): OrderAmounts {
  const fee = calculateFee(gross, rate);
  const net = gross - fee;
  return { side: 'buy', coins: (net * PARTS_PER_COIN) / price, price, gross, fee, net };
}

/** Rounds the value of the coins down and the fee up to six decimals. */
export function sell(coins: CoinParts, price: Micros, rate: Rate): OrderAmounts {
  const gross = (coins * price) / PARTS_PER_COIN;
  const fee = calculateFee(gross, rate);
  return { side: 'sell', coins, price, gross, fee, net: gross - fee };
}

/**
 * Calculates the result of a purchase and a sale. `difference` is `priceAndRounding` minus `fees`.
 * @param otherRate the fee rate to compare with.
 */
export function calculateOutcome(bought: OrderAmounts, sold: OrderAmounts, otherRate: Rate) {
  const difference = sold.net - bought.gross;
  const fees = bought.fee + sold.fee;
  const otherFees = calculateFee(bought.gross, otherRate) + calculateFee(sold.gross, otherRate);
  return { difference, fees, priceAndRounding: difference + fees, otherFees };
}

/** Returns the bought or selected coin, or the first coin with a price. */
export function getSelectedCoin(flow: Flow, { coins }: Market): PricedCoin | undefined {
  const id =
    'bought' in flow ? flow.bought.coin.id : flow.kind === 'trade' ? flow.selectedCoin : null;
  if (id !== null) return coins.find((coin) => coin.id === id);
  return coins.find(({ price }) => price !== null) ?? coins[0];
}

export const isInRange = (payment: Micros) => payment >= MIN_AMOUNT && payment <= MAX_AMOUNT;

/** Creates an order at the latest price. Returns null if the price or the amount isn't valid. */
export function createOrder(flow: Flow, { market, rate }: Pricing): Order | null {
  const coin = getSelectedCoin(flow, market);
  if (!coin || coin.price === null) return null;
  if (flow.kind === 'cashOut') return { ...sell(flow.bought.coins, coin.price, rate), coin };
  const payment = flow.kind === 'trade' ? parseAmount(flow.amount) : null;
  return payment !== null && isInRange(payment)
    ? { ...buy(payment, coin.price, rate), coin }
    : null;
}

export function hasPriceMoved(shown: Order, latest: Order): boolean {
  const change = latest.price - shown.price;
  return (change < 0n ? -change : change) * TOLERANCE_DIVISOR > shown.price;
}

export function getBalance(flow: Flow): Micros {
  if (!('bought' in flow)) return MAX_AMOUNT;
  return MAX_AMOUNT - flow.bought.gross + ('sold' in flow ? flow.sold.net : 0n);
}
