import { expect, test } from 'vitest';
import { between, pick, seeded } from '../../lib/random.ts';
import { buyFor, outcomeOf, sell } from './orders.ts';
import {
  downToCent,
  printAmount,
  printCoins,
  printDollars,
  readAmount,
  upToCent,
} from './print.ts';
import { COIN, feeOn, toPrice, toRate } from './units.ts';

const OWN = toRate(0.05);
const DEAREST = toRate(0.3);
const TRADES = 10_000;

/** What a figure on the ticket says, as a reader would take it into a calculator: whole units. */
const asRead = (printed: string, places: number) => {
  const [whole = '', part = ''] = printed.replaceAll(/[$,]/g, '').replace('−', '-').split('.');
  return BigInt(whole + part.padEnd(places, '0'));
};

/** Practice amounts from 10 to 1,000 with cents, prices of every size, an owner's rates. */
function trades() {
  const random = seeded(20261121);
  return Array.from({ length: TRADES }, () => {
    const amount = BigInt(Math.floor(between(random, 1000, 100_001))) * 10_000n;
    const price = toPrice(10 ** between(random, -6, 9)) ?? 1n;
    const later = toPrice((Number(price) / 1e6) * between(random, 0.5, 2)) ?? 1n;
    const rate = toRate(pick(random, [0.05, 0.05, 0.025, 0.0375, 0.1, 1, 0]));
    const bought = buyFor(amount, price, rate);
    const sold = sell(bought.coins, later, rate);
    return { amount, price, later, rate, bought, sold, outcome: outcomeOf(bought, sold, DEAREST) };
  });
}

test('rounding creates nothing, in 10,000 trades', () => {
  for (const { amount, price, later, rate, bought, sold } of trades()) {
    // The coins cost no more than what was left for them, and one part of a coin more would cost more.
    const left = amount - bought.fee;
    expect(bought.coins * price).toBeLessThanOrEqual(left * COIN);
    expect((bought.coins + 1n) * price).toBeGreaterThan(left * COIN);
    // The sale brings no more than they are worth, and lacks less than a millionth of a dollar.
    expect(sold.gross * COIN).toBeLessThanOrEqual(sold.coins * later);
    expect((sold.gross + 1n) * COIN).toBeGreaterThan(sold.coins * later);
    // A fee is never below its rate, and above it by less than a millionth of a dollar.
    for (const [of, fee] of [
      [amount, bought.fee],
      [sold.gross, sold.fee],
    ] as const) {
      expect(fee * 100_000_000n).toBeGreaterThanOrEqual(of * rate);
      expect((fee - 1n) * 100_000_000n).toBeLessThan(of * rate);
    }
  }
});

test('start, fees and price difference add up to the end, to the last decimal, in 10,000 trades', () => {
  for (const { amount, bought, sold, outcome } of trades()) {
    expect(amount - outcome.fees + outcome.priceAndRounding).toBe(sold.net);
    expect(outcome.fees).toBe(bought.fee + sold.fee);
    expect(outcome.difference).toBe(sold.net - amount);
  }
});

test('the ticket adds up as it is printed, in 10,000 trades', () => {
  const usdt = (micros: bigint) => asRead(printAmount(micros), 6);
  for (const { bought, sold, outcome } of trades()) {
    expect(usdt(sold.gross) - usdt(sold.fee)).toBe(usdt(sold.net));
    expect(usdt(sold.net) - usdt(bought.amount)).toBe(usdt(outcome.difference));
    expect(usdt(-outcome.fees) + usdt(outcome.priceAndRounding)).toBe(usdt(outcome.difference));
    expect(usdt(bought.fee) + usdt(sold.fee)).toBe(usdt(outcome.fees));
    expect(asRead(printCoins(bought.coins), 8)).toBe(sold.coins);
    expect(asRead(printDollars(bought.price), 6)).toBe(bought.price);
  }
});

