/** Shown in place of an unknown number. */
export const NO_VALUE = '—';
const MINUS = '\u2212';

/** Millionths of a dollar. A practice USDT counts as one dollar. */
export type Micros = bigint;

/** Hundred-millionths of a coin. */
export type CoinParts = bigint;

/** A fee rate in hundred-millionths of the order, e.g. 50,000 for 0.05%. */
export type Rate = bigint;

export const MICROS_PER_DOLLAR: Micros = 1_000_000n;
const MICROS_PER_CENT = 10_000n;
export const PARTS_PER_COIN: CoinParts = 100_000_000n;
const RATE_100_PERCENT: Rate = 100_000_000n;
const RATE_1_PERCENT = 1_000_000;

/** Rounds to a millionth of a percent. */
export const toRate = (percent: number): Rate => BigInt(Math.round(percent * RATE_1_PERCENT));

/**
 * Converts dollars (below 1e21), rounded to `places` decimals. We convert the decimal digits, because 64210.55 × 1e6
 * isn't an integer in floating point.
 */
export const toMicros = (usd: number, places = 6): Micros =>
  BigInt(usd.toFixed(places).replace('.', '')) * 10n ** BigInt(6 - places);

/**
 * Converts a market price.
 * @returns null if the price rounds to 0, because an order can't use that.
 */
export const toPrice = (usd: number): Micros | null => toMicros(usd) || null;

/** Rounds up to the sixth decimal place, so rounding never favors the visitor. */
export const calculateFee = (amount: Micros, rate: Rate): Micros =>
  (amount * rate + RATE_100_PERCENT - 1n) / RATE_100_PERCENT;

/** Rounds to the nearest cent. Doesn't support negative amounts. */
export const roundToCent = (micros: Micros): Micros =>
  ((micros + MICROS_PER_CENT / 2n) / MICROS_PER_CENT) * MICROS_PER_CENT;

/** Rounds up to the next cent. Doesn't support negative amounts. */
export const roundUpToCent = (micros: Micros): Micros =>
  ((micros + MICROS_PER_CENT - 1n) / MICROS_PER_CENT) * MICROS_PER_CENT;

/** Matches numbers like `1.234`, which is over a thousand in some languages and just over one in others. */
const AMBIGUOUS = /^\$?[1-9]\d{0,2}\.\d{3}$/;

/**
 * Parses a typed amount. Commas and spaces are only allowed between thousands, so `10,5` isn't 105. Drops decimals after
 * the sixth.
 * @returns null if the text is ambiguous or isn't an amount.
 */
export function parseAmount(text: string): Micros | null {
  const normalized = normalizeDigits(text);
  const [, whole, decimals = ''] =
    /^\$?(\d{1,9}|\d{1,3}(?:[\s,]\d{3})+)(?:\.(\d*))?$/.exec(normalized) ?? [];
  if (whole === undefined || AMBIGUOUS.test(normalized)) return null;
  return BigInt(whole.replace(/\D/g, '') + decimals.slice(0, 6).padEnd(6, '0'));
}

/**
 * Trims text, removes invisible characters, and converts Arabic and full-width digits and separators, e.g. `٢٬٥٠٠٫٥٠` to
 * `2,500.50`.
 */
function normalizeDigits(typed: string): string {
  return (
    typed
      .replaceAll(/\p{Cf}/gu, '')
      .trim()
      // The last four bits are the digit's value in each of these Unicode blocks.
      .replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) % 16))
      .replaceAll('٫', '.')
      .replaceAll('٬', ',')
  );
}

/** Drops trailing zeros after `minDecimals`: `99.900023`, `1,000.00`, `−0.000002`. */
export const formatAmount = (micros: Micros, minDecimals = 2) =>
  formatDecimal(micros, 6, minDecimals);

/** For example, `$150.30` or `$0.025`. Doesn't support negative amounts. */
export const formatDollars = (micros: Micros, minDecimals = 2) =>
  `$${formatAmount(micros, minDecimals)}`;

/** Uses eight decimals: `0.66633333`. */
export const formatCoins = (parts: CoinParts) => formatDecimal(parts, 8, 8);

function formatDecimal(value: bigint, places: number, minDecimals: number): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places).replace(/\B(?=(\d{3})+$)/g, ',');
  const decimals = digits.slice(digits.length - places);
  const trimmed = decimals.slice(0, minDecimals) + decimals.slice(minDecimals).replace(/0+$/, '');
  return `${value < 0n ? MINUS : ''}${whole}${trimmed && `.${trimmed}`}`;
}

/** Leaves out cents: `$1,012`. */
export const formatWholeUsd = (usd: number) => formatDollars(toMicros(usd, 0), 0);

export const calculateFeeUsd = (orderUsd: number, feePercent: number) =>
  (orderUsd * feePercent) / 100;

/** Uses at least two decimals: `0.05%`, `0.30%`, `0.025%`. */
export const formatPercent = (percent: number) => `${formatAmount(toMicros(percent, 4))}%`;

/** Doesn't round to cents, because that would be wrong for small fees: `$5.00`, `$0.025`. */
export const formatFee = (usd: number) => formatDollars(toMicros(usd, 4));

/** Shows cents only if needed: `$10,000`, `$7.50`, `$0.025005`. */
export const formatAmountForText = (micros: Micros) => formatDollars(micros).replace(/\.00$/, '');

/** Like {@link formatAmountForText}, for an amount in dollars. */
export const formatUsd = (usd: number) => formatAmountForText(toMicros(usd, 4));
