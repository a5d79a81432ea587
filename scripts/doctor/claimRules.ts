import { CLAIM_IDS } from '#site/owner/claims.ts';
import type { Owner } from '#site/owner/settings.ts';
import type { SectionId } from '#contract/sections.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Facts, Rule } from './findings.ts';

/** docs/claims.md requires a new count after this time. */
const MAX_COUNT_AGE_DAYS = 90;

/** Whether the page has a section: what belongs to one that was left out is not missing. */
export const hasSection = ({ sections }: Owner, section: SectionId): boolean =>
  sections.some(({ id }) => id === section);

/** Claims and proofs without evidence, and figures that were counted too long ago. */
export function claims({ owner, now }: Facts): Rule[] {
  const { claims: made, token } = owner;
  const { asOf, traders } = made;
  const daysSince = (day: string) => Math.floor((now.getTime() - Date.parse(day)) / DAY_MS);
  const isCurrent = (days: number) => days >= 0 && days <= MAX_COUNT_AGE_DAYS;
  const age = daysSince(asOf);
  const feeAge = daysSince(owner.networkFee?.asOf ?? asOf);
  const oldFee = `The network fee is ${feeAge} days old. The limit is ${MAX_COUNT_AGE_DAYS} days.`;
  const counted = traders === null ? 'The fees elsewhere' : 'The traders and the fees elsewhere';
  const old = `${counted} were counted ${age} days ago (${asOf}). The limit is ${MAX_COUNT_AGE_DAYS} days.`;
  const company = { value: owner.proof.company.value || owner.legal.entity };
  const hasTool = [made.copyTrading, made.bots, made.advancedOrders].includes(true);
  // The setting that takes a claim off the page, where there is one; `false` where it is off.
  const switches: Readonly<Record<string, string | false>> = {
    C1: made.feePercent !== null && 'claims.feePercent: null',
    C2: made.speed !== null && 'claims.speed: null',
    C3: made.traders !== null && 'claims.traders: null',
    C4: made.minimumUsd !== null && 'claims.minimumUsd: null',
    ...(made.feePercent === null && { C5: false }),
    C7: made.noIdentityChecks && 'claims.noIdentityChecks: false',
    C8: made.instantCashOut && 'claims.instantCashOut: false',
    C9: hasTool && "claims.copyTrading, bots and advancedOrders: false, or 'planned'",
    C11: Boolean(token?.supply) && 'token.supply: null',
    C12: Boolean(token?.discountPercent) && 'token.discountPercent: null',
    C13: hasSection(owner, 'academy') && 'sections, without academy',
    C14: hasSection(owner, 'community') && 'sections, without community',
    C15: hasSection(owner, 'roadmap') && 'sections, without roadmap',
    C16: Boolean(token?.staking?.apyPercent) && 'token.staking: null, or apyPercent: null in it',
  };
  return [
    ...CLAIM_IDS.map((id): Rule => {
      const off = switches[id];
      const mend = off ? 'Prove it or turn it off' : 'Prove it';
      const text = `Claim ${id} has no evidence. ${mend}: docs/claims.md lists the evidence to hold.`;
      const where = `evidence.${id}${off ? `, or ${off}` : ''}`;
      return ['required', off !== false && !owner.evidence[id]?.trim() && text, where];
    }),
    ['required', !isCurrent(age) && old, 'claims.asOf, after counting again'],
    ['required', owner.networkFee !== null && !isCurrent(feeAge) && oldFee, 'networkFee, or null'],
    ...Object.entries({ ...owner.proof, company }).map(([name, { value }]): Rule => {
      const text = `The proofs below the numbers lack ${name}.`;
      return ['recommended', value === '' && hasSection(owner, 'stats') && text, `proof.${name}`];
    }),
  ];
}
