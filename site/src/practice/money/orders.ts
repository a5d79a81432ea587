import { COIN, feeOn } from './units.ts';
import type { CoinParts, Micros, Rate } from './units.ts';

/** One buy as it is drawn, approved and printed: what is paid, its fee, and the coins it buys. */
export type BuyOrder = {
  readonly amount: Micros;
  /** Taken from the amount. */
  readonly fee: Micros;
  /** Of one coin. */
  readonly price: Micros;
  readonly coins: CoinParts;
};

/** One sale: `gross` less `fee` is `net`, which comes back. */
export type SellOrder = {
  readonly coins: CoinParts;
  readonly price: Micros;
  readonly gross: Micros;
  /** Taken from the gross. */
  readonly fee: Micros;
  readonly net: Micros;
};

/** What an amount buys: the coins are rounded down at the eighth decimal. */
export function buyFor(amount: Micros, price: Micros, rate: Rate): BuyOrder {
  const fee = feeOn(amount, rate);
  return { amount, fee, price, coins: ((amount - fee) * COIN) / price };
}

/** What coins bring: rounded down at the sixth decimal, less the fee rounded up. */
export function sell(coins: CoinParts, price: Micros, rate: Rate): SellOrder {
  const gross = (coins * price) / COIN;
  const fee = feeOn(gross, rate);
  return { coins, price, gross, fee, net: gross - fee };
}

/** A whole trade as the ticket adds it up: `difference` is −`fees` + `priceAndRounding`. */
export type Outcome = {
  readonly difference: Micros;
  readonly fees: Micros;
  readonly priceAndRounding: Micros;
  /** The fees of the same two orders at another rate. */
  readonly feesElsewhere: Micros;
};

export function outcomeOf(bought: BuyOrder, sold: SellOrder, elsewhere: Rate): Outcome {
  const difference = sold.net - bought.amount;
  const fees = bought.fee + sold.fee;
  return {
    difference,
    fees,
    priceAndRounding: difference + fees,
    feesElsewhere: feeOn(bought.amount, elsewhere) + feeOn(sold.gross, elsewhere),
  };
}
