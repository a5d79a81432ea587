/** Stands where a number is not known. */
export const NO_VALUE = '—';
const MINUS = '\u2212';

/** Whole millionths of a US dollar, and of a practice USDT, which is counted as one. */
export type Micros = bigint;

/** Whole hundred-millionths of a coin. */
export type CoinParts = bigint;

/** A fee's rate in hundred-millionths of the order: 0.05% is 50,000. */
export type Rate = bigint;

export const MICROS_PER_DOLLAR: Micros = 1_000_000n;
const MICROS_PER_CENT = 10_000n;
export const PARTS_PER_COIN: CoinParts = 100_000_000n;
const RATE_OF_ALL: Rate = 100_000_000n;
const RATE_OF_ONE_PERCENT = 1_000_000;

/** @param percent as the owner writes it, such as 0.05; what is under a millionth of a percent is rounded. */
export const toRate = (percent: number): Rate => BigInt(Math.round(percent * RATE_OF_ONE_PERCENT));

/**
 * Dollars, less than 1e21, in whole millionths, rounded once, at `places`: by their decimals, because
 * 64210.55 × 1e6 is no whole number in floating point.
 */
export const toMicros = (usd: number, places = 6): Micros =>
  BigInt(usd.toFixed(places).replace('.', '')) * 10n ** BigInt(6 - places);

/**
 * A market price in whole millionths.
 * @returns null for a price that is 0 at six decimals: nothing can be bought at it.
 */
export const toPrice = (usd: number): Micros | null => toMicros(usd) || null;

/** The fee on an amount, exact or rounded up at the sixth decimal: never in the visitor's favour. */
export const feeOn = (amount: Micros, rate: Rate): Micros =>
  (amount * rate + RATE_OF_ALL - 1n) / RATE_OF_ALL;

/** To the nearest cent, for what something is worth. Not for negative amounts. */
export const toCent = (micros: Micros): Micros =>
  ((micros + MICROS_PER_CENT / 2n) / MICROS_PER_CENT) * MICROS_PER_CENT;

/** Up to the cent, for what something costs. Not for negative amounts. */
export const upToCent = (micros: Micros): Micros =>
  ((micros + MICROS_PER_CENT - 1n) / MICROS_PER_CENT) * MICROS_PER_CENT;

/** Digits that end in a point and three more: a thousand in some languages, a fraction in others. */
const MAYBE_THOUSANDS = /^\$?[1-9]\d{0,2}\.\d{3}$/;

/**
 * An amount as a visitor writes it: digits, decimals after a point, commas or spaces between thousands and nowhere
 * else: `10,5` is no 105. Decimals after the sixth are dropped.
 * @returns null when it is not one, or could be two.
 */
export function readAmount(text: string): Micros | null {
  const plain = plainDigits(text);
  const [, whole, decimals = ''] =
    /^\$?(\d{1,9}|\d{1,3}(?:[\s,]\d{3})+)(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === undefined || MAYBE_THOUSANDS.test(plain)) return null;
  return BigInt(whole.replace(/\D/g, '') + decimals.slice(0, 6).padEnd(6, '0'));
}

/**
 * What a visitor typed or pasted, trimmed, without invisible characters such as marks of direction, and with our
 * digits and separators: an Arabic or a full-width keyboard has others, `٢٬٥٠٠٫٥٠` for `2,500.50`.
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

/** Decimals that are not 0, at least `least`: `99.900023`, `1,000.00`, `−0.000002`. */
export const printAmount = (micros: Micros, least = 2) => print(micros, 6, least);

/** The same with its sign of currency: `$150.30`, `$0.025`. Not for negative amounts. */
export const printDollars = (micros: Micros, least = 2) => `$${printAmount(micros, least)}`;

/** Always eight decimals: `0.66633333`. */
export const printCoins = (parts: CoinParts) => print(parts, 8, 8);

function print(value: bigint, places: number, least: number): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places).replace(/\B(?=(\d{3})+$)/g, ',');
  const decimals = digits.slice(digits.length - places);
  const part = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '');
  return `${value < 0n ? MINUS : ''}${whole}${part && `.${part}`}`;
}

/** An amount without cents: `$1,012`. */
export const printWholeUsd = (usd: number) => printDollars(toMicros(usd, 0), 0);

/** The trading fee in US dollars on an order of `orderUsd` dollars at `feePercent` percent. */
export const feeUsd = (orderUsd: number, feePercent: number) => (orderUsd * feePercent) / 100;

/** A fee's rate: `0.05%`, `0.30%`; a discounted one keeps its third decimal, `0.025%`. */
export const printPercent = (percent: number) => `${printAmount(toMicros(percent, 4))}%`;

/**
 * A fee with at least its cents, `$5.00`, `$0.025`: on a small order
 * it is a fraction of a cent, and rounding that away would print a wrong fee.
 */
export const printFee = (usd: number) => printDollars(toMicros(usd, 4));

/** A sum in running text, with cents only when it has any: `$10,000`, `$7.50`, `$0.025005`. */
export const printSum = (micros: Micros) => printDollars(micros).replace(/\.00$/, '');

/** The same of an amount in dollars. */
export const printUsd = (usd: number) => printSum(toMicros(usd, 4));
