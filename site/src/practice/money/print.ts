import { plainDigits } from '../../lib/plainDigits.ts';
import type { CoinParts, Micros } from './units.ts';

const MINUS = '\u2212';
const CENT = 10_000n;

/** All six decimals that are not 0, and at least `least`: `99.900023`, `1,000.00`, `−0.000002`. */
export const printAmount = (micros: Micros, least = 2) => print(micros, 6, least);

/** The same with its sign of currency: `$150.30`, `$0.025`. Not for negative amounts. */
export function printDollars(micros: Micros): string {
  return `$${printAmount(micros)}`;
}

/** Always eight decimals: `0.66633333`. */
export const printCoins = (parts: CoinParts) => print(parts, 8, 8);

/** Down to the cent, for what something is worth. Not for negative amounts. */
export const downToCent = (micros: Micros): Micros => (micros / CENT) * CENT;

/** Up to the cent, for what something costs. Not for negative amounts. */
export const upToCent = (micros: Micros): Micros => downToCent(micros + CENT - 1n);

/**
 * An amount as a visitor writes it: figures, at most two decimals, commas or spaces between thousands
 * and nowhere else: `10,5` is no 105.
 * @returns null when it is not one.
 */
export function readAmount(text: string): Micros | null {
  const [, whole, cents = ''] =
    /^(\d{1,9}|\d{1,3}(?:[\s,]\d{3})+)(?:\.(\d{0,2}))?$/.exec(plainDigits(text)) ?? [];
  if (whole === undefined) return null;
  return BigInt(whole.replace(/\D/g, '') + cents.padEnd(2, '0')) * CENT;
}

function print(value: bigint, places: number, least: number): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const whole = digits.slice(0, -places).replace(/\B(?=(\d{3})+$)/g, ',');
  const decimals = digits.slice(-places);
  const part = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '');
  return `${value < 0n ? MINUS : ''}${whole}${part && `.${part}`}`;
}
