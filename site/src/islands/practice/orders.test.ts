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
import { buy, calculateOutcome, sell } from './orders.ts';

const HIGHEST_RATE = toRate(0.3);

const parseDisplayed = (text: string, decimals: number) => {
  const [whole = '', fraction = ''] = text.replaceAll(/[$,]/g, '').replace('−', '-').split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
};

/** Payments are from 10 to 1,000, with a wide range of prices and fee rates. */
const trades = fc
  .record({
    cents: fc.bigInt(1000n, 100_000n),
    exponent: fc.double({ min: -6, max: 9, noNaN: true }),
    priceChange: fc.double({ min: 0.5, max: 2, noNaN: true }),
    percent: fc.constantFrom(0.05, 0.025, 0.0375, 0.1, 1, 0),
  })
  .map(({ cents, exponent, priceChange, percent }) => {
    const price = toPrice(10 ** exponent) ?? 1n;
    const laterPrice = toPrice((Number(price) / 1e6) * priceChange) ?? 1n;
    const rate = toRate(percent);
    const bought = buy(cents * 10_000n, price, rate);
    const sold = sell(bought.coins, laterPrice, rate);
    return {
      price,
      laterPrice,
      rate,
      bought,
      sold,
      outcome: calculateOutcome(bought, sold, HIGHEST_RATE),
    };
  });

/** Checks that a fee is rounded up to the next micro-dollar. */
const isFeeExact = ({ gross, fee }: ReturnType<typeof buy>, rate: bigint) =>
  fee * 100_000_000n >= gross * rate && (fee - 1n) * 100_000_000n < gross * rate;
const isWithinCent = (difference: bigint) => difference >= 0n && difference < 10_000n;

test('buys coins for the entire balance minus the fee', () => {
  const bought = buy(1_000_000_000n, 64_182_400_000n, toRate(0.05));
  const { gross } = sell(bought.coins, bought.price, toRate(0.05));
  expect(formatDollars(roundToCent(gross))).toBe('$999.50');
});

test('shows amounts that add up in 10,000 random trades', () => {
  const toDisplayed = (micros: bigint) => parseDisplayed(formatAmount(micros), 6);
  const property = fc.property(trades, ({ price, laterPrice, rate, bought, sold, outcome }) => {
    const [displayedValue, displayedFees] = [roundToCent(sold.gross), roundUpToCent(outcome.fees)];
    const rules = {
      'the coins cost no more than the payment after the fee':
        bought.coins * price <= (bought.gross - bought.fee) * PARTS_PER_COIN,
      'one more unit of the coin would cost too much':
        (bought.coins + 1n) * price > (bought.gross - bought.fee) * PARTS_PER_COIN,
      'the sale yields no more than the value of the coins':
        sold.gross * PARTS_PER_COIN <= sold.coins * laterPrice,
      'the sale loses less than a micro-dollar by rounding':
        (sold.gross + 1n) * PARTS_PER_COIN > sold.coins * laterPrice,
      'fees are exact': isFeeExact(bought, rate) && isFeeExact(sold, rate),
      'the net amount is the gross amount minus the fee':
        toDisplayed(sold.gross) - toDisplayed(sold.fee) === toDisplayed(sold.net),
      'the difference is the payout minus the payment':
        toDisplayed(sold.net) - toDisplayed(bought.gross) === toDisplayed(outcome.difference),
      'the difference is the fees plus price and rounding':
        toDisplayed(-outcome.fees) + toDisplayed(outcome.priceAndRounding) ===
        toDisplayed(outcome.difference),
      'the total fees are the fees of both orders':
        toDisplayed(bought.fee) + toDisplayed(sold.fee) === toDisplayed(outcome.fees),
      'coins are displayed without rounding':
        parseDisplayed(formatCoins(bought.coins), 8) === sold.coins,
      'prices are displayed without rounding':
        parseDisplayed(formatDollars(bought.price), 6) === bought.price,
      'the large value is rounded to the nearest cent': isWithinCent(
        sold.gross - displayedValue + 5_000n,
      ),
      'large fees are rounded up to the cent': isWithinCent(displayedFees - outcome.fees),
      'both are whole cents': displayedValue % 10_000n === 0n && displayedFees % 10_000n === 0n,
    };
    const violations = Object.entries(rules).filter(([, isValid]) => !isValid);
    expect(violations.map(([rule]) => rule)).toEqual([]);
  });
  fc.assert(property, { numRuns: 10_000, seed: 20261121 });
});