test('what is big is never flattered: a worth down to the cent, a fee up to it', () => {
  for (const { sold, outcome } of trades()) {
    expect(downToCent(sold.gross)).toBeLessThanOrEqual(sold.gross);
    expect(sold.gross - downToCent(sold.gross)).toBeLessThan(10_000n);
    expect(upToCent(outcome.fees)).toBeGreaterThanOrEqual(outcome.fees);
    expect(upToCent(outcome.fees) - outcome.fees).toBeLessThan(10_000n);
    expect(upToCent(outcome.fees) % 10_000n).toBe(0n);
  }
});

test('a trade at an unmoved price costs its two fees and what was rounded away', () => {
  const price = toPrice(150.3) ?? 0n;
  const bought = buyFor(100_000_000n, price, OWN);
  const sold = sell(bought.coins, price, OWN);
  const outcome = outcomeOf(bought, sold, DEAREST);
  expect(printCoins(bought.coins)).toBe('0.66500332');
  expect([sold.gross, sold.fee, sold.net].map((micros) => printAmount(micros))).toEqual([
    '99.949998',
    '0.049975',
    '99.900023',
  ]);
  expect(printAmount(outcome.priceAndRounding)).toBe('−0.000002');
  expect(printDollars(upToCent(outcome.fees))).toBe('$0.10');
  expect(printDollars(upToCent(outcome.feesElsewhere))).toBe('$0.60');
});

test.each([
  // Under a millionth of a dollar rounds to none: no price to trade at.
  [0.000_000_12, null],
  [0.000_000_6, '$0.000001'],
  [0.000_001, '$0.000001'],
  [0.01, '$0.01'],
  [64_210.55, '$64,210.55'],
  [1e9, '$1,000,000,000.00'],
  [1e15, '$1,000,000,000,000,000.00'],
])('a price of %d dollars is %s', (usd, printed) => {
  const price = toPrice(usd);
  expect(price === null ? null : printDollars(price)).toBe(printed);
});

test('at a price beyond what an amount buys there are no coins, and none are made up', () => {
  const bought = buyFor(10_000_000n, toPrice(1e10) ?? 0n, OWN);
  expect(bought.coins).toBe(0n);
  expect(sell(0n, 1_000_000n, OWN)).toMatchObject({ gross: 0n, fee: 0n, net: 0n });
});

test.each([
  [0.05, 100_000_000n, 50_000n],
  // A rate of more than two decimals on 10.01: 0.00375375 is rounded up at the sixth decimal.
  [0.0375, 10_010_000n, 3_754n],
  [0.3, 10_000_000n, 30_000n],
  [0, 10_000_000n, 0n],
])('at %d% the fee on %d millionths is %d', (percent, amount, fee) => {
  expect(feeOn(amount, toRate(percent))).toBe(fee);
});

test.each([
  ['100', 100_000_000n],
  ['99.5', 99_500_000n],
  ['99.', 99_000_000n],
  [' 1,000.00 ', 1_000_000_000n],
  ['1,000', 1_000_000_000n],
  ['1 000.50', 1_000_500_000n],
  ['1,000,000', 1_000_000_000_000n],
  ['10,5', null],
  ['10,50', null],
  ['1,00', null],
  ['1000,000', null],
  ['1,000,50', null],
  [',100', null],
  ['10 5', null],
  ['1.000', null],
  ['1.000,50', null],
  ['١٠٠', 100_000_000n],
  ['٢٬٥٠٠٫٥٠', 2_500_500_000n],
  ['۲۵۰', 250_000_000n],
  ['0.01', 10_000n],
  ['', null],
  ['.5', null],
  ['1.234', null],
  ['-10', null],
  ['1e3', null],
  ['ten', null],
  ['１００', 100_000_000n],
  ['9999999999', null],
])('a visitor who writes "%s" means %s', (text, micros) => {
  expect(readAmount(text)).toBe(micros);
});
