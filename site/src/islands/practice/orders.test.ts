import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  PARTS_PER_COIN,
  formatAmount,
  formatCoins,
  formatDollars,
  roundToCent,
  toPrice,
  toRate,
  roundUpToCent,
} from '../../lib/money.ts';
import { buy, outcomeOf, sell } from './orders.ts';

const DEAREST = toRate(0.3);

/** Converts a printed amount to whole units, as a reader with a calculator would. */
const asRead = (printed: string, places: number) => {
  const [whole = '', part = ''] = printed.replaceAll(/[$,]/g, '').replace('−', '-').split('.');
  return BigInt(whole + part.padEnd(places, '0'));
};

/** Practice amounts from 10 to 1,000 with cents, prices of every size, an owner's rates. */
const trades = fc
  .record({
    cents: fc.bigInt(1000n, 100_000n),
    exponent: fc.double({ min: -6, max: 9, noNaN: true }),
    movement: fc.double({ min: 0.5, max: 2, noNaN: true }),
    percent: fc.constantFrom(0.05, 0.025, 0.0375, 0.1, 1, 0),
  })
  .map(({ cents, exponent, movement, percent }) => {
    const price = toPrice(10 ** exponent) ?? 1n;
    const later = toPrice((Number(price) / 1e6) * movement) ?? 1n;
    const rate = toRate(percent);
    const bought = buy(cents * 10_000n, price, rate);
    const sold = sell(bought.coins, later, rate);
    return { price, later, rate, bought, sold, outcome: outcomeOf(bought, sold, DEAREST) };
  });

/** A fee is at least its rate, and less than a micro-dollar above it. */
const isFee = ({ gross, fee }: ReturnType<typeof buy>, rate: bigint) =>
  fee * 100_000_000n >= gross * rate && (fee - 1n) * 100_000_000n < gross * rate;
/** A sum printed in cents is within a cent, and rounded to the right side. */
const isWithinCent = (by: bigint) => by >= 0n && by < 10_000n;

test('spending everything buys coins worth all but the fee', () => {
  const bought = buy(1_000_000_000n, 64_182_400_000n, toRate(0.05));
  const { gross } = sell(bought.coins, bought.price, toRate(0.05));
  expect(formatDollars(roundToCent(gross))).toBe('$999.50');
});

test('10,000 trades add up as printed and rounding creates nothing', () => {
  const usdt = (micros: bigint) => asRead(formatAmount(micros), 6);
  const kept = fc.property(trades, ({ price, later, rate, bought, sold, outcome }) => {
    const [worth, fees] = [roundToCent(sold.gross), roundUpToCent(outcome.fees)];
    const rules = {
      'coins cost no more than what is left for them':
        bought.coins * price <= (bought.gross - bought.fee) * PARTS_PER_COIN,
      'a bit more of a coin would cost more':
        (bought.coins + 1n) * price > (bought.gross - bought.fee) * PARTS_PER_COIN,
      'the sale brings no more than the coins are worth':
        sold.gross * PARTS_PER_COIN <= sold.coins * later,
      'and less than a micro-dollar below': (sold.gross + 1n) * PARTS_PER_COIN > sold.coins * later,
      'fees are at their rate': isFee(bought, rate) && isFee(sold, rate),
      'net is gross less fee': usdt(sold.gross) - usdt(sold.fee) === usdt(sold.net),
      'the difference is what came back':
        usdt(sold.net) - usdt(bought.gross) === usdt(outcome.difference),
      'it is the fees and the rest':
        usdt(-outcome.fees) + usdt(outcome.priceAndRounding) === usdt(outcome.difference),
      'fees are those of both orders': usdt(bought.fee) + usdt(sold.fee) === usdt(outcome.fees),
      'coins are printed whole': asRead(formatCoins(bought.coins), 8) === sold.coins,
      'prices are printed whole': asRead(formatDollars(bought.price), 6) === bought.price,
      'a large worth is the nearest cent': isWithinCent(sold.gross - worth + 5_000n),
      'large fees round up to the cent': isWithinCent(fees - outcome.fees),
      'both are whole cents': worth % 10_000n === 0n && fees % 10_000n === 0n,
    };
    const broken = Object.entries(rules).filter(([, holds]) => !holds);
    expect(broken.map(([rule]) => rule)).toEqual([]);
  });
  fc.assert(kept, { numRuns: 10_000, seed: 20261121 });
});
