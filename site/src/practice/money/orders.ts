import { COIN, feeOn, type CoinParts, type Micros, type Rate } from './units.ts';

/** One buy as it is drawn, approved and printed: the fee is taken from the amount. */
export type BuyOrder = Readonly<ReturnType<typeof buyFor>>;

/** One sale: `gross` less `fee` is `net`, which comes back. */
export type SellOrder = Readonly<ReturnType<typeof sell>>;

/** What an amount buys at the price of one coin: the coins are rounded down at the eighth decimal. */
export function buyFor(amount: Micros, price: Micros, rate: Rate) {
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
export function outcomeOf(bought: BuyOrder, sold: SellOrder, elsewhere: Rate) {
  const difference = sold.net - bought.amount;
  const fees = bought.fee + sold.fee;
  return {
    difference,
    fees,
    priceAndRounding: difference + fees,
    feesElsewhere: feeOn(bought.amount, elsewhere) + feeOn(sold.gross, elsewhere),
  };
}
