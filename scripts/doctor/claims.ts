import { CLAIM_IDS, type ClaimId } from '#contract/claimIds.ts';
import type { Owner } from '#contract/owner.ts';
import { printPercent } from '../../site/src/lib/fees.ts';
import { SETTINGS, when, type Finding } from './finding.ts';

const OLDEST_COUNT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Claims without evidence, and figures that were counted too long ago. */
export function claims(owner: Owner, now: Date): Finding[] {
  const { asOf } = owner.claims;
  const age = Math.floor((now.getTime() - Date.parse(asOf)) / DAY_MS);
  const where = `claims.asOf in ${SETTINGS}, after counting again`;
  return [
    ...claimsMade(owner)
      .filter(({ id }) => !owner.evidence[id]?.trim())
      .map(({ id, says, hold }): Finding => ({
        weight: 'must',
        says: `${id}: the page claims ${says}. No evidence is named: hold ${hold}.`,
        where: `evidence.${id} in ${SETTINGS}; what to say without it: docs/claims.md`,
      })),
    ...when(age > OLDEST_COUNT_DAYS, 'must', {
      says: `The traders and the fees elsewhere were counted ${age} days ago (${asOf}), which is more than ${OLDEST_COUNT_DAYS}.`,
      where,
    }),
    ...when(age < 0, 'must', {
      says: `The traders and the fees elsewhere are dated ${asOf}, which is still to come.`,
      where,
    }),
  ];
}

/**
 * The claims that the page makes with these settings: what it `says` in the owner's figures, and what to
 * `hold` on file before saying it. `docs/claims.md` has the same list in full.
 */
export function claimsMade({ claims }: Owner) {
  const venues = Object.values(claims.venueFeesPercent).map(printPercent);
  const all: Record<ClaimId, { says: string; hold: string }> = {
    C1: { says: `a trading fee of ${printPercent(claims.feePercent)}`, hold: 'the fee schedule' },
    C2: { says: `trades in ${claims.speed}`, hold: 'measured times, with method and date' },
    C3: { says: `${claims.traders} traders`, hold: 'how they were counted, and when' },
    C4: { says: `about $${claims.minimumUsd} to start`, hold: 'why this minimum' },
    C5: {
      says: `fees of ${venues.join(', ')} elsewhere`,
      hold: 'dated fee pages for each kind of venue',
    },
    C6: {
      says: 'that it is non-custodial and holds no keys',
      hold: 'the architecture note and the contract review',
    },
    C7: { says: 'no identity checks to trade', hold: 'a legal opinion for each region' },
    C8: { says: 'instant crypto-to-cash', hold: "the partners' terms" },
    C9: { says: 'copy trading, bots and advanced orders', hold: 'the features, live' },
    C10: {
      says: 'that there is no login and no password on this site',
      hold: 'that it is still true',
    },
    C11: {
      says: `a fixed supply, its split, and ${claims.vestingYears}-year vesting`,
      hold: 'the addresses of the token and the vesting contract',
    },
    C12: {
      says: `up to ${claims.discountPercent}% off fees`,
      hold: 'the table of tiers, and how many people reach the top',
    },
    C13: { says: 'the lengths of the courses', hold: 'the syllabus' },
    C14: { says: 'that it never messages first', hold: "the support team's rule" },
    C15: { says: 'the items of the roadmap and their progress', hold: 'records of delivery' },
    C16: {
      says: `up to ${claims.apyPercent}% APY`,
      hold: 'the history of the rate, where it comes from, and how many people get the top rate',
    },
  };
  const made = CLAIM_IDS.filter((id) => id !== 'C7' || claims.noIdentityChecks);
  return made.map((id) => ({ id, ...all[id] }));
}
