import { localeOf } from '../i18n/locales.ts';
import { printDay } from '../lib/time.ts';
import { printPercent, printUsd } from '../lib/money.ts';
import { printWhole } from '../lib/numbers.ts';
import { CLAIMS } from './claimed.ts';
import { owner } from './owner.ts';

/**
 * The owner's name and figures, as every message may name them in braces: `{name}`, `{fee}`. Those of claims
 * that are left out are not among them.
 */
export function figures(language: string) {
  const { name, claims, network, roadmap, token } = owner;
  const { feePercent, minimumUsd, traders } = claims;
  const { supply, discountPercent, staking } = token ?? {};
  const ends = [roadmap.quarters[0], roadmap.quarters.at(-1)];
  return {
    name,
    fee: printPercent(feePercent),
    asOf: printDay(claims.asOf, localeOf(language)),
    // That of the roadmap, or its first and last: `2026–2027`.
    year: [...new Set(ends.map((quarter) => quarter?.year ?? roadmap.year))].join('–'),
    ...(network && { network }),
    ...(minimumUsd !== null && { minimum: printUsd(minimumUsd) }),
    ...(traders !== null && { traders }),
    ...(supply && { supply: printWhole(supply.tokens), years: supply.vestingYears }),
    ...(discountPercent && {
      discount: `${discountPercent}%`,
      leastFee: printPercent(feePercent * (1 - discountPercent / 100)),
    }),
    ...(staking?.apyPercent && { apy: `${staking.apyPercent}%` }),
  };
}

/** The names of all of them, and of whatever else a message may ask of the claims. */
export const FIGURES = ['name', 'fee', 'asOf', 'year', ...CLAIMS];

/**
 * The owner's own sentences as they stand in the settings, by the names under which `messages/` translates
 * them: `owner.regions`. `contract` to `team` are the lines of detail of the proof.
 */
export const ownSentences = {
  speed: owner.claims.speed ?? '',
  reply: owner.reply,
  regions: owner.legal.regions,
  statement: owner.legal.statement,
  address: owner.legal.address,
  registration: owner.legal.registration,
  credit: owner.marketData.credit,
  picture: owner.hero?.alt ?? '',
  contract: owner.proof.contract.detail,
  audit: owner.proof.audit.detail,
  company: owner.proof.company.detail,
  team: owner.proof.team.detail,
  place: owner.proof.company.place ?? '',
  analytics: owner.analytics?.words ?? '',
};

export type OwnSentence = keyof typeof ownSentences;

/** The key of a sentence of the owner's own, which only translations have. */
export const ownKey = (name: string) => `owner.${name}`;

/** The keys of all of them. */
export const OWN_KEYS = Object.keys(ownSentences).map(ownKey);
