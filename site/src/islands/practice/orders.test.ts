import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  PARTS_PER_COIN,
  downToCent,
  printAmount,
  printCoins,
  printDollars,
  toPrice,
  toRate,
  upToCent,
} from '../../lib/money.ts';
import { buy, outcomeOf, sell } from './orders.ts';

const DEAREST = toRate(0.3);
const MICROS_PER_CENT = 10_000n;
const TRADES = { numRuns: 10_000, seed: 20261121 };

/** What a figure on the ticket says, as a reader would take it into a calculator: whole units. */
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
    const amount = cents * 10_000n;
    const price = toPrice(10 ** exponent) ?? 1n;
    const later = toPrice((Number(price) / 1e6) * movement) ?? 1n;
    const rate = toRate(percent);
    const bought = buy(amount, price, rate);
    const sold = sell(bought.coins, later, rate);
    return { amount, price, later, rate, bought, sold, outcome: outcomeOf(bought, sold, DEAREST) };
  });

test('rounding creates nothing, in 10,000 trades', () => {
  fc.assert(
    fc.property(trades, ({ amount, price, later, rate, bought, sold }) => {
      // The coins cost no more than what was left for them, and one part of a coin more would cost more.
      const left = amount - bought.fee;
      expect(bought.coins * price).toBeLessThanOrEqual(left * PARTS_PER_COIN);
      expect((bought.coins + 1n) * price).toBeGreaterThan(left * PARTS_PER_COIN);
      // The sale brings no more than they are worth, and lacks less than a millionth of a dollar.
      expect(sold.gross * PARTS_PER_COIN).toBeLessThanOrEqual(sold.coins * later);
      expect((sold.gross + 1n) * PARTS_PER_COIN).toBeGreaterThan(sold.coins * later);
      // A fee is never below its rate, and above it by less than a millionth of a dollar.
      for (const [of, fee] of [
        [amount, bought.fee],
        [sold.gross, sold.fee],
      ] as const) {
        expect(fee * 100_000_000n).toBeGreaterThanOrEqual(of * rate);
        expect((fee - 1n) * 100_000_000n).toBeLessThan(of * rate);
      }
    }),
    TRADES,
  );
});

test('the ticket adds up as it is printed, in 10,000 trades', () => {
  const usdt = (micros: bigint) => asRead(printAmount(micros), 6);
  fc.assert(
    fc.property(trades, ({ bought, sold, outcome }) => {
      expect(usdt(sold.gross) - usdt(sold.fee)).toBe(usdt(sold.net));
      expect(usdt(sold.net) - usdt(bought.gross)).toBe(usdt(outcome.difference));
      expect(usdt(-outcome.fees) + usdt(outcome.priceAndRounding)).toBe(usdt(outcome.difference));
      expect(usdt(bought.fee) + usdt(sold.fee)).toBe(usdt(outcome.fees));
      expect(asRead(printCoins(bought.coins), 8)).toBe(sold.coins);
      expect(asRead(printDollars(bought.price), 6)).toBe(bought.price);
      // What is big is never flattered: a worth is taken down to the cent, a fee up to it.
      const [worth, fees] = [downToCent(sold.gross), upToCent(outcome.fees)];
      expect([worth % MICROS_PER_CENT, fees % MICROS_PER_CENT]).toEqual([0n, 0n]);
      for (const by of [sold.gross - worth, fees - outcome.fees]) {
        expect(by).toBeGreaterThanOrEqual(0n);
        expect(by).toBeLessThan(MICROS_PER_CENT);
      }
    }),
    TRADES,
  );
});
