import { CLAIM_IDS, type ClaimId } from '#contract/claimIds.ts';
import type { Owner } from '#contract/owner.ts';
import { printPercent } from '../../site/src/lib/fees.ts';
import type { Rule } from './findings.ts';

const OLDEST_COUNT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Claims without evidence, and figures that were counted too long ago. */
export function claims(owner: Owner, now: Date): Rule[] {
  const { asOf } = owner.claims;
  const age = Math.floor((now.getTime() - Date.parse(asOf)) / DAY_MS);
  const counted = `The traders and the fees elsewhere were counted ${age} days ago (${asOf})`;
  const where = 'claims.asOf, after counting again';
  return [
    ...claimsMade(owner).map(({ id, says, hold }): Rule => [
      'must',
      !owner.evidence[id]?.trim() &&
        `${id}: the page claims ${says}. No evidence is named: hold ${hold}.`,
      `evidence.${id}; what to say without it: docs/claims.md`,
    ]),
    ['must', age > OLDEST_COUNT_DAYS && `${counted}, more than ${OLDEST_COUNT_DAYS}.`, where],
    ['must', age < 0 && `${counted}, which is still to come.`, where],
  ];
}

/**
 * The claims that the page makes with these settings: what it `says` in the owner's figures, and what to
 * `hold` on file before saying it. `docs/claims.md` has the same list in full.
 */
export function claimsMade({ claims }: Owner) {
  const venues = Object.values(claims.venueFeesPercent).map(printPercent);
  const all: Record<ClaimId, [says: string, hold: string]> = {
    C1: [`a trading fee of ${printPercent(claims.feePercent)}`, 'the fee schedule'],
    C2: [`trades in ${claims.speed}`, 'measured times, with method and date'],
    C3: [`${claims.traders} traders`, 'how they were counted, and when'],
    C4: [`about $${claims.minimumUsd} to start`, 'why this minimum'],
    C5: [`fees of ${venues.join(', ')} elsewhere`, 'dated fee pages for each kind of venue'],
    C6: [
      'that it is non-custodial and holds no keys',
      'the architecture note and the contract review',
    ],
    C7: ['no identity checks to trade', 'a legal opinion for each region'],
    C8: ['instant crypto-to-cash', "the partners' terms"],
    C9: ['copy trading, bots and advanced orders', 'the features, live'],
    C10: ['that there is no login and no password on this site', 'that it is still true'],
    C11: [
      `a fixed supply, its split, and ${claims.vestingYears}-year vesting`,
      'the addresses of the token and the vesting contract',
    ],
    C12: [
      `up to ${claims.discountPercent}% off fees`,
      'the table of tiers, and how many people reach the top',
    ],
    C13: ['the lengths of the courses', 'the syllabus'],
    C14: ['that it never messages first', "the support team's rule"],
    C15: ['the items of the roadmap and their progress', 'records of delivery'],
    C16: [
      `up to ${claims.apyPercent}% APY`,
      'the history of the rate, where it comes from, and how many people get the top rate',
    ],
  };
  const made = CLAIM_IDS.filter((id) => id !== 'C7' || claims.noIdentityChecks);
  return made.map((id) => ({ id, says: all[id][0], hold: all[id][1] }));
}
