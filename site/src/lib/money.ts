/** Shown instead of an unknown number. */
export const NO_VALUE = '—';
const MINUS = '\u2212';

/** Whole micro-dollars. A practice USDT counts as one dollar. */
export type Micros = bigint;

/** Whole hundred-millionths of a coin. */
export type CoinParts = bigint;

/** A fee rate in hundred-millionths of the order: 0.05% is 50,000. */
export type Rate = bigint;

export const MICROS_PER_DOLLAR: Micros = 1_000_000n;
const MICROS_PER_CENT = 10_000n;
export const PARTS_PER_COIN: CoinParts = 100_000_000n;
const RATE_100_PERCENT: Rate = 100_000_000n;
const RATE_1_PERCENT = 1_000_000;

/** Converts a percentage such as 0.05. Rounds to a millionth of a percent. */
export const toRate = (percent: number): Rate => BigInt(Math.round(percent * RATE_1_PERCENT));

/**
 * Converts dollars below 1e21 to whole micro-dollars, rounded to `places` decimals. In floating point, 64210.55 × 1e6
 * isn't an integer, so we convert the decimal digits instead.
 */
export const toMicros = (usd: number, places = 6): Micros =>
  BigInt(usd.toFixed(places).replace('.', '')) * 10n ** BigInt(6 - places);

/**
 * Converts a market price to whole micro-dollars.
 * @returns null if the price rounds to 0. An order can't use such a price.
 */
export const toPrice = (usd: number): Micros | null => toMicros(usd) || null;

/** Calculates the fee on an amount. Rounds up to the sixth decimal place, so rounding never favors the visitor. */
export const calculateFee = (amount: Micros, rate: Rate): Micros =>
  (amount * rate + RATE_100_PERCENT - 1n) / RATE_100_PERCENT;

/** Rounds a value to the nearest cent. Not for negative amounts. */
export const roundToCent = (micros: Micros): Micros =>
  ((micros + MICROS_PER_CENT / 2n) / MICROS_PER_CENT) * MICROS_PER_CENT;

/** Rounds a cost up to the cent. Not for negative amounts. */
export const roundUpToCent = (micros: Micros): Micros =>
  ((micros + MICROS_PER_CENT - 1n) / MICROS_PER_CENT) * MICROS_PER_CENT;

/** Matches numbers like `1.234`. In some languages, that's over a thousand. In others, it's a little over one. */
const AMBIGUOUS = /^\$?[1-9]\d{0,2}\.\d{3}$/;

/**
 * Parses a typed amount. It can have a decimal point, but commas and spaces only between thousands, so `10,5` isn't 105.
 * Drops decimals after the sixth.
 * @returns null if the text isn't an amount or is ambiguous.
 */
export function parseAmount(text: string): Micros | null {
  const normalized = normalizeDigits(text);
  const [, whole, decimals = ''] =
    /^\$?(\d{1,9}|\d{1,3}(?:[\s,]\d{3})+)(?:\.(\d*))?$/.exec(normalized) ?? [];
  if (whole === undefined || AMBIGUOUS.test(normalized)) return null;
  return BigInt(whole.replace(/\D/g, '') + decimals.slice(0, 6).padEnd(6, '0'));
}

/**
 * Normalizes typed or pasted text: trims it, removes invisible characters, and converts Arabic and full-width digits
 * and separators, such as `٢٬٥٠٠٫٥٠` to `2,500.50`.
 */
function normalizeDigits(typed: string): string {
  return (
    typed
      .replaceAll(/\p{Cf}/gu, '')
      .trim()
      // In each of these Unicode blocks, the last four bits are the digit's value.
      .replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) % 16))
      .replaceAll('٫', '.')
      .replaceAll('٬', ',')
  );
}

/** Formats an amount without trailing zeros after `minDecimals`: `99.900023`, `1,000.00`, `−0.000002`. */
export const formatAmount = (micros: Micros, minDecimals = 2) =>
  formatDecimal(micros, 6, minDecimals);

/** Formats an amount with a dollar sign: `$150.30`, `$0.025`. Not for negative amounts. */
export const formatDollars = (micros: Micros, minDecimals = 2) =>
  `$${formatAmount(micros, minDecimals)}`;

/** Formats an amount of coins with eight decimals: `0.66633333`. */
export const formatCoins = (parts: CoinParts) => formatDecimal(parts, 8, 8);

function formatDecimal(value: bigint, places: number, minDecimals: number): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places).replace(/\B(?=(\d{3})+$)/g, ',');
  const decimals = digits.slice(digits.length - places);
  const trimmed = decimals.slice(0, minDecimals) + decimals.slice(minDecimals).replace(/0+$/, '');
  return `${value < 0n ? MINUS : ''}${whole}${trimmed && `.${trimmed}`}`;
}

/** Formats an amount in US dollars without cents: `$1,012`. */
export const formatWholeUsd = (usd: number) => formatDollars(toMicros(usd, 0), 0);

/** Calculates the trading fee on an order, in US dollars. */
export const calculateFeeUsd = (orderUsd: number, feePercent: number) =>
  (orderUsd * feePercent) / 100;

/** Formats a fee rate with at least two decimals: `0.05%`, `0.30%`, `0.025%`. */
export const formatPercent = (percent: number) => `${formatAmount(toMicros(percent, 4))}%`;

/** Formats a fee with at least two decimals: `$5.00`, `$0.025`. Rounding small fees to cents would be wrong. */
export const formatFee = (usd: number) => formatDollars(toMicros(usd, 4));

/** Formats an amount for running text, with cents only if needed: `$10,000`, `$7.50`, `$0.025005`. */
export const formatAmountForText = (micros: Micros) => formatDollars(micros).replace(/\.00$/, '');

/** Formats an amount in US dollars like {@link formatAmountForText}. */
export const formatUsd = (usd: number) => formatAmountForText(toMicros(usd, 4));
