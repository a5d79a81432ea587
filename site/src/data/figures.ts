import { printDay } from '../lib/time.ts';
import { printPercent, printUsd } from '../lib/money.ts';
import { printWhole } from '../lib/tokenSupply.ts';
import { owner } from './owner.ts';

/** The owner's name and figures, as every message may name them in braces: `{name}`, `{fee}`. */
export function figures(language: string) {
  const { name, claims } = owner;
  const { feePercent, discountPercent } = claims;
  return {
    name,
    fee: printPercent(feePercent),
    leastFee: printPercent(feePercent * (1 - discountPercent / 100)),
    minimum: printUsd(claims.minimumUsd),
    discount: `${discountPercent}%`,
    apy: `${claims.apyPercent}%`,
    traders: claims.traders,
    supply: printWhole(claims.supply),
    years: claims.vestingYears,
    asOf: printDay(claims.asOf, language === 'en' ? 'en-GB' : language),
  };
}

/** The names of all of them, and of the speed, which each language says in words of its own. */
export const FIGURES = [...Object.keys(figures('en')), 'speed', 'speedInPassing'];
