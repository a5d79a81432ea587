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

/**
 * The owner's own sentences as they stand in the settings, by the names under which `messages/` translates
 * them: `owner.regions`. The last four are the lines of detail of the proof.
 */
export const ownSentences = {
  speed: owner.claims.speed,
  reply: owner.reply,
  regions: owner.legal.regions,
  statement: owner.legal.statement,
  address: owner.legal.address,
  registration: owner.legal.registration,
  credit: owner.marketData.credit,
  contract: owner.proof.contract.detail,
  audit: owner.proof.audit.detail,
  company: owner.proof.company.detail,
  team: owner.proof.team.detail,
};

export type OwnSentence = keyof typeof ownSentences;

/** The key of a sentence of the owner's own, which only translations have. */
export const ownKey = (name: string) => `owner.${name}`;

/** The keys of all of them. */
export const OWN_KEYS = Object.keys(ownSentences).map(ownKey);
