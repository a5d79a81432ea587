/** For unknown numbers. */
export const NO_VALUE = '—';
const MINUS = '\u2212';

/** Whole micro-dollars, also for practice USDT, which counts as one dollar. */
export type Micros = bigint;

/** Whole hundred-millionths of a coin. */
export type CoinParts = bigint;

/** A fee rate in hundred-millionths of the order: 0.05% is 50,000. */
export type Rate = bigint;

export const MICROS_PER_DOLLAR: Micros = 1_000_000n;
const MICROS_PER_CENT = 10_000n;
export const PARTS_PER_COIN: CoinParts = 100_000_000n;
const RATE_OF_ALL: Rate = 100_000_000n;
const RATE_OF_ONE_PERCENT = 1_000_000;

/** @param percent as in the settings, such as 0.05. Rounds below a millionth of a percent. */
export const toRate = (percent: number): Rate => BigInt(Math.round(percent * RATE_OF_ONE_PERCENT));

/**
 * Converts dollars below 1e21 to whole micro-dollars, rounded once at `places`. Uses decimals, because 64210.55 × 1e6
 * is not whole in floating point.
 */
export const toMicros = (usd: number, places = 6): Micros =>
  BigInt(usd.toFixed(places).replace('.', '')) * 10n ** BigInt(6 - places);

/**
 * Converts a market price to whole micro-dollars.
 * @returns null if the price is 0 at six decimals, because nothing can be bought at it.
 */
export const toPrice = (usd: number): Micros | null => toMicros(usd) || null;

/** The fee on an amount, rounded up at the sixth decimal: never in the visitor's favor. */
export const calculateFee = (amount: Micros, rate: Rate): Micros =>
  (amount * rate + RATE_OF_ALL - 1n) / RATE_OF_ALL;

/** Rounds a value to the nearest cent. Not for negative amounts. */
export const roundToCent = (micros: Micros): Micros =>
  ((micros + MICROS_PER_CENT / 2n) / MICROS_PER_CENT) * MICROS_PER_CENT;

/** Rounds a cost up to the cent. Not for negative amounts. */
export const roundUpToCent = (micros: Micros): Micros =>
  ((micros + MICROS_PER_CENT - 1n) / MICROS_PER_CENT) * MICROS_PER_CENT;

/** Digits with a point and three more: a thousand in some languages, a fraction in others. */
const MAYBE_THOUSANDS = /^\$?[1-9]\d{0,2}\.\d{3}$/;

/**
 * Reads a typed amount: digits, decimals after a point, and commas or spaces only between thousands, so `10,5` is not
 * 105. Drops decimals after the sixth.
 * @returns null if it is not an amount or ambiguous.
 */
export function parseAmount(text: string): Micros | null {
  const plain = plainDigits(text);
  const [, whole, decimals = ''] =
    /^\$?(\d{1,9}|\d{1,3}(?:[\s,]\d{3})+)(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === undefined || MAYBE_THOUSANDS.test(plain)) return null;
  return BigInt(whole.replace(/\D/g, '') + decimals.slice(0, 6).padEnd(6, '0'));
}

/**
 * Normalizes typed or pasted text: trims, removes invisible characters, and converts digits and separators of Arabic
 * and full-width keyboards, `٢٬٥٠٠٫٥٠` to `2,500.50`.
 */
function plainDigits(typed: string): string {
  return (
    typed
      .replaceAll(/\p{Cf}/gu, '')
      .trim()
      // In each of these blocks the last four bits are the digit.
      .replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) % 16))
      .replaceAll('٫', '.')
      .replaceAll('٬', ',')
  );
}

/** Prints at least `least` decimals and no further zeros: `99.900023`, `1,000.00`, `−0.000002`. */
export const formatAmount = (micros: Micros, least = 2) => print(micros, 6, least);

/** With a dollar sign: `$150.30`, `$0.025`. Not for negative amounts. */
export const formatDollars = (micros: Micros, least = 2) => `$${formatAmount(micros, least)}`;

/** Always eight decimals: `0.66633333`. */
export const formatCoins = (parts: CoinParts) => print(parts, 8, 8);

function print(value: bigint, places: number, least: number): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places).replace(/\B(?=(\d{3})+$)/g, ',');
  const decimals = digits.slice(digits.length - places);
  const part = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '');
  return `${value < 0n ? MINUS : ''}${whole}${part && `.${part}`}`;
}

/** Prints an amount without cents: `$1,012`. */
export const formatWholeUsd = (usd: number) => formatDollars(toMicros(usd, 0), 0);

/** The trading fee in US dollars on an order of `orderUsd` at `feePercent`. */
export const calculateFeeUsd = (orderUsd: number, feePercent: number) =>
  (orderUsd * feePercent) / 100;

/** Prints a fee rate: `0.05%`, `0.30%`. Keeps a third decimal: `0.025%`. */
export const formatPercent = (percent: number) => `${formatAmount(toMicros(percent, 4))}%`;

/** Prints a fee with at least two decimals: `$5.00`, `$0.025`. Rounding to cents would print wrong small fees. */
export const formatFee = (usd: number) => formatDollars(toMicros(usd, 4));

/** Prints a sum in running text, with cents only if it has any: `$10,000`, `$7.50`, `$0.025005`. */
export const formatSum = (micros: Micros) => formatDollars(micros).replace(/\.00$/, '');

/** The same for an amount in dollars. */
export const formatUsd = (usd: number) => formatSum(toMicros(usd, 4));
